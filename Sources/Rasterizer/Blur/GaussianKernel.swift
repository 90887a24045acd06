import Arithmetic

/// The weights of a one-dimensional Gaussian, each integrated over its pixel.
package struct GaussianKernel: Hashable, Sendable {
    package enum Cut: Hashable, Sendable {
        /// The whole bell: tails end where all that is left of them is below 2⁻¹⁷ (shadows and blurs on screen).
        case none
        /// Cut at exactly ± this many σ and renormalised. Core Graphics' shadows: 2 (measured).
        case multiple(Double)
    }

    /// Larger ones count as this many pixels.
    package static let maximalSigma = 1024.0

    /// 16-bit weights from the centre outwards, one side; centre + 2 · the rest is exactly 65,536.
    package let weights: [UInt32]

    /// How many pixels beyond a shape the blur reaches.
    package var radius: Int { weights.count - 1 }

    /// `sigma` in pixels: 0, negative and NaN blur nothing.
    package init(sigma: Double, cut: Cut = .none) {
        guard sigma > 0, let bell = Bell(sigma: min(sigma, GaussianKernel.maximalSigma), cut: cut) else {
            weights = [65536]
            return
        }
        // Tails are rounded, not weights: then a straight edge, which sums them up, is right everywhere.
        var tail = bell.tail(from: 0.5)
        var weights = [65536 - 2 * tail]
        var distance = 1.5
        while tail > 0 {
            let next = bell.tail(from: distance)
            weights.append(tail - next)
            tail = next
            distance += 1
        }
        self.weights = weights
    }

    /// The normalised bell before it is cut into pixels.
    private struct Bell {
        private let unit: Double
        private let limit: Double
        /// The bell's mass within the cut.
        private let mass: Double

        init?(sigma: Double, cut: Cut) {
            unit = sigma * 2.0.squareRoot()
            switch cut {
            case .none:
                limit = .infinity
                mass = 1
            case .multiple(let multiple):
                guard multiple > 0 else { return nil }
                limit = multiple * sigma
                mass = Exponential.erf(multiple / 2.0.squareRoot())
            }
            guard mass > 0 else { return nil }
        }

        /// What lies beyond `distance` on one side, in 1/65,536, rounded.
        func tail(from distance: Double) -> UInt32 {
            guard distance < limit else { return 0 }
            return UInt32((mass - Exponential.erf(distance / unit)) / (2 * mass) * 65536 + 0.5)
        }
    }
}
