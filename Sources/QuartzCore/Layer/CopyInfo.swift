/// Whether a layer is a copy, and which kind of copy.
struct CopyInfo {
    /// The layer that this one is a copy of, for the results of `presentation()` and of `init(layer:)`.
    var original: CALayer?
    /// True for what `presentation()` gives out.
    var isReadOnly = false
}
