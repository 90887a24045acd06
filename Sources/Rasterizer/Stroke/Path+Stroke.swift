extension Path {
    /// The outline of the stroked path, in the path's own units: fill it by the non-zero rule.
    ///
    /// Curves become chords fine enough for `tolerance` once the path is drawn through `matrix`; round joins and caps
    /// stay curves.
    package func stroked(
        _ style: StrokeStyle, matrix: Matrix3x3 = .identity, tolerance: Double = Polygon.Tolerance.path
    ) -> Path {
        fatalError("unimplemented")
    }
}

extension Polygon {
    /// The stroke of `path`, made in the path's own units and then mapped, so that a scaling `matrix` shapes the pen.
    package init(
        stroking path: Path, style: StrokeStyle, matrix: Matrix3x3, tolerance: Double = Tolerance.path
    ) {
        self.init(
            flattening: path.stroked(style, matrix: matrix, tolerance: tolerance), matrix: matrix, tolerance: tolerance)
    }
}
