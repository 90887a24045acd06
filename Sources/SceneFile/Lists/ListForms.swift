import UIKit
import YAMLTree

extension ValueKind {
    /// What a table shows at first.
    static let sections: ValueKind = .part(.sections)
    /// What a list shows from now on, table or collection.
    static let newSections: ValueKind = .part(.newSections)
    /// A row, or the id of one that is known.
    static let rowOrID: ValueKind = .part(.rowOrID)
    /// Ids of rows.
    static let rowIDs: ValueKind = .part(.rowIDs)
    /// A header or footer.
    static let listEdge: ValueKind = .part(.listEdge)
    fileprivate static let accessories: ValueKind = .part(.accessories)
}

extension ScenePartKind {
    static let tableRow = ScenePartKind(
        "row", definition: { $0.record(ListForms.row) },
        read: { node, reader in reader.readRow(node, ListForms.row).map { .nodes([$0]) } })
    /// A row that a change brings, to a table or to a collection.
    static let newRow = ScenePartKind(
        "newRow", definition: { $0.record(ListForms.newRow) },
        read: { node, reader in reader.readRow(node, ListForms.newRow).map { .nodes([$0]) } })
    static let tableSection = ScenePartKind(
        "section", definition: { $0.record(ListForms.section) },
        read: { node, reader in reader.readSection(node, ListForms.section).map { .nodes([$0]) } })
    fileprivate static let sections = ScenePartKind(
        "sections", schema: { $0.array(of: $0.schema(.part(.tableSection))) },
        read: { node, reader in reader.readSections(node, .table).map { .part($0) } })
    fileprivate static let newSections = ScenePartKind(
        "newSections", schema: { $0.array(of: $0.record(ListForms.newSection)) },
        read: { node, reader in reader.readSections(node, nil).map { .part($0) } })
    fileprivate static let rowOrID = ScenePartKind(
        "rowOrID", schema: { $0.anyOf([$0.type("string"), $0.schema(.part(.newRow))]) },
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
        read: { node, reader in reader.readTableAccessories(node).map { .nodes($0) } })
}

/// The maps of lists: what all rows have, and the rows and sections of tables.
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

    // MARK: Of all lists

    static let identity = [
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
        ContentForms.row[0],
    ]
    static let component = [
        Field("use", .text, "The component that fills the row, in place of texts."),
        Field("with", .map, "The component's parameters by name."),
    ]
    static let level = Field("indentationLevel", .integer(0...100), "How many steps the content stands in. Default 0.")
    static let action = Field("changes", .action, "What selecting it does.")
    static let background = ContentForms.row[1]

    private static let view = "a row is no view: write `use:` and a component that has it"
    static let refusals = [
        "class": view, "subviews": view, "backgroundColor": view, "constraints": view, "title": "a row calls it text",
        "subtitle": "a row calls it secondaryText", "accessoryType": "write `accessories: [disclosureIndicator]`",
        "accessoryView": "write `accessories: [VIEW]`",
    ]

    static let edges = [
        Field("header", .listEdge, "Before the rows: a text or a view."),
        Field("footer", .listEdge, "Behind the rows: a text or a view."),
        Field("indexTitle", .text, "What the index beside the rows calls it."),
    ]
    static let sectionID = Field("id", .text, "Unique in the list.")

    // MARK: Of tables

    /// Texts in a cell's own labels.
    static let style = Field(
        "style", .name(styles.map(\.key)), "Texts in a cell's own labels, in place of a configuration.")

    static let row = Record(
        "a row", identity + texts + [style] + component + sides + behaviour + EditingForms.row + [background],
        refusals: refusals)

    private static let sides = [
        Field("accessories", .accessories, "What stands beside the content: a sign, or a view."),
        Field("editingAccessories", .accessories, "What stands there while the list is edited."), level,
    ]
    private static let behaviour = [
        Field("selectionStyle", .name(selectionStyles.map(\.key)), "How it shows that it is selected."), action,
        Field("accessoryChanges", .action, "What a tap on the button of detailButton does."),
    ]

    static let section = Record(
        "a section", [sectionID] + edges + [Field("rows", .list(.part(.tableRow)), "From the top down.")],
        refusals: ["items": "a table calls them rows"])

    // MARK: Of changes

    /// A row whose list is not known yet: the keys of all faces. Whether they are the list's is looked at later.
    static let newRow = Record(
        "a row", merged(row.fields, CollectionForms.item.fields) { CollectionForms.anyRow[$0] }, refusals: refusals)

    static let newSection = Record(
        "a section",
        [sectionID] + edges + [
            Field("rows", .list(.part(.newRow)), "Of a table, from the top down."),
            Field("items", .list(.part(.newRow)), "Of a collection, in their order."),
            CollectionForms.supplementaries,
        ])

    /// - Parameter common: The field for a key that means something else in each.
    private static func merged(_ fields: [Field], _ more: [Field], common: (String) -> Field?) -> [Field] {
        let keys = Set(fields.map(\.key))
        return fields.map { common($0.key) ?? $0 } + more.filter { !keys.contains($0.key) }.map { common($0.key) ?? $0 }
    }
}
