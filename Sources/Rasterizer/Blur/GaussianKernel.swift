/// The weights of a one-dimensional Gaussian, each integrated over its pixel.
package struct GaussianKernel: Hashable, Sendable {
    package enum Cut: Hashable, Sendable {
        /// The whole bell: tails end where all that is left of them is below 2⁻¹⁷ (shadows and blurs on screen).
        case none
        /// Cut at exactly ± this many σ and renormalised. Core Graphics' shadows: 2 (measured).
        case multiple(Double)
    }

    /// 16-bit weights from the centre outwards, one side; centre + 2 · the rest is exactly 65,536.
    package let weights: [UInt32]

    /// How many pixels beyond a shape the blur reaches.
    package var radius: Int { weights.count - 1 }

    /// `sigma` in pixels: 0, negative and NaN blur nothing; it ends at 4,096.
    package init(sigma: Double, cut: Cut = .none) {
        fatalError("unimplemented")
    }
}
