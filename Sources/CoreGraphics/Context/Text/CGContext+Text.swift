import Rasterizer

/// Glyphs lie in text space, which the text matrix takes to user space.
extension CGContext {
    /// The font of the glyphs that are shown. At first none, and nothing is shown.
    public func setFont(_ font: CGFont) {
        state.font = font
    }

    /// Text space units an em. At first 1 (assumed). NaN and infinity are ignored.
    public func setFontSize(_ size: CGFloat) {
        if size.isFinite { state.fontSize = size }
    }

    /// Kept with the state and not used: each glyph that is shown has a place of its own.
    public func setCharacterSpacing(_ spacing: CGFloat) {
        if spacing.isFinite { state.characterSpacing = spacing }
    }

    /// What becomes of the glyphs. At first they are filled.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
        state.textDrawingMode = mode
    }

    /// Where text space begins in user space: the translation of the text matrix.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// Draws glyphs with their pens at points of text space, on the nearest quarter of a pixel along the row and,
    /// upright, on the nearest whole row. Numbers that the font does not have show nothing. The current path and the
    /// text position stay as they are (the position assumed).
    /// - Parameter positions: one for each glyph; of lists of different lengths what both have counts.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let font = state.font, state.fontSize != 0, textMatrix.isFinite else { return }
        let shown = zip(glyphs, positions).filter {
            Int($0.0) < font.numberOfGlyphs && $0.1.x.isFinite && $0.1.y.isFinite
        }
        let scale = state.fontSize / CGFloat(max(1, font.unitsPerEm))
        var matrix = CGAffineTransform(scaleX: scale, y: scale).concatenating(textMatrix)
        (matrix.tx, matrix.ty) = (0, 0)
        let pens = shown.map { $0.1.applying(textMatrix) }
        let path = currentPath
        let mode = state.textDrawingMode
        if mode.fills { font.program.fill(shown.map(\.0), at: pens, matrix, in: self) }
        if mode.strokes || mode.clips {
            fonts.insert(font.program)
            let outlines = CGContext.outlines(of: zip(shown.map(\.0), pens), matrix, font)
            if mode.strokes { paint(outlines) { strokePath() } }
            if mode.clips { paint(outlines) { clip() } }
        }
        currentPath = path
    }

    private func paint(_ path: CGPath, _ body: () -> Void) {
        beginPath()
        addPath(path)
        body()
    }

    private static func outlines(
        of glyphs: Zip2Sequence<[CGGlyph], [CGPoint]>, _ matrix: CGAffineTransform, _ font: CGFont
    ) -> CGPath {
        let path = CGMutablePath()
        for (glyph, pen) in glyphs {
            var place = matrix
            (place.tx, place.ty) = (pen.x, pen.y)
            path.addPath(CGPath(rasterPath: font.program.outline(of: UInt32(glyph))), transform: place)
        }
        return path
    }
}

extension CGAffineTransform {
    fileprivate var isFinite: Bool {
        [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
    }
}
