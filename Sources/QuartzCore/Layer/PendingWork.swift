/// Which sublayers of a layer have work to do in themselves or below, by kind of work, so that a walk finds them
/// without looking at their siblings. Made when the first of them has some.
///
/// Each layer keeps its place in its superlayer's lists, so that it leaves them at once when it is removed.
@MainActor
final class PendingWork {
    enum Kind: Int, CaseIterable {
        case commit, layout, display
        /// The delegate's work beside layout and display.
        case delegate
        /// Animations that were added, and not yet taken away.
        case animation
    }

    // Sublayers (and the mask) with work, unordered. Unchecked: they are changed on the main actor, in this file alone,
    // which calls nothing meanwhile.
    @exclusivity(unchecked) private var commit: [CALayer] = []
    @exclusivity(unchecked) private var layout: [CALayer] = []
    @exclusivity(unchecked) private var display: [CALayer] = []
    @exclusivity(unchecked) private var delegate: [CALayer] = []
    @exclusivity(unchecked) private var animation: [CALayer] = []

    /// A kind's list, lent so that it is read and changed in place.
    fileprivate subscript(kind: Kind) -> [CALayer] {
        _read {
            switch kind {
            case .commit: yield commit
            case .layout: yield layout
            case .display: yield display
            case .delegate: yield delegate
            case .animation: yield animation
            }
        }
        _modify {
            switch kind {
            case .commit: yield &commit
            case .layout: yield &layout
            case .display: yield &display
            case .delegate: yield &delegate
            case .animation: yield &animation
            }
        }
    }
}

extension PendingWork {
    /// - Returns: The layer's place on the list.
    fileprivate func append(_ layer: CALayer, _ kind: Kind) -> Int {
        self[kind].append(layer)
        return self[kind].count - 1
    }
}

/// A layer's places in its superlayer's lists of pending work; −1 where it is not listed.
struct PendingPlaces {
    // By name, and small: a vector would align every layer to its size.
    private var commit: Int32 = -1
    private var layout: Int32 = -1
    private var display: Int32 = -1
    private var delegate: Int32 = -1
    private var animation: Int32 = -1

    fileprivate subscript(kind: PendingWork.Kind) -> Int {
        get {
            let place =
                switch kind {
                case .commit: commit
                case .layout: layout
                case .display: display
                case .delegate: delegate
                case .animation: animation
                }
            return Int(place)
        }
        set {
            let place = Int32(newValue)
            switch kind {
            case .commit: commit = place
            case .layout: layout = place
            case .display: display = place
            case .delegate: delegate = place
            case .animation: animation = place
            }
        }
    }
}

extension CALayer {
    /// Sublayers with work of this kind, and the mask, unordered.
    func listed(_ kind: PendingWork.Kind) -> [CALayer] { pending?[kind] ?? [] }

    func hasListed(_ kind: PendingWork.Kind) -> Bool { pending?[kind].isEmpty == false }

    /// True for a layer on its superlayer's list.
    func isListed(_ kind: PendingWork.Kind) -> Bool { pendingPlaces[kind] >= 0 }

    /// Forgets the layer's places in lists of a superlayer that was freed.
    func forgetPendingPlaces() { pendingPlaces = PendingPlaces() }

    private func list(_ layer: CALayer, _ kind: PendingWork.Kind) {
        if pending == nil { pending = PendingWork() }
        layer.pendingPlaces[kind] = pending?.append(layer, kind) ?? -1
    }

    func unlist(_ layer: CALayer, _ kind: PendingWork.Kind) {
        let place = layer.pendingPlaces[kind]
        guard place >= 0, let pending else { return }
        layer.pendingPlaces[kind] = -1
        let last = pending[kind].removeLast()
        guard last !== layer else { return }
        last.pendingPlaces[kind] = place
        pending[kind][place] = last
    }

    /// Takes those sublayers off the list that have nothing listed below them, and hands out each: a walk that does all
    /// that is to do in such a layer has it in the processor's cache once.
    func settleLeaves(_ kind: PendingWork.Kind, _ body: (CALayer) -> Void) {
        guard let pending, !pending[kind].isEmpty else { return }
        let listed = pending[kind]
        pending[kind] = []
        pending[kind].reserveCapacity(listed.count)
        for layer in listed {
            if layer.hasListed(kind) {
                list(layer, kind)
            } else {
                layer.pendingPlaces[kind] = -1
                body(layer)
            }
        }
    }

    /// Takes those sublayers off the list that have nothing left to do.
    func settleListed(_ kind: PendingWork.Kind) {
        guard let pending, !pending[kind].isEmpty else { return }
        let listed = pending[kind]
        pending[kind] = []
        for layer in listed {
            if layer.hasPending(kind) {
                list(layer, kind)
            } else {
                layer.pendingPlaces[kind] = -1
            }
        }
    }
}

extension CALayer {
    /// True when the layer has work of this kind in itself or below.
    func hasPending(_ kind: PendingWork.Kind) -> Bool {
        if hasListed(kind) { return true }
        return switch kind {
        case .commit: commitState.needsEncoding
        case .layout: layoutState.isMarked
        case .display: displayState.isMarked
        case .delegate: flags.isDelegateWaiting
        case .animation: motion?.isEmpty == false
        }
    }

    /// Lists the layer with its superlayer, that one with its own and so on, as far as they are not listed yet.
    func announcePending(_ kind: PendingWork.Kind) {
        guard !isListed(kind), let parent else { return }
        let isAnnounced = parent.hasListed(kind)
        parent.list(self, kind)
        // An announced parent was listed with the first that was listed with it.
        if !isAnnounced { parent.announceAbove(kind) }
    }

    private func announceAbove(_ kind: PendingWork.Kind) {
        var layer = self
        while !layer.isListed(kind), let parent = layer.parent {
            parent.list(layer, kind)
            layer = parent
        }
    }

    /// Takes the layer off its superlayer's list when nothing is left to do in it.
    func settlePending(_ kind: PendingWork.Kind) {
        guard isListed(kind), !hasPending(kind) else { return }
        parent?.unlist(self, kind)
    }

    /// Sublayers with work of this kind in array order, the mask first.
    func pendingSublayers(_ kind: PendingWork.Kind) -> [CALayer] {
        listed(kind).sorted { $0.indexInParent < $1.indexInParent }
    }
}
