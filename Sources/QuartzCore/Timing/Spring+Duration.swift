import Arithmetic

extension Spring {
    /// The spring of a damping ratio that settles in `duration` seconds: a thousandth of the way is left then.
    ///
    /// What UIView's `usingSpringWithDamping` makes. Of the frequencies that would do it is the highest, found between
    /// bounds that close in; in closed form without a velocity. Ratios from 1 up are critical, ratios below 0.01 are
    /// 0.01 (assumed: a spring without damping never settles).
    package init(dampingRatio: Double, initialVelocity velocity: Double, duration: Double) {
        let ratio = min(max(dampingRatio, 0.01), 1)
        let frequency =
            ratio < 1
            ? Self.frequency(ratio: ratio, velocity: velocity, duration: duration)
            : Self.criticalFrequency(velocity: velocity, duration: duration)
        self.init(
            stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity)
    }

    /// Seconds until less than a thousandth of the way is left for good, as UIKit counts it: from critical damping on
    /// exact, where Core Animation's `settlingDuration` goes in steps of a tenth.
    package var restingDuration: Double {
        let settled = settlingDuration
        guard dampingRatio >= 1 else { return settled }
        return Self.zero(of: { (1 - progress(at: $0)).magnitude - Self.rest }, max(settled - 0.1, 0), settled)
    }

    private static let rest = 0.001

    /// The highest ω with |(ζω − v)/ω_d|·e^(−ζωD) = 0.001.
    private static func frequency(ratio: Double, velocity: Double, duration: Double) -> Double {
        let swing = (1 - ratio * ratio).squareRoot()
        guard velocity != 0 else {
            return Logarithm.ln(ratio / swing / rest) / (ratio * duration)
        }
        func excess(_ w: Double) -> Double {
            ((ratio * w - velocity) / (w * swing)).magnitude * Exponential.exp(-ratio * w * duration) - rest
        }
        guard velocity > 0 else { return lastZero(of: excess, above: 0, duration: duration) }
        // Above v/ζ the amplitude grows from 0 and falls again; below it only falls.
        let peak = (velocity + (velocity * velocity + 4 * velocity / duration).squareRoot()) / (2 * ratio)
        return excess(peak) >= 0
            ? lastZero(of: excess, above: peak, duration: duration) : zero(of: excess, 0, velocity / ratio)
    }

    /// The highest ω with |1 + (ω − v)D|·e^(−ωD) = 0.001.
    private static func criticalFrequency(velocity: Double, duration: Double) -> Double {
        func excess(_ w: Double) -> Double {
            (1 + (w - velocity) * duration).magnitude * Exponential.exp(-w * duration) - rest
        }
        let peak = max(velocity, 0)
        return excess(peak) >= 0
            ? lastZero(of: excess, above: peak, duration: duration)
            : zero(of: excess, 0, velocity - 1 / duration)
    }

    /// The zero of a function that falls from `low` on and is below 0 at last.
    private static func lastZero(of function: (Double) -> Double, above low: Double, duration: Double) -> Double {
        var step = 1 / duration
        while function(low + step) > 0 { step *= 2 }
        return zero(of: function, low, low + step)
    }

    /// The zero between a place where a function is above 0, or infinite, and one where it is not.
    private static func zero(of function: (Double) -> Double, _ positive: Double, _ negative: Double) -> Double {
        var (low, high) = (positive, negative)
        for _ in 0..<200 {
            let middle = (low + high) / 2
            guard middle != low, middle != high else { break }
            if function(middle) > 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
