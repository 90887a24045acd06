/// Which sublayers of a layer have work to do in themselves or below, by kind of work, so that a walk finds them
/// without looking at their siblings.
///
/// Each layer keeps its place in its superlayer's lists, so that it leaves them at once when it is removed.
struct PendingWork {
    enum Kind: Int, CaseIterable {
        case commit, layout, display
        /// What the delegate has to do besides.
        case delegate
    }

    /// Sublayers (and the mask) with work, unordered.
    private var lists: [[CALayer]] = [[], [], [], []]
    /// The layer's own place in its superlayer's lists; −1 when it is not listed.
    private var places = [-1, -1, -1, -1]

    func listed(_ kind: Kind) -> [CALayer] { lists[kind.rawValue] }

    func isListed(_ kind: Kind) -> Bool { places[kind.rawValue] >= 0 }

    @MainActor
    static func list(_ layer: CALayer, in parent: CALayer, _ kind: Kind) {
        guard !layer.pending.isListed(kind) else { return }
        layer.pending.places[kind.rawValue] = parent.pending.lists[kind.rawValue].count
        parent.pending.lists[kind.rawValue].append(layer)
    }

    @MainActor
    static func unlist(_ layer: CALayer, from parent: CALayer, _ kind: Kind) {
        let place = layer.pending.places[kind.rawValue]
        guard place >= 0 else { return }
        layer.pending.places[kind.rawValue] = -1
        let last = parent.pending.lists[kind.rawValue].removeLast()
        guard last !== layer else { return }
        last.pending.places[kind.rawValue] = place
        parent.pending.lists[kind.rawValue][place] = last
    }
}

extension CALayer {
    /// True when the layer has work of this kind in itself or below.
    func hasPending(_ kind: PendingWork.Kind) -> Bool {
        if !pending.listed(kind).isEmpty { return true }
        return switch kind {
        case .commit: commitState.needsEncoding
        case .layout: layoutState.isMarked
        case .display: displayState.isMarked
        case .delegate: isDelegateWaiting
        }
    }

    /// Lists the layer with its superlayer, that one with its own and so on, as far as they are not listed yet.
    func announcePending(_ kind: PendingWork.Kind) {
        var layer = self
        while let parent = layer.parent, !layer.pending.isListed(kind) {
            PendingWork.list(layer, in: parent, kind)
            layer = parent
        }
    }

    /// Takes the layer off its superlayer's list when nothing is left to do in it.
    func settlePending(_ kind: PendingWork.Kind) {
        guard let parent, !hasPending(kind) else { return }
        PendingWork.unlist(self, from: parent, kind)
    }

    /// Sublayers with work of this kind in array order, the mask first.
    func pendingSublayers(_ kind: PendingWork.Kind) -> [CALayer] {
        pending.listed(kind).sorted { $0.indexInParent < $1.indexInParent }
    }
}
