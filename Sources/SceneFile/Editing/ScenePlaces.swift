import YAMLTree

/// The maps of a YAML tree by where they stand, and which of them stand for several.
struct ScenePlaces {
    private(set) var maps: [YAMLMark: YAMLNode] = [:]
    private var visits: [YAMLMark: Int] = [:]
    private var anchors: [YAMLMark: YAMLMark] = [:]

    /// Each place is walked once, however often aliases repeat it.
    init(_ root: YAMLNode) {
        var waiting = [root]
        while let node = waiting.popLast() {
            visits[node.mark, default: 0] += 1
            guard visits[node.mark] == 1 else { continue }
            if case .mapping = node.content { maps[node.mark] = node }
            waiting += node.children
        }
        var seen: Set<YAMLMark> = []
        var inside: [(node: YAMLNode, anchor: YAMLMark?)] = [(root, nil)]
        while let (node, outer) = inside.popLast() {
            guard seen.insert(node.mark).inserted else { continue }
            let anchor = visits[node.mark] ?? 0 > 1 ? node.mark : outer
            anchors[node.mark] = anchor
            inside += node.children.map { ($0, anchor) }
        }
    }

    /// The innermost thing around a map, itself included, that aliases repeat, and how often it is used.
    func anchor(around mark: YAMLMark) -> (mark: YAMLMark, uses: Int)? {
        anchors[mark].map { ($0, visits[$0] ?? 0) }
    }
}

extension YAMLNode {
    /// Lists and maps right inside; scalars have none to repeat.
    fileprivate var children: [YAMLNode] {
        switch content {
        case .scalar: []
        case .sequence(let nodes): nodes.filter { $0.scalar == nil }
        case .mapping(let entries): entries.map(\.value).filter { $0.scalar == nil }
        }
    }
}
