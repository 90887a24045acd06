/// What animations make of a layer's values at one time.
struct SampledLayer {
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
    /// True once something changed that is not the layer's placement alone.
    var changesPicture = false
    /// True once a key changed that calls for display.
    var needsDisplay = false

    init(_ state: LayerState, custom: [String: Any]?) {
        box = LayerStateBox(state)
        if let custom { self.custom = custom }
    }
}
