import Foundation

extension CALayer {
    func markForLayout() {
        guard !layoutState.isMarked else { return }
        layoutState.isMarked = true
        announcePending(.layout)
        layoutState.manager?.invalidateLayout(of: self)
    }

    /// Marks the layer because something about it changed, unless it is in its own layout call.
    /// - Parameters:
    ///   - change: What changed.
    ///   - source: The layer of which it changed: this one, or a sublayer.
    func markForLayoutImplicitly(by change: String, of source: CALayer) {
        guard !layoutState.isLayingOut else { return }
        if !layoutState.isMarked { host?.willMarkForLayout(by: change, of: source) }
        setNeedsLayout()
    }

    /// Does what the layer's own layout call might do: changes of its sublayers do not mark it.
    package func withoutImplicitLayout(_ body: () -> Void) {
        let wasLayingOut = layoutState.isLayingOut
        layoutState.isLayingOut = true
        body()
        layoutState.isLayingOut = wasLayingOut
    }

    func layOutFromMarkedAncestor() {
        guard !isPartOfCycle() else { return }
        var top = self
        while let parent = top.parent, parent.needsLayout() { top = parent }
        top.layOutTree()
    }

    /// Lays out everything that is marked in this layer and below, from the top down, until nothing is.
    ///
    /// Without a monitor a layout that marks itself for ever does not end, as on a device.
    package func layOutTree() {
        guard !isPartOfCycle() else { return }
        if let walk = LayerContext.current.layoutWalk { return walk(self) }
        while hasPending(.layout) { layOutOnce() }
        settlePending(.layout)
    }

    /// True when the layer or one below is marked for layout.
    package var isLayoutPending: Bool { hasPending(.layout) }

    /// One walk: each layer before its sublayers, siblings in order.
    private func layOutOnce() {
        var stack = [self]
        while let layer = stack.popLast() {
            // One that was listed and is not any more left the tree meanwhile.
            guard layer === self || layer.isListed(.layout) else { continue }
            if layer.layoutState.isMarked { layer.layOutSelf() }
            stack.append(contentsOf: layer.pendingSublayers(.layout).reversed())
            // Found again by its superlayers' lists if its sublayers still have marks.
            if layer !== self { layer.settlePending(.layout) }
        }
        settleBelow()
    }

    /// Makes the layer's own layout call if it is marked; sublayers are left to the caller.
    package func layOutSelfIfMarked() {
        if layoutState.isMarked { layOutSelf() }
    }

    private func layOutSelf() {
        layoutState.isMarked = false
        guard LayerContext.current.layoutMonitor?.shouldLayOut(self) ?? true else { return }
        let wasLayingOut = layoutState.isLayingOut
        layoutState.isLayingOut = true
        layoutSublayers()
        layoutState.isLayingOut = wasLayingOut
    }

    /// Takes layers off the lists whose subtrees came to rest in the walk, deepest first.
    private func settleBelow() {
        var order = [self]
        var next = 0
        while next < order.count {
            order.append(contentsOf: order[next].listed(.layout))
            next += 1
        }
        for layer in order.dropFirst().reversed() { layer.settlePending(.layout) }
    }

    func layOutByDelegateOrManager() {
        // Views always lay out.
        if let host, host === delegate { return host.layoutSublayers(of: self) }
        if let delegate {
            if OptionalMethods.call(.layoutSublayers, of: delegate, { delegate.layoutSublayers(of: self) }) != nil {
                return
            }
        }
        layoutState.manager?.layoutSublayers(of: self)
    }
}
