/// A gradient's colours along its parameter.
struct GradientRamp: Sendable {
    let locations: [Double]
    /// Straight, 0…255.
    let colors: [SIMD4<Double>]

    /// - Parameter stops: one or more. A location out of order counts as the one before it.
    init(_ stops: [GradientPaint.Stop]) {
        var last = 0.0
        locations = stops.map { stop in
            // Written so that NaN, too, leaves `last` as it is.
            if stop.location > last { last = min(1, stop.location) }
            return last
        }
        colors = stops.map { stop in
            let color = stop.color
            return SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
        }
    }

    /// Writes the colour at `t`: the neighbouring stops mixed straight, then premultiplied, rounded once.
    @inline(__always)
    func store(at t: Double, in pixel: UnsafeMutablePointer<UInt8>) {
        let color = premultipliedColor(at: t) + 0.5
        pixel[0] = UInt8(color.x)
        pixel[1] = UInt8(color.y)
        pixel[2] = UInt8(color.z)
        pixel[3] = UInt8(color.w)
    }

    /// 0…255, not rounded.
    @inline(__always)
    func premultipliedColor(at t: Double) -> SIMD4<Double> {
        GradientRamp.premultiplied(straightColor(at: t))
    }

    @inline(__always)
    static func premultiplied(_ color: SIMD4<Double>) -> SIMD4<Double> {
        let share = color.w / 255
        return color * SIMD4(share, share, share, 1)
    }

    @inline(__always)
    private func straightColor(at t: Double) -> SIMD4<Double> {
        if t < locations[0] { return colors[0] }
        // The last stop at or before t: of several in one place the later one rules from there on.
        var low = 0
        var high = locations.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if locations[middle] <= t { low = middle } else { high = middle }
        }
        guard high < locations.count else { return colors[low] }
        let fraction = (t - locations[low]) / (locations[high] - locations[low])
        return colors[low] + (colors[high] - colors[low]) * fraction
    }
}
