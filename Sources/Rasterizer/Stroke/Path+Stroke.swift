extension Path {
    /// The outline of the stroked path, in the path's own units: fill it by the non-zero rule.
    ///
    /// Curves become chords fine enough for `tolerance` once the path is drawn through `matrix`; round joins and caps
    /// stay curves. Empty when the width is not a positive, finite number. A closed subpath is joined where it began; one
    /// that goes nowhere becomes a dot under round and square caps.
    package func stroked(
        _ style: StrokeStyle, matrix: Matrix3x3 = .identity, tolerance: Double = Polygon.Tolerance.path
    ) -> Path {
        stroked(style, matrix: matrix, tolerance: tolerance, outline: Path())
    }

    fileprivate func stroked<Outline: StrokeOutline>(
        _ style: StrokeStyle, matrix: Matrix3x3, tolerance: Double, outline: Outline
    ) -> Outline {
        guard style.width > 0, style.width.isFinite else { return outline }
        let path = style.dashPattern.isEmpty ? self : dashed(phase: style.dashPhase, lengths: style.dashPattern)
        let flattener = StrokeFlattener(halfWidth: style.width / 2, matrix: matrix, tolerance: tolerance)
        var stroker = Stroker(style: style, outline: outline)
        for contour in flattener.contours(of: path) { stroker.add(contour) }
        return stroker.outline
    }
}

extension Polygon {
    /// The stroke of `path`, made in the path's own units and then mapped, so that a scaling `matrix` shapes the pen.
    package init(
        stroking path: Path, style: StrokeStyle, matrix: Matrix3x3, tolerance: Double = Tolerance.path
    ) {
        guard matrix.isAffine else {
            let outline = path.stroked(style, matrix: matrix, tolerance: tolerance)
            self.init(flattening: outline, matrix: matrix, tolerance: tolerance)
            return
        }
        var outline = path.stroked(
            style, matrix: matrix, tolerance: tolerance,
            outline: FlatOutline(
                matrix: matrix, tolerance: tolerance,
                capacity: min(path.points.count * 32, 1024)))
        self = outline.finished()
    }
}
