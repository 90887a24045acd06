import UIKit

extension SceneBuilder {
    /// Gives an alert its actions.
    /// - Parameter preferred: The id of one, as the file says it.
    func fill(_ alert: UIAlertController, _ actions: [ItemNode], preferred: String?) {
        for item in actions { alert.addAction(makeAlertAction(item)) }
        let place = actions.firstIndex { $0.record.text("id") == preferred }
        if preferred != nil, let place { alert.preferredAction = alert.actions[place] }
    }

    private func makeAlertAction(_ node: ItemNode) -> UIAlertAction {
        let action = UIAlertAction(
            title: node.record.text("title"), style: AlertForms.style(node.record)
        ) { [weak self] _ in
            if let steps = node.action?.steps { self?.perform(steps) }
        }
        node.kind.form.set(node.record, on: action, self)
        if let id = node.id { action.accessibilityIdentifier = enter(action, as: id) }
        return action
    }
}
