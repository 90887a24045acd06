import UIKit
import YAMLTree

/// The keys of tables and of rows' cells, in the order in which they are set.
enum TableProperties {
    private typealias Key = SceneKey<UITableView>

    static let table: [PropertyRow] = making + heights + lines + sectionIndex + choice + ends + content

    static let styles: KeyValuePairs<String, UITableView.Style> = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]

    private static let making = SceneKey<UITableView>.rows([
        Key("style", .name(styles.map(\.key)), "How the sections look. Default plain.") { _, _, _ in },
        Key(
            "dataSource", .name(["diffable", "classic"]),
            "Whether `snapshot` changes the rows, or the table asks for all of them anew. Default diffable."
        ) { table, value, builder in
            if value.text == "classic" { builder.setClassic(table) }
        },
    ])

    /// A table of the style that a file says.
    @MainActor
    static func makeTable(_ value: (_ key: String) -> SceneValue?) -> UITableView {
        UITableView(frame: .zero, style: style(value("style")))
    }

    /// The style of the table that a view of the file stands for.
    static func style(of node: ViewNode?) -> UITableView.Style {
        style(node?.settings.first { $0.row.key == "style" }?.value)
    }

    private static func style(_ value: SceneValue?) -> UITableView.Style {
        styles.first { $0.key == value?.text }?.value ?? .plain
    }

    // MARK: Heights

    /// Rows of a point or more: a table makes a cell for each in sight.
    private static let lengths = NumberRange(minimum: 1, maximum: 100_000)
    private static let estimates = NumberRange(minimum: 0, maximum: 100_000)

    private static let heights: [PropertyRow] =
        SceneKey<UITableView>.rows([
            length("rowHeight", lengths, "As high as their content needs.") { $0.rowHeight = $1 },
            length("sectionHeaderHeight", estimates, "As high as they need.") { $0.sectionHeaderHeight = $1 },
            length("sectionFooterHeight", estimates, "As high as they need.") { $0.sectionFooterHeight = $1 },
            length("estimatedRowHeight", estimates, "44 before a row is seen; 0 asks for all at once.") {
                $0.estimatedRowHeight = $1
            },
            length("estimatedSectionHeaderHeight", estimates, "28 before it is seen; 0 asks for all at once.") {
                $0.estimatedSectionHeaderHeight = $1
            },
            length("estimatedSectionFooterHeight", estimates, "28 before it is seen; 0 asks for all at once.") {
                $0.estimatedSectionFooterHeight = $1
            },
            length("sectionHeaderTopPadding", estimates, "22 in plain tables.") { $0.sectionHeaderTopPadding = $1 },
            .number("fillerRowHeight", "Of empty rows that fill a plain table. Default none.", in: 1...100_000) {
                $0.fillerRowHeight = $1
            },
            .name(
                "selfSizingInvalidation", "Whether rows in sight are measured again. Default enabled.",
                of: [
                    "disabled": UITableView.SelfSizingInvalidation.disabled, "enabled": .enabled,
                    "enabledIncludingConstraints": .enabledIncludingConstraints,
                ]
            ) { $0.selfSizingInvalidation = $1 },
        ])

    /// - Parameter standard: What `automatic` means.
    private static func length(
        _ key: String, _ range: NumberRange, _ standard: String,
        set: @escaping @MainActor @Sendable (UITableView, CGFloat) -> Void
    ) -> Key {
        Key(key, .numberOr("automatic", range), "Points, or automatic, the default: \(standard)") { table, value, _ in
            set(table, value.number.map { CGFloat($0) } ?? UITableView.automaticDimension)
        }
    }

    // MARK: Looks

    private static let lines = SceneKey<UITableView>.rows([
        .name(
            "separatorStyle", "Whether there are lines between rows. Default singleLine.",
            of: [
                "none": UITableViewCell.SeparatorStyle.none, "singleLine": .singleLine,
                "singleLineEtched": .singleLineEtched,
            ]
        ) { $0.separatorStyle = $1 },
        .color("separatorColor", "Of the lines; null is the default, separator.") { $0.separatorColor = $1 },
        .insets("separatorInset", "From the sides to the lines. Default to where text begins.") {
            $0.separatorInset = $1
        },
        .name(
            "separatorInsetReference", "From where separatorInset counts. Default fromCellEdges.",
            of: [
                "fromCellEdges": UITableView.SeparatorInsetReference.fromCellEdges,
                "fromAutomaticInsets": .fromAutomaticInsets,
            ]
        ) { $0.separatorInsetReference = $1 },
        .bool("cellLayoutMarginsFollowReadableWidth", "Whether wide rows keep text short. Default false.") {
            $0.cellLayoutMarginsFollowReadableWidth = $1
        },
        .bool("insetsContentViewsToSafeArea", "Whether content keeps out of the safe area. Default true.") {
            $0.insetsContentViewsToSafeArea = $1
        },
    ])

    private static let sectionIndex = SceneKey<UITableView>.rows([
        .integer("sectionIndexMinimumDisplayRowCount", "From how many rows on the index shows. Default 0.") {
            $0.sectionIndexMinimumDisplayRowCount = $1
        },
        .color("sectionIndexColor", "Of its titles; null is the tint.") { $0.sectionIndexColor = $1 },
        .color("sectionIndexBackgroundColor", "Behind its titles.") { $0.sectionIndexBackgroundColor = $1 },
        .color("sectionIndexTrackingBackgroundColor", "Behind its titles under a finger.") {
            $0.sectionIndexTrackingBackgroundColor = $1
        },
    ])

    private static let choice = SceneKey<UITableView>.rows([
        .bool("allowsSelection", "Whether fingers select rows. Default true.") { $0.allowsSelection = $1 },
        .bool("allowsMultipleSelection", "Whether fingers select several rows. Default false.") {
            $0.allowsMultipleSelection = $1
        },
        .bool("allowsSelectionDuringEditing", "Default false.") { $0.allowsSelectionDuringEditing = $1 },
        .bool("allowsMultipleSelectionDuringEditing", "Whether circles select rows. Default false.") {
            $0.allowsMultipleSelectionDuringEditing = $1
        },
    ])

    // MARK: Content

    private static let ends = SceneKey<UITableView>.rows([
        view("tableHeaderView", .framedView, "Above all rows, as high as its frame says.") { $0.tableHeaderView = $1 },
        view("tableFooterView", .framedView, "Below all rows, as high as its frame says.") { $0.tableFooterView = $1 },
        view("backgroundView", .view, "Behind all rows, as large as the table.") { $0.backgroundView = $1 },
    ])

    private static func view(
        _ key: String, _ kind: ValueKind, _ summary: String,
        set: @escaping @MainActor @Sendable (UITableView, UIView?) -> Void
    ) -> Key {
        Key(key, .nullable(kind), summary) { table, value, builder in
            set(table, value.views?.first.map { builder.makeView($0, defaultFrame: table.bounds) })
        }
    }

    private static let content = SceneKey<UITableView>.rows([
        Key("sections", .sections, "What it shows at first.") { table, value, builder in
            guard let node: ListNode = value.part() else { return }
            builder.list(node, of: table)?.show(node.sections)
        },
        Key("selectedRows", .rowIDs, "The rows that are selected at first.") { table, value, builder in
            for row in value.nodes(RowID.self) ?? [] { builder.select(row.id, in: table) }
        },
        .bool("isEditing", "Whether rows show what can be done with them. Default false.") { $0.isEditing = $1 },
    ])

    // MARK: Cells

    /// What those who name a row may set on its cell, and expect of it.
    static let cell = SceneKey<UITableViewCell>.rows([
        .name("accessoryType", "The sign beside the content.", of: ListForms.accessoryTypes) { $0.accessoryType = $1 },
        .name("selectionStyle", "How it shows that it is selected.", of: ListForms.selectionStyles) {
            $0.selectionStyle = $1
        },
        .bool("isSelected", "Whether it shows that it is selected.") { $0.isSelected = $1 },
        .bool("isHighlighted", "Whether it shows that it is touched.") { $0.isHighlighted = $1 },
        .insets("separatorInset", "From its sides to the line below it.") { $0.separatorInset = $1 },
    ])
}

extension ValueKind {
    /// A view whose height somebody counts.
    fileprivate static let framedView: ValueKind = .part(
        ScenePartKind(
            "framedView", schema: { $0.schema(.view) },
            read: { node, reader in reader.readFramedView(node).map { .nodes([$0]) } }))
}

extension SceneReader {
    fileprivate func readFramedView(_ node: YAMLNode) -> ViewNode? {
        guard let view = readView(node) else { return nil }
        guard view.geometry.frame == nil, view.geometry.bounds == nil else { return view }
        report(
            "a view above or below all rows is as high as its frame says, and this one has none", at: node.mark,
            expected: "`frame: [0, 0, 0, HEIGHT]`")
        return nil
    }
}
