import UIKit

extension ValueKind {
    /// An action of an alert.
    static let alertAction: ValueKind = .part(.alertAction)
}

extension ScenePartKind {
    static let alertAction = ScenePartKind(
        "alertAction", definition: { $0.record(AlertForms.action.record) },
        read: { node, reader in reader.readAlertAction(node).map { .part($0) } })
}

extension ItemKind {
    static let alertAction = ItemKind(
        form: AlertForms.action, sentence: "an action of an alert", type: UIAlertAction.self)
}

extension UIAlertAction: ShownItem {}

/// The keys of alerts and action sheets.
enum AlertForms {
    private static let styles: KeyValuePairs<String, UIAlertAction.Style> = [
        "default": .default, "cancel": .cancel, "destructive": .destructive,
    ]

    /// Keys that stay as they are once the alert is there.
    static let fields = [
        Field(
            "preferredStyle", .name(["alert", "actionSheet"]), "In the middle, or at the bottom. Default alert."),
        Field("actions", .list(.alertAction), "What it lets choose, in order; one may be of the style cancel."),
        Field("preferredAction", .text, "The id of the action in semibold, which the return key takes."),
    ]

    static let alert = SceneKey<UIAlertController>.rows([
        .text("message", "Below the title.") { $0.message = $1 },
        .name(
            "severity", "Default default.", of: ["default": UIAlertControllerSeverity.default, "critical": .critical]
        ) { $0.severity = $1 },
    ])

    static let action = PropertyRecord(
        "the action",
        fields: [
            Field("title", .text, required: true, "What it says."),
            Field("style", .name(styles.map(\.key)), "Default default."),
            Field("id", .text, "Unique in the file; touches and changes find the action by it."),
            Field("changes", .action, "What happens once the alert has gone."),
        ],
        SceneKey<UIAlertAction>.rows([
            .bool("isEnabled", "Whether it can be chosen. Default true.") { $0.isEnabled = $1 }
        ]))

    static func style(_ record: SceneRecord) -> UIAlertAction.Style {
        styles.first { $0.key == record.text("style") }?.value ?? .default
    }
}
