extension Path {
    /// Every cubic ends in at most 2¹⁰ chords: enough for second differences of 70,000 pixels.
    static let maximalDepth = 10

    /// Contours of more than one point, mapped through an affine `matrix`, instead of what `builder` holds.
    func flatten(matrix: Matrix3x3, tolerance: Double, into builder: inout PolygonBuilder) {
        builder.removeAll()
        builder.reserve(min(points.count * 16, 512))
        forEachSegment { segment in
            switch segment {
            case .move(let p):
                builder.endContour(least: 1)
                builder.add(matrix.apply(p))
            case .line(_, let end): builder.add(matrix.apply(end))
            case .cubic(let curve): curve.mapped(by: matrix).flatten(tolerance: tolerance, into: &builder)
            case .close: break
            }
        }
        builder.endContour(least: 1)
    }
}
