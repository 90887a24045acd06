import YAMLTree

/// Changes that something in the scene starts: a recognizer's state, a control's event, a tap on an item.
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

/// What recognizers, controls and items start, which is read when all ids are known.
final class OpenActions: FeatureStore {
    var nodes: [ActionNode] = []
}

extension SceneReader {
    /// Changes that something starts.
    func readAction(_ node: YAMLNode) -> ActionNode? {
        readNestedChanges(node).map { items in
            let action = ActionNode(name: "primaryActionTriggered", items: items)
            parts[OpenActions.self].nodes.append(action)
            return action
        }
    }

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
                    suggestion: nearestName(to: entry.key, among: names))
                return nil
            }
            return readNestedChanges(entry.value).map { ActionNode(name: entry.key, items: $0) }
        }
        parts[OpenActions.self].nodes += actions
        return actions
    }

    /// Resolves what recognizers, controls and items start once all ids are known.
    func resolveActions() {
        let open = parts[OpenActions.self]
        // Changes may set what starts changes.
        var count = 0
        while count < open.nodes.count {
            open.nodes[count].steps = steps(of: open.nodes[count].items)
            count += 1
        }
    }
}

/// Makes the changes that something in the scene starts.
final class StartedChanges: FeatureStore {
    fileprivate var perform: ([ChangeStep]) -> Void = { _ in }
}

extension SceneBuilder {
    func perform(_ steps: [ChangeStep]) { parts[StartedChanges.self].perform(steps) }
}

extension SceneStage {
    /// Lets things in the scene start changes.
    func performStartedChanges() {
        builder.parts[StartedChanges.self].perform = { [weak self] in self?.make($0) }
    }
}
