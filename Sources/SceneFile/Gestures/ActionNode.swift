import YAMLTree

/// Changes that something in the scene starts: a recognizer's state, or a control's event.
@MainActor
final class ActionNode {
    /// The state or event.
    let name: String
    let items: [SceneItem]
    /// Found once all ids are known.
    var steps: [ChangeStep] = []

    init(name: String, items: [SceneItem]) {
        self.name = name
        self.items = items
    }
}

extension SceneReader {
    /// A map of changes by the names of what starts them.
    func readActions(_ node: YAMLNode, of names: [String]) -> [ActionNode]? {
        guard case .mapping(let entries) = node.content else {
            mismatch(node, expected: "a map of changes by \(Self.choice(of: names))")
            return nil
        }
        guard count(node) else { return nil }
        let actions = entries.compactMap { entry -> ActionNode? in
            guard names.contains(entry.key) else {
                lose(entry.value)
                report(
                    "nothing is done on '\(entry.key)'", at: entry.keyMark, expected: Self.choice(of: names),
                    suggestion: NearestName.nearest(to: entry.key, among: names))
                return nil
            }
            return readNestedChanges(entry.value).map { ActionNode(name: entry.key, items: $0) }
        }
        openActions += actions
        return actions
    }

    /// Resolves what recognizers and controls start once all ids are known.
    func resolveActions() {
        // Changes may set what starts changes.
        var count = 0
        while count < openActions.count {
            openActions[count].steps = steps(of: openActions[count].items)
            count += 1
        }
    }
}
