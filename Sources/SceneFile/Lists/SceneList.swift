import UIKit
import YAMLTree

/// A list of the file that is alive: what its rows show now.
@MainActor
final class SceneList {
    let node: ListNode
    private(set) weak var table: UITableView?
    private(set) weak var builder: SceneBuilder?
    private(set) var source: (any ListSource)?
    private var delegate: (any UITableViewDelegate)?
    /// By what they are declared as, what repeated rows show.
    private var repeated: [Int32: ListRowNode] = [:]
    /// What single rows show, and those of repeated ones that changed.
    private var single: [RowKey: ListRowNode] = [:]
    /// The numbers of repeated rows that have names of their own.
    private var numbers: [RowKey: Int] = [:]
    private var sections: [SectionKey: ListSectionNode] = [:]
    private var edgeViews: [EdgeKey: UIView] = [:]
    private var cells: [ObjectIdentifier: FilledCell] = [:]
    /// Shown where there may be no more cells.
    private lazy var blank = UITableViewCell()

    private struct EdgeKey: Hashable {
        let section: SectionKey
        let isHeader: Bool
    }

    init(_ node: ListNode, in table: UITableView, isClassic: Bool, _ builder: SceneBuilder) {
        self.node = node
        self.table = table
        self.builder = builder
        attach(to: table, isClassic: isClassic)
    }

    /// Titles, and views, count as told of where any section of the list has one at any time.
    private func attach(to table: UITableView, isClassic: Bool) {
        let all = node.allSections
        let source = makeListSource(
            self, table, isClassic: isClassic, headers: Untold.or(all.contains { $0.header?.text != nil }),
            footers: Untold.or(all.contains { $0.footer?.text != nil }))
        let delegate = makeListDelegate(
            self, headers: Untold.or(all.contains { $0.header?.view != nil }),
            footers: Untold.or(all.contains { $0.footer?.view != nil }))
        (self.source, self.delegate) = (source, delegate)
        table.dataSource = source
        table.delegate = delegate
    }

    // MARK: Content

    /// Shows sections, and nothing else.
    func show(_ shown: [ListSectionNode]) {
        for section in shown {
            sections[section.key] = section
            for isHeader in [true, false] { edgeViews[EdgeKey(section: section.key, isHeader: isHeader)] = nil }
            take(section.rows)
        }
        source?.show(shown.map { (section: $0.key, rows: $0.rows.map(\.range)) })
    }

    /// From now on, rows show this.
    func take(_ rows: [ListRowNode]) {
        for row in rows {
            switch row.range {
            case .one(let key): single[key] = row
            case .many(let series, let count):
                repeated[series] = row
                single = single.filter { $0.key.series != series || Int($0.key.number) > count }
                for (number, key) in node.names.ownKeys(of: series) where number <= count {
                    single[key] = row
                    numbers[key] = number
                }
            }
        }
    }

    func row(_ key: RowKey) -> ListRowNode? { single[key] ?? repeated[key.series] }

    /// What `{n}` means in a row; nil where it is not repeated.
    func number(of key: RowKey, _ row: ListRowNode) -> Int? {
        row.count == nil ? nil : key.number > 0 ? Int(key.number) : numbers[key]
    }

    func row(at path: IndexPath) -> (key: RowKey, node: ListRowNode)? {
        guard let key = source?.key(at: path), let row = row(key) else { return nil }
        return (key, row)
    }

    func section(at index: Int) -> ListSectionNode? { source?.section(at: index).flatMap { sections[$0] } }

    // MARK: Views

    /// Cells that there are, in sight and kept to be used again.
    var cellCount: Int { cells.count }

    func cell(at path: IndexPath, _ key: RowKey) -> UITableViewCell {
        guard let table, let builder, let row = row(key), builder.mayShow(row, at: path, in: self) else { return blank }
        let filled = dequeue(row, in: table)
        builder.fill(filled, with: row, key, of: self)
        return filled.cell
    }

