import Rasterizer

extension CGPath {
    /// The corners of each subpath after curves became lines, to within a fraction of a point.
    package var outlines: [[CGPoint]] {
        Polygon(flattening: rasterPath, matrix: CGAffineTransform.identity.matrix).contours
            .map { $0.map { CGPoint($0) } }
    }

    /// Whether the last subpath is closed.
    package var endsClosed: Bool { rasterPath.verbs.last == .close }
}
