import CoreGraphics
import Foundation
import ListLayout
import ListUpdates

// Rows that a finger moves.
extension UITableView: ReorderHost {
    /// Seconds in which others give way (assumed).
    private static let givingWay: TimeInterval = 0.25

    func reorderRow(of touch: UITouch) -> ListRow? {
        guard showsEditing, !isAsking, reorder.move == nil, let grip = touch.view as? CellGrip else { return nil }
        return (grip.superview as? UITableViewCell).flatMap { rows.place(of: $0) }
    }

    var reorderWindow: CGRect {
        let window = open(rowWindow)
        return CGRect(
            x: 0, y: window.lowerBound + rowsStart, width: layer.bounds.width,
            height: window.upperBound - window.lowerBound)
    }

    func reorderTarget(at y: CGFloat, of move: RowMove) -> ListRow? {
        guard let proposed = placeShown(at: y, of: move), proposed != move.target else { return nil }
        let answer =
            tableDelegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: IndexPath(move.source), toProposedIndexPath: IndexPath(proposed))
            ?? IndexPath(proposed)
        guard let target = ListRow(answer), let count = offsets.rowCount(in: target.section),
            target.row >= 0, target.row < RowMove(source: move.source, target: target).count(count, of: target.section)
        else { return nil }
        return target
    }

    /// The place at a height, as the list is shown while a row is moved.
    private func placeShown(at y: CGFloat, of move: RowMove) -> ListRow? {
        for (row, _) in rows.inOrder where row != move.source {
            guard let frame = frame(of: row), frame.minY <= y, y < frame.maxY else { continue }
            return move.place(of: row)
        }
        return sectionShown(at: y, of: move)
    }

    /// Beside rows: the end of a section above the move's target, or the begin of one below it.
    private func sectionShown(at y: CGFloat, of move: RowMove) -> ListRow? {
        for section in offsets.sections(in: rowWindow) where section != move.target.section {
            guard let count = offsets.rowCount(in: section), let extent = offsets.extent(ofSection: section) else {
                continue
            }
            let start = rowsStart + extent.start + reorder.shift(of: .header(section))
            let bottom = rowsStart + extent.end + reorder.shift(of: .footer(section))
            guard start <= y, y < bottom else { continue }
            let end = section == move.source.section ? count - 1 : count
            return ListRow(section, section > move.target.section ? 0 : end)
        }
        return nil
    }

    func reorderDidChange(animated: Bool) {
        guard let move = reorder.move else { return }
        let cell = rows[move.source]
        if let cell, subviews.last !== cell { bringSubviewToFront(cell) }
        UIView.performWithoutAnimation { placeMoved(cell, at: move.source) }
        setNeedsLayout()
        guard animated else { return }
        cell?.isLifted = true
        UIView.animate(withDuration: Self.givingWay, delay: 0, options: .allowUserInteraction) { self.placeAll() }
    }

    private func placeMoved(_ cell: UITableViewCell?, at row: ListRow) {
        if let cell, let frame = frame(of: row) { cell.frame = frame }
    }

    func reorderScroll(by points: CGFloat) -> CGFloat {
        let old = contentOffset.y
        let new = clamped(CGPoint(x: contentOffset.x, y: old + points)).y
        if new != old { contentOffset.y = new }
        return contentOffset.y - old
    }

    func reorderDidEnd(_ move: RowMove) {
        let cell = rows[move.source]
        cell?.isLifted = false
        guard move.target != move.source else { return settleMoved() }
        let (source, target) = (IndexPath(move.source), IndexPath(move.target))
        let before = rowCounts
        toldMove = (source, target)
        asking { _ = askDataSource(.moveRow) { $0.tableView(self, moveRowAt: source, to: target) } }
        toldMove = nil
        var told = ToldUpdate<RowAnimation>()
        told.move(row: Self.listPath(source), to: Self.listPath(target))
        let after = before.enumerated().map { move.count($0.element, of: $0.offset) }
        if let map = try? told.batch.indexMap(from: before, to: after, in: .table) { show(told, map, isInPlace: true) }
        reloadIfDue()
    }

    func reorderWasCancelled(_ row: ListRow) {
        rows[row]?.isLifted = false
        settleMoved()
    }

    private func settleMoved() {
        UIView.animate(withDuration: Self.givingWay, delay: 0, options: .allowUserInteraction) { self.placeAll() }
    }

    // MARK: Two ways to count

    /// Where a row is shown.
    func presentedRow(_ row: ListRow) -> ListRow { reorder.move?.place(of: row) ?? row }
}
