/// One drawing step in the coordinates of the target's plane (pixels).
package struct DrawCommand: Sendable {
    /// Which pixels, and how much of each.
    package var shape: Shape
    /// Further coverage to multiply with; nil clips nothing.
    package var clip: Clip?
    package var paint: Paint
    /// Multiplies the coverage: a layer's opacity byte.
    package var alpha: UInt8
    package var blendMode: BlendMode

    package init(
        shape: Shape, clip: Clip? = nil, paint: Paint, alpha: UInt8 = 255, blendMode: BlendMode = .normal
    ) {
        self.shape = shape
        self.clip = clip
        self.paint = paint
        self.alpha = alpha
        self.blendMode = blendMode
    }
}
