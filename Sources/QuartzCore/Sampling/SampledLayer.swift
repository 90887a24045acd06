/// What animations make of a layer's values at one time.
struct SampledLayer {
    var state: LayerState
    /// Values of keys that are no properties.
    var custom: [String: Any] = [:]
    /// The transition that runs, and how much of it is done.
    var transition: (style: TransitionStyle, progress: Double)?
    /// True once something changed that is not the layer's placement alone.
    var changesPicture = false
    /// True once a key changed that calls for display.
    var needsDisplay = false
}
