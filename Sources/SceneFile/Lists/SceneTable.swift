import UIKit

/// The rows of a table.
final class SceneTable: SceneList {
    private var delegate: (any UITableViewDelegate)?
    /// Shown where there may be no more cells.
    private lazy var blank = UITableViewCell()

    var table: UITableView? { view as? UITableView }

    init(_ node: ListNode, in view: UIScrollView, isClassic: Bool, _ builder: SceneBuilder) {
        super.init(node, in: view, builder)
        if let table { attach(to: table, isClassic: isClassic) }
    }

    /// Titles, and views, count as told of where any section of the list has one at any time.
    private func attach(to table: UITableView, isClassic: Bool) {
        let all = node.allSections
        let source = makeTableSource(
            self, table, isClassic: isClassic, headers: Untold.or(all.contains { $0.header?.text != nil }),
            footers: Untold.or(all.contains { $0.footer?.text != nil }))
        let delegate = makeTableDelegate(
            self, headers: Untold.or(all.contains { $0.header?.view != nil }),
            footers: Untold.or(all.contains { $0.footer?.view != nil }))
        (self.source, self.delegate) = (source, delegate)
        table.dataSource = source
        table.delegate = delegate
    }

    // MARK: Cells

    func cell(at path: IndexPath, _ key: RowKey) -> UITableViewCell {
        let filled = fill(at: path, key) { dequeue($0) }
        return filled?.cell as? UITableViewCell ?? blank
    }

    /// Each kind of row has its own cells, which the table uses again.
    private func dequeue(_ row: ListRowNode) -> FilledCell {
        let identifier = row.kind
        if let cell = table?.dequeueReusableCell(withIdentifier: identifier), let filled = filled(cell) {
            return filled
        }
        return take(UITableViewCell(style: row.style ?? .default, reuseIdentifier: identifier))
    }

    override func finish(_ filled: FilledCell, as row: ListRowNode, _ builder: SceneBuilder) {
        guard let cell = filled.cell as? UITableViewCell else { return }
        let record = row.record
        if row.content == nil, row.style != nil { showTexts(of: record, in: cell, filled, builder) }
        cell.indentationLevel = record.integer("indentationLevel") ?? 0
        cell.selectionStyle =
            ListForms.selectionStyles.first { $0.key == record.text("selectionStyle") }?.value ?? .default
        (cell.accessoryType, cell.accessoryView) = accessory(row.accessories, builder)
        (cell.editingAccessoryType, cell.editingAccessoryView) = accessory(row.editingAccessories, builder)
    }

    private func showTexts(
        of record: SceneRecord, in cell: UITableViewCell, _ filled: FilledCell, _ builder: SceneBuilder
    ) {
        cell.textLabel?.text = builder.text(record.text("text"))
        cell.detailTextLabel?.text = builder.text(record.text("secondaryText"))
        let image = record["image"]?.image.map { builder.image($0) }
        guard image != nil || filled.hasShownImage else { return }
        cell.imageView?.image = image
        filled.hasShownImage = true
    }

    private func accessory(
        _ accessories: [RowAccessory], _ builder: SceneBuilder
    ) -> (UITableViewCell.AccessoryType, UIView?) {
        switch accessories.first {
        case .sign(let name, _): (ListForms.accessoryTypes.first { $0.key == name }?.value ?? .none, nil)
        case .view(let part): (.none, builder.makeAccessory(part))
        case .map, nil: (.none, nil)
        }
    }

    // MARK: What is done with rows

    override func frame(at path: IndexPath) -> CGRect? { table?.rectForRow(at: path) }

    override var shownPaths: [IndexPath] { table?.indexPathsForVisibleRows ?? [] }
    override var selectedPaths: [IndexPath] { table?.indexPathsForSelectedRows ?? [] }

    override func scroll(to path: IndexPath, _ position: String?, animated: Bool) {
        table?.scrollToRow(at: path, at: TablePositions.position(position) ?? .top, animated: animated)
    }

    override func select(_ path: IndexPath, _ position: String?, animated: Bool) {
        table?.selectRow(
            at: path, animated: animated, scrollPosition: TablePositions.position(position) ?? .none)
    }

    override func deselect(_ path: IndexPath, animated: Bool) { table?.deselectRow(at: path, animated: animated) }

    override func setEditing(_ isEditing: Bool, animated: Bool) { table?.setEditing(isEditing, animated: animated) }
}
