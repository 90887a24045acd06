// What a layer's delegate has to do beside layout and display: a view's traits, properties and constraints. It is
// listed with the superlayers as layout is, so that a pass finds it without a search.
extension CALayer {
    /// True while the delegate waits for its turn.
    package var hasDelegateWork: Bool {
        get { flags.isDelegateWaiting }
        set {
            flags.isDelegateWaiting = newValue
            if newValue { announcePending(.delegate) }
        }
    }

    /// True when the layer's delegate, or that of one below, waits.
    package var isDelegateWorkPending: Bool { hasPending(.delegate) }

    /// True when the layer or one below is marked for layout or has a delegate that waits.
    package var isUpdatePending: Bool { hasPending(.layout) || hasPending(.delegate) }

    /// Sublayers with delegates that wait, or with such sublayers, in array order.
    package var sublayersWithDelegateWork: [CALayer] { pendingSublayers(.delegate) }

    /// Sublayers with marks for display in themselves or below, in array order.
    package var sublayersWithDisplay: [CALayer] { pendingSublayers(.display) }

    /// Sublayers behind place `index` with layout or delegates' work in themselves or below, in array order.
    package func sublayersWithUpdates(after index: Int) -> [CALayer] {
        var layers = listed(.layout).filter { $0.indexInParent > index }
        layers += listed(.delegate).filter { $0.indexInParent > index && !$0.isListed(.layout) }
        return layers.count < 2 ? layers : layers.sorted { $0.indexInParent < $1.indexInParent }
    }

    /// The place among the superlayer's sublayers; −1 for a root or a mask.
    package var indexInSuperlayer: Int { indexInParent }

    /// Takes the layer off its superlayer's lists where no layout and no delegate's work is left to do.
    package func settleUpdates() {
        settlePending(.layout)
        settlePending(.delegate)
    }

    /// Takes the layer off its superlayer's list where nothing is left to display.
    package func settleDisplay() {
        settlePending(.display)
    }

    /// Drops the layer's own marks for layout and its delegate's.
    package func discardUpdates() {
        layoutState.isMarked = false
        flags.isDelegateWaiting = false
        settleUpdates()
    }

    /// Drops the layer's mark for display.
    package func discardDisplay() {
        displayState.isMarked = false
        displayState.area = .nothing
        settleDisplay()
    }

    /// Encodes the layer anew at the next commit: its host goes by another name.
    package func hostNameDidChange() {
        markForCommit(.properties)
    }

    /// True while the host only scrolls: its superlayer's layout does not depend on it.
    var isScrolling: Bool { host?.isScrolling ?? false }
}

extension LayerHost {
    /// False for hosts that never scroll.
    package var isScrolling: Bool { false }
}
