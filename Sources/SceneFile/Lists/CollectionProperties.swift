import UIKit

/// The keys of collections and of items' cells, in the order in which they are set.
enum CollectionProperties {
    private typealias Key = SceneKey<UICollectionView>

    static let collection: [PropertyRow] = making + choice + content

    private static let making = SceneKey<UICollectionView>.rows([
        Key(
            "dataSource", .name(["diffable", "classic"]),
            "Whether `snapshot` changes the items, or the collection asks for all of them anew. Default diffable."
        ) { collection, value, builder in
            if value.text == "classic" { builder.setClassic(collection) }
        },
        Key("collectionViewLayout", .collectionLayout, "Where items stand. Default a UICollectionViewFlowLayout.") {
            collection, value, builder in
            guard let node: CollectionLayoutNode = value.part() else { return }
            collection.collectionViewLayout = builder.makeLayout(node, of: collection)
        },
        .name(
            "selfSizingInvalidation", "Whether cells in sight are measured again. Default enabled.",
            of: [
                "disabled": UICollectionView.SelfSizingInvalidation.disabled, "enabled": .enabled,
                "enabledIncludingConstraints": .enabledIncludingConstraints,
            ]
        ) { $0.selfSizingInvalidation = $1 },
        .bool("isPrefetchingEnabled", "Whether cells are made before they are in sight. Default true.") {
            $0.isPrefetchingEnabled = $1
        },
        .name(
            "reorderingCadence", "How soon items give way to one that is dragged. Default immediate.",
            of: ["immediate": UICollectionView.ReorderingCadence.immediate, "fast": .fast, "slow": .slow]
        ) { $0.reorderingCadence = $1 },
    ])

    private static let choice = SceneKey<UICollectionView>.rows([
        .bool("allowsSelection", "Whether fingers select items. Default true.") { $0.allowsSelection = $1 },
        .bool("allowsMultipleSelection", "Whether fingers select several items. Default false.") {
            $0.allowsMultipleSelection = $1
        },
        .bool("allowsSelectionDuringEditing", "Default false.") { $0.allowsSelectionDuringEditing = $1 },
        .bool("allowsMultipleSelectionDuringEditing", "Default false.") {
            $0.allowsMultipleSelectionDuringEditing = $1
        },
    ])

    // MARK: Content

    private static let content = SceneKey<UICollectionView>.rows([
        Key("backgroundView", .nullable(.view), "Behind all items, as large as the collection.") {
            collection, value, builder in
            collection.backgroundView = value.views?.first.map {
                builder.makeView($0, defaultFrame: collection.bounds)
            }
        },
        Key("sections", .collectionSections, "What it shows at first.") { collection, value, builder in
            guard let node: ListNode = value.part() else { return }
            builder.list(node, of: collection)?.show(node.sections)
        },
        Key(
            "supplementaries", .dictionary(.rowPart, keys: "kinds"),
            "By kind, the views of the whole list that a compositional layout places."
        ) { _, _, _ in },
        Key("selectedItems", .rowIDs, "The items that are selected at first.") { collection, value, builder in
            for row in value.nodes(RowID.self) ?? [] { builder.select(row.id, in: collection) }
        },
        .bool("isEditing", "Whether cells show what can be done with them. Default false.") { $0.isEditing = $1 },
    ])

    // MARK: Cells

    /// What those who name an item may set on its cell, and expect of it.
    static let cell = SceneKey<UICollectionViewCell>.rows([
        .bool("isSelected", "Whether it shows that it is selected.") { $0.isSelected = $1 },
        .bool("isHighlighted", "Whether it shows that it is touched.") { $0.isHighlighted = $1 },
    ])
}

/// The layouts of collections of the file, while the scene lives.
final class LiveLayouts: FeatureStore {
    /// By their collections.
    fileprivate var all: [ObjectIdentifier: CollectionLayoutNode] = [:]
}

extension SceneBuilder {
    /// What the file says of the layout that a collection has; nil where it says nothing.
    func layout(of collection: UICollectionView) -> CollectionLayoutNode? {
        parts[LiveLayouts.self].all[ObjectIdentifier(collection)]
    }

    /// Makes a layout, which from now on is what the file says of the collection.
    func makeLayout(_ node: CollectionLayoutNode, of collection: UICollectionView) -> UICollectionViewLayout {
        parts[LiveLayouts.self].all[ObjectIdentifier(collection)] = node
        let maker = LayoutMaker(node: node) { [weak self, weak collection] key in
            guard let collection, let list = self?.madeList(of: collection), list.node.hasSwipes(key) else {
                return nil
            }
            return { [weak list] path in list?.swipeActions(key, at: path) }
        }
        return maker.make()
    }
}

extension ListNode {
    /// Whether any row has buttons at a side, at any time.
    func hasSwipes(_ key: String) -> Bool { allRows.contains { $0.record[key] != nil } }
}
