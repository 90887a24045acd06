extension RenderNode {
    /// Whether two commits of a layer show the same picture in the layer's own space: its placement does not matter,
    /// everything below it does.
    func looksAlike(_ other: RenderNode) -> Bool {
        if self === other { return true }
        return mask === other.mask && values == other.values && sublayers.isSame(as: other.sublayers)
    }
}

extension SublayerList {
    /// Whether the lists hold the same nodes; a changed one is a new object.
    fileprivate func isSame(as other: SublayerList) -> Bool {
        guard count == other.count, chunks.count == other.chunks.count else { return false }
        return zip(chunks, other.chunks).allSatisfy { a, b in
            a === b || (a.nodes.count == b.nodes.count && zip(a.nodes, b.nodes).allSatisfy { $0 === $1 })
        }
    }
}
