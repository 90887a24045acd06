import CoreGraphics
import Foundation
import ListLayout
import ListUpdates

// Updates: told, checked, and then shown.
extension UITableView {
    static func listPath(_ path: IndexPath) -> ListPath {
        path.count == 2 ? ListPath(path.section, path.row) : ListPath(-1, -1)
    }

    func tell(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginUpdate()
        updates?()
        if let completion { update?.completions.append(completion) }
        endUpdate()
    }

    func beginUpdate() {
        if !isAsking { loadIfNeeded() }
        if update == nil { update = ToldUpdate() }
        update?.depth += 1
    }

    func endUpdate() {
        guard update != nil else { return }
        update?.depth -= 1
        guard let told = update, told.depth <= 0 else { return }
        update = nil
        commit(told)
    }

    /// Tells of one change: of an update that is being told, or of one by itself.
    func change(_ body: (inout ToldUpdate<RowAnimation>) -> Void) {
        beginUpdate()
        if update != nil { body(&update!) }
        endUpdate()
    }

    private func commit(_ told: ToldUpdate<RowAnimation>) {
        guard !isAsking else {
            // In the midst of asking: everything is asked for anew once that is over (assumed).
            isReloadDue = true
            for completion in told.completions { completion(true) }
            return
        }
        if areLengthsStale || layer.needsLayout() { layOutTable() }
        endTouch(cancelled: true)
        reorder.cancel()
        let before = rowCounts
        let after = asking { askCounts() }
        do {
            let map = try told.batch.indexMap(from: before, to: after, in: .table)
            show(told, map)
        } catch {
            report(misuse: "NSInternalInconsistencyException: \(error)")
            reload()
            for completion in told.completions { completion(false) }
        }
        reloadIfDue()
    }

    // MARK: Lengths

    /// The lengths after an update.
    func edit(_ told: ToldUpdate<RowAnimation>, _ map: ListIndexMap) -> OffsetsEdit {
        var edit = OffsetsEdit()
        let reloaded = Set(told.batch.reloadedSections)
        edit.deletedSections = told.batch.deletedSections + reloaded
        edit.movedSections = told.batch.movedSections.map { ($0.from, $0.to) }
        let new = told.batch.insertedSections + reloaded.compactMap(map.newSection)
        edit.insertedSections = new.map { ($0, askSection($0, rows: map.after[$0])) }
        let leaves = { (path: ListPath) in map.newSection(of: path.section) != nil && !reloaded.contains(path.section) }
        edit.deletedRows = told.batch.deletedItems.filter(leaves).map(ListRow.init)
        let comesAnew = Set(new)
        edit.insertedRows = told.batch.insertedItems.filter { !comesAnew.contains($0.section) }.map {
            (ListRow($0), lengthOutOfSight(of: ListRow($0)))
        }
        edit.movedRows = told.batch.movedItems.map { (ListRow($0.from), ListRow($0.to)) }
        return edit
    }

    /// Rows whose height was told are asked for it again, wherever they are; others keep what was measured.
    func askKnownHeightsAgain() {
        guard delegateHas(.rowHeight) == true else { return }
        for entry in offsets.entries(in: 0..<offsets.length) {
            guard case .row(let section, let row) = entry.part, !entry.extent.isEstimate else { continue }
            guard let height = toldHeight(of: ListRow(section, row)), height != entry.extent.length else { continue }
            offsets.set(.known(height), of: entry.part)
        }
    }

    // MARK: Reconfiguring

    /// Asks the data source for cells of rows in sight anew: it gets the same ones.
    func reconfigure(_ paths: [ListRow]) {
        guard !isAsking else {
            isReloadDue = true
            return
        }
        for row in paths {
            guard let cell = rows[row] else { continue }
            let answer = asking { askCell(of: row, standing: cell) }
            if let answer, answer !== cell { replace(cell, at: row, by: answer) }
            measureLater(row)
        }
        setNeedsLayout()
        reloadIfDue()
    }

    private func replace(_ cell: UITableViewCell, at row: ListRow, by new: UITableViewCell) {
        rows.insert(new, at: row)
        display(new, at: row, height: cell.layer.bounds.height)
        end(cell, at: row)
    }
}
