import QuartzCore
import UIKit

/// What gives a table its rows.
@MainActor
protocol ListSource: UITableViewDataSource {
    /// Shows sections and nothing else, by reloading the table.
    func show(_ sections: [(section: SectionKey, rows: [RowRange])])
    func key(at path: IndexPath) -> RowKey?
    func path(of key: RowKey) -> IndexPath?
    func section(at index: Int) -> SectionKey?
    /// Takes a row out, if it is there.
    func remove(_ key: RowKey)
}

@MainActor
func makeListSource(
    _ list: SceneList, _ table: UITableView, isClassic: Bool, headers: any ListTelling.Type,
    footers: any ListTelling.Type
) -> any ListSource {
    func make<Headers: ListTelling, Footers: ListTelling>(
        _ headers: Headers.Type, _ footers: Footers.Type
    ) -> any ListSource {
        isClassic ? ClassicListSource<Headers, Footers>(list) : DiffableListSource<Headers, Footers>(list, table)
    }
    return make(headers, footers)
}

/// Rows by snapshots.
final class DiffableListSource<Headers: ListTelling, Footers: ListTelling>:
    UITableViewDiffableDataSource<SectionKey, RowKey>, ListSource, DiffableList
{
    private weak var list: SceneList?

    init(_ list: SceneList, _ table: UITableView) {
        self.list = list
        super.init(tableView: table) { [weak list] _, path, key in list?.cell(at: path, key) }
    }

    func show(_ sections: [(section: SectionKey, rows: [RowRange])]) {
        guard let list else { return }
        var snapshot = NSDiffableDataSourceSnapshot<SectionKey, RowKey>()
        snapshot.appendSections(sections.map(\.section))
        for (section, rows) in sections {
            snapshot.appendItems(rows.flatMap { list.node.names.keys(of: $0) }, toSection: section)
        }
        applySnapshotUsingReloadData(snapshot)
    }

    func key(at path: IndexPath) -> RowKey? { itemIdentifier(for: path) }
    func path(of key: RowKey) -> IndexPath? { indexPath(for: key) }
    func section(at index: Int) -> SectionKey? { sectionIdentifier(for: index) }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        guard Headers.isTold else { return super.tableView(tableView, titleForHeaderInSection: section) }
        return list?.section(at: section)?.header?.text
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard Footers.isTold else { return super.tableView(tableView, titleForFooterInSection: section) }
        return list?.section(at: section)?.footer?.text
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { list?.index(of: self)?.map(\.title) }

    override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { list?.index(of: self)?[index].section ?? index }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        list?.canEdit(indexPath) ?? false
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        list?.canMove(indexPath) ?? false
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        list?.commit(editingStyle, at: indexPath)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let key = key(at: sourceIndexPath), let section = section(at: destinationIndexPath.section) else {
            return
        }
        var snapshot = snapshot()
        snapshot.deleteItems([key])
        let others = snapshot.itemIdentifiers(inSection: section)
        if others.indices.contains(destinationIndexPath.row) {
            snapshot.insertItems([key], beforeItem: others[destinationIndexPath.row])
        } else {
            snapshot.appendItems([key], toSection: section)
        }
        apply(snapshot, animatingDifferences: false)
    }

    func remove(_ key: RowKey) {
        guard path(of: key) != nil else { return }
        var snapshot = snapshot()
        snapshot.deleteItems([key])
        apply(snapshot)
    }
}

/// A list whose snapshots change.
@MainActor
protocol DiffableList: AnyObject {
    func snapshot() -> NSDiffableDataSourceSnapshot<SectionKey, RowKey>
    func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionKey, RowKey>, animatingDifferences: Bool,
        completion: (() -> Void)?)
}

/// Rows that the table asks for by their places.
final class ClassicListSource<Headers: ListTelling, Footers: ListTelling>: NSObject, ListSource {
    private weak var list: SceneList?
    private var sections: [ClassicSection] = []

    init(_ list: SceneList) {
        self.list = list
        super.init()
    }

