import Arithmetic
import Rasterizer

/// The `expansion` attribute.
enum Stretch {
    /// The horizontal factor of a logarithm, between a hundredth and a hundred.
    static func factor(_ logarithm: Double) -> Double {
        min(100, max(0.01, Exponential.exp(logarithm.isFinite ? logarithm : 0)))
    }
}
