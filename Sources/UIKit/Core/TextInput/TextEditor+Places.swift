import CoreGraphics
import Foundation

// Places and ranges, as `UITextInput` has them.
extension TextEditor {
    func place(of position: UITextPosition) -> Int {
        guard let offset = (position as? TextOffset)?.offset else { return 0 }
        return min(max(0, offset), text.end)
    }

    func range(of range: UITextRange) -> Range<Int> {
        let (start, end) = (place(of: range.start), place(of: range.end))
        return min(start, end)..<max(start, end)
    }

    func text(in range: UITextRange) -> String { text.substring(self.range(of: range)) }

    var selectedTextRange: UITextRange { TextSpan(text.selection) }

    var markedTextRange: UITextRange? { text.marked.map { TextSpan($0) } }

    var start: UITextPosition { TextOffset(0) }
    var end: UITextPosition { TextOffset(text.end) }

    func span(from: UITextPosition, to: UITextPosition) -> UITextRange {
        let (start, end) = (place(of: from), place(of: to))
        return TextSpan(min(start, end)..<max(start, end))
    }

    /// The place some UTF-16 units further; in a cluster, its end in the direction (assumed).
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (target, isOverflow) = place(of: position).addingReportingOverflow(offset)
        guard !isOverflow, target >= 0, target <= text.end else { return nil }
        return TextOffset(offset < 0 ? text.units.roundedDown(target) : text.units.roundedUp(target))
    }

    /// The place some clusters to a side, or lines up or down.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        let from = place(of: position)
        guard let geometry = owner?.geometry, offset != .min else { return nil }
        switch direction {
        case .left, .right:
            let isForward = (direction == .right) != geometry.isRightToLeft(at: from)
            return text.units.place(from, movedBy: isForward ? offset : -offset).map { TextOffset($0) }
        case .up, .down:
            let x = geometry.caretRect(at: from).midX
            return geometry.place(from: from, lines: direction == .down ? offset : -offset, x: x)
                .map { TextOffset($0) }
        }
    }

    func compare(_ a: UITextPosition, _ b: UITextPosition) -> ComparisonResult {
        let (a, b) = (place(of: a), place(of: b))
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    func offset(from: UITextPosition, to: UITextPosition) -> Int { place(of: to) - place(of: from) }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        guard let geometry = owner?.geometry else { return nil }
        var range = self.range(of: range)
        // Of a caret, the ends of its line count.
        if range.isEmpty { range = geometry.line(at: range.lowerBound) }
        let isForward =
            switch direction {
            case .up: false
            case .down: true
            case .left: geometry.isRightToLeft(at: range.lowerBound)
            case .right: !geometry.isRightToLeft(at: range.lowerBound)
            }
        return TextOffset(isForward ? range.upperBound : range.lowerBound)
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        self.position(from: position, in: direction, offset: 1).map { span(from: position, to: $0) }
    }

    func baseWritingDirection(for position: UITextPosition) -> NSWritingDirection {
        guard let geometry = owner?.geometry else { return .natural }
        return geometry.isRightToLeft(at: place(of: position)) ? .rightToLeft : .leftToRight
    }

    // MARK: Geometry

    func caretRect(for position: UITextPosition) -> CGRect {
        owner?.geometry.caretRect(at: place(of: position)) ?? .null
    }

    func firstRect(for range: UITextRange) -> CGRect {
        guard let geometry = owner?.geometry else { return .null }
        let range = self.range(of: range)
        guard let first = geometry.parts(of: range).first else { return geometry.caretRect(at: range.lowerBound) }
        return geometry.parts(of: range).filter { $0.rect.minY == first.rect.minY }
            .reduce(first.rect) { $0.union($1.rect) }
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let parts = owner?.geometry.parts(of: self.range(of: range)) ?? []
        return parts.enumerated().map { index, part in
            TextSelectionPart(part, isFirst: index == 0, isLast: index == parts.count - 1)
        }
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
        owner.map { TextOffset($0.geometry.place(at: point)) }
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let owner else { return nil }
        let range = self.range(of: range)
        return TextOffset(min(max(owner.geometry.place(at: point), range.lowerBound), range.upperBound))
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        owner?.geometry.cluster(at: point).map { TextSpan($0) }
    }
}
