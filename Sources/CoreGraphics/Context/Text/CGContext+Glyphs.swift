import Rasterizer

extension CGContext {
    /// Whether glyphs are drawn from their coverage; else from their outlines.
    package var drawsGlyphCoverage: Bool { isAntialiasing }

    /// The box of the clip in pixels of the canvas' plane: nothing outside is drawn.
    package var clipPixels: PixelRect { state.clipPixels }

    /// Fills the coverage of glyphs in the fill colour.
    package func fill(_ glyphs: MaskGroup) {
        guard !glyphs.bounds.isEmpty else { return }
        draw(.masks(glyphs), with: state.paint(state.fillColor))
    }

    /// Fills the coverage of glyphs in the fill colour.
    package func fill(_ glyphs: Mask, movedBy x: Int, _ y: Int) {
        let rect = glyphs.rect.offset(x: x, y: y)
        guard !rect.intersection(state.clipPixels).isEmpty else { return }
        draw(.mask(Mask(rect: rect, bytes: glyphs.bytes)), with: state.paint(state.fillColor))
    }

    /// What `draw(in:)` over an old picture keeps of it.
    package func keepFonts(of image: CGImage) {
        fonts.formUnion(image.fonts)
    }
}
