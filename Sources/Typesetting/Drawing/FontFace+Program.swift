import CHarfBuzz
import CoreGraphics
import Foundation

extension FontFace: FontProgram {
    package var facts: FontFacts {
        FontFacts(
            glyphCount: min(glyphCount, Int(CGGlyph.max) + 1), unitsPerEm: metrics.unitsPerEm,
            postScriptName: postScriptName, fullName: fullName, ascent: metrics.ascender,
            descent: metrics.descender, leading: metrics.lineGap, capHeight: metrics.capHeight,
            xHeight: metrics.xHeight, box: box, italicAngle: italicAngle)
    }

    package func glyph(named name: String) -> CGGlyph {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_glyph_from_name(shaper, name, -1, &glyph) != 0 else { return 0 }
        return CGGlyph(exactly: glyph) ?? 0
    }

    package func name(of glyph: CGGlyph) -> String? {
        var text = [CChar](repeating: 0, count: 128)
        guard hb_font_get_glyph_name(shaper, hb_codepoint_t(glyph), &text, UInt32(text.count)) != 0 else { return nil }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    package func table(_ tag: UInt32) -> Data? {
        guard let blob = hb_face_reference_table(hb_font_get_face(shaper), tag) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        return Data(bytes: bytes, count: Int(length))
    }

    package var tableTags: [UInt32] {
        let face = hb_font_get_face(shaper)
        let total = hb_face_get_table_tags(face, 0, nil, nil)
        var count = total
        var tags = [hb_tag_t](repeating: 0, count: Int(total))
        _ = hb_face_get_table_tags(face, 0, &count, &tags)
        return Array(tags.prefix(Int(count)))
    }

    package func fill(_ glyphs: [CGGlyph], at pens: [CGPoint], _ matrix: CGAffineTransform, in context: CGContext) {
        guard let first = pens.first else { return }
        context.fill(
            GlyphDrawing(
                face: self, glyphs: glyphs.map { GlyphID($0) }, origin: first,
                xs: pens.map { Double($0.x - first.x) }, ys: pens.map { Double($0.y - first.y) }, matrix: matrix))
    }

    /// The corners of all outlines, by the head table.
    private var box: CGRect {
        guard let head = table(0x6865_6164), head.count >= 44 else { return .zero }
        func corner(_ offset: Int) -> Int {
            Int(Int16(bitPattern: UInt16(head[offset]) << 8 | UInt16(head[offset + 1])))
        }
        let (left, bottom, right, top) = (corner(36), corner(38), corner(40), corner(42))
        return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
    }

    /// The slant, by the post table: 16 bits before the point, 16 behind it.
    private var italicAngle: CGFloat {
        guard let post = table(0x706F_7374), post.count >= 8 else { return 0 }
        let bits = (4..<8).reduce(UInt32(0)) { $0 << 8 | UInt32(post[$1]) }
        return CGFloat(Int32(bitPattern: bits)) / 65536
    }
}