    func show(_ sections: [(section: SectionKey, rows: [RowRange])]) {
        self.sections = sections.map { ClassicSection(key: $0.section, $0.rows) }
        list?.table?.reloadData()
    }

    func key(at path: IndexPath) -> RowKey? {
        guard path.count == 2, sections.indices.contains(path.section), let names = list?.node.names else { return nil }
        return sections[path.section].key(at: path.row, names)
    }

    func path(of key: RowKey) -> IndexPath? {
        guard let names = list?.node.names else { return nil }
        for (number, section) in sections.enumerated() {
            if let row = section.place(of: key, names) { return IndexPath(row: row, section: number) }
        }
        return nil
    }

    func section(at index: Int) -> SectionKey? { sections.indices.contains(index) ? sections[index].key : nil }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].count : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let list, let key = key(at: indexPath) else { return UITableViewCell() }
        return list.cell(at: indexPath, key)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        if !Headers.isTold { OptionalMethods.leftOut(of: self) }
        return Headers.isTold ? list?.section(at: section)?.header?.text : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        if !Footers.isTold { OptionalMethods.leftOut(of: self) }
        return Footers.isTold ? list?.section(at: section)?.footer?.text : nil
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { list?.index(of: self)?.map(\.title) }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        list?.index(of: self)?[index].section ?? index
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        list?.canEdit(indexPath) ?? false
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        list?.canMove(indexPath) ?? false
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        list?.commit(editingStyle, at: indexPath)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let key = key(at: sourceIndexPath), let names = list?.node.names,
            sections.indices.contains(destinationIndexPath.section)
        else { return }
        sections[sourceIndexPath.section].remove(at: sourceIndexPath.row, names)
        sections[destinationIndexPath.section].insert(key, at: destinationIndexPath.row, names)
    }

    func remove(_ key: RowKey) {
        guard let path = path(of: key), let names = list?.node.names, let table = list?.table else { return }
        sections[path.section].remove(at: path.row, names)
        table.deleteRows(at: [path], with: .automatic)
    }
}

/// The rows of a section, repeated ones as one thing.
struct ClassicSection {
    let key: SectionKey
    private var runs: [RowRange] {
        didSet { starts = Self.starts(of: runs) }
    }
    /// By run, the place of its first row; the number of rows at the end.
    private var starts: [Int]

    init(key: SectionKey, _ runs: [RowRange]) {
        self.key = key
        self.runs = runs
        starts = Self.starts(of: runs)
    }

    private static func starts(of runs: [RowRange]) -> [Int] {
        runs.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    }

    /// Takes a row out: repeated ones are single rows from now on.
    mutating func remove(at row: Int, _ names: RowNames) {
        var rows = runs.flatMap { names.keys(of: $0) }
        guard rows.indices.contains(row) else { return }
        rows.remove(at: row)
        runs = rows.map { .one($0) }
    }

    mutating func insert(_ key: RowKey, at row: Int, _ names: RowNames) {
        var rows = runs.flatMap { names.keys(of: $0) }
        rows.insert(key, at: min(max(0, row), rows.count))
        runs = rows.map { .one($0) }
    }

    var count: Int { starts[starts.count - 1] }

    func key(at row: Int, _ names: RowNames) -> RowKey? {
        guard row >= 0, row < count else { return nil }
        var (low, high) = (0, runs.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= row { low = middle } else { high = middle }
        }
        return names.key(at: row - starts[low], in: runs[low])
    }

    func place(of key: RowKey, _ names: RowNames) -> Int? {
        for (run, start) in zip(runs, starts) {
            if let offset = names.offset(of: key, in: run) { return start + offset }
        }
        return nil
    }
}

extension SceneList {
    /// The titles beside the rows, each with its section; nil: none.
    func index(of source: any ListSource) -> [(title: String, section: Int)]? {
        var (titles, number) = ([(title: String, section: Int)](), 0)
        while source.section(at: number) != nil {
            if let title = section(at: number)?.indexTitle { titles.append((title, number)) }
            number += 1
        }
        return titles.isEmpty ? nil : titles
    }
}
