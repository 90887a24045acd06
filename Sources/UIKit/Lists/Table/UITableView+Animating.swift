import CoreGraphics
import Foundation
import ListLayout
import ListUpdates

// What an update looks like: rows come, go, and move to their new places.
extension UITableView {
    private static let updateDuration = 0.3

    /// What was seen before an update.
    private struct Before {
        let offsets: ListOffsets
        let start: CGFloat
        let contentOffset: CGFloat
    }

    /// Carries out an update that was checked, and animates it.
    /// - Parameter isInPlace: Whether what is seen stands where it is to be: the offset stays.
    func show(_ told: ToldUpdate<RowAnimation>, _ map: ListIndexMap, isInPlace: Bool = false) {
        let before = Before(offsets: offsets, start: rowsStart, contentOffset: contentOffset.y)
        let anchor = isInPlace ? nil : anchor(map)
        let swiped = letGoOfSwipe(map)
        let gone = asking {
            offsets.apply(edit(told, map))
            forgetReloaded(told, map)
            askKnownHeightsAgain()
            return rename(told, map)
        }
        let known = Set(rows.inOrder.map(\.place))
        let knownEdges = Set(edges.inOrder.map(\.place))
        let leaving = settle(since: (before.offsets, anchor))
        followOffset(from: before.contentOffset, gone.rows.map(\.view) + leaving.rows.map(\.view))
        let coming = rows.inOrder.filter { !known.contains($0.place) }
        UIView.performWithoutAnimation {
            for (row, cell) in coming { start(cell, at: row, told, map, before) }
            for (place, view) in edges.inOrder where !knownEdges.contains(place) {
                start(view, at: place, told, map)
            }
        }
        animate(told, coming: coming.map(\.view), gone: gone, leaving: leaving, swiped: swiped)
    }

    /// Rows that go lie behind those that stay, and rows that come behind both: they come from under their neighbours.
    private func putBehind(_ gone: [UITableViewCell], _ coming: [UITableViewCell]) {
        for cell in gone + coming where cell.parentView === self { insertSubview(cell, at: cellsStart) }
    }

    /// What stays in its place on the screen.
    private func anchor(_ map: ListIndexMap) -> ListAnchor? {
        guard contentOffset.y > -adjustedContentInset.top else { return nil }
        return offsets.anchor(in: open(rowWindow)) { part in
            switch part {
            case .row(let section, let row): map.newPath(of: ListPath(section, row)).map { .row($0.section, $0.item) }
            case .header(let section): map.newSection(of: section).map { .header($0) }
            case .footer(let section): map.newSection(of: section).map { .footer($0) }
            case .opening(let section): map.newSection(of: section).map { .opening($0) }
            case .closing(let section): map.newSection(of: section).map { .closing($0) }
            }
        }
    }

    /// Rows that are replaced are as long as any row that was not seen.
    private func forgetReloaded(_ told: ToldUpdate<RowAnimation>, _ map: ListIndexMap) {
        for old in Set(told.batch.reloadedItems) {
            guard let new = map.newPath(of: old) else { continue }
            offsets.set(lengthOutOfSight(of: ListRow(new)), of: .row(new.section, new.item))
        }
    }

    /// Gives all that is shown its new place.
    /// - Returns: What has none, by its old place.
    private func rename(_ told: ToldUpdate<RowAnimation>, _ map: ListIndexMap) -> Leaving {
        func newRow(_ row: ListRow) -> ListRow? { map.newPath(of: ListPath(row.section, row.row)).map(ListRow.init) }
        selection.rename(newRow)
        prefetcher.rename(newRow)
        let reloadedSections = Set(told.batch.reloadedSections)
        func newEdge(_ place: EdgePlace) -> EdgePlace? {
            guard !reloadedSections.contains(place.section) else { return nil }
            return map.newSection(of: place.section).map { EdgePlace($0, place.edge) }
        }
        emptyEdges = Set(emptyEdges.compactMap(newEdge))
        return Leaving(
            rows: rows.rename { row in
                if case .reloads = map.fate(of: ListPath(row.section, row.row)) { return nil }
                return newRow(row)
            }, edges: edges.rename(newEdge))
    }

    /// The offset moved with what is held: all that is seen moves along, so that nothing moves on the screen yet.
    private func followOffset(from old: CGFloat, _ others: [UIView]) {
        let shift = contentOffset.y - old
        guard shift != 0 else { return }
        UIView.performWithoutAnimation {
            let shown = rows.all.map { $0 as UIView } + edges.all
            for view in shown + others where view.parentView === self { view.frame.origin.y += shift }
        }
    }

    // MARK: Coming

