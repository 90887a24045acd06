/// A gradient's colours as straight parts: before the first stop, between stops, and behind the last one.
struct StraightRamp {
    struct Part {
        /// Straight, 0…255.
        let color: SIMD4<Double>
        /// Where the part has that colour.
        let start: Double
        /// What channels gain with each unit of t.
        let slope: SIMD4<Double>

        func color(at t: Double) -> SIMD4<Double> { color + slope * (t - start) }

        var isOpaque: Bool { color.w == 255 && slope.w == 0 }

        /// The premultiplied pixel at its start.
        var startPixel: UInt32 {
            let premultiplied = GradientRamp.premultiplied(color) + 0.5
            return UInt32(
                littleEndianBytes: UInt8(premultiplied.x), UInt8(premultiplied.y), UInt8(premultiplied.z),
                UInt8(premultiplied.w))
        }
    }

    let parts: [Part]
    /// Where parts meet, ascending; the later part begins there.
    let knots: [Double]

    /// Nil for stops so close that rounded numbers tell them badly apart.
    init?(_ ramp: GradientRamp) {
        let (locations, colors) = (ramp.locations, ramp.colors)
        var parts = [Part(color: colors[0], start: locations[0], slope: .zero)]
        var knots = [locations[0]]
        for (index, (low, high)) in zip(locations, locations.dropFirst()).enumerated() where high > low {
            if high - low < 0x1p-10 { return nil }
            let slope = (colors[index + 1] - colors[index]) / (high - low)
            parts.append(Part(color: colors[index], start: low, slope: slope))
            knots.append(high)
        }
        parts.append(Part(color: colors[colors.count - 1], start: locations[locations.count - 1], slope: .zero))
        self.parts = parts
        self.knots = knots
    }

    var isOpaque: Bool { parts.allSatisfy(\.isOpaque) }
}
