import QuartzCore
import UIKit

@MainActor
func makeTableSource(
    _ list: SceneTable, _ table: UITableView, isClassic: Bool, headers: any ListTelling.Type,
    footers: any ListTelling.Type
) -> any ListSource & UITableViewDataSource {
    func make<Headers: ListTelling, Footers: ListTelling>(
        _ headers: Headers.Type, _ footers: Footers.Type
    ) -> any ListSource & UITableViewDataSource {
        if isClassic { return ClassicTableSource<Headers, Footers>(list) }
        return DiffableTableSource<Headers, Footers>(list, table)
    }
    return make(headers, footers)
}

/// Rows by snapshots.
final class DiffableTableSource<Headers: ListTelling, Footers: ListTelling>:
    UITableViewDiffableDataSource<SectionKey, RowKey>, ListSource, DiffableList
{
    private weak var list: SceneTable?

    init(_ list: SceneTable, _ table: UITableView) {
        self.list = list
        super.init(tableView: table) { [weak list] _, path, key in list?.cell(at: path, key) }
    }

    func show(_ sections: [ListSectionNode]) {
        guard let list else { return }
        applySnapshotUsingReloadData(list.node.names.snapshot(of: sections))
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

/// Rows that the table asks for by their places.
final class ClassicTableSource<Headers: ListTelling, Footers: ListTelling>: NSObject, ListSource,
    UITableViewDataSource
{
    private weak var list: SceneTable?
    private let rows: ClassicRows

    init(_ list: SceneTable) {
        self.list = list
        rows = ClassicRows(list)
        super.init()
    }

    func show(_ sections: [ListSectionNode]) {
        rows.show(sections)
        list?.table?.reloadData()
    }

    func key(at path: IndexPath) -> RowKey? { rows.key(at: path) }
    func path(of key: RowKey) -> IndexPath? { rows.path(of: key) }
    func section(at index: Int) -> SectionKey? { rows.section(at: index) }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count(of: section) }

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
    ) { rows.move(from: sourceIndexPath, to: destinationIndexPath) }

    func remove(_ key: RowKey) {
        guard let path = rows.remove(key) else { return }
        list?.table?.deleteRows(at: [path], with: .automatic)
    }
}
