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

    init(mark: YAMLMark, sections: [ListSectionNode]) {
        self.mark = mark
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
        }
    }

    func sectionKey(_ id: String) -> SectionKey? { sectionKeys[id] }

    var sectionIDs: [String] { sectionKeys.sortedKeys }

    /// What a row's views are called by, up to the slash.
    func path(of key: RowKey) -> String { prefix + names.name(of: key) }
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
    let rows: [ListRowNode]
    /// Given by its list.
    var key = SectionKey(number: 0)

    init(
        mark: YAMLMark, id: String?, header: ListEdgeNode?, footer: ListEdgeNode?, indexTitle: String?,
        rows: [ListRowNode]
    ) {
        self.mark = mark
        self.id = id
        self.header = header
        self.footer = footer
        self.indexTitle = indexTitle
        self.rows = rows
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
    /// Views beside the content.
    let accessory: RowPart?
    let editingAccessory: RowPart?
    /// What selecting it does.
    let action: ActionNode?
    /// Given by its list.
    var range = RowRange.many(0, 0)

    init(
        mark: YAMLMark, name: RowName, count: Int?, record: SceneRecord, content: RowPart?, accessory: RowPart?,
        editingAccessory: RowPart?, action: ActionNode?
    ) {
        self.mark = mark
        self.name = name
        self.count = count
        self.record = record
        self.content = content
        self.accessory = accessory
        self.editingAccessory = editingAccessory
        self.action = action
    }

    /// The views in it.
    var parts: [RowPart] { [content, accessory, editingAccessory].compactMap { $0 } }
}

/// A view in each of a row's cells, with ids of its own.
struct RowPart: ScenePart {
    let view: ViewNode
    let constraints: [ConstraintNode]
    let targets: SceneTargets
}
