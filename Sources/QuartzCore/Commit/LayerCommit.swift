import RenderServer

/// Freezes layer trees into a render tree. What did not change since the last commit is the same object as then.
@MainActor
package enum LayerCommit {
    /// Encodes the layers that changed and those above them.
    ///
    /// - Parameters:
    ///   - roots: Back to front; each is its own tree.
    ///   - width: The target's width in pixels, as is `height`.
    ///   - scale: Pixels a point.
    ///   - time: Virtual time in seconds.
    /// - Returns: The tree, and how much of it was made anew.
    package static func commit(
        roots: [CALayer], width: Int, height: Int, scale: Double, time: Double
    ) -> (tree: RenderTree, counts: CommitCounts) {
        let context = LayerContext.current
        for root in roots { root.rootScene = context }
        context.screenScale = scale
        let agenda = AnimationWalk.sample(roots, at: time)
        context.events.sampled(agenda, of: roots)
        let walk = SerialNumber.next()
        var counts = CommitCounts()
        let nodes = roots.compactMap { root -> RenderNode? in
            // Ancestors before their sublayers; reversed, every layer finds the nodes below it made.
            encodeChanged(from: root, walk: walk, at: time, &counts)
            return root.shownNode
        }
        counts.drawnTiles = context.takeDrawnTiles()
        var tree = RenderTree(roots: nodes, width: width, height: height, scale: scale, time: time)
        tree.moving = agenda.moving
        return (tree, counts)
    }

    /// Encodes what changed below a root: layers with nothing changed below them when they are met, those above them when
    /// all below is done. A list instead of recursion: depth must not matter.
    private static func encodeChanged(from root: CALayer, walk: UInt64, at time: Double, _ counts: inout CommitCounts) {
        guard root.hasPending(.commit) else { return }
        root.commitState.walk = walk
        var found = [Branch(layer: root)]
        var next = 0
        while next < found.count {
            found[next].encodeLeaves(at: time, &counts)
            for layer in found[next].layer.listed(.commit) {
                guard layer.commitState.walk != walk else {
                    layer.reportCycle()
                    // Nodes of branches in a cycle are lost: each looks at all below it the next time.
                    for branch in found { branch.layer.commitState.marks.insert(.sublayers) }
                    return
                }
                layer.commitState.walk = walk
                found.append(Branch(layer: layer))
            }
            next += 1
        }
        while let branch = found.popLast() { branch.layer.encode(at: time, branch.nodes, &counts) }
    }

    /// A layer with listed ones below it.
    @MainActor
    private struct Branch {
        let layer: CALayer
        /// New nodes of sublayers that are not listed any more.
        private(set) var nodes = NewNodes()

        init(layer: CALayer) { self.layer = layer }

        /// Encodes the sublayers with nothing listed below them, and the mask.
        mutating func encodeLeaves(at time: Double, _ counts: inout CommitCounts) {
            layer.settleLeaves(.commit) { leaf in
                // The leaf's change may have gone elsewhere since.
                guard leaf.commitState.needsEncoding else { return }
                leaf.encode(at: time, NewNodes(), &counts)
                leaf.handOver(to: &nodes)
            }
        }
    }
}

extension CALayer {
    /// Adds the layer's node; a mask stands in no place among sublayers.
    fileprivate func handOver(to nodes: inout NewNodes) {
        if indexInParent >= 0, let node = shownNode { nodes.append(node, at: indexInParent) }
    }

    /// - Parameter new: Nodes of sublayers that are not listed any more.
    fileprivate func encode(at time: Double, _ new: NewNodes, _ counts: inout CommitCounts) {
        counts.encodedLayers += 1
        counts.copiedChunks += encode(at: time, new)
    }

    /// Makes the layer's node from its values and the nodes below it.
    /// - Returns: How many chunks of sublayers were copied.
    private func encode(at time: Double, _ new: NewNodes) -> Int {
        defer {
            commitState.marks = []
            settleListed(.commit)
        }
        let old = commitState.node
        let marks = commitState.marks
        if let old, old.mask == nil, new.isEmpty, !hasListed(.commit), let node = nodeAlone(old, marks) {
            commitState.node = node
            return 0
        }
        let (sublayers, copiedChunks) = encodedSublayers(since: old, new)
        guard let old, !marks.contains(.properties) else {
            commitState.node = encodedNode(sublayers, at: time)
            return copiedChunks
        }
        let mask = maskStorage?.shownNode
        let placement = marks.isDisjoint(with: [.placement, .picture]) ? old.placement : shownBox.placement
        switch valueChange(of: marks, since: old) {
        case .none: commitState.node = old.with(mask: mask, sublayers: sublayers, at: placement)
        case .box:
            let box = shownBox.boxValues
            commitState.node = old.changed(mask: mask, sublayers: sublayers, at: placement) { $0.box = box }
        case .all:
            commitState.node = old.changed(mask: mask, sublayers: sublayers, at: placement) {
                $0 = encodedValues(at: time)
            }
        }
        return copiedChunks
    }

    /// The node of a layer that has only been moved, or given another box, by animations; nil for others.
    private func nodeAlone(_ old: RenderNode, _ marks: LayerCommitState.Marks) -> RenderNode? {
        guard marks.isSubset(of: [.placement, .box]) else { return nil }
        guard marks.contains(.box) else { return old.moved(to: shownBox.placement) }
        guard old.values.isBoxAlone else { return nil }
        let shown = shownBox
        let box = shown.boxValues
        return old.changed(at: marks == .box ? old.placement : shown.placement) { $0.box = box }
    }

    private func encodedNode(_ sublayers: SublayerList, at time: Double) -> RenderNode {
        commitState.committed = box
        commitState.serial += 1
        let host = host
        return RenderNode(
            id: commitState.id, name: host?.renderName ?? name,
            className: host?.renderClassName ?? QuartzCore.className(of: self), isViewLayer: host != nil,
            placement: shownBox.placement, values: encodedValues(at: time), mask: maskStorage?.shownNode,
            sublayers: sublayers)
    }

    /// How much of a node's values has to be encoded anew.
    private enum ValueChange { case none, box, all }

    /// What animations changed of a node's values, or copies at times of their own.
    private func valueChange(of marks: LayerCommitState.Marks, since old: RenderNode) -> ValueChange {
        if marks.contains(.picture) { return .all }
        if old.values.isBoxAlone { return marks.contains(.box) ? .box : .none }
        if old.values.isReplicator { return .all }
        guard marks.contains(.box) else { return .none }
        return old.values.kind == .plain ? .box : .all
    }

    private func encodedValues(at time: Double) -> LayerValues {
        var values = shownBox.values(in: surroundings)
        if case .replicator(let replication) = values.kind {
            values.kind = .replicator(delayed(replication, at: time))
        }
        return values
    }

    /// The nodes below, and how many chunks of them were copied.
    private func encodedSublayers(
        since old: RenderNode?, _ new: NewNodes
    ) -> (SublayerList, Int) {
        guard let old, !commitState.marks.contains(.sublayers) else {
            let sublayers = SublayerList(children.compactMap(\.shownNode))
            return (sublayers, sublayers.chunks.count)
        }
        var sublayers = old.sublayers
        var new = new
        for layer in listed(.commit) { layer.handOver(to: &new) }
        let copiedChunks = sublayers.replace(new)
        return (sublayers, copiedChunks)
    }
}

extension LayerValues {
    /// True for a layer that shows copies, which may be at times of their own.
    fileprivate var isReplicator: Bool {
        if case .replicator = kind { true } else { false }
    }
}
