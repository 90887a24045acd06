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
        for root in roots { root.commitState.scene = context }
        context.screenScale = scale
        context.events.sampled(AnimationWalk.sample(roots, at: time), of: roots)
        let walk = SerialNumber.next()
        var counts = CommitCounts()
        let nodes = roots.compactMap { root -> RenderNode? in
            // Ancestors before their sublayers; reversed, every layer finds the nodes below it made.
            for layer in changedLayers(from: root, walk: walk).reversed() {
                counts.encodedLayers += 1
                counts.copiedChunks += layer.encode(at: time)
            }
            return root.shownNode
        }
        counts.drawnTiles = context.takeDrawnTiles()
        return (RenderTree(roots: nodes, width: width, height: height, scale: scale, time: time), counts)
    }

    /// The layers to encode, each before those below it. A list instead of recursion: depth must not matter.
    private static func changedLayers(from root: CALayer, walk: UInt64) -> [CALayer] {
        var found: [CALayer] = []
        var stack = [root]
        while let layer = stack.popLast() {
            guard layer.hasPending(.commit) else {
                // Listed, but its change went elsewhere since.
                layer.settlePending(.commit)
                continue
            }
            guard layer.commitState.walk != walk else {
                Misuse.report(
                    "CALayerInvalid", "layer \(layer.debugName) is a part of cycle in its layer tree")
                return []
            }
            layer.commitState.walk = walk
            found.append(layer)
            stack.append(contentsOf: layer.pending.listed(.commit))
        }
        return found
    }
}

extension CALayer {
    /// Makes the layer's node from its values and the nodes below it.
    /// - Returns: How many chunks of sublayers were copied.
    fileprivate func encode(at time: Double) -> Int {
        let old = commitState.node
        var (placement, values) = encodedState(since: old)
        if case .replicator(let replication) = values.kind {
            values.kind = .replicator(delayed(replication, at: time))
        }
        var copiedChunks = 0
        var sublayers = old?.sublayers ?? SublayerList()
        if old == nil || commitState.marks.contains(.sublayers) {
            sublayers = SublayerList(children.compactMap(\.shownNode))
            copiedChunks = sublayers.chunks.count
        } else {
            let changed = pendingSublayers(.commit).filter { $0.indexInParent >= 0 }
            copiedChunks = sublayers.replace(
                changed.compactMap { layer in layer.shownNode.map { (layer.indexInParent, $0) } })
        }
        let host = host
        commitState.node = RenderNode(
            id: commitState.id, name: host?.renderName ?? name,
            className: host?.renderClassName ?? QuartzCore.className(of: self), isViewLayer: host != nil,
            placement: placement, values: values, mask: maskStorage?.shownNode, sublayers: sublayers)
        commitState.marks = []
        settleCommittedSublayers()
        if parent == nil { settlePending(.commit) }
        return copiedChunks
    }

    /// What is shown of the state; that of the last commit where nothing of it changed.
    private func encodedState(since old: RenderNode?) -> (LayerPlacement, LayerValues) {
        let shown = motion?.shown ?? box
        if let old, !commitState.marks.contains(.properties) {
            return (commitState.marks.contains(.placement) ? shown.value.placement : old.placement, old.values)
        }
        let encoded = (shown.value.placement, shown.value.values(in: surroundings))
        commitState.committed = box
        commitState.serial += 1
        return encoded
    }

    private func settleCommittedSublayers() {
        for layer in pending.listed(.commit) { layer.settlePending(.commit) }
    }
}
