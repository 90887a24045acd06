/// What animations make of a layer's values at one time.
struct SampledLayer: ~Copyable {
    /// A copy of the layer's values, for what is shown to hold on to.
    let box: LayerStateBox
    var state: LayerState {
        _read { yield box.value }
        nonmutating _modify { yield &box.value }
    }
    /// Values of keys that are no properties.
    var custom: [String: Any] = [:]
    /// The transition that runs, and how much of it is done.
    var transition: (style: TransitionStyle, progress: Double)?
    /// How much of the layer's node is changed.
    var reach = ChangeReach.placement
    /// True once a key changed that calls for display.
    var needsDisplay = false

    /// - Parameter spare: A box that nobody else holds, to be filled anew; nil for a new one.
    init(_ state: LayerState, custom: [String: Any]?, in spare: LayerStateBox? = nil) {
        if let spare {
            spare.value = state
            box = spare
        } else {
            box = LayerStateBox(state)
        }
        if let custom { self.custom = custom }
    }
}
