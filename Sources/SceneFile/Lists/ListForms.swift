import UIKit
import YAMLTree

extension ValueKind {
    /// What a list shows at first.
    static let sections: ValueKind = .part(.sections)
    static let listRow: ValueKind = .part(.listRow)
    /// A row, or the id of one that is known.
    static let rowOrID: ValueKind = .part(.rowOrID)
    /// Ids of rows.
    static let rowIDs: ValueKind = .part(.rowIDs)
    fileprivate static let listEdge: ValueKind = .part(.listEdge)
    fileprivate static let accessories: ValueKind = .part(.accessories)
}

extension ScenePartKind {
    static let listRow = ScenePartKind(
        "row", definition: { $0.record(ListForms.row) },
        read: { node, reader in reader.readRow(node).map { .nodes([$0]) } })
    static let listSection = ScenePartKind(
        "section", definition: { $0.record(ListForms.section) },
        read: { node, reader in reader.readSection(node).map { .nodes([$0]) } })
    fileprivate static let sections = ScenePartKind(
        "sections", schema: { $0.array(of: $0.schema(.part(.listSection))) },
        read: { node, reader in reader.readSections(node).map { .part($0) } })
    fileprivate static let rowOrID = ScenePartKind(
        "rowOrID", schema: { $0.anyOf([$0.type("string"), $0.schema(.listRow)]) },
        read: { node, reader in reader.readRowOrID(node) })
    fileprivate static let rowIDs = ScenePartKind(
        "rowIDs", schema: { $0.array(of: $0.type("string")) },
        read: { node, reader in reader.readRowIDs(node).map { .nodes($0) } })
    fileprivate static let listEdge = ScenePartKind(
        "listEdge", schema: { $0.anyOf([$0.type("string"), $0.schema(.view)]) },
        read: { node, reader in reader.readEdge(node).map { .part($0) } })
    fileprivate static let accessories = ScenePartKind(
        "accessories",
        schema: { $0.array(of: $0.anyOf([$0.names(ListForms.accessoryTypes.map(\.key)), $0.schema(.view)])) },
        read: { node, reader in reader.readAccessories(node).map { .part($0) } })
}

/// The maps of lists: sections and rows.
enum ListForms {
    static let styles: KeyValuePairs<String, UITableViewCell.CellStyle> = [
        "default": .default, "value1": .value1, "value2": .value2, "subtitle": .subtitle,
    ]
    static let accessoryTypes: KeyValuePairs<String, UITableViewCell.AccessoryType> = [
        "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]
    static let selectionStyles: KeyValuePairs<String, UITableViewCell.SelectionStyle> = [
        "default": .default, "none": .none, "blue": .blue, "gray": .gray,
    ]

    static let row = Record(
        "a row", identity + content + sides + behaviour + EditingForms.row + [ContentForms.row[1]], refusals: refusals)

    private static let identity = [
        Field("id", .text, "Unique in the list; with `repeat` it has `{n}` in it."),
        Field(
            "repeat", .integer(1...SceneLimits.rows),
            "How many rows it stands for; `{n}` in their texts is the number, from 1."),
    ]
    /// What texts and an image are shown by.
    static let texts = [
        Field("text", .text, "What it says."),
        Field("secondaryText", .text, "The second text."),
        Field("image", .nullable(.image), "Before the texts."),
        Field("style", .name(styles.map(\.key)), "Texts in a cell's own labels, in place of a configuration."),
        ContentForms.row[0],
    ]
    private static let content =
        texts + [
            Field("use", .text, "The component that fills the row, in place of texts."),
            Field("with", .map, "The component's parameters by name."),
        ]
    private static let sides = [
        Field("accessories", .accessories, "What stands beside the content: a sign, or a view."),
        Field("editingAccessories", .accessories, "What stands there while the list is edited."),
        Field("indentationLevel", .integer(0...100), "How many steps the content stands in. Default 0."),
    ]
    private static let behaviour = [
        Field("selectionStyle", .name(selectionStyles.map(\.key)), "How it shows that it is selected."),
        Field("changes", .action, "What selecting it does."),
        Field("accessoryChanges", .action, "What a tap on the button of detailButton does."),
    ]

    private static let view = "a row is no view: write `use:` and a component that has it"
    private static let refusals = [
        "class": view, "subviews": view, "backgroundColor": view, "constraints": view, "title": "a row calls it text",
        "subtitle": "a row calls it secondaryText", "accessoryType": "write `accessories: [disclosureIndicator]`",
        "accessoryView": "write `accessories: [VIEW]`",
    ]

    static let section = Record(
        "a section",
        [
            Field("id", .text, "Unique in the list."),
            Field("header", .listEdge, "Above the rows: a text or a view."),
            Field("footer", .listEdge, "Below the rows: a text or a view."),
            Field("indexTitle", .text, "What the index beside the rows calls it."),
            Field("rows", .list(.listRow), "From the top down."),
        ])

    /// The class of rows' cells, which no file makes: for those who name a row.
    @MainActor
    static func cellClass(_ registry: SceneRegistry) -> ViewClass? {
        guard let view = registry.view("UIView") else { return nil }
        return ViewClass(
            name: "UITableViewCell", type: UITableViewCell.self, depth: view.depth + 1,
            keys: ClassKeys { PropertyRow.merged(view.rows, TableProperties.cell) }, make: { _ in UITableViewCell() },
            isAncestor: { $0 is UITableViewCell.Type })
    }
}
