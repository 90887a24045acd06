import Arithmetic

extension Trigonometry {
    /// Within 4 ulp of a multiple of a quarter turn, the sine and cosine of the multiple: π/2 as a Double gives exactly
    /// (1, 0), where C gives (1, 6e-17). Angles that are not finite give (0, 1).
    package static func sineAndCosine(snapping radians: Double) -> (sine: Double, cosine: Double) {
        guard radians.isFinite else { return (0, 1) }
        let quarters = (radians * (2 / .pi)).rounded(.toNearestOrEven)
        guard quarters != 0, abs(quarters) < 0x1p40, abs(radians - quarters * (.pi / 2)) <= 4 * radians.ulp else {
            return sineAndCosine(radians)
        }
        switch Int(quarters) & 3 {
        case 0: return (0, 1)
        case 1: return (1, 0)
        case 2: return (0, -1)
        default: return (-1, 0)
        }
    }
}
