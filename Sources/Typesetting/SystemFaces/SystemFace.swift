import CHarfBuzz

/// The system's font at a size: the outlines of a face in the advances of the device's font, as HarfBuzz asks for them.
///
/// Lengths are whole positions, of which `unitsPerEm` are the font's size: a 16384th of a unit of the device's font.
/// An advance is rounded to one once, by at most a 4-millionth of a point at 17 points, and sums are whole numbers, so
/// that a thousand letters are less than a 4000th of a point off; 64 ems still fit into HarfBuzz's 32 bits.
///
/// Sendable, because all properties are constants, and HarfBuzz's object is made immutable before it is shared.
final class SystemFace: @unchecked Sendable {
    static let unitsPerEm = 1 << 25

    /// What is asked of the library.
    struct Key: Hashable, Sendable {
        var typeface: SystemTypeface
        var size: Double
        var hasTabularDigits: Bool
    }

    let widths: SystemGlyphWidths
    let kerning: PairKerning?
    /// HarfBuzz's font: its advances are the device's, its marks lie where the scaled outlines carry them.
    let shaper: OpaquePointer
    private let glyphs: SizedGlyphs
    /// What a unit of kerning is between two small letters, and otherwise: it grows with the optical size (assumed).
    private let kerningScale: (small: Double, other: Double)

    var face: FontFace { widths.face }

    init?(_ key: Key, _ widths: SystemGlyphWidths, kerning: PairKerning?) {
        guard let shaper = hb_font_create_sub_font(widths.face.shaper) else { return nil }
        self.widths = widths
        self.kerning = kerning
        self.shaper = shaper
        glyphs = SizedGlyphs(key, widths)
        let optical = SystemFontModel.opticalCoordinate(key.size)
        let unit = Double(Self.unitsPerEm) / SystemFontModel.unitsPerEm
        kerningScale = (unit * (1 + 0.25 * optical), unit * (1 + 0.4 * optical))
        let scale = Int32(clamping: Int((Double(Self.unitsPerEm) * widths.outlineScale + 0.5).rounded(.down)))
        hb_font_set_scale(shaper, scale, scale)
        hb_font_set_funcs(shaper, Self.functions, Unmanaged.passUnretained(glyphs).toOpaque(), nil)
        hb_font_make_immutable(shaper)
    }

    deinit { hb_font_destroy(shaper) }

    /// HarfBuzz asks for the advances of a text at once. Safe, because it is made once and then immutable.
    nonisolated(unsafe) private static let functions: OpaquePointer? = {
        let functions = hb_font_funcs_create()
        hb_font_funcs_set_glyph_h_advances_func(
            functions,
            { _, data, count, glyph, glyphStride, advance, advanceStride, _ in
                guard let data, var glyph = UnsafeRawPointer(glyph), var advance = UnsafeMutableRawPointer(advance)
                else { return }
                let glyphs = Unmanaged<SizedGlyphs>.fromOpaque(data).takeUnretainedValue()
                for _ in 0..<count {
                    advance.storeBytes(
                        of: glyphs.glyph(glyph.load(as: hb_codepoint_t.self)).advance, as: hb_position_t.self)
                    glyph += Int(glyphStride)
                    advance += Int(advanceStride)
                }
            }, nil, nil)
        hb_font_funcs_make_immutable(functions)
        return functions
    }()

    // MARK: Glyphs

    /// How a glyph is set.
    struct Glyph: Sendable {
        var advance: Int32
        /// From the pen to where the outline's own pen is put, so that it lies in the middle.
        var shift: Int32
        /// Horizontal factor of the outline.
        var squeeze: Float
    }

    func glyph(_ glyph: GlyphID) -> Glyph { glyphs.glyph(glyph) }

    /// Units of 2048 an em as positions.
    func distance(ofKerning units: Double, betweenSmall isSmall: Bool) -> Int {
        Int((units * (isSmall ? kerningScale.small : kerningScale.other) + 0.5).rounded(.down))
    }
}

/// How glyphs are set at one size.
private final class SizedGlyphs: Sendable {
    private let widths: SystemGlyphWidths
    private let optical: Double
    private let tracking: Double
    private let ascii: [SystemFace.Glyph]

    init(_ key: SystemFace.Key, _ widths: SystemGlyphWidths) {
        self.widths = widths
        let optical = SystemFontModel.opticalCoordinate(key.size)
        let tracking = widths.typeface.design == .monospaced ? 0 : SystemFontModel.tracking(key.size)
        (self.optical, self.tracking) = (optical, tracking)
        let plus = widths.ascii[Int(UInt8(ascii: "+")) - 0x20].advance
        let digits = Int(UInt8(ascii: "0")) - 0x20..<Int(UInt8(ascii: ":")) - 0x20
        ascii = widths.ascii.enumerated().map { index, width in
            var width = width
            if key.hasTabularDigits, digits.contains(index) { width.advance = plus }
            return Self.glyph(width, optical, tracking)
        }
    }

    func glyph(_ glyph: GlyphID) -> SystemFace.Glyph {
        if let place = widths.place(of: glyph) { return ascii[place] }
        return Self.glyph(widths.width(of: glyph), optical, tracking)
    }

    /// An outline is only narrowed where the device's is much narrower, and one that fills its advance always does
    /// (assumed).
    private static func glyph(_ width: SystemGlyphWidths.Width, _ optical: Double, _ tracking: Double)
        -> SystemFace.Glyph
    {
        let own = width.advance.at(optical)
        guard own > 0, width.drawn > 0 else { return SystemFace.Glyph(advance: 0, shift: 0, squeeze: 1) }
        let advance = own + tracking
        var squeeze = 1.0
        if width.fills {
            squeeze = advance / width.drawn
        } else if own < 0.95 * width.drawn {
            squeeze = own / width.drawn
        }
        return SystemFace.Glyph(
            advance: positions(advance), shift: positions((advance - squeeze * width.drawn) / 2),
            squeeze: Float(squeeze))
    }

    private static func positions(_ units: Double) -> Int32 {
        let unit = Double(SystemFace.unitsPerEm) / SystemFontModel.unitsPerEm
        let position = (units * unit + 0.5).rounded(.down)
        return Int32(min(max(position, Double(Int32.min)), Double(Int32.max)))
    }
}
