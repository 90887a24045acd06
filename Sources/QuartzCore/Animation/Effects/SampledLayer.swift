/// What animations make of a layer's values at one time.
struct SampledLayer: ~Copyable {
    /// A copy of the layer's values, for what is shown to hold on to.
    let box: LayerStateBox
    var state: LayerState {
        _read { yield box.value }
        nonmutating _modify { yield &box.value }
    }
    /// Values of keys that are no properties.
    var custom: [String: Any]?
    /// The transition that runs, and how much of it is done.
    var transition: (style: TransitionStyle, progress: Double)?
    /// What of the layer's node is changed.
    var reach: ChangeReach = []
    /// True once a key changed that calls for display.
    var needsDisplay = false

    init(_ state: LayerState, custom: [String: Any]?) {
        self.init(in: LayerStateBox(state), custom: custom)
    }

    /// - Parameter box: The layer's own values, or ones that differ in nothing but what is written now. Nobody else has
    ///   it.
    init(in box: LayerStateBox, custom: [String: Any]?) {
        self.box = box
        self.custom = custom
    }
}
