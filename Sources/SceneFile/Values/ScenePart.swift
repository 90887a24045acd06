/// A value of a kind that a feature's room declares. The rooms below carry it and do not look into it.
protocol ScenePart {}

/// What many kinds read: some things of the file, valid, not yet alive.
struct NodeList<Node>: ScenePart {
    let nodes: [Node]
}

extension SceneValue {
    /// The value as a feature's own; nil for all others.
    func part<Part: ScenePart>(_ type: Part.Type = Part.self) -> Part? {
        if case .part(let part) = self { part as? Part } else { nil }
    }

    static func nodes<Node>(_ nodes: [Node]) -> SceneValue { .part(NodeList(nodes: nodes)) }

    /// The things of a list of this type; nil for all others.
    func nodes<Node>(_ type: Node.Type = Node.self) -> [Node]? { part(NodeList<Node>.self)?.nodes }
}
