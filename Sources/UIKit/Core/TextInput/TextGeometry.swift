import CoreGraphics
import Typesetting

/// A stretch of one line that is selected, in the space of the text input's view.
struct TextGeometryPart: Equatable {
    var rect: CGRect
    var isRightToLeft: Bool
}

/// Where a text lies in its view: what a text input's carets, selections and moves between lines are asked of. Places are
/// UTF-16 offsets, points those of the text input's view.
@MainActor
protocol TextGeometry {
    /// The caret at a place.
    func caretRect(at place: Int) -> CGRect
    /// The place that is nearest to a point.
    func place(at point: CGPoint) -> Int
    /// The cluster at a point; nil beside the text.
    func cluster(at point: CGPoint) -> Range<Int>?
    /// What is selected, line by line, on each from left to right.
    func parts(of range: Range<Int>) -> [TextGeometryPart]
    /// The places of the line that a place is on, without what ends it.
    func line(at place: Int) -> Range<Int>
    /// The place so many lines further down, or up where it is negative, that is nearest to a distance from the left;
    /// nil where there is no such line.
    func place(from place: Int, lines: Int, x: CGFloat) -> Int?
    /// How the paragraph of a place runs.
    func isRightToLeft(at place: Int) -> Bool
}

/// A text that lies in its view as one layout does.
struct LayoutGeometry: TextGeometry {
    let map: CaretMap
    /// Of the layout's box in the view.
    let origin: CGPoint
    /// Points; the caret's middle is at its place.
    var caretWidth: CGFloat = 2

    func caretRect(at place: Int) -> CGRect {
        let caret = map.caret(at: place)
        return CGRect(
            x: origin.x + caret.minX - caretWidth / 2, y: origin.y + caret.minY, width: caretWidth,
            height: caret.height)
    }

    func place(at point: CGPoint) -> Int { map.unit(at: inLayout(point)) }

    func cluster(at point: CGPoint) -> Range<Int>? { map.cluster(at: inLayout(point)) }

    func parts(of range: Range<Int>) -> [TextGeometryPart] {
        map.parts(of: range).map {
            TextGeometryPart(
                rect: $0.rect.offsetBy(dx: origin.x, dy: origin.y), isRightToLeft: $0.isRightToLeft)
        }
    }

    func line(at place: Int) -> Range<Int> {
        let lines = map.layout.lines
        return lines.isEmpty ? 0..<0 : lines[map.line(at: place)].range
    }

    func place(from place: Int, lines: Int, x: CGFloat) -> Int? {
        let (line, isOverflow) = map.line(at: place).addingReportingOverflow(lines)
        guard !isOverflow, map.layout.lines.indices.contains(line) else { return nil }
        return map.unit(atX: Double(x - origin.x), inLine: line)
    }

    func isRightToLeft(at place: Int) -> Bool {
        let lines = map.layout.lines
        return lines.isEmpty ? false : lines[map.line(at: place)].isRightToLeft
    }

    private func inLayout(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
}
