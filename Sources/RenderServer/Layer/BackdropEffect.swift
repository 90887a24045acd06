/// What a layer shows of what lies behind it: blurred, then recoloured step by step.
package struct BackdropEffect: Hashable, Sendable {
    /// Points; σ is this in pixels, as of blur filters (assumed).
    package var radius: Double
    /// Matrices as those of `LayerFilter.colorMatrix`, applied one after the other.
    package var colorMatrices: [[Float]]

    package init(radius: Double, colorMatrices: [[Float]]) {
        self.radius = radius
        self.colorMatrices = colorMatrices
    }
}
