/// Where each layer of a tree stands, and the tree with some of them changed.
///
/// A layer in a transition is not in it, and nothing below: it shows two pictures of itself, both under its own
/// identity, and what a change of it would do to them cannot be told.
struct TreeIndex {
    struct Place {
        let node: RenderNode
        /// The layer above; nil for a root.
        let parent: LayerID?
        /// The place among the siblings; nil for a mask.
        let index: Int?
        let path: LayerPath
    }

    let tree: RenderTree
    private(set) var places: [LayerID: Place] = [:]

    init(_ tree: RenderTree) {
        self.tree = tree
        for (index, root) in tree.roots.enumerated() {
            enter(Place(node: root, parent: nil, index: index, path: LayerPath(window: index)))
        }
    }

    private mutating func enter(_ root: Place) {
        var stack = [root]
        while let place = stack.popLast() {
            let (node, path) = (place.node, place.path)
            if node.isInTransition { continue }
            places[node.id] = place
            if let mask = node.mask {
                stack.append(Place(node: mask, parent: node.id, index: nil, path: path.appending(.mask)))
            }
            var steps = LayerPath.SiblingSteps()
            for (index, sublayer) in node.sublayers.enumerated() {
                let step = steps.next(isViewLayer: sublayer.isViewLayer)
                stack.append(Place(node: sublayer, parent: node.id, index: index, path: path.appending(step)))
            }
        }
    }

    /// What messages call a layer.
    func label(_ place: Place) -> String { place.node.label(at: place.path.description) }

    /// The tree with the changes made, those of layers that it lacks left out; all else is shared.
    ///
    /// From the changed layers up, so that its cost is the paths to the roots, not the tree.
    func tree(with changes: [LayerChange]) -> RenderTree {
        var changed = ChangedNodes(changes: Dictionary(grouping: changes, by: \.layerID))
        var levels: [Int: Set<LayerID>] = [:]
        for id in changed.changes.keys {
            if let place = places[id] { levels[place.path.steps.count, default: []].insert(id) }
        }
        while let depth = levels.keys.max(), let ids = levels.removeValue(forKey: depth) {
            for id in ids {
                guard let place = places[id] else { continue }
                changed.rebuild(place)
                if let parent = place.parent { levels[depth - 1, default: []].insert(parent) }
            }
        }
        var result = tree
        result.roots = tree.roots.map { changed.nodes[$0.id] ?? $0 }
        return result
    }
}

extension RenderNode {
    /// Both pictures have the identity of the layer that shows them.
    fileprivate var isInTransition: Bool { sublayers.contains { $0.id == id } }
}

/// Nodes made anew, those inside before those around them.
private struct ChangedNodes {
    let changes: [LayerID: [LayerChange]]
    private(set) var nodes: [LayerID: RenderNode] = [:]
    private var sublayers: [LayerID: NewNodes] = [:]
    private var masks: [LayerID: RenderNode] = [:]

    init(changes: [LayerID: [LayerChange]]) {
        self.changes = changes
    }

    mutating func rebuild(_ place: TreeIndex.Place) {
        let old = place.node
        var values = old.values
        var mask = masks.removeValue(forKey: old.id) ?? old.mask
        for change in changes[old.id] ?? [] {
            change.edit.apply(to: &values)
            if change.edit.removesMask { mask = nil }
        }
        var list = old.sublayers
        if let new = sublayers.removeValue(forKey: old.id) {
            list.replace(new)
        }
        let node = RenderNode(
            id: old.id, name: old.name, className: old.className, isViewLayer: old.isViewLayer,
            placement: old.placement, values: values, mask: mask, sublayers: list)
        nodes[old.id] = node
        guard let parent = place.parent else { return }
        if let index = place.index {
            sublayers[parent, default: NewNodes()].append(node, at: index)
        } else {
            masks[parent] = node
        }
    }
}
