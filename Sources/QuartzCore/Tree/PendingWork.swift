/// Which sublayers of a layer have work to do in themselves or below, by kind of work, so that a walk finds them
/// without looking at their siblings.
///
/// Each layer keeps its place in its superlayer's lists, so that it leaves them at once when it is removed.
struct PendingWork {
    enum Kind: CaseIterable {
        case commit, layout, display
        /// The delegate's work beside layout and display.
        case delegate
        /// Animations that were added, and not yet taken away.
        case animation
    }

    /// One kind's sublayers (and mask) with work, unordered, and the layer's own place in its superlayer's list; −1
    /// when it is not listed.
    private struct List {
        var layers: [CALayer] = []
        var place = -1
    }

    private var commit = List()
    private var layout = List()
    private var display = List()
    private var delegate = List()
    private var animation = List()

    /// A kind's list, lent so that it is read and changed in place.
    private subscript(kind: Kind) -> List {
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

    func listed(_ kind: Kind) -> [CALayer] { self[kind].layers }

    func hasListed(_ kind: Kind) -> Bool { !self[kind].layers.isEmpty }

    /// Forgets the layer's places in lists of a superlayer that was freed.
    mutating func forgetPlaces() {
        for kind in Kind.allCases { self[kind].place = -1 }
    }

    func isListed(_ kind: Kind) -> Bool { self[kind].place >= 0 }

    @MainActor
    static func list(_ layer: CALayer, in parent: CALayer, _ kind: Kind) {
        guard layer.pending[kind].place < 0 else { return }
        layer.pending[kind].place = parent.pending[kind].layers.count
        parent.pending[kind].layers.append(layer)
    }

    @MainActor
    static func unlist(_ layer: CALayer, from parent: CALayer, _ kind: Kind) {
        let place = layer.pending[kind].place
        guard place >= 0 else { return }
        layer.pending[kind].place = -1
        let last = parent.pending[kind].layers.removeLast()
        guard last !== layer else { return }
        last.pending[kind].place = place
        parent.pending[kind].layers[place] = last
    }
}

extension CALayer {
    /// True when the layer has work of this kind in itself or below.
    func hasPending(_ kind: PendingWork.Kind) -> Bool {
        if pending.hasListed(kind) { return true }
        return switch kind {
        case .commit: commitState.needsEncoding
        case .layout: layoutState.isMarked
        case .display: displayState.isMarked
        case .delegate: flags.isDelegateWaiting
        case .animation: motion.map { !$0.isEmpty } ?? false
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
