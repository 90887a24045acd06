import UIKit

/// The maps of what can be done with rows besides selecting them.
enum EditingForms {
    private static let styles: KeyValuePairs<String, UIContextualAction.Style> = [
        "normal": .normal, "destructive": .destructive,
    ]
    private static let editingStyles: KeyValuePairs<String, UITableViewCell.EditingStyle> = [
        "delete": .delete, "insert": .insert, "none": .none,
    ]

    private static let action = Record(
        "the swipe action",
        [
            Field("title", .text, "What the button says."),
            Field("image", .image, "Above the title, in white."),
            Field(
                "style", .name(styles.map(\.key)),
                "Default normal. The row of a destructive one leaves the list after its changes."),
            Field("backgroundColor", .color, "Default red for destructive ones, else grey."),
            Field("changes", .action, "What it does."),
        ])
    private static let editing = Record(
        "editing",
        [
            Field(
                "style", .name(editingStyles.map(\.key)),
                "The sign before the row: what it is there for. Default delete, after which the row leaves the list."),
            Field("canMove", .bool, "Whether a finger moves the row. Default false."),
            Field("shouldIndent", .bool, "Whether there is room for a sign even without one. Default true."),
            Field("deleteTitle", .text, "What the button that deletes says. Default Delete."),
            Field("changes", .action, "What happens when it was deleted, or when the sign that inserts was tapped."),
        ])

    /// What fingers do with an item of a collection.
    static let ofItems = Record(
        "editing",
        [Field("canMove", .bool, "Whether a finger moves the item. Default where `accessories` have a reorder.")])

    /// The keys of buttons behind rows.
    static let swipes = [
        Field("leadingSwipeActions", .list(.record(action)), "Buttons before the row, from its edge inwards."),
        Field("trailingSwipeActions", .list(.record(action)), "Buttons behind the row, from its edge inwards."),
        Field(
            "performsFirstActionWithFullSwipe", .bool,
            "Whether a swipe across the row does what the first button does. Default true."),
    ]

    /// The keys of tables' rows.
    static let row =
        swipes + [
            Field("editing", .record(editing), "What can be done with it while the list is edited. Default nothing.")
        ]

    static func style(_ action: SceneRecord) -> UIContextualAction.Style {
        styles.first { $0.key == action.text("style") }?.value ?? .normal
    }

    static func editingStyle(_ row: ListRowNode) -> UITableViewCell.EditingStyle {
        guard let editing = row.record.record("editing") else { return .none }
        return editingStyles.first { $0.key == editing.text("style") }?.value ?? .delete
    }
}

extension ListRowNode {
    var canEdit: Bool {
        ["editing", "leadingSwipeActions", "trailingSwipeActions"].contains { record[$0] != nil }
    }

    var canMove: Bool { record.record("editing")?.bool("canMove") ?? false }

    /// Whether a finger may swipe to buttons behind it.
    var hasSwipeActions: Bool { ["leadingSwipeActions", "trailingSwipeActions"].contains { record[$0] != nil } }
}
