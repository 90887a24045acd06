import CoreGraphics
import Foundation
import ListLayout

/// Where a table is to stand.
struct ScrollGoal {
    /// Nil: the beginning of the section.
    var row: Int?
    var section: Int
    var position: UITableView.ScrollPosition
    /// The content offset when it was asked for: `none` counts from there.
    var start: CGFloat
    /// The content offset that it is at by what was known last: where the table stands, or where an animation leads. With
    /// any other one the goal is given up.
    var offset: CGFloat
}

// Scrolling to rows.
extension UITableView {
    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        guard var goal = goal(path, at: position), let target = offset(for: goal).map(onPixels) else { return }
        // What moves by less than half a point stays, as on a device.
        guard abs(target - contentOffset.y) >= 0.5 else { return }
        setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: animated)
        goal.offset = target
        self.goal = goal
        setNeedsLayout()
    }

    /// Whether an animation is on its way to the goal.
    var isUnderWay: Bool {
        guard let goal, let target = movement?.animationTarget else { return false }
        return target.y == goal.offset
    }

    /// Gives the goal up where the table does not stand there.
    func checkGoal() {
        if let goal, contentOffset.y != goal.offset { self.goal = nil }
    }

    /// Lets an animation lead to where its goal is by what is known now.
    func followGoal() {
        guard let goal, let target = offset(for: goal).map(onPixels) else {
            self.goal = nil
            return
        }
        self.goal?.offset = target
        movement?.lead(to: CGPoint(x: contentOffset.x, y: target))
    }

    private func goal(_ path: IndexPath, at position: ScrollPosition) -> ScrollGoal? {
        guard path.count == 2 else { return nil }
        let count = offsets.rowCount(in: path.section)
        let isSectionStart = path.row == NSNotFound
        guard let count, isSectionStart || (path.row >= 0 && path.row < count) else {
            report(misuse: "NSRangeException: \(Self.missing(path, rows: count, sections: offsets.sectionCount))")
            return nil
        }
        return ScrollGoal(
            row: isSectionStart ? nil : path.row, section: path.section, position: position, start: contentOffset.y,
            offset: contentOffset.y)
    }

    private static func missing(_ path: IndexPath, rows: Int?, sections: Int) -> String {
        let begin = "Attempted to scroll the table view to an out-of-bounds"
        guard let rows else { return "\(begin) section (\(path.section)) when there are only \(sections) sections." }
        return "\(begin) row (\(path.row)) when there are only \(rows) rows in section \(path.section)."
    }

    /// Where a goal is, by all that is known now; nil where it is gone.
    func offset(for goal: ScrollGoal) -> CGFloat? {
        let extent =
            goal.row.map { offsets.extent(of: .row(goal.section, $0)) }
            ?? offsets.extent(ofSection: goal.section)
        guard let extent else { return nil }
        let inset = adjustedContentInset
        let target = ScrollTarget(
            window: layer.bounds.height, insets: (inset.top, inset.bottom), content: contentSizeNow.height)
        let header =
            style == .plain && goal.row != nil ? offsets.extent(of: .header(goal.section))?.length ?? 0 : 0
        return target.offset(
            from: rowsStart + extent.start, to: rowsStart + extent.end, at: goal.position.target, current: goal.start,
            under: header)
    }

    var nearestSelectedRow: ListRow? {
        let middle = rowWindow.lowerBound + layer.bounds.height / 2
        func distance(_ row: ListRow) -> CGFloat {
            offsets.extent(of: row.part).map { abs($0.middle - middle) } ?? .greatestFiniteMagnitude
        }
        return selection.places.min { distance($0) < distance($1) }
    }
}

extension UITableView.ScrollPosition {
    fileprivate var target: ScrollTarget.Position {
        switch self {
        case .none: .nearest
        case .top: .top
        case .middle: .middle
        case .bottom: .bottom
        }
    }
}
