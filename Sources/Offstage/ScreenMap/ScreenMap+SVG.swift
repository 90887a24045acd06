import TextFormatting

extension ScreenMap {
    /// The controllers as boxes from left to right: a solid line leads to what one contains, a dashed line to what it
    /// presents. The box tells the state by its colour and in words.
    public var svg: String {
        var drawing = MapDrawing()
        for root in roots { drawing.add(root, depth: 0) }
        return drawing.svg
    }
}

/// Boxes with their places, and the lines between them.
private struct MapDrawing {
    private static let width = 220.0
    private static let height = 56.0
    private static let step = (x: 268.0, y: 72.0)
    private static let margin = 16.0

    private var parts: [String] = []
    private var row = 0.0
    private var columns = 0

    /// - Returns: the middle of the box, from the top.
    @discardableResult
    mutating func add(_ node: ScreenMap.Node, depth: Int) -> Double {
        columns = max(columns, depth + 1)
        let first = row
        var middles: [(y: Double, isPresented: Bool)] = []
        for child in node.children {
            let middle = add(child, depth: depth + 1)
            middles.append((middle, child.relation == .presented))
        }
        if node.children.isEmpty { row += 1 }
        let y = Self.margin + first * Self.step.y
        let x = Self.margin + Double(depth) * Self.step.x
        parts += middles.map { line(from: x + Self.width, y + Self.height / 2, to: $0.y, isDashed: $0.isPresented) }
        parts.append(box(node, x, y))
        return y + Self.height / 2
    }

    private func line(from x: Double, _ y: Double, to other: Double, isDashed: Bool) -> String {
        let end = x + Self.step.x - Self.width
        let middle = (x + end) / 2
        let kind = isDashed ? " class=\"presented\"" : ""
        return
            "<path\(kind) d=\"M\(text(x)),\(text(y)) H\(text(middle)) V\(text(other)) H\(text(end))\"/>"
    }

    private func box(_ node: ScreenMap.Node, _ x: Double, _ y: Double) -> String {
        let name = node.name == node.className ? node.name : "\(node.name): \(node.className)"
        let lines = [
            ("name", name, 18.0), ("", node.title.map { "\u{201C}\($0)\u{201D}" } ?? node.relation.rawValue, 34.0),
            ("state", "\(node.relation.rawValue), \(node.summary)", 49.0),
        ]
        let words = lines.map { kind, line, offset in
            "<text class=\"\(kind)\" x=\"\(text(x + 10))\" y=\"\(text(y + offset))\">\(Self.escaped(Self.cut(line)))</text>"
        }
        let rect =
            "<rect x=\"\(text(x))\" y=\"\(text(y))\" width=\"\(text(Self.width))\" height=\"\(text(Self.height))\" rx=\"6\"/>"
        return "<g class=\"\(node.isViewLoaded ? node.state : "unloaded")\">\(rect)\(words.joined())</g>"
    }

    /// What fits into a box.
    private static func cut(_ text: String) -> String {
        text.count > 36 ? text.prefix(35) + "\u{2026}" : text
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    private func text(_ number: Double) -> String { JSONValue.number(number).text }

    var svg: String {
        let width = 2 * Self.margin + Double(max(columns, 1)) * Self.step.x - (Self.step.x - Self.width)
        let height = 2 * Self.margin + max(row, 1) * Self.step.y - (Self.step.y - Self.height)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(text(width)) \(text(height))" \
            width="\(text(width))" height="\(text(height))" font-family="system-ui, sans-serif" font-size="11">
            <style>
            path { fill: none; stroke: #7a818d; stroke-width: 1.5 }
            .presented { stroke-dasharray: 5 4 }
            rect { fill: #f5f6f8; stroke: #7a818d }
            .appeared rect { fill: #d9f2e0; stroke: #17692f }
            .appearing rect { fill: #dcebff; stroke: #0b5fd0 }
            .disappearing rect { fill: #fdeccf; stroke: #8a5200 }
            .unloaded rect { stroke-dasharray: 3 3 }
            text { fill: #191b1f }
            .name { font-weight: 600; font-size: 12px }
            .state { fill: #565d69 }
            </style>
            \(parts.joined(separator: "\n"))
            </svg>

            """
    }
}
