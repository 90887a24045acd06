import TextFormatting
import UIKit
import YAMLTree

extension ValueKind {
    /// How a collection places its items.
    static let collectionLayout: ValueKind = .part(.collectionLayout)
    fileprivate static let layoutGroup: ValueKind = .part(.layoutGroup)
    fileprivate static let layoutItem: ValueKind = .part(LayoutForms.itemKind)
    fileprivate static let layoutSize: ValueKind = .part(LayoutForms.sizeKind)
    fileprivate static let layoutSection: ValueKind = .part(LayoutForms.sectionKind)
    fileprivate static let layoutSpacing: ValueKind = .either([
        .number(LayoutForms.lengths), .record(LayoutForms.flexible),
    ])
}

extension ScenePartKind {
    static let collectionLayout = ScenePartKind(
        "collectionViewLayout",
        definition: { writer in
            writer.anyOf([LayoutForms.flow, LayoutForms.list, LayoutForms.compositional].map(writer.record))
        },
        read: { node, reader in reader.readCollectionLayout(node).map { .part($0) } })
    static let layoutGroup = ScenePartKind(
        "layoutGroup", definition: { $0.record(LayoutForms.group) },
        read: { node, reader in
            reader.nested(node) { reader.readRecord(node, LayoutForms.group) }.map { record in
                reader.checkGroup(record)
                return .record(record)
            }
        })
}

/// The maps of layouts, by the names of their properties.
enum LayoutForms {
    static let directions: KeyValuePairs<String, UICollectionView.ScrollDirection> = [
        "vertical": .vertical, "horizontal": .horizontal,
    ]
    static let lengths = NumberRange(minimum: 0, maximum: 100_000)
    private static let insets: ValueKind = .insets(ValueKind.directionalEdgeNames)
    private static let direction = Field(
        "scrollDirection", .name(directions.map(\.key)), "Which way the content scrolls. Default vertical.")
    static let decorations = Field(
        "decorations", .dictionary(.rowPart, keys: "kinds"), "By kind, what `decorationItems` show.")

    // MARK: Flow

    static let insetReferences: KeyValuePairs<String, UICollectionViewFlowLayout.SectionInsetReference> = [
        "fromContentInset": .fromContentInset, "fromSafeArea": .fromSafeArea, "fromLayoutMargins": .fromLayoutMargins,
    ]
    static let flow = Record(
        "a flow layout",
        [
            Field("class", .name(["UICollectionViewFlowLayout"]), required: true, "Items in lines."), direction,
            Field("itemSize", .size, "Points. Default [50, 50]."),
            Field(
                "estimatedItemSize", .either([.size, .name(["automaticSize"])]),
                "Before a cell says its size: points, or automaticSize. Default: cells say nothing."),
            Field("minimumLineSpacing", .number(lengths), "Points between lines. Default 10."),
            Field("minimumInteritemSpacing", .number(lengths), "Points between items of a line at least. Default 10."),
            Field("headerReferenceSize", .size, "Of headers; one side counts. Default none."),
            Field("footerReferenceSize", .size, "Of footers; one side counts. Default none."),
            Field("sectionInset", .insets(ValueKind.edgeNames), "Around a section's items. Default 0."),
            Field(
                "sectionInsetReference", .name(insetReferences.map(\.key)),
                "From where sectionInset counts. Default fromContentInset."),
            Field("sectionHeadersPinToVisibleBounds", .bool, "Whether headers stick. Default false."),
            Field("sectionFootersPinToVisibleBounds", .bool, "Whether footers stick. Default false."),
        ])

    // MARK: Lists

