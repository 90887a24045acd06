import Arithmetic
import Rasterizer

/// The `expansion` attribute.
enum Stretch {
    /// The horizontal factor of a logarithm, between a hundredth and a hundred.
    static func factor(_ logarithm: Double) -> Double {
        min(100, max(0.01, Exponential.exp(logarithm.isFinite ? logarithm : 0)))
    }
}

extension FontFace {
    /// Whether a typeface's own face is another one.
    func isFallback(for typeface: Typeface) -> Bool {
        switch typeface {
        case .named(let name): return postScriptName != name
        case .substitute(let substitute): return !file.path.hasSuffix("/" + substitute.entry.file)
        case .system(let system):
            return !file.path.hasSuffix("/" + system.entry.file)
        }
    }
}
