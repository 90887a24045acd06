import TextFormatting
import UIKit
import YAMLTree

/// What stands beside the content of a collection's list cell: signs by name, views, and maps that say more.
enum ItemAccessoryForms {
    static let kind: ValueKind = .part(
        ScenePartKind(
            "itemAccessories", schema: { schema($0, signs) },
            read: { node, reader in reader.readItemAccessories(node, signs).map { .nodes($0) } }))

    /// Where the list is not known yet.
    static let anyKind: ValueKind = .part(
        ScenePartKind(
            "anyAccessories", schema: { schema($0, anySigns) },
            read: { node, reader in reader.readItemAccessories(node, anySigns).map { .nodes($0) } }))

    /// Accessories that need nothing but their names.
    static let signs = [
        "disclosureIndicator", "outlineDisclosure", "checkmark", "delete", "insert", "reorder", "multiselect", "detail",
    ]
    private static let anySigns = signs + ListForms.accessoryTypes.map(\.key).filter { !signs.contains($0) }
    private static let types = signs + ["label", "popUpMenu", "customView"]

    static let displays: KeyValuePairs<String, UICellAccessory.DisplayedState> = [
        "always": .always, "whenEditing": .whenEditing, "whenNotEditing": .whenNotEditing,
    ]
    static let styles: KeyValuePairs<String, UICellAccessory.OutlineDisclosureOptions.Style> = [
        "automatic": .automatic, "header": .header, "cell": .cell,
    ]

    @MainActor
    private static func schema(_ writer: SchemaWriter, _ signs: [String]) -> JSONValue {
        writer.array(of: writer.anyOf([writer.names(signs), writer.schema(.part(mapKind)), writer.schema(.view)]))
    }

    static let record = Record("an accessory", common + extras)
    static let mapKind = ScenePartKind("accessory", .record(record))

    private static let common = [
        Field("type", .name(types), required: true, "What it is."),
        Field("displayed", .name(displays.map(\.key)), "Default as the type has it."),
        Field("isHidden", .bool, "Whether it is left out. Default false."),
        Field(
            "reservedLayoutWidth",
            .either([.number(NumberRange(minimum: 0, maximum: 100_000)), .name(["actual", "standard"])]),
            "Points of width that are kept for it: a number, actual or standard. Default as the type has it."),
        Field("tintColor", .color, "Default the type's own."),
    ]
    private static let extras = [
        Field("text", .text, "What a label says."),
        Field("font", FontForms.kind, "Of a label. Default body."),
        Field("adjustsFontForContentSizeCategory", .bool, "Of a label. Default true."),
        Field("style", .name(styles.map(\.key)), "What opens the branch of an outlineDisclosure. Default automatic."),
        Field("showsVerticalSeparator", .bool, "Whether a line stands before a reorder. Default true."),
        Field("backgroundColor", .color, "Of delete, insert and multiselect."),
        Field("menu", .menu, "What a popUpMenu opens."),
        Field("view", .rowPart, "Of a customView."),
        Field("placement", .name(["leading", "trailing"]), "Of a customView. Default trailing."),
        Field("maintainsFixedSize", .bool, "Whether a customView keeps its size. Default false."),
        Field("changes", .action, "What a tap does."),
    ]

    /// Keys that only some types have.
    private static let owners: [(keys: [String], types: [String])] = [
        (["text", "font", "adjustsFontForContentSizeCategory"], ["label"]), (["style"], ["outlineDisclosure"]),
        (["showsVerticalSeparator"], ["reorder"]), (["backgroundColor"], ["delete", "insert", "multiselect"]),
        (["menu"], ["popUpMenu"]), (["view", "placement", "maintainsFixedSize"], ["customView"]),
        (["changes"], ["outlineDisclosure", "delete", "insert", "detail"]),
    ]
    private static let needs = ["label": "text", "popUpMenu": "menu", "customView": "view"]

    /// What is wrong with a map.
    @MainActor
    fileprivate static func check(_ record: SceneRecord, _ reader: SceneReader) {
        guard let type = record.text("type") else { return }
        for owner in owners where !owner.types.contains(type) {
            for key in record.said(of: owner.keys) {
                reader.report(
                    "'\(key)' goes with \(SceneReader.choice(of: owner.types))", at: record.keyMark(of: key),
                    expected: "no '\(key)' in a \(type)")
            }
        }
        guard let need = needs[type], !record.says(need) else { return }
        reader.report("a \(type) without '\(need)'", at: record.mark, expected: "`\(need):`")
    }
}

extension SceneReader {
    fileprivate func readItemAccessories(_ node: YAMLNode, _ signs: [String]) -> [RowAccessory]? {
        readAccessories(node, signs) { item in
            guard item.entries.contains(where: { $0.key == "type" }) else { return self.readAccessoryView(item) }
            return self.readAccessoryMap(item)
        }
    }

    private func readAccessoryMap(_ node: YAMLNode) -> RowAccessory? {
        let (record, targets) = inRow { self.readRecord(node, ItemAccessoryForms.record) }
        guard let record else { return nil }
        ItemAccessoryForms.check(record, self)
        return .map(record, view: record["view"]?.part(RowPart.self), targets)
    }
}
