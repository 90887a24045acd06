import UIKit
import YAMLTree

/// A list of the file that is alive: what its rows show now. Each face has a class of its own.
@MainActor
class SceneList {
    let node: ListNode
    private(set) weak var view: UIScrollView?
    private(set) weak var builder: SceneBuilder?
    var source: (any ListSource)?
    /// By what they are declared as, what repeated rows show.
    private var repeated: [Int32: ListRowNode] = [:]
    /// What single rows show, and those of repeated ones that changed.
    private var single: [RowKey: ListRowNode] = [:]
    /// The numbers of repeated rows that have names of their own.
    private var numbers: [RowKey: Int] = [:]
    private var sections: [SectionKey: ListSectionNode] = [:]
    private var edgeViews: [EdgeKey: UIView] = [:]
    private var cells: [ObjectIdentifier: FilledCell] = [:]

    private struct EdgeKey: Hashable {
        let section: SectionKey
        let isHeader: Bool
    }

    init(_ node: ListNode, in view: UIScrollView, _ builder: SceneBuilder) {
        self.node = node
        self.view = view
        self.builder = builder
    }

    // MARK: Of each face

    /// Where a row is, in the list's content.
    func frame(at path: IndexPath) -> CGRect? { nil }

    /// The rows in sight, from the top down.
    var shownPaths: [IndexPath] { [] }

    /// The selected rows, in the order of selecting.
    var selectedPaths: [IndexPath] { [] }

    /// - Parameter position: One of the face's.
    func scroll(to path: IndexPath, _ position: String?, animated: Bool) {}
    func select(_ path: IndexPath, _ position: String?, animated: Bool) {}
    func deselect(_ path: IndexPath, animated: Bool) {}
    func setEditing(_ isEditing: Bool, animated: Bool) {}

    /// Sets what the cells of the face have besides a content and a background.
    func finish(_ filled: FilledCell, as row: ListRowNode, _ builder: SceneBuilder) {}

    // MARK: Content

    /// Shows sections, and nothing else.
    func show(_ shown: [ListSectionNode]) {
        for section in shown {
            sections[section.key] = section
            for isHeader in [true, false] { edgeViews[EdgeKey(section: section.key, isHeader: isHeader)] = nil }
            take(section.rows)
        }
        source?.show(shown)
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
            take(row.children)
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

    /// Fills the cell of a row; nil where there may be no more of them.
    func fill(at path: IndexPath, _ key: RowKey, _ dequeue: (ListRowNode) -> FilledCell) -> FilledCell? {
        guard let builder, let row = row(key), builder.mayShow(row, at: path, in: self) else { return nil }
        let filled = dequeue(row)
        builder.fill(filled, with: row, key, of: self)
        return filled
    }

    /// What a cell shows of the file; nil for one that is new.
    func filled(_ cell: UIView) -> FilledCell? { cells[ObjectIdentifier(cell)] }

    /// Takes a cell that is new.
    func take(_ cell: any RowCell) -> FilledCell {
        let made = FilledCell(cell)
        cells[ObjectIdentifier(cell)] = made
        return made
    }

    /// What is out of sight has no ids.
    func didEndDisplaying(_ cell: UIView) { cells[ObjectIdentifier(cell)]?.loseIDs() }

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
    /// By their views.
    fileprivate var all: [ObjectIdentifier: SceneList] = [:]
    /// Views whose data is asked for in the classic way.
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
    func setClassic(_ view: UIScrollView) { live.classic.insert(ObjectIdentifier(view)) }

    /// The list of a view; nil for one that shows nothing of the file.
    func madeList(of view: UIScrollView) -> SceneList? { live.all[ObjectIdentifier(view)] }

    /// The list of a view, made when it is first asked for.
    func list(_ node: ListNode, of view: UIScrollView) -> SceneList? {
        let id = ObjectIdentifier(view)
        if let list = live.all[id], list.view === view { return list }
        let list = node.face?.make(node, view, live.classic.contains(id), self)
        live.all[id] = list
        return list
    }

    /// Selects a row of a list that was just made.
    func select(_ id: String, in view: UIScrollView) {
        guard let list = madeList(of: view), let key = list.node.names.key(of: id),
            let path = list.source?.path(of: key)
        else { return }
        list.select(path, nil, animated: false)
    }
}

extension SceneStage {
    /// The list of an id of the file, once its view is there.
    func list(_ id: String, _ node: ListNode) -> SceneList? {
        (view(id) as? UIScrollView).flatMap { builder.list(node, of: $0) }
    }
}
