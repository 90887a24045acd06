extension Path {
    /// The outline of the stroked path, in the path's own units: fill it by the non-zero rule.
    ///
    /// Curves become chords fine enough for `tolerance` once the path is drawn through `matrix`; round joins and caps
    /// stay curves. Empty when the width is not a positive, finite number. A closed subpath is joined where it began;
    /// one that goes nowhere becomes a dot under round and square caps.
    package func stroked(
        _ style: StrokeStyle, matrix: Matrix3x3 = .identity, tolerance: Double = Polygon.Tolerance.path
    ) -> Path {
        var outline = Path()
        var pieces: [StrokeContour.Piece] = []
        stroke(style, matrix: matrix, tolerance: tolerance, to: &outline, pieces: &pieces)
        return outline
    }

    /// The outline of each subpath's stroke, as `stroked` makes that of all.
    func strokedParts(_ style: StrokeStyle, matrix: Matrix3x3, tolerance: Double) -> [Path] {
        var outline = PartedOutline()
        var pieces: [StrokeContour.Piece] = []
        stroke(style, matrix: matrix, tolerance: tolerance, to: &outline, pieces: &pieces)
        return outline.parts
    }

    /// The outline mapped through an affine `matrix` and flattened, instead of what `builder` holds.
    ///
    /// - Parameter pieces: memory.
    func stroke(
        _ style: StrokeStyle, matrix: Matrix3x3, tolerance: Double, into builder: inout PolygonBuilder,
        pieces: inout [StrokeContour.Piece]
    ) {
        builder.removeAll()
        builder.reserve(min(points.count * 32, 1024))
        var outline = FlatOutline()
        outline.begin(builder: &builder, matrix: matrix, tolerance: tolerance)
        stroke(style, matrix: matrix, tolerance: tolerance, to: &outline, pieces: &pieces)
        outline.end(builder: &builder)
    }

    private func stroke<Outline: StrokeOutline>(
        _ style: StrokeStyle, matrix: Matrix3x3, tolerance: Double, to outline: inout Outline,
        pieces: inout [StrokeContour.Piece]
    ) {
        guard style.width > 0, style.width.isFinite else { return }
        let path = style.dashPattern.isEmpty ? self : dashed(phase: style.dashPhase, lengths: style.dashPattern)
        let flattener = StrokeFlattener(halfWidth: style.width / 2, matrix: matrix, tolerance: tolerance)
        var stroker = Stroker(style: style, outline: Outline())
        swap(&stroker.outline, &outline)
        flattener.forEachContour(of: path, memory: &pieces) { stroker.add($0) }
        swap(&stroker.outline, &outline)
    }
}
