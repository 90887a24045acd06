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
    /// - Parameters:
    ///   - preferred: The id that the alert says.
    ///   - mark: Of the alert.
    func check(_ actions: [ItemNode], preferred: String?, at mark: YAMLMark) {
        let cancelling = actions.filter { AlertForms.style($0.record) == .cancel }
        for second in cancelling.dropFirst() {
            report("a second action of the style cancel", at: second.mark, expected: "one at most")
        }
        guard let preferred else { return }
        let ids = actions.compactMap { $0.record.text("id") }
        guard !ids.contains(preferred), !isLost(preferred) else { return }
        report(
            "the preferredAction '\(preferred)' is no action of the alert", at: mark,
            expected: ids.isEmpty ? "an action with that id" : Self.choice(of: ids),
            suggestion: nearestName(to: preferred, among: ids))
    }
}
