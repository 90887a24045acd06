import Offstage

@testable import UIKit

/// Writes down of which updates it is told.
final class LoggedTable: UITableView {
    let log = CallLog()

    private func note(_ call: String, _ paths: [IndexPath], _ animation: RowAnimation? = nil) {
        for path in paths { log.note("\(call) \(short(path))") }
        if let animation, !paths.isEmpty { animations.append(animation) }
    }

    /// In which ways things came and went.
    private(set) var animations: [RowAnimation] = []

    override func reloadData() {
        log.note("reloadData")
        super.reloadData()
    }
    override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        for section in sections { log.note("insert \(section)") }
        super.insertSections(sections, with: animation)
    }
    override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        for section in sections { log.note("delete \(section)") }
        super.deleteSections(sections, with: animation)
    }
    override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        for section in sections { log.note("reload \(section)") }
        super.reloadSections(sections, with: animation)
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
        log.note("move \(section) to \(newSection)")
        super.moveSection(section, toSection: newSection)
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note("insert", indexPaths, animation)
        super.insertRows(at: indexPaths, with: animation)
    }
    override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note("delete", indexPaths, animation)
        super.deleteRows(at: indexPaths, with: animation)
    }
    override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note("reload", indexPaths, animation)
        super.reloadRows(at: indexPaths, with: animation)
    }
    override func reconfigureRows(at indexPaths: [IndexPath]) {
        note("reconfigure", indexPaths)
        super.reconfigureRows(at: indexPaths)
    }
    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        log.note("move \(short(indexPath)) to \(short(newIndexPath))")
        super.moveRow(at: indexPath, to: newIndexPath)
    }
}

/// A table of rows of 44 that fills a stage and shows snapshots.
@MainActor
final class DiffableScreen<Item: Hashable & Sendable> {
    typealias Source = UITableViewDiffableDataSource<String, Item>
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Item>

    private let made: Stage
    let table: LoggedTable
    private(set) var source: Source!
    /// What a cell says of its item.
    var title: (Item) -> String = { "\($0)" }
    /// Makes the cells where none are free.
    var makeCell: (CallLog) -> UITableViewCell = { LoggedCell($0) }

    init(height: CGFloat = 440, inWindow: Bool = true, make: (UITableView, @escaping Source.CellProvider) -> Source) {
        made = makeStage(320, height)
        made.isTracing = false
        made.makeCurrent()
        table = LoggedTable(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: .plain)
        table.rowHeight = 44
        source = make(table) { [unowned self] table, path, item in
            log.note("cell \(short(path))")
            let cell = table.dequeueReusableCell(withIdentifier: "row") ?? makeCell(log)
            cell.textLabel?.text = title(item)
            return cell
        }
        if inWindow { made.window.addSubview(table) }
        made.runTurn()
        _ = log.take()
    }

    convenience init(height: CGFloat = 440, inWindow: Bool = true) {
        self.init(height: height, inWindow: inWindow) { Source(tableView: $0, cellProvider: $1) }
    }

    var log: CallLog { table.log }

    var stage: Stage {
        made.makeCurrent()
        return made
    }

    /// Applies, lays out, and lets the animation end.
    func show(_ snapshot: Snapshot, animated: Bool = true) {
        _ = stage
        source.apply(snapshot, animatingDifferences: animated)
        settle()
    }

    func show(_ sections: KeyValuePairs<String, [Item]>, animated: Bool = true) {
        show(Self.snapshot(sections), animated: animated)
    }

    func settle() { stage.advance(by: 0.5) }

    static func snapshot(_ sections: KeyValuePairs<String, [Item]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
        table.cellForRow(at: IndexPath(row: row, section: section))
    }

    var titles: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    var messages: [String] { stage.diagnostics.messages }
}
