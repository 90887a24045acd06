/// How wide the glyphs of a face are set.
enum GlyphWidths: Sendable {
    /// As the face says.
    case own
    /// In the advances of the device's system font.
    case system(SystemFace)
    /// As the face says, but for what is an em wide, such as Hanzi: 35/2048 more. On recordings each takes 17.25 to
    /// 17.333 points at 17 (in proportion at other sizes, kana and signs alike: assumed).
    case ideographs

    /// Units in which a shaped glyph's lengths are told.
    func unitsPerEm(of face: FontFace) -> Int {
        if case .system = self { return SystemFace.unitsPerEm }
        return face.metrics.unitsPerEm
    }

    /// The point size of the face whose outlines are drawn for text of a size.
    func outlineSize(_ size: Double) -> Double {
        if case .system(let system) = self { return size * system.widths.outlineScale }
        return size
    }

    /// Puts what is an em wide into the middle of a wider place.
    static func spaceIdeographs(_ glyphs: inout [ShapedGlyph], of face: FontFace) {
        let em = face.metrics.unitsPerEm
        let more = (em * 35 + 1024) / 2048
        for index in glyphs.indices where glyphs[index].advance == em {
            glyphs[index].advance += more
            glyphs[index].xOffset += more / 2
        }
    }
}
