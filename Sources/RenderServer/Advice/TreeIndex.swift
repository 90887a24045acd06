/// Where each layer of a tree stands, and the tree with some of them changed.
struct TreeIndex {
    struct Place {
        let node: RenderNode
        /// The layer above; nil for a root.
        let parent: LayerID?
        let path: LayerPath
    }

    private let tree: RenderTree
    private(set) var places: [LayerID: Place] = [:]

    init(_ tree: RenderTree) {
        self.tree = tree
        for (index, root) in tree.roots.enumerated() { enter(root, nil, LayerPath(window: index)) }
    }

    private mutating func enter(_ root: RenderNode, _ parent: LayerID?, _ path: LayerPath) {
        var stack = [(root, parent, path)]
        while let (node, parent, path) = stack.popLast() {
            places[node.id] = Place(node: node, parent: parent, path: path)
            if let mask = node.mask { stack.append((mask, node.id, path.appending(.mask))) }
            var steps = LayerPath.SiblingSteps()
            for sublayer in node.sublayers {
                let step = steps.next(isViewLayer: sublayer.isViewLayer)
                stack.append((sublayer, node.id, path.appending(step)))
            }
        }
    }

    /// What messages call a layer.
    func label(_ place: Place) -> String { place.node.label(at: place.path) }

    /// The tree with the changes made; all else is shared.
    func tree(with changes: [LayerChange]) -> RenderTree {
        let byLayer = Dictionary(grouping: changes, by: \.layerID)
        var touched: Set<LayerID> = []
        for id in byLayer.keys {
            var next: LayerID? = id
            while let id = next, touched.insert(id).inserted { next = places[id]?.parent }
        }
        var result = tree
        result.roots = tree.roots.map { rebuilt($0, byLayer, touched) }
        return result
    }

    private func rebuilt(
        _ node: RenderNode, _ changes: [LayerID: [LayerChange]], _ touched: Set<LayerID>
    ) -> RenderNode {
        guard touched.contains(node.id) else { return node }
        var values = node.values
        var mask = node.mask.map { rebuilt($0, changes, touched) }
        for change in changes[node.id] ?? [] {
            change.edit.apply(to: &values)
            if change.edit.removesMask { mask = nil }
        }
        var sublayers = node.sublayers
        sublayers.replace(
            node.sublayers.enumerated().filter { touched.contains($0.element.id) }.map {
                (index: $0.offset, node: rebuilt($0.element, changes, touched))
            })
        return RenderNode(
            id: node.id, name: node.name, className: node.className, isViewLayer: node.isViewLayer,
            placement: node.placement, values: values, mask: mask, sublayers: sublayers)
    }
}
