import YAMLTree

// Alerts' actions.
extension SceneReader {
    func readAlertAction(_ node: YAMLNode) -> ItemNode? {
        guard let record = readRecord(node, AlertForms.action.record) else {
            lose(node)
            return nil
        }
        let item = ItemNode(mark: node.mark, record: record, kind: .alertAction)
        register(item)
        return item
    }

    /// One action may cancel, and the preferred one is one of them.
    func checkActions(of controller: ControllerNode) {
        let cancelling = controller.actions.filter { AlertForms.style($0.record) == .cancel }
        for second in cancelling.dropFirst() {
            report("a second action of the style cancel", at: second.mark, expected: "one at most")
        }
        guard let preferred = controller.construction["preferredAction"]?.text else { return }
        let ids = controller.actions.compactMap { $0.record.text("id") }
        guard !ids.contains(preferred), !isLost(preferred) else { return }
        report(
            "the preferredAction '\(preferred)' is no action of the alert", at: controller.mark,
            expected: ids.isEmpty ? "an action with that id" : Self.choice(of: ids),
            suggestion: NearestName.nearest(to: preferred, among: ids))
    }
}
