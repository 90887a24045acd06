import UIKit

/// The keys of alerts and action sheets.
enum AlertForms {
    private typealias Key = SceneKey<UIAlertController>
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

    static let alert: [SceneKey<UIAlertController>] = [
        .text("message", "Below the title.") { $0.message = $1 },
        .name(
            "severity", "Default default.", of: ["default": UIAlertControllerSeverity.default, "critical": .critical]
        ) { $0.severity = $1 },
    ]

    static let action = PropertyRecord(
        "the action",
        fields: [
            Field("title", .text, required: true, "What it says."),
            Field("style", .name(styles.map(\.key)), "Default default."),
            Field("id", .text, "Unique in the file; touches and changes find the action by it."),
            Field("changes", .action, "What happens once the alert has gone."),
        ],
        [SceneKey<UIAlertAction>.bool("isEnabled", "Whether it can be chosen. Default true.") { $0.isEnabled = $1 }])

    // MARK: Making

    @MainActor
    static func make(_ node: ControllerNode) -> UIViewController {
        let isSheet = node.construction["preferredStyle"]?.text == "actionSheet"
        return UIAlertController(title: nil, message: nil, preferredStyle: isSheet ? .actionSheet : .alert)
    }

    static func style(_ record: SceneRecord) -> UIAlertAction.Style {
        styles.first { $0.key == record.text("style") }?.value ?? .default
    }
}

extension SceneBuilder {
    /// Gives an alert its actions.
    func fill(_ alert: UIAlertController, _ node: ControllerNode) {
        for item in node.actions { alert.addAction(makeAlertAction(item)) }
        let preferred = node.construction["preferredAction"]?.text
        let place = node.actions.firstIndex { $0.record.text("id") == preferred }
        if preferred != nil, let place { alert.preferredAction = alert.actions[place] }
    }

    private func makeAlertAction(_ node: ItemNode) -> UIAlertAction {
        let action = UIAlertAction(
            title: node.record.text("title"), style: AlertForms.style(node.record)
        ) { [weak self] _ in
            if let steps = node.action?.steps { self?.perform(steps) }
        }
        node.kind.form.set(node.record, on: action, self)
        if let id = node.id {
            action.accessibilityIdentifier = id
            items[id] = action
        }
        return action
    }
}
