/// What is true of a layer at this moment.
struct LayerFlags {
    /// Values come from `style`, not from the app.
    var isApplyingStyle = false
    /// Observers wait until bounds and position are both those of the new frame.
    var isTakingFrame = false
    /// A hit test is on its way through the layer.
    var isHitTesting = false
    /// An odd number of layers above is flipped.
    var isMirrored = false
    /// `render(in:)` draws the shadow of the path, too.
    var showsPathShadow = false
    /// The delegate waits for its turn.
    var isDelegateWaiting = false
}