    /// Each kind of row has its own cells, which the table uses again.
    private func dequeue(_ row: ListRowNode, in table: UITableView) -> FilledCell {
        let identifier = row.kind
        if let cell = table.dequeueReusableCell(withIdentifier: identifier), let filled = cells[ObjectIdentifier(cell)]
        {
            return filled
        }
        let made = FilledCell(UITableViewCell(style: row.style ?? .default, reuseIdentifier: identifier))
        cells[ObjectIdentifier(made.cell)] = made
        return made
    }

    /// What is out of sight has no ids.
    func didEndDisplaying(_ cell: UITableViewCell) { cells[ObjectIdentifier(cell)]?.loseIDs() }

    /// The view of a header or footer: one as long as the section shows the same.
    func edgeView(isHeader: Bool, of index: Int) -> UIView? {
        guard let section = section(at: index), let view = section.edge(isHeader: isHeader)?.view else { return nil }
        let key = EdgeKey(section: section.key, isHeader: isHeader)
        if let made = edgeViews[key] { return made }
        let made = builder?.makeEdge(view, in: self)
        edgeViews[key] = made
        return made
    }

    func didSelect(_ path: IndexPath) {
        guard let action = row(at: path)?.node.action else { return }
        builder?.perform(action.steps)
    }
}

extension ListNode {
    /// All sections that the list shows at any time.
    var allSections: [ListSectionNode] { sections + laterSections }
}

extension ListRowNode {
    /// Of a cell whose own labels show the texts; nil where a configuration or a component does.
    var style: UITableViewCell.CellStyle? {
        let name = record.text("style")
        return ListForms.styles.first { $0.key == name }?.value
    }

    /// Rows of one kind use the same cells: those of a component are called as it is.
    var kind: String {
        guard let component = record.text("use") else { return record.text("style") ?? Self.configurations }
        let isTaken =
            component == Self.configurations || component.hasPrefix(Self.components)
            || ListForms.styles.contains { $0.key == component }
        return isTaken ? Self.components + component : component
    }

    /// What the cells of rows that configurations fill are used again by.
    private static let configurations = "configuration"
    /// Stands before a component's name where it is the name of something else, too.
    private static let components = "component "

    /// Views of a cell, about (assumed: a cell of texts has as many as ten).
    var weight: Int { 10 + parts.reduce(0) { $0 + $1.view.weight } }
}

/// Lists, while the scene lives.
final class LiveLists: FeatureStore {
    /// By their tables.
    fileprivate var all: [ObjectIdentifier: SceneList] = [:]
    /// Tables whose data is asked for in the classic way.
    fileprivate var classic: Set<ObjectIdentifier> = []
    /// Views in cells, about.
    var weight = 0
    /// Tells of what a list cannot do.
    var tell: (_ message: String, _ mark: YAMLMark, _ expected: String?) -> Void = { _, _, _ in }
    private var told: Set<YAMLMark> = []

    /// Tells of what a list cannot do, the first thing alone.
    func report(_ message: String, _ mark: YAMLMark, _ expected: String?) {
        if told.insert(mark).inserted { tell(message, mark, expected) }
    }
}

extension SceneBuilder {
    private var live: LiveLists { parts[LiveLists.self] }

    /// Whether a data source is asked for counts, rather than given snapshots.
    func setClassic(_ table: UITableView) { live.classic.insert(ObjectIdentifier(table)) }

    /// The list of a table; nil for one that shows nothing of the file.
    func madeList(of table: UITableView) -> SceneList? { live.all[ObjectIdentifier(table)] }

    /// The list of a table, made when it is first asked for.
    func list(_ node: ListNode, of table: UITableView) -> SceneList {
        let id = ObjectIdentifier(table)
        if let list = live.all[id], list.table === table { return list }
        let list = SceneList(node, in: table, isClassic: live.classic.contains(id), self)
        live.all[id] = list
        return list
    }
}

extension SceneStage {
    /// The list of an id of the file, once its view is there.
    func list(_ id: String, _ node: ListNode) -> SceneList? {
        (view(id) as? UITableView).map { builder.list(node, of: $0) }
    }
}
