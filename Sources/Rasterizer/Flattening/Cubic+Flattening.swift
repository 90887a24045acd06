extension Cubic {
    /// Adds the end of each chord.
    func flatten(tolerance: Double, into builder: inout PolygonBuilder) {
        Cubic.flatten(CubicVectors(self), tolerance: tolerance, depth: Path.maximalDepth, into: &builder)
    }

    private static func flatten(
        _ curve: CubicVectors, tolerance: Double, depth: Int, into builder: inout PolygonBuilder
    ) {
        let difference = curve.secondDifference
        // A curve that is not finite compares false and is added, to be dropped with its contour.
        guard depth > 0, difference > tolerance, difference < .infinity else { return builder.add(Point(curve.p3)) }
        let (first, second) = curve.bisected()
        flatten(first, tolerance: tolerance, depth: depth - 1, into: &builder)
        flatten(second, tolerance: tolerance, depth: depth - 1, into: &builder)
    }
}
