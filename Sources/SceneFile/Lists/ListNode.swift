import UIKit
import YAMLTree

/// What a list shows: its sections at first, and all names that its rows have at any time.
final class ListNode: ScenePart {
    let mark: YAMLMark
    let sections: [ListSectionNode]
    var names = RowNames()
    /// Of sections.
    private var sectionKeys: [String: SectionKey] = [:]
    private var sectionCount: Int32 = 0
    /// Sections that changes bring.
    private(set) var laterSections: [ListSectionNode] = []
    /// What declares rows, by the name that it declares, in the order of the file.
    private(set) var rowsBySeries: [Int32: [ListRowNode]] = [:]
    /// The list's own id.
    var id: String?
    /// What rows' ids have in front where another list has rows of the same names.
    var prefix = ""
    /// What shows it; nil for what a change brings, until its list is known.
    let face: ListFace?
    /// Whether rows come below others, at first or by a change.
    var isOutline = false
    /// Whether rows may come below others.
    var canBeOutline: Bool { face?.row.field("children") != nil }

    init(mark: YAMLMark, sections: [ListSectionNode], face: ListFace?) {
        self.mark = mark
        self.face = face
        self.sections = sections
        for section in sections { declare(section) }
    }

    /// Makes a section that a change brings known.
    func declareLater(_ section: ListSectionNode) {
        laterSections.append(section)
        declare(section)
    }

    private func declare(_ section: ListSectionNode) {
        section.key = section.id.flatMap { sectionKeys[$0] } ?? SectionKey(number: sectionCount)
        sectionCount = max(sectionCount, section.key.number + 1)
        if let id = section.id { sectionKeys[id] = section.key }
        declare(section.rows)
    }

    func declare(_ rows: [ListRowNode]) {
        for row in rows {
            row.range = names.declare(row.name, count: row.count)
            let series =
                switch row.range {
                case .one(let key): key.series
                case .many(let place, _): place
                }
            rowsBySeries[series, default: []].append(row)
            isOutline = isOutline || !row.children.isEmpty
            declare(row.children)
        }
    }

    func sectionKey(_ id: String) -> SectionKey? { sectionKeys[id] }

    var sectionIDs: [String] { sectionKeys.sortedKeys }

    /// What a row's views are called by, up to the slash.
    func path(of key: RowKey) -> String { prefix + names.name(of: key) }

    /// By kind, the views of the whole list that a layout places beside cells.
    var supplementaries: [String: RowPart] = [:]

    /// What its rows are called.
    var noun: String { face?.noun ?? "row" }

    /// All sections that the list shows at any time.
    var allSections: [ListSectionNode] { sections + laterSections }

    /// All rows of the file, those below others and those that changes bring included.
    var allRows: [ListRowNode] { rowsBySeries.keys.sorted().flatMap { rowsBySeries[$0] ?? [] } }
}

/// A section, whatever it shows.
struct SectionKey: Hashable, Sendable {
    let number: Int32
}

/// A section of the file.
final class ListSectionNode {
    let mark: YAMLMark
    let id: String?
    let header: ListEdgeNode?
    let footer: ListEdgeNode?
    /// Beside the rows; nil: none.
    let indexTitle: String?
    /// By their kinds.
    let supplementaries: [String: RowPart]
    let rows: [ListRowNode]
    let record: SceneRecord
    /// Given by its list.
    var key = SectionKey(number: 0)

    init(
        _ record: SceneRecord, id: String?, supplementaries: [String: RowPart], rows: [ListRowNode]
    ) {
        self.record = record
        self.id = id
        self.supplementaries = supplementaries
        self.rows = rows
        mark = record.mark
        header = record["header"]?.part(ListEdgeNode.self)
        footer = record["footer"]?.part(ListEdgeNode.self)
        indexTitle = record.text("indexTitle")
    }

    func edge(isHeader: Bool) -> ListEdgeNode? { isHeader ? header : footer }
}

/// A header or footer.
enum ListEdgeNode: ScenePart {
    case text(String)
    case view(ViewNode)

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var view: ViewNode? { if case .view(let view) = self { view } else { nil } }
}

/// A row of the file, or many.
final class ListRowNode {
    let mark: YAMLMark
    let name: RowName
    /// How many rows it stands for, by number; nil: one.
    let count: Int?
    let record: SceneRecord
    /// The view that fills it; nil: texts and an image.
    let content: RowPart?
    /// What stands beside the content.
    let accessories: [RowAccessory]
    let editingAccessories: [RowAccessory]
    /// By their kinds: views that a layout places beside the cell.
    let supplementaries: [String: RowPart]
    /// What selecting it does.
    let action: ActionNode?
    /// Rows below it.
    let children: [ListRowNode]
    /// Given by its list.
    var range = RowRange.many(0, 0)

    init(
        _ record: SceneRecord, _ name: RowName, content: RowPart?, supplementaries: [String: RowPart],
        children: [ListRowNode]
    ) {
        self.record = record
        self.name = name
        self.content = content
        self.supplementaries = supplementaries
        self.children = children
        mark = record.mark
        count = record.integer("repeat")
        accessories = record["accessories"]?.nodes(RowAccessory.self) ?? []
        editingAccessories = record["editingAccessories"]?.nodes(RowAccessory.self) ?? []
        action = record["changes"]?.actions?.first
    }

    /// The views in it.
    var parts: [RowPart] {
        [content].compactMap { $0 } + (accessories + editingAccessories).compactMap(\.view)
            + supplementaries.sortedKeys.compactMap { supplementaries[$0] }
    }

    /// What has an id in it.
    var targets: [SceneTargets] {
        [content?.targets].compactMap { $0 } + (accessories + editingAccessories).compactMap(\.targets)
    }

    /// The row and those below it, in their order.
    var branch: [ListRowNode] { [self] + children.flatMap(\.branch) }
}

/// What stands beside a row's content: a sign by its name, a view, or what a map says.
enum RowAccessory: ScenePart {
    case sign(String, YAMLMark)
    case view(RowPart)
    /// The view is that of the map's key `view`.
    case map(SceneRecord, view: RowPart?, SceneTargets)

    var view: RowPart? {
        switch self {
        case .sign: nil
        case .view(let view): view
        case .map(_, let view, _): view
        }
    }

    var mark: YAMLMark {
        switch self {
        case .sign(_, let mark): mark
        case .view(let part): part.view.mark
        case .map(let record, _, _): record.mark
        }
    }

    /// What has an id in it.
    var targets: SceneTargets? {
        if case .map(_, _, let targets) = self { targets } else { view?.targets }
    }
}

/// A view in each of a row's cells, with ids of its own.
struct RowPart: ScenePart {
    let view: ViewNode
    let constraints: [ConstraintNode]
    let targets: SceneTargets
}
