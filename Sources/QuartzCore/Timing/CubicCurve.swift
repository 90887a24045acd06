/// A timing curve: a cubic Bézier from (0, 0) to (1, 1) that gives progress for time.
///
/// The x coordinates of the control points are kept in 0…1, so that each time has one progress.
struct CubicCurve: Equatable, Sendable {
    /// The first control point.
    let first: SIMD2<Double>
    /// The second control point.
    let second: SIMD2<Double>

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        first = SIMD2(min(max(x1, 0), 1), y1)
        second = SIMD2(min(max(x2, 0), 1), y2)
    }

    static let linear = CubicCurve(0, 0, 1, 1)
    static let easeIn = CubicCurve(0.42, 0, 1, 1)
    static let easeOut = CubicCurve(0, 0, 0.58, 1)
    static let easeInEaseOut = CubicCurve(0.42, 0, 0.58, 1)
    /// Core Animation's own, `default`.
    static let standard = CubicCurve(0.25, 0.1, 0.25, 1)

    /// The progress at `time`, both from 0 to 1; progress may overshoot. Times outside give their nearest end.
    func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        guard first.x != first.y || second.x != second.y else { return time }
        return Self.value(first.y, second.y, at: parameter(at: time))
    }

    /// The parameter whose x is `time`: Newton's steps, kept between bounds that close in, until they move no more.
    ///
    /// Only exact operations, in one order: the same on every machine.
    private func parameter(at time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var parameter = time
        for _ in 0..<64 {
            let error = Self.value(first.x, second.x, at: parameter) - time
            if error == 0 { return parameter }
            if error > 0 { high = parameter } else { low = parameter }
            let newton = parameter - error / Self.slope(first.x, second.x, at: parameter)
            let next = newton > low && newton < high ? newton : (low + high) / 2
            if (next - parameter).magnitude < 1e-15 { return next }
            parameter = next
        }
        return parameter
    }

    /// A coordinate of the curve whose inner control points have the coordinates `a` and `b`.
    private static func value(_ a: Double, _ b: Double, at t: Double) -> Double {
        ((1 + 3 * a - 3 * b) * t + (3 * b - 6 * a)) * t * t + 3 * a * t
    }

    private static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
        (3 * (1 + 3 * a - 3 * b) * t + 2 * (3 * b - 6 * a)) * t + 3 * a
    }
}
