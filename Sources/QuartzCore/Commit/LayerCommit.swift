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
        context.events.sampled(AnimationWalk.sample(roots, at: time), of: roots)
        let walk = SerialNumber.next()
        var counts = CommitCounts()
        let nodes = roots.compactMap { root -> RenderNode? in
            // Ancestors before their sublayers; reversed, every layer finds the nodes below it made.
            encodeChanged(from: root, walk: walk, at: time, &counts)
            return root.shownNode
        }
        counts.drawnTiles = context.takeDrawnTiles()
        return (RenderTree(roots: nodes, width: width, height: height, scale: scale, time: time), counts)
    }

    /// Encodes what changed below a root: layers with nothing changed below them when they are met, those above them when
    /// all below is done. A list instead of recursion: depth must not matter.
    private static func encodeChanged(from root: CALayer, walk: UInt64, at time: Double, _ counts: inout CommitCounts) {
        guard root.hasPending(.commit) else { return }
        root.commitState.walk = walk
        var found = [root]
        var next = 0
        while next < found.count {
            for layer in found[next].listed(.commit) {
                guard layer.hasListed(.commit) else {
                    encodeAlone(layer, at: time, &counts)
                    continue
                }
                guard layer.commitState.walk != walk else {
                    Misuse.report(
                        "CALayerInvalid", "layer \(layer.debugName) is a part of cycle in its layer tree")
                    return
                }
                layer.commitState.walk = walk
                found.append(layer)
            }
            next += 1
        }
        for layer in found.reversed() { layer.encode(at: time, &counts) }
    }

    /// Encodes a layer that is listed, with nothing listed below it.
    private static func encodeAlone(_ layer: CALayer, at time: Double, _ counts: inout CommitCounts) {
        if layer.commitState.needsEncoding {
            layer.encode(at: time, &counts)
        } else {
            // Its change went elsewhere since.
            layer.settlePending(.commit)
        }
    }
}

extension CALayer {
    fileprivate func encode(at time: Double, _ counts: inout CommitCounts) {
        counts.encodedLayers += 1
        counts.copiedChunks += encode(at: time)
    }

    /// Makes the layer's node from its values and the nodes below it.
    /// - Returns: How many chunks of sublayers were copied.
    private func encode(at time: Double) -> Int {
        defer {
            commitState.marks = []
            settleListed(.commit)
        }
        let old = commitState.node
        let marks = commitState.marks
        if let old, marks == .placement, !hasListed(.commit) {
            commitState.node = old.moved(to: shownValue.placement)
            return 0
        }
        let (sublayers, copiedChunks) = encodedSublayers(since: old)
        guard let old, !marks.contains(.properties) else {
            commitState.node = encodedNode(sublayers, at: time)
            return copiedChunks
        }
        let mask = maskStorage?.shownNode
        let placement = marks.isDisjoint(with: [.placement, .picture]) ? old.placement : shownValue.placement
        switch valueChange(of: marks, since: old) {
        case .none: commitState.node = old.with(mask: mask, sublayers: sublayers, at: placement)
        case .box:
            let shown = motion?.shown ?? box
            commitState.node = old.changed(mask: mask, sublayers: sublayers, at: placement) {
                shown.value.encodeBox(into: &$0)
            }
        case .all:
            commitState.node = old.changed(mask: mask, sublayers: sublayers, at: placement) {
                $0 = encodedValues(at: time)
            }
        }
        return copiedChunks
    }

    /// What the commit shows: the layer's own values, or what animations make of them.
    private var shownValue: LayerState {
        _read {
            let shown = motion?.shown ?? box
            yield shown.value
        }
    }

    private func encodedNode(_ sublayers: SublayerList, at time: Double) -> RenderNode {
        commitState.committed = box
        commitState.serial += 1
        let host = host
        return RenderNode(
            id: commitState.id, name: host?.renderName ?? name,
            className: host?.renderClassName ?? QuartzCore.className(of: self), isViewLayer: host != nil,
            placement: shownValue.placement, values: encodedValues(at: time), mask: maskStorage?.shownNode,
            sublayers: sublayers)
    }

    /// How much of a node's values has to be encoded anew.
    private enum ValueChange { case none, box, all }

    /// What animations changed of a node's values, or copies at times of their own.
    private func valueChange(of marks: LayerCommitState.Marks, since old: RenderNode) -> ValueChange {
        if marks.contains(.picture) { return .all }
        if old.isBoxAlone { return marks.contains(.box) ? .box : .none }
        if old.values.isReplicator { return .all }
        guard marks.contains(.box) else { return .none }
        return old.values.kind == .plain ? .box : .all
    }

    private func encodedValues(at time: Double) -> LayerValues {
        var values = shownValue.values(in: surroundings)
        if case .replicator(let replication) = values.kind {
            values.kind = .replicator(delayed(replication, at: time))
        }
        return values
    }

    /// The nodes below, and how many chunks of them were copied.
    private func encodedSublayers(since old: RenderNode?) -> (SublayerList, Int) {
        guard let old, !commitState.marks.contains(.sublayers) else {
            let sublayers = SublayerList(children.compactMap(\.shownNode))
            return (sublayers, sublayers.chunks.count)
        }
        var sublayers = old.sublayers
        // Where many changed, looking at all is cheaper than putting them in order.
        guard listed(.commit).count < children.count / 8 else {
            let children = children
            let copiedChunks = sublayers.replaceEach { children[$0].isListed(.commit) ? children[$0].shownNode : nil }
            return (sublayers, copiedChunks)
        }
        let copiedChunks = sublayers.replace(changedNodes)
        return (sublayers, copiedChunks)
    }

    /// The nodes of sublayers that were encoded anew, by their places, in order.
    private var changedNodes: [(index: Int, node: RenderNode)] {
        pendingSublayers(.commit).compactMap { layer in
            guard layer.isListed(.commit), layer.indexInParent >= 0 else { return nil }
            return layer.shownNode.map { (layer.indexInParent, $0) }
        }
    }
}

extension LayerValues {
    /// True for a layer that shows copies, which may be at times of their own.
    fileprivate var isReplicator: Bool {
        if case .replicator = kind { true } else { false }
    }
}
