import CHarfBuzz
import Synchronization

/// A glyph as it was shaped. Lengths are font units, in the system's font positions (`SystemFace`); y up.
package struct ShapedGlyph: Hashable, Sendable {
    package var glyph: GlyphID
    /// Horizontal factor of its outline.
    package var squeeze: Float = 1
    /// Where its cluster begins in the text, in UTF-16.
    package var cluster: Int
    package var advance: Int
    package var xOffset: Int
    package var yOffset: Int
    /// The text may not be cut before the glyph's cluster without shaping both parts anew.
    package var isUnsafeToBreak: Bool
}

/// HarfBuzz, in font units or the system font's positions.
package enum Shaper {
    package struct Request {
        package var face: FontFace
        package var isRightToLeft: Bool
        /// ISO 15924, as a tag.
        package var script: UInt32
        package var features: [Font.Feature]
        var widths = GlyphWidths.own

        package init(face: FontFace, isRightToLeft: Bool = false, script: UInt32 = 0, features: [Font.Feature] = []) {
            self.face = face
            self.isRightToLeft = isRightToLeft
            self.script = script
            self.features = features
        }

        /// Whether pairs of letters move together.
        var isKerned: Bool { features.last { $0.tag == "kern" }?.value != 0 }
    }

    /// Hears of each text that is shaped, and of its font: for tests that count.
    package static let listener = Mutex<(@Sendable (_ text: String, _ face: FontFace) -> Void)?>(nil)

    /// The glyphs of a part of a text, from left to right. What lies around the part is seen as its context.
    package static func shape(_ text: [UInt16], _ range: Range<Int>, _ request: Request) -> [ShapedGlyph] {
        guard !range.isEmpty, let buffer = hb_buffer_create() else { return [] }
        defer { hb_buffer_destroy(buffer) }
        if let listener = listener.withLock({ $0 }) {
            listener(String(decoding: text[range], as: UTF16.self), request.face)
        }
        text.withUnsafeBufferPointer { units in
            hb_buffer_add_utf16(
                buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound), Int32(range.count))
        }
        hb_buffer_set_direction(buffer, request.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(rawValue: request.script == 0 ? 0x5A79_7979 : request.script))
        hb_buffer_set_language(buffer, HarfBuzz.language)
        switch request.widths {
        case .own:
            shape(buffer, request.face.shaper, request.features)
            return glyphs(of: buffer)
        case .ideographs:
            shape(buffer, request.face.shaper, request.features)
            var glyphs = glyphs(of: buffer)
            GlyphWidths.spaceIdeographs(&glyphs, of: request.face)
            return glyphs
        case .system(let system):
            // Digits of one width and kerning are the advances' own.
            let others = request.features.filter { $0.tag != "tnum" && $0.tag != "kern" }
            shape(buffer, system.shaper, others + [Font.Feature("kern", 0)])
            var glyphs = glyphs(of: buffer)
            let setting = SystemSetting(face: system, text: text, isRightToLeft: request.isRightToLeft)
            if request.isKerned { setting.kern(&glyphs) }
            setting.centre(&glyphs)
            return glyphs
        }
    }

    private static func shape(_ buffer: OpaquePointer, _ font: OpaquePointer, _ features: [Font.Feature]) {
        hb_shape(font, buffer, features.map(HarfBuzz.feature), UInt32(features.count))
    }

    private static func glyphs(of buffer: OpaquePointer) -> [ShapedGlyph] {
        var count: UInt32 = 0
        var positionCount: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &positionCount), count == positionCount
        else { return [] }
        return (0..<Int(count)).map { i in
            ShapedGlyph(
                glyph: infos[i].codepoint, cluster: Int(infos[i].cluster), advance: Int(positions[i].x_advance),
                xOffset: Int(positions[i].x_offset), yOffset: Int(positions[i].y_offset),
                isUnsafeToBreak: infos[i].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
        }
    }
}