    private func start(
        _ cell: UITableViewCell, at row: ListRow, _ told: ToldUpdate<RowAnimation>, _ map: ListIndexMap,
        _ before: Before
    ) {
        guard let frame = frame(of: row) else { return }
        let path = ListPath(row.section, row.row)
        if let effect = told.effect(coming: path, map) {
            return cell.begin(resolved(effect, row), at: frame)
        }
        // A row that was out of sight comes from its old place.
        guard let old = map.oldPath(of: path), let extent = before.offsets.extent(of: .row(old.section, old.item))
        else { return }
        let shift = contentOffset.y - before.contentOffset
        cell.frame = CGRect(
            x: frame.minX, y: onPixels(before.start + extent.start) + shift, width: frame.width, height: frame.height)
    }

    private func start(_ view: UIView, at place: EdgePlace, _ told: ToldUpdate<RowAnimation>, _ map: ListIndexMap) {
        guard told.effect(comingSection: place.section, map) != nil else { return }
        view.alpha = 0
    }

    /// What `automatic` means at a place: at a section's beginning from below, at its end from above.
    private func resolved(_ effect: RowAnimation, _ row: ListRow) -> RowAnimation {
        guard effect == .automatic else { return effect }
        if row.row == 0 { return .bottom }
        return row.row >= (offsets.rowCount(in: row.section) ?? 0) - 1 ? .top : .fade
    }

    // MARK: Animating

    private func animate(
        _ told: ToldUpdate<RowAnimation>, coming: [UITableViewCell], gone: Leaving, leaving: Leaving,
        swiped: SwipeInUpdate?
    ) {
        let departing: [UIView] =
            gone.rows.map(\.view) + leaving.rows.map(\.view) + gone.edges.map(\.view) + leaving.edges.map(\.view)
        let departure = Departure(of: departing)
        putBehind(gone.rows.map(\.view), coming)
        UIView.animate(withDuration: Self.updateDuration) {
            if let swiped { self.close(swiped) }
            self.placeAll()
            for (row, cell) in self.rows.inOrder { cell.finish(at: self.frame(of: row)) }
            for view in self.edges.all { view.alpha = 1 }
            for (row, cell) in gone.rows {
                cell.leave(told.effect(leaving: ListPath(row.section, row.row)) ?? .fade)
            }
            for (_, view) in gone.edges { view.alpha = 0 }
            for (row, cell) in leaving.rows { if let frame = self.frame(of: row) { cell.frame = frame } }
        } completion: { _ in
            if let swiped { self.end(swiped) }
            for completion in told.completions { completion(true) }
            departure.end()
            for (row, cell) in gone.rows + leaving.rows { self.retire(cell, at: row) }
            for (place, view) in gone.edges { self.retire(view, at: place, hasSection: false) }
            for (place, view) in leaving.edges { self.retire(view, at: place, hasSection: true) }
        }
    }

    /// A cell has left by an animation. It may be shown again by then.
    private func retire(_ cell: UITableViewCell, at row: ListRow) {
        guard rows.place(of: cell) == nil else { return }
        cell.alpha = 1
        cell.transform = .identity
        end(cell, at: row)
    }

    private func retire(_ view: UIView, at place: EdgePlace, hasSection: Bool) {
        guard edges.place(of: view) == nil else { return }
        view.alpha = 1
        end(view, at: hasSection ? place : EdgePlace(NSNotFound, place.edge))
    }
}

// How rows come and go.
extension UITableViewCell {
    fileprivate func begin(_ effect: UITableView.RowAnimation, at frame: CGRect) {
        self.frame = frame
        hide(effect)
    }

    fileprivate func finish(at frame: CGRect?) {
        if alpha == 0 { alpha = 1 }
        if !transform.isIdentity { transform = .identity }
        if let frame, frame != self.frame { self.frame = frame }
    }

    fileprivate func leave(_ effect: UITableView.RowAnimation) {
        hide(effect)
        if effect == .none { UIView.performWithoutAnimation { alpha = 0 } }
    }

    /// Where a row comes from, and where it goes.
    private func hide(_ effect: UITableView.RowAnimation) {
        let size = frame.size
        switch effect {
        case .fade, .automatic: alpha = 0
        case .right: frame.origin.x += size.width
        case .left: frame.origin.x -= size.width
        case .top: frame.origin.y -= size.height
        case .bottom: frame.origin.y += size.height
        case .middle: transform = Self.closed
        case .none: break
        }
    }

    /// Closed to its middle; not wholly, as nothing could be placed in it then.
    private static let closed = CGAffineTransform(scaleX: 1, y: 0.01)
}
