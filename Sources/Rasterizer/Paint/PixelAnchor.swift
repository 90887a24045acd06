/// The pixel from which a gradient counts places: where it starts. Moved by whole pixels, a gradient keeps its numbers.
struct PixelAnchor {
    let x: Int
    let y: Int

    /// Nil for a point too far away for its pixels' numbers to be exact.
    init?(_ point: Point) {
        guard point.isFinite, max(point.x.magnitude, point.y.magnitude) < 0x1p20 else { return nil }
        // Not on halves or thirds, where many points lie: one rounded otherwise would count from another pixel.
        x = Int((point.x + 0.2).rounded(.down))
        y = Int((point.y + 0.2).rounded(.down))
    }

    /// The pixel's centre, with a third part of 1.
    var center: SIMD3<Double> { SIMD3(Double(x) + 0.5, Double(y) + 0.5, 1) }
}
