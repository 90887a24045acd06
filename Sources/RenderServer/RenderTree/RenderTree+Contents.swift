extension RenderTree {
    /// The tree with layers that show no picture of their own, such as the texts they drew; all else is shared.
    package func withoutContents(of layers: Set<LayerID>) -> RenderTree {
        guard !layers.isEmpty else { return self }
        var tree = self
        tree.roots = roots.map { $0.withoutContents(of: layers) }
        return tree
    }
}

extension RenderNode {
    fileprivate func withoutContents(of layers: Set<LayerID>) -> RenderNode {
        var isChanged = false
        let below = sublayers.map { node in
            let new = node.withoutContents(of: layers)
            if new !== node { isChanged = true }
            return new
        }
        let isBlank = layers.contains(id) && values.image != nil
        guard isChanged || isBlank else { return self }
        let kept = isChanged ? SublayerList(below) : sublayers
        guard isBlank else { return with(mask: mask, sublayers: kept, at: placement) }
        return changed(mask: mask, sublayers: kept, at: placement) { $0.image = nil }
    }
}
