/// The lines between pixels, and what counts as lying on one of them.
package enum PixelLines {
    /// How far something may miss a line and still lie on it, in pixels: products of matrices are not exact, and no
    /// coverage byte shows so little.
    @inlinable
    package static var tolerance: Double { 1.0 / 1024 }

    /// On the next line where `value` misses it by less than the tolerance, else as it is.
    package static func snapped(_ value: Double) -> Double {
        let line = value.rounded(.toNearestOrAwayFromZero)
        return abs(value - line) < tolerance ? line : value
    }
}
