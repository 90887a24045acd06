import CoreGraphics
import Goldens
import Offstage
import Rasterizer
import RenderServer
import TextFormatting

extension FailureReport.Failure {
    /// Pixels around what differs, where a picture is not whole.
    private static let margin = 24

    /// The pictures as members of a data block.
    func pictures(_ extent: FailureReport.Extent) -> [(key: String, value: JSONValue)] {
        guard let actual, extent != .none else { return [] }
        guard let expected else { return [("actual", Self.png(actual.bytes))] }
        guard let rects = PictureComparison.rectangles(expected.image, actual.image) else {
            return [("actual", Self.png(actual.bytes)), ("expected", Self.png(expected.bytes))]
        }
        let all = PixelRect(x: 0, y: 0, width: actual.image.width, height: actual.image.height)
        let shown =
            extent == .whole
            ? all : rects.reduce(PixelRect.empty) { $0.union($1) }.grown(by: Self.margin).intersection(all)
        let patches = rects.map { rect in
            JSONValue.object([
                ("rect", Self.numbers(rect, from: shown)), ("png", Self.png(expected.image.part(rect))),
            ])
        }
        return [
            ("actual", shown == all ? Self.png(actual.bytes) : Self.png(actual.image.part(shown))),
            ("patches", .array(patches)), ("origin", .array([.integer(shown.minX), .integer(shown.minY)])),
            ("rects", .array(rects.map { Self.numbers($0, from: shown) })),
        ]
    }

    private static func numbers(_ rect: PixelRect, from origin: PixelRect) -> JSONValue {
        .array([rect.minX - origin.minX, rect.minY - origin.minY, rect.width, rect.height].map { .integer($0) })
    }

    private static func png(_ image: CGImage) -> JSONValue {
        guard let bytes = try? PNG.encode(image) else { return .null }
        return png(bytes)
    }

    private static func png(_ bytes: [UInt8]) -> JSONValue { .string(PageText.base64(bytes)) }

    // MARK: Tree

    /// Nodes of a page; a tree of more is cut, as nobody reads it there.
    private static let nodeLimit = 2000

    /// Views and layers, parents first, with rectangles in pixels.
    var tree: [JSONValue] {
        var nodes: [JSONValue] = []
        for root in hierarchy?.roots ?? [] { add(root, depth: 0, to: &nodes) }
        return nodes
    }

    private func add(_ node: HierarchyReport.Node, depth: Int, to nodes: inout [JSONValue]) {
        guard nodes.count < Self.nodeLimit else { return }
        let flags = HierarchyReport.Flag.allCases.filter(node.flags.contains).map(\.rawValue).joined(separator: " ")
        var members: [(key: String, value: JSONValue)] = [
            ("depth", .integer(depth)), ("name", .string("\(node.className):\(node.label)")),
            ("flags", .string(flags)), ("paints", .bool(node.paints)), ("rect", pixels(node.windowFrame)),
        ]
        if let shadow = node.shadowFrame { members.append(("shadow", pixels(shadow))) }
        nodes.append(.object(members))
        for child in node.children { add(child, depth: depth + 1, to: &nodes) }
    }
}

extension FailureReport.Failure {
    private func pixels(_ frame: CGRect) -> JSONValue {
        .array([frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0) * scale) })
    }
}

extension CGImage {
    /// The pixels of a rectangle that lies inside.
    fileprivate func part(_ rect: PixelRect) -> CGImage {
        if rect.width == width, rect.height == height { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(rect.width * rect.height * 4)
        let source = bitmap
        for y in rect.minY..<rect.maxY {
            let start = (y * width + rect.minX) * 4
            bytes += source.bytes[start..<start + rect.width * 4]
        }
        return CGImage(
            bitmap: Bitmap(rect: PixelRect(x: 0, y: 0, width: rect.width, height: rect.height), bytes: bytes))
    }
}

extension PixelRect {
    fileprivate func grown(by margin: Int) -> PixelRect {
        isEmpty ? self : PixelRect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }
}
