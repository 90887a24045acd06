import Rasterizer

extension CGContext {
    /// Runs `body` in a saved state in which curves are flattened as coarsely as `UIBezierPath` does it (measured).
    package func withBezierPathState(_ body: () -> Void) {
        saveGState()
        flatteningTolerance = Polygon.Tolerance.bezierPath
        body()
        restoreGState()
    }
}
