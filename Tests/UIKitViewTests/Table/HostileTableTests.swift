import Offstage
import Testing

@testable import UIKit

/// Answers at random, and does what it should not while it is asked.
@MainActor
private final class HostileSource: UITableViewDataSource, UITableViewDelegate {
    var random: SplitMix64
    private let spare = UITableViewCell(style: .default, reuseIdentifier: "spare")
    private var isInside = false

    init(_ seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    private func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

    /// Now and then.
    private func meddle(_ table: UITableView) {
        guard !isInside, pick(12) == 0 else { return }
        isInside = true
        defer { isInside = false }
        let path = IndexPath(row: pick(6), section: pick(3))
        switch pick(12) {
        case 9: table.setEditing(pick(2) == 0, animated: pick(2) == 0)
        case 10: table.allowsMultipleSelectionDuringEditing.toggle()
        case 11: table.selectRow(at: path, animated: true, scrollPosition: .middle)
        case 0: table.reloadData()
        case 1: table.insertRows(at: [path], with: .fade)
        case 2: table.deleteRows(at: [path, path], with: .top)
        case 3: table.layoutIfNeeded()
        case 4: table.scrollToRow(at: path, at: .top, animated: pick(2) == 0)
        case 5: table.reloadSections([pick(4)], with: .automatic)
        case 6: table.dataSource = pick(2) == 0 ? nil : self
        case 7: table.reconfigureRows(at: [path])
        default: table.performBatchUpdates { table.moveRow(at: path, to: IndexPath(row: 0, section: 0)) }
        }
    }

    private var height: CGFloat {
        let heights: [CGFloat] = [44, 0, -1, -7, .nan, .infinity, 1e9, 1e-9, 20, 300]
        return heights[pick(heights.count)]
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        meddle(tableView)
        return [-1, 0, 1, 2, 3][pick(5)]
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        meddle(tableView)
        return [-5, 0, 1, 4, 40, Int.max][pick(6)]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        meddle(tableView)
        switch pick(6) {
        case 0: return spare
        case 1: return tableView.visibleCells.first ?? spare
        case 2: return tableView.dequeueReusableCell(withIdentifier: "none", for: indexPath)
        case 3: return tableView.dequeueReusableCell(withIdentifier: "row", for: IndexPath(indexes: [pick(9)]))
        default: return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        meddle(tableView)
        return height
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        pick(2) == 0 ? spare : UIView()
    }

    // MARK: Editing

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        meddle(tableView)
        return pick(4) > 0
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { pick(4) > 0 }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        meddle(tableView)
        return [.none, .delete, .insert][pick(3)]
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        meddle(tableView)
        if pick(2) == 0 { tableView.deleteRows(at: [indexPath], with: .fade) }
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { meddle(tableView) }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        meddle(tableView)
        return [proposedDestinationIndexPath, IndexPath(row: 7, section: 1), IndexPath(indexes: [])][pick(3)]
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        meddle(tableView)
        let action = UIContextualAction(style: .normal, title: "x") { [weak self] _, _, done in
            self?.meddle(tableView)
            done(true)
            done(false)
        }
        return [nil, UISwipeActionsConfiguration(actions: []), UISwipeActionsConfiguration(actions: [action])][pick(3)]
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { meddle(tableView) }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { meddle(tableView) }

    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { meddle(tableView) }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { meddle(tableView) }
}

@Suite("Hostile data sources")
@MainActor
struct HostileTableTests {
    @Test("Counts, heights and cells that are none, and changes from inside of every call: told of, and never a trap")
    func hostile() {
        var told = 0
        for seed in 0..<UInt64(TestRounds.scaled(1_000)) {
            let stage = makeStage(320, 300)
            stage.isTracing = false
            stage.makeCurrent()
            let source = HostileSource(seed)
            let table = UITableView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 300),
                style: [.plain, .grouped, .insetGrouped][Int(seed % 3)])
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            if seed % 4 == 0 { table.estimatedRowHeight = 0 }
            (table.dataSource, table.delegate) = (source, source)
            stage.window.addSubview(table)
            for turn in 0..<6 {
                stage.runTurn()
                table.contentOffset.y = CGFloat(turn) * 37
                if turn == 2 { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left) }
                if turn == 4 { table.reloadData() }
                touch(stage, seed, turn)
            }
            stage.touch.cancel()
            stage.advance(by: 0.5)
            told += stage.diagnostics.all.count
        }
        #expect(told > 1_000)
    }

    /// Fingers that swipe rows aside, tap signs and drag grips, wherever there are any.
    private func touch(_ stage: Stage, _ seed: UInt64, _ turn: Int) {
        let y = CGFloat((Int(seed) * 31 + turn * 53) % 300)
        switch (Int(seed) + turn) % 5 {
        case 0: _ = try? stage.touch.drag(CGPoint(x: 250, y: y), to: CGPoint(x: 20, y: y), duration: 0.1)
        case 1: _ = try? stage.touch.drag(CGPoint(x: 60, y: y), to: CGPoint(x: 300, y: y), duration: 0.1)
        case 2: _ = try? stage.touch.drag(CGPoint(x: 300, y: y), to: CGPoint(x: 300, y: 150), duration: 0.1)
        case 3: _ = try? stage.touch.tap(CGPoint(x: 24, y: y))
        default: _ = try? stage.touch.tap(CGPoint(x: 290, y: y))
        }
    }
}
