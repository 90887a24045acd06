import CFreeType
import CHarfBuzz
import CoreGraphics
import Rasterizer
import Synchronization

/// A glyph's number in its font.
package typealias GlyphID = UInt32

/// One font of a file: characters to glyphs, advances, outlines, all in font units.
///
/// Sendable, because all properties are constants: HarfBuzz's object is made immutable before it is shared, FreeType's,
/// which is not safe, is only reached through `FreeType`'s lock, and pictures and characters have locks of their own.
package final class FontFace: @unchecked Sendable {
    /// Measures of the whole face, in font units, y up.
    package struct Metrics: Hashable, Sendable {
        package var unitsPerEm: Int
        package var ascender: Int
        package var descender: Int
        package var lineGap: Int
        package var capHeight: Int
        package var xHeight: Int
        package var underlinePosition: Int
        package var underlineThickness: Int
        package var strikeoutPosition: Int
        package var strikeoutThickness: Int
    }

    package let postScriptName: String
    package let familyName: String
    /// The name for people, such as `Inter Bold`.
    package let fullName: String
    package let styleName: String
    package let version: String
    package let metrics: Metrics
    package let glyphCount: Int
    package let isBold: Bool
    package let isItalic: Bool
    package let isMonospaced: Bool
    /// Glyphs are pictures in colour.
    package let hasColorBitmaps: Bool

    let file: FontFile
    /// HarfBuzz's font, scaled to font units.
    let shaper: OpaquePointer
    private let freeType: FreeType.Face
    /// Tells faces apart in caches; two faces of one process never share it.
    package let number: Int
    private let latin: [GlyphID]
    /// Characters by glyph; nil until one is asked for.
    private let scalars = Mutex<[GlyphID: Unicode.Scalar]?>(nil)
    /// Pictures that were decoded.
    private let pictures = Mutex(LeastRecentlyUsed<GlyphID, ColorGlyph?>())
    private static let pictureBudget = 8 << 20

    private static let nextNumber = Atomic(1)

    /// - Parameter index: which font of a collection.
    init(file: FontFile, index: Int) throws(FontError) {
        self.file = file
        let opened = try FreeType.shared.open(file, index: index)
        freeType = opened.face
        let about = opened.description
        (postScriptName, familyName, styleName) = (about.postScriptName, about.familyName, about.styleName)
        glyphCount = about.glyphCount
        (isBold, isItalic, isMonospaced) = (about.isBold, about.isItalic, about.isMonospaced)
        hasColorBitmaps = about.hasColorBitmaps
        let blob = hb_blob_create(
            file.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(file.bytes.count),
            HB_MEMORY_MODE_READONLY, nil, nil)
        let face = hb_face_create(blob, UInt32(index))
        hb_blob_destroy(blob)
        // FreeType has none for a font of pictures alone.
        var metrics = about.metrics
        metrics.unitsPerEm = max(1, Int(hb_face_get_upem(face)))
        self.metrics = metrics
        guard let font = hb_font_create(face) else {
            throw FontError(message: "The font file \(file.path) cannot be opened for shaping: memory ran out.")
        }
        hb_font_make_immutable(font)
        version = FontFace.name(Int(HB_OT_NAME_ID_VERSION_STRING), of: face)
        fullName = FontFace.name(Int(HB_OT_NAME_ID_FULL_NAME), of: face)
        hb_face_destroy(face)
        shaper = font
        number = Self.nextNumber.wrappingAdd(1, ordering: .relaxed).oldValue
        latin = (0..<256).map { FontFace.nominalGlyph(UInt32($0), font) }
    }

    deinit {
        hb_font_destroy(shaper)
        FreeType.shared.close(freeType)
    }

    /// Where the file lies.
    package var path: String { file.path }

    /// Name, version and hash of the file.
    package var identity: FontIdentity { FontIdentity(name: postScriptName, version: version, hash: file.hash) }

    private static func name(_ id: Int, of face: OpaquePointer?) -> String {
        var text = [CChar](repeating: 0, count: 256)
        var length = UInt32(text.count)
        _ = hb_ot_name_get_utf8(face, hb_ot_name_id_t(UInt32(id)), hb_language_from_string("en", -1), &length, &text)
        let bytes = text.prefix(min(Int(length), 255)).map { UInt8(bitPattern: $0) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func nominalGlyph(_ scalar: UInt32, _ font: OpaquePointer) -> GlyphID {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : 0
    }

    /// The glyph of a character without context; 0, the .notdef box, when the font has none.
    package func glyph(for scalar: Unicode.Scalar) -> GlyphID {
        scalar.value < 256 ? latin[Int(scalar.value)] : FontFace.nominalGlyph(scalar.value, shaper)
    }

    /// The first character that has a glyph; nil for one that only stands in for others.
    func scalar(of glyph: GlyphID) -> Unicode.Scalar? {
        scalars.withLock { scalars in
            if let known = scalars { return known[glyph] }
            let all = allScalars()
            scalars = all
            return all[glyph]
        }
    }

    private func allScalars() -> [GlyphID: Unicode.Scalar] {
        var scalars: [GlyphID: Unicode.Scalar] = [:]
        let set = hb_set_create()
        defer { hb_set_destroy(set) }
        hb_face_collect_unicodes(hb_font_get_face(shaper), set)
        var value = hb_codepoint_t.max  // The one before the first.
        while hb_set_next(set, &value) != 0 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let glyph = glyph(for: scalar)
            if scalars[glyph] == nil { scalars[glyph] = scalar }
        }
        return scalars
    }

    /// The horizontal advance of a glyph, in font units.
    package func advance(of glyph: GlyphID) -> Int { Int(hb_font_get_glyph_h_advance(shaper, glyph)) }

    /// A glyph's outline in font units, y up; empty where there is none.
    package func outline(of glyph: GlyphID) -> Path { FreeType.shared.outline(of: glyph, in: freeType) }

    /// A glyph's picture; nil when the font has none for it.
    package func colorBitmap(of glyph: GlyphID) -> ColorGlyph? {
        guard hasColorBitmaps else { return nil }
        return pictures.withLock { pictures in
            if let known = pictures.value(for: glyph) { return known }
            let new = FreeType.shared.colorBitmap(of: glyph, in: freeType)
            pictures.insert(new, for: glyph, bytes: 64 + (new.map { $0.image.width * $0.image.height * 4 } ?? 0))
            _ = pictures.shrink(to: Self.pictureBudget)
            return new
        }
    }
}

extension FontFace: Hashable {
    package static func == (left: FontFace, right: FontFace) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
