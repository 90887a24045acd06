import CoreGraphics
import Foundation
import Typesetting

/// Where a text view's text lies: as its layout manager says.
@MainActor
struct TextViewGeometry: TextGeometry {
    let manager: NSLayoutManager
    let container: NSTextContainer
    /// Of the container in the view.
    let origin: CGPoint
    let isMirrored: Bool

    private var length: Int { manager.numberOfGlyphs }

    // MARK: Lines

    /// The line of a place; at the end of a text that no newline ends, the last one. Nil on the empty line at the end.
    private func fragment(of place: Int) -> LineFragment? {
        let layout = manager.managedLayout
        if place >= length, layout.extra != nil { return nil }
        guard let index = layout.line(of: min(place, layout.laidOut - 1)) else { return nil }
        return layout.fragments[index]
    }

    private var extraRect: CGRect? { manager.managedLayout.extra.map(\.usedRect) }

    /// All lines, top to bottom; the empty one at the end as a place alone.
    private var rows: [(range: Range<Int>, rect: CGRect)] {
        var rows = manager.fragments(in: container).map { ($0.range, $0.rect) }
        if let extra = manager.managedLayout.extra { rows.append((length..<length, extra.rect)) }
        return rows
    }

    func line(at place: Int) -> Range<Int> {
        guard let fragment = fragment(of: place) else { return length..<length }
        return fragment.base + fragment.line.range.lowerBound..<fragment.base + fragment.line.range.upperBound
    }

    func isRightToLeft(at place: Int) -> Bool { fragment(of: place)?.line.isRightToLeft ?? isMirrored }

    // MARK: Carets

    func caretRect(at place: Int) -> CGRect {
        let width = TextCaretView.width
        guard let fragment = fragment(of: place) else {
            let rect = extraRect ?? .zero
            let padding = container.lineFragmentPadding
            let x = isMirrored && rect.width > 2 * padding ? rect.maxX - padding : rect.minX + padding
            return CGRect(x: origin.x + x - width / 2, y: origin.y + rect.minY, width: width, height: rect.height)
        }
        let top = fragment.baseline - CGFloat(fragment.line.baseline)
        return CGRect(
            x: origin.x + CGFloat(x(of: place, in: fragment)) - width / 2, y: origin.y + top, width: width,
            height: CGFloat(fragment.line.height))
    }

    /// Where directions meet the caret stands at the character that runs as the paragraph does.
    private func x(of place: Int, in fragment: LineFragment) -> Double {
        let clusters = fragment.line.clusters
        let next = clusters.firstIndex { $0.range.upperBound + fragment.base > place } ?? clusters.count
        let start = Double(fragment.x)
        let before = next > 0 ? clusters[next - 1] : nil
        guard next < clusters.count else {
            return start + (before?.trailing ?? (fragment.line.isRightToLeft ? fragment.line.width : 0))
        }
        let after = clusters[next]
        guard let before, before.isRightToLeft != after.isRightToLeft,
            before.isRightToLeft == fragment.line.isRightToLeft
        else { return start + after.leading }
        return start + before.trailing
    }

    // MARK: Places

    func place(at point: CGPoint) -> Int {
        let point = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        let rows = rows
        guard !rows.isEmpty, !point.x.isNaN, !point.y.isNaN else { return 0 }
        let row = rows.firstIndex { point.y < $0.rect.maxY } ?? rows.count - 1
        return place(atX: Double(point.x), inRow: row, of: rows)
    }

    private func place(atX x: Double, inRow row: Int, of rows: [(range: Range<Int>, rect: CGRect)]) -> Int {
        let fragments = manager.fragments(in: container)
        guard row < fragments.count else { return length }
        let fragment = fragments[row]
        guard let cluster = fragment.clusters.min(by: { $0.distance(from: x) < $1.distance(from: x) }) else {
            return fragment.range.lowerBound
        }
        let isLeftHalf = x < (cluster.left + cluster.right) / 2
        let place = isLeftHalf != cluster.isRightToLeft ? cluster.range.lowerBound : cluster.range.upperBound
        // The end of a line that wraps is the next one's begin.
        let isNext = row + 1 < fragments.count && fragments[row + 1].range.lowerBound <= place
        return isNext ? cluster.range.lowerBound : place
    }

    func cluster(at point: CGPoint) -> Range<Int>? {
        let point = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        guard let fragment = manager.fragments(in: container).first(where: { $0.rect.contains(point) }) else {
            return nil
        }
        return fragment.clusters.first { Double(point.x) >= $0.left && Double(point.x) < $0.right }?.range
    }

    func place(from place: Int, lines: Int, x: CGFloat) -> Int? {
        let rows = rows
        let row = rows.lastIndex { $0.range.lowerBound <= place } ?? 0
        let (target, isOverflow) = row.addingReportingOverflow(lines)
        guard !isOverflow, rows.indices.contains(target) else { return nil }
        return self.place(atX: Double(x - origin.x), inRow: target, of: rows)
    }

    // MARK: Selections

    func parts(of range: Range<Int>) -> [TextGeometryPart] {
        guard !range.isEmpty else { return [] }
        return manager.fragments(of: NSRange(range)).flatMap { fragment in
            let reaches = range.upperBound > fragment.range.upperBound - 1 && range.upperBound < length + 1
            let goesOn = reaches && fragment.range.upperBound < max(range.upperBound, 1) + 1 && endsInNewline(fragment)
            return fragment.parts(of: range, reachesEnd: goesOn).map {
                TextGeometryPart(
                    rect: $0.rect.offsetBy(dx: origin.x, dy: origin.y), isRightToLeft: $0.isRightToLeft)
            }
        }
    }

    /// Whether what ends the line is a part of the text.
    private func endsInNewline(_ fragment: LineFragment) -> Bool {
        fragment.range.upperBound > fragment.base + fragment.line.range.upperBound
    }
}
