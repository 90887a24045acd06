import RenderServer

// Copies of a replicator whose animations are behind those of the first.
extension LayerState {
    /// Copies beyond this show the last one's animations (assumed).
    fileprivate static let mostDelayedCopies = 256

    /// How many copies have times of their own, and by how many seconds of the stage each is behind the one before; nil
    /// where all are at the same time.
    fileprivate func delayedCopies(of clock: LayerClock) -> (count: Int, step: Double)? {
        guard case .replicator(let replicator) = content, replicator.instanceCount > 1, clock.rate > 0 else {
            return nil
        }
        let step = replicator.instanceDelay / clock.rate
        guard step != 0, step.isFinite else { return nil }
        return (min(replicator.instanceCount, Self.mostDelayedCopies), step)
    }

    /// By how many seconds of the stage copies of the sublayers are behind, in replicators of replicators too.
    func delays(of clock: LayerClock, within outer: [Double]) -> [Double] {
        guard let (count, step) = delayedCopies(of: clock) else { return outer }
        let all = ([0] + outer).flatMap { base in (0..<count).map { base + Double($0) * step } }
        return Array(all.filter { $0 != 0 }.prefix(Self.mostDelayedCopies))
    }
}

extension CALayer {
    /// Layers deeper than this below a replicator are at the same time in all copies (assumed).
    private static let greatestDelayedDepth = 500

    /// The replication with the copies at their own times, where animations run below.
    func delayed(_ replication: Replication, at time: Double) -> Replication {
        delayed(replication, at: time, depth: 0)
    }

    private func delayed(_ replication: Replication, at time: Double, depth: Int) -> Replication {
        var replication = replication
        replication.delayed = nil
        guard hasListed(.animation),
            let (count, step) = shownBox.value.delayedCopies(of: clock)
        else { return replication }
        let copies = (1..<count).map { copy in
            SublayerList(children.compactMap { $0.node(at: time - Double(copy) * step, depth: depth + 1) })
        }
        replication.delayed = DelayedCopies(copies)
        return replication
    }

    /// What the last commit knew of the layer and all below, with animations at another time. Transitions and particles
    /// are at the same time in all copies, and so are pictures that are drawn for each frame (assumed).
    private func node(at time: Double, depth: Int) -> RenderNode? {
        guard let node = commitState.node, hasPending(.animation), depth < Self.greatestDelayedDepth,
            motion?.transition == nil
        else { return shownNode }
        var shown = box
        if let motion {
            shown = sampled(box.value, by: motion, at: time).box
            if motion.needsDisplay { shown.value.details.contents = shownBox.value.details.contents }
        }
        var values = shown.values(in: surroundings)
        // A bitmap that is kept could not be of several times.
        values.shouldRasterize = false
        if case .replicator(let replication) = values.kind {
            values.kind = .replicator(delayed(replication, at: time, depth: depth))
        }
        var sublayers = node.sublayers
        var moving = NewNodes()
        for layer in pendingSublayers(.animation) where layer.indexInParent >= 0 {
            if let node = layer.node(at: time, depth: depth + 1) { moving.append(node, at: layer.indexInParent) }
        }
        sublayers.replace(moving)
        return RenderNode(
            id: node.id, name: node.name, className: node.className, isViewLayer: node.isViewLayer,
            placement: shown.placement, values: values, mask: maskStorage?.node(at: time, depth: depth + 1),
            sublayers: sublayers)
    }
}
