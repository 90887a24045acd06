import UIKit
import YAMLTree

extension ValueKind {
    /// What a collection shows at first.
    static let collectionSections: ValueKind = .part(.collectionSections)
    /// A view that is made for each cell, or for each place beside cells.
    static let rowPart: ValueKind = .part(.rowPart)
}

extension ScenePartKind {
    static let item = ScenePartKind(
        "item", definition: { $0.record(CollectionForms.item) },
        read: { node, reader in reader.readRow(node, CollectionForms.item).map { .nodes([$0]) } })
    static let collectionSection = ScenePartKind(
        "collectionSection", definition: { $0.record(CollectionForms.section) },
        read: { node, reader in reader.readSection(node, CollectionForms.section).map { .nodes([$0]) } })
    fileprivate static let collectionSections = ScenePartKind(
        "collectionSections", schema: { $0.array(of: $0.schema(.part(.collectionSection))) },
        read: { node, reader in reader.readSections(node, .collection).map { .part($0) } })
    fileprivate static let rowPart = ScenePartKind(
        "rowPart", schema: { $0.schema(.view) },
        read: { node, reader in reader.readPart { reader.readView(node) }.map { .part($0) } })
}

/// The maps of collections: items and their sections.
enum CollectionForms {
    static let supplementaries = Field(
        "supplementaries", .dictionary(.rowPart, keys: "kinds"),
        "By kind, the views that a layout places beside cells; `header` and `footer` are UIKit's own kinds.")

    static let item: Record = Record(
        "an item",
        ListForms.identity + ListForms.texts + ListForms.component + [
            Field("accessories", ItemAccessoryForms.kind, "What stands beside the content of a list's cell."),
            ListForms.level, ListForms.action,
        ] + EditingForms.swipes + [
            Field("editing", .record(EditingForms.ofItems), "What can be done with it by a finger. Default nothing."),
            ListForms.background, size, supplementaries,
            Field("isExpanded", .bool, "Whether the items below it show at first. Default false."),
            Field("children", .list(.part(.item)), "The items below it, in a list that opens and closes."),
        ],
        refusals: ListForms.refusals.merging(ofTables) { old, _ in old })

    /// The kinds of an item's keys for rows whose list is not known yet, where tables have other ones.
    static let anyRow: [String: Field] = [
        "accessories": Field("accessories", ItemAccessoryForms.anyKind, "What stands beside the content."),
        "children": Field("children", .list(.part(.newRow)), "The items below it, in a collection."),
    ]

    private static let size = Field(
        "size", .size, "In a flow layout, in place of its itemSize; it is asked for by the delegate, once.")

    private static let ofTables = [
        "style": "cells of collections have no labels of their own: write `configuration`",
        "editingAccessories": "write `accessories: [{ type: …, displayed: whenEditing }]`",
        "selectionStyle": "cells of collections have none",
    ]

    static let section: Record = Record(
        "a section",
        [ListForms.sectionID] + ListForms.edges + [
            Field("items", .list(.part(.item)), "In their order."), supplementaries,
        ],
        refusals: ["rows": "a collection calls them items"])
}
