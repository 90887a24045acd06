import Rasterizer

extension CGPath {
    /// How finely copies turn curves into chords: fit for drawing at up to four pixels a unit [assumed].
    private static let copyMatrix = Matrix3x3.scale(x: 4, y: 4)

    /// The outline of the path's stroke, to be filled by the winding rule. The path is mapped through `transform`
    /// first.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(
            width: Double(lineWidth), cap: lineCap.strokeCap, join: lineJoin.strokeJoin,
            miterLimit: Double(miterLimit))
        let path = rasterPath.applying(transform)
        guard path.isFinite, lineWidth > 0, lineWidth.isFinite, miterLimit.isFinite else {
            return CGPath(rasterPath: Path())
        }
        return CGPath(rasterPath: path.stroked(style, matrix: CGPath.copyMatrix))
    }

    /// The dashes of the path, a subpath each. `lengths` are dashes and gaps in turn; without any, or with one that is
    /// negative, or all zero, the path stays whole. The path is mapped through `transform` first.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let path = rasterPath.applying(transform)
        guard path.isFinite, phase.isFinite, CGPath.isDashPattern(lengths) else { return CGPath(rasterPath: path) }
        return CGPath(rasterPath: path.dashed(phase: Double(phase), lengths: lengths.map { Double($0) }))
    }

    package static func isDashPattern(_ lengths: [CGFloat]) -> Bool {
        lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    }
}
