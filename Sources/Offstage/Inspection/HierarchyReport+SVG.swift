import Foundation
import TextFormatting
import UIKit

extension HierarchyReport {
    /// The exploded view: every view and layer as a sheet, each level lifted above its parent, with a word on the
    /// sheets that deserve one (zero size, covered, off the screen, offscreen passes). Self-contained.
    public var svg: String {
        let sheets = roots.flatMap { Self.sheets($0, depth: 0) }
        let depth = sheets.map(\.depth).max() ?? 0
        let lift = Projection.lift * Double(depth)
        let canvas = Projection.canvas(size, lift: lift)
        let drawn = sheets.sorted { $0.depth < $1.depth }.map { $0.svg(lift: lift) }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(Self.list(canvas))" font-family="sans-serif" \
            font-size="9">
            <style>
            polygon { fill: #8ab4f8; fill-opacity: 0.12; stroke: #4a6fa5; stroke-width: 0.8 }
            .layer polygon { fill: #c9c9c9; stroke: #8a8a8a; stroke-dasharray: 3 2 }
            .passes polygon { fill: #ffd60a; fill-opacity: 0.45; stroke: #b38600 }
            .covered polygon { stroke: #b00020; stroke-dasharray: 2 2 }
            .offscreen polygon { stroke: #7a3db8; stroke-dasharray: 6 3 }
            .zeroSize circle { fill: #b00020 }
            text { fill: #333 }
            </style>
            \(drawn.joined(separator: "\n"))
            </svg>

            """
    }

    private static func sheets(_ node: Node, depth: Int) -> [Sheet] {
        [Sheet(node: node, depth: depth)] + node.children.flatMap { sheets($0, depth: depth + 1) }
    }

    fileprivate static func list(_ numbers: [Double]) -> String {
        numbers.map { text(CGFloat($0)) }.joined(separator: " ")
    }
}

/// An oblique view from the upper right: depth goes up and to the left.
private enum Projection {
    /// Height of one level in the drawing.
    static let lift = 26.0
    private static let margin = 24.0

    static func point(_ x: Double, _ y: Double, height: Double) -> (x: Double, y: Double) {
        (x * 0.86 + y * 0.30 - height * 0.25, y * 0.74 - x * 0.18 - height)
    }

    static func canvas(_ size: CGSize, lift: Double) -> [Double] {
        let (w, h) = (Double(size.width), Double(size.height))
        let corners = [(0, 0), (w, 0), (w, h), (0, h)].flatMap { corner in
            [point(corner.0, corner.1, height: 0), point(corner.0, corner.1, height: lift)]
        }
        let left = (corners.map(\.x).min() ?? 0) - margin
        let top = (corners.map(\.y).min() ?? 0) - margin
        let right = (corners.map(\.x).max() ?? 0) + margin
        let bottom = (corners.map(\.y).max() ?? 0) + margin
        return [left, top, right - left, bottom - top]
    }
}

private struct Sheet {
    let node: HierarchyReport.Node
    let depth: Int

    private var height: Double { Double(depth) * Projection.lift }

    func svg(lift: Double) -> String {
        let frame = node.windowFrame
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else { return "" }
        let shape = node.flags.contains(.zeroSize) ? dot(frame) : polygon(frame)
        let classes = [node.kind.rawValue] + HierarchyReport.Flag.allCases.filter(node.flags.contains).map(\.rawValue)
        return
            "<g class=\"\(classes.joined(separator: " "))\"><title>\(escaped(title))</title>\(shape)\(words(frame))</g>"
    }

    private func polygon(_ frame: CGRect) -> String {
        let corners = [
            (frame.minX, frame.minY), (frame.maxX, frame.minY), (frame.maxX, frame.maxY), (frame.minX, frame.maxY),
        ]
        let points = corners.map { corner in
            let p = Projection.point(Double(corner.0), Double(corner.1), height: height)
            return HierarchyReport.text(CGFloat(p.x)) + "," + HierarchyReport.text(CGFloat(p.y))
        }
        return "<polygon points=\"\(points.joined(separator: " "))\"/>"
    }

    private func dot(_ frame: CGRect) -> String {
        let p = Projection.point(Double(frame.minX), Double(frame.minY), height: height)
        let (x, y) = (HierarchyReport.text(CGFloat(p.x)), HierarchyReport.text(CGFloat(p.y)))
        return "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"3\"/>"
    }

    private func words(_ frame: CGRect) -> String {
        var words: [String] = []
        if node.flags.contains(.zeroSize) { words.append("zero size") }
        if node.flags.contains(.covered) { words.append("covered") }
        if node.flags.contains(.offscreen) { words.append("off the screen") }
        if node.passes > 0 { words.append(node.passes.counted("offscreen pass")) }
        guard !words.isEmpty else { return "" }
        let p = Projection.point(Double(frame.minX), Double(frame.minY), height: height)
        let place = "x=\"\(HierarchyReport.text(CGFloat(p.x + 4)))\" y=\"\(HierarchyReport.text(CGFloat(p.y - 4)))\""
        return "<text \(place)>\(escaped("\(node.label): \(words.joined(separator: ", "))"))</text>"
    }

    private var title: String {
        "\(node.className):\(node.label) \(HierarchyReport.text(node.frame))"
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