    static let appearances: KeyValuePairs<String, UICollectionLayoutListConfiguration.Appearance> = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
        "sidebarPlain": .sidebarPlain,
    ]
    static let headerModes: KeyValuePairs<String, UICollectionLayoutListConfiguration.HeaderMode> = [
        "none": .none, "supplementary": .supplementary, "firstItemInSection": .firstItemInSection,
    ]
    static let footerModes: KeyValuePairs<String, UICollectionLayoutListConfiguration.FooterMode> = [
        "none": .none, "supplementary": .supplementary,
    ]
    static let visibilities: KeyValuePairs<String, UIListSeparatorConfiguration.Visibility> = [
        "automatic": .automatic, "visible": .visible, "hidden": .hidden,
    ]
    private static let separator = Record(
        "lines",
        [
            Field("color", .color, "Default separator."),
            Field("multipleSelectionColor", .color, "Beside selected rows. Default separator."),
            Field("topSeparatorVisibility", .name(visibilities.map(\.key)), "Default automatic."),
            Field("bottomSeparatorVisibility", .name(visibilities.map(\.key)), "Default automatic."),
            Field("topSeparatorInsets", insets, "Points. Default to where text begins."),
            Field("bottomSeparatorInsets", insets, "Points. Default to where text begins."),
        ])
    private static let listFields = [
        Field("list", .name(appearances.map(\.key)), required: true, "How a section of rows looks."),
        Field("headerMode", .name(headerModes.map(\.key)), "Default none."),
        Field("footerMode", .name(footerModes.map(\.key)), "Default none."),
        Field("showsSeparators", .bool, "Whether lines stand between rows. Default as the appearance has it."),
        Field("separatorConfiguration", .record(separator), "How the lines look."),
        Field("backgroundColor", .nullable(.color), "Of the collection; null leaves it its own."),
        Field(
            "headerTopPadding", .nullable(.number(lengths)), "Points above a header. Default as the appearance has it."),
    ]
    static let list = Record("a layout of rows", listFields)

    // MARK: Compositional

    static let compositional = Record(
        "a compositional layout",
        [
            Field("class", .name(["UICollectionViewCompositionalLayout"]), required: true, "Groups, repeated."),
            direction,
            Field("sections", .list(.layoutSection), required: true, "The last one holds for all sections behind it."),
            Field("interSectionSpacing", .number(lengths), "Points between sections. Default 0."),
            Field("boundarySupplementaryItems", .list(.part(boundaryKind)), "At the edges of the whole content."),
            Field("contentInsetsReference", .name(references.map(\.key)), "Default safeArea."), decorations,
        ])
    static let references: KeyValuePairs<String, UIContentInsetsReference> = [
        "automatic": .automatic, "none": .none, "safeArea": .safeArea, "layoutMargins": .layoutMargins,
        "readableContent": .readableContent,
    ]
    static let behaviors: KeyValuePairs<String, UICollectionLayoutSectionOrthogonalScrollingBehavior> = [
        "none": .none, "continuous": .continuous, "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary,
        "paging": .paging, "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
    ]
    static let rates: KeyValuePairs<String, UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate> = [
        "automatic": .automatic, "normal": .normal, "fast": .fast,
    ]
    static let bounces: KeyValuePairs<String, UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce> = [
        "automatic": .automatic, "always": .always, "never": .never,
    ]
    private static let scrolling = Record(
        "how a section scrolls",
        [
            Field("decelerationRate", .name(rates.map(\.key)), "Default automatic."),
            Field("bounce", .name(bounces.map(\.key)), "Default automatic."),
        ])

    static let section = Record(
        "a section of the layout",
        [
            Field("group", .layoutGroup, required: true, "What is repeated until all items have a place."),
            Field("contentInsets", insets, "Points around the groups. Default 0."),
            Field("interGroupSpacing", .number(lengths), "Points between groups. Default 0."),
            Field("contentInsetsReference", .name(references.map(\.key)), "Default automatic: the layout's."),
            Field("supplementaryContentInsetsReference", .name(references.map(\.key)), "Default automatic."),
            Field(
                "orthogonalScrollingBehavior", .name(behaviors.map(\.key)), "How it scrolls by itself. Default none."),
            Field("orthogonalScrollingProperties", .record(scrolling), "How fast, and whether it bounces."),
            Field("boundarySupplementaryItems", .list(.part(boundaryKind)), "At the section's edges."),
            Field(
                "decorationItems", .list(.either([.text, .record(decoration)])),
                "Backgrounds: kinds of the layout's `decorations`, or maps."),
        ])
    static let sectionKind = ScenePartKind(
        "layoutSection", schema: { $0.anyOf([$0.record(section), $0.record(list)]) },
        read: { node, reader in
            let isList = node.entries.contains { $0.key == "list" }
            return reader.readRecord(node, isList ? list : section).map { .record($0) }
        })

    // MARK: Items

    static let flexible = Record(
        "a space", [Field("flexible", .number(lengths), required: true, "Points at least; it takes what is left.")])
    private static let edgeSpacing = Record(
        "spaces around",
        ValueKind.directionalEdgeNames.map {
            Field($0, .layoutSpacing, "Points, or a flexible space. Default none.")
        })
    private static let base = [
        Field("layoutSize", .layoutSize, required: true, "Width and height."),
        Field("contentInsets", insets, "Points inside of its size. Default 0."),
    ]
    private static let itemFields =
        base + [
            Field("edgeSpacing", .part(spacingKind), "Room around it. Default none."),
            Field("supplementaryItems", .list(.part(supplementaryKind)), "Views that are anchored to it."),
        ]
    static let item = Record("an item of the layout", itemFields)
    static let spacingKind = ScenePartKind("layoutEdgeSpacing", .record(edgeSpacing))
    static let itemKind = ScenePartKind(
        "layoutItem", schema: { $0.anyOf([$0.record(item), $0.schema(.layoutGroup)]) },
        read: { node, reader in
            let isGroup = node.entries.contains { ["axis", "subitems", "frames", "count"].contains($0.key) }
            return isGroup
                ? reader.read(node, .layoutGroup) : reader.readRecord(node, item).map { .record($0) }
        })
    static let group: Record = Record(
        "a group",
        [
            Field(
                "axis", .name(["horizontal", "vertical", "custom"]),
                "Which way items follow each other. Default horizontal."),
            Field("subitems", .list(.layoutItem), "Items and groups, from the start."),
            Field("count", .integer(1...10_000), "How often its one subitem stands in it, all of one size."),
            Field("interItemSpacing", .layoutSpacing, "Points, or a flexible space. Default 0."),
            Field("frames", .list(.rect), "Of a custom group: where each of its items stands, in points."),
        ] + itemFields)

    // MARK: Views beside cells

    static let edges: KeyValuePairs<String, NSDirectionalRectEdge> = [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    static let alignments: KeyValuePairs<String, NSRectAlignment> = [
        "top": .top, "topLeading": .topLeading, "leading": .leading, "bottomLeading": .bottomLeading,
        "bottom": .bottom, "bottomTrailing": .bottomTrailing, "trailing": .trailing, "topTrailing": .topTrailing,
    ]
    private static let kindField = Field(
        "elementKind", .text, required: true, "What `supplementaries` call it; header and footer are UIKit's own.")
    private static let anchor = Record(
        "an anchor",
        [
            Field("edges", .names(edges.map(\.key)), required: true, "Where it lies."),
            Field("absoluteOffset", .point, "Points from there."),
            Field("fractionalOffset", .point, "Parts of its own size from there."),
        ])
    static let supplementary = Record(
        "a view at an item",
        base + [
            kindField, Field("containerAnchor", .record(anchor), required: true, "Where it lies at the item."),
            Field("itemAnchor", .record(anchor), "What of it lies there. Default the same edges."),
            Field("zIndex", .integer(-1_000_000...1_000_000), "Default 1."),
        ])
    static let boundary = Record(
        "a view at an edge",
        base + [
            kindField, Field("alignment", .name(alignments.map(\.key)), required: true, "The edge or corner."),
            Field("absoluteOffset", .point, "Points from there. Default 0."),
            Field("pinToVisibleBounds", .bool, "Whether it sticks. Default false."),
            Field("extendsBoundary", .bool, "Whether it makes the content larger. Default true."),
            Field("zIndex", .integer(-1_000_000...1_000_000), "Default 1."),
        ])
    static let supplementaryKind = ScenePartKind("layoutSupplementary", .record(supplementary))
    static let boundaryKind = ScenePartKind("layoutBoundary", .record(boundary))
    private static let decoration = Record(
        "a background",
        [
            Field("elementKind", .text, required: true, "One of the layout's `decorations`."),
            Field("contentInsets", insets, "Points. Default 0."),
            Field("zIndex", .integer(-1_000_000...1_000_000), "Default 0."),
        ])

    // MARK: Sizes

    static let dimensions = ["fractionalWidth", "fractionalHeight", "estimated", "uniformAcrossSiblings"]
    /// Width and height: points, or a map of one key.
    static let sizeKind = ScenePartKind(
        "layoutSize",
        definition: { writer in
            let maps = dimensions.map { key in
                JSONValue.object(
                    SchemaWriter.map([(key: key, value: writer.number(lengths))], required: [key]))
            }
            return writer.array(writer.anyOf([writer.number(lengths)] + maps), from: 2, to: 2)
        },
        read: { node, reader in reader.readLayoutSize(node).map { .part($0) } })
}
