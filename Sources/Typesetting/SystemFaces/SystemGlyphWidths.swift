import CHarfBuzz
import Synchronization

/// How wide the system's font of one weight sets the glyphs of a face: at both optical sizes, and so at every size.
final class SystemGlyphWidths: Sendable {
    struct Width: Hashable, Sendable {
        /// Units of 2048 an em, without tracking.
        var advance: OpticalMeasure
        /// The advance that the glyph is drawn for, at the scale of the outlines; same units.
        var drawn: Double
        /// The drawing fills the advance from end to end, so that neighbours touch.
        var fills = false
    }

    let typeface: SystemTypeface
    let face: FontFace
    /// What outlines are scaled by, so that capitals are as high as the device's (assumed).
    let outlineScale: Double
    /// Of ASCII, from the space on.
    let ascii: [Width]
    /// A character's place in `ascii` by its glyph; 255 for other glyphs.
    private let places: [UInt8]
    /// The faces for text and for titles, for what is wide as a part of both.
    private let masters: @Sendable () -> (text: FontFace?, display: FontFace?)
    private let others = Mutex(Others())

    private struct Others {
        /// By glyph, as they are first asked for.
        var known: [GlyphID: Width] = [:]
        var samples: Samples?
    }

    /// Both faces, and how much wider than their glyphs the device's are.
    private struct Samples {
        var text: FontFace
        var display: FontFace
        /// By kind of character.
        var ratios: [OpticalMeasure]
    }

    /// - Parameters:
    ///   - face: of the typeface, for text or for titles.
    ///   - masters: Opens both.
    init(
        _ typeface: SystemTypeface, face: FontFace,
        masters: @escaping @Sendable () -> (text: FontFace?, display: FontFace?)
    ) {
        self.typeface = typeface
        self.face = face
        self.masters = masters
        let ownCapHeight = Double(face.metrics.capHeight) / Double(face.metrics.unitsPerEm)
        outlineScale =
            ownCapHeight > 0 ? SystemFontMetrics.capHeight / SystemFontModel.unitsPerEm / ownCapHeight : 1
        let glyphs = (0x20..<0x7F).map { face.glyph(for: Unicode.Scalar(UInt8($0))) }
        var places = [UInt8](repeating: 255, count: Int(min(0xFFFF, glyphs.max() ?? 0)) + 1)
        for (index, glyph) in glyphs.enumerated() where glyph != 0 && Int(glyph) < places.count {
            places[Int(glyph)] = UInt8(index)
        }
        self.places = places
        let scale = outlineScale
        ascii = glyphs.enumerated().map { index, glyph in
            Width(
                advance: Self.advance(ofASCII: index, typeface),
                drawn: Self.units(face.advance(of: glyph), of: face) * scale,
                fills: index == Int(UInt8(ascii: "_") - 0x20))
        }
    }

    private static func advance(ofASCII index: Int, _ typeface: SystemTypeface) -> OpticalMeasure {
        if typeface.design == .monospaced { return OpticalMeasure(SystemFontTable.monospacedAdvance) }
        return SystemFontTable.advances[index].measure(
            weight: SystemFontModel.weightCoordinate(typeface.weight), isItalic: typeface.isItalic)
    }

    private static func units(_ advance: Int, of face: FontFace) -> Double {
        Double(advance) * SystemFontModel.unitsPerEm / Double(face.metrics.unitsPerEm)
    }

    /// A glyph's place in `ascii`; nil for others.
    func place(of glyph: GlyphID) -> Int? {
        guard Int(glyph) < places.count, places[Int(glyph)] != 255 else { return nil }
        return Int(places[Int(glyph)])
    }

    // MARK: Beyond ASCII

    /// The width of a glyph that is not in `ascii`.
    func width(of glyph: GlyphID) -> Width {
        others.withLock { others in
            if let known = others.known[glyph] { return known }
            let new = width(of: glyph, &others)
            others.known[glyph] = new
            return new
        }
    }

    private func width(of glyph: GlyphID, _ others: inout Others) -> Width {
        let own = Self.units(face.advance(of: glyph), of: face)
        var width = Width(advance: OpticalMeasure(own), drawn: own * outlineScale)
        guard own > 0 else { return width }
        if typeface.design == .monospaced {
            width.advance = OpticalMeasure(SystemFontTable.monospacedAdvance)
            return width
        }
        let scalar = face.scalar(of: glyph)
        switch scalar.map(CharacterWidth.init(of:)) ?? .scaled(.small) {
        case .like(let character, let times): width.advance = times * ascii[Int(character) - 0x20].advance
        case .asDrawn: break
        case .scaled(let kind):
            guard let samples = samples(&others) else { break }
            let ratio = samples.ratios[kind.rawValue]
            width.advance = OpticalMeasure(
                text: ratio.text * Self.advance(of: scalar, in: samples.text, else: own),
                display: ratio.display * Self.advance(of: scalar, in: samples.display, else: own))
        }
        return width
    }

    private static func advance(of scalar: Unicode.Scalar?, in face: FontFace, else own: Double) -> Double {
        guard let glyph = scalar.map(face.glyph(for:)), glyph != 0 else { return own }
        return units(face.advance(of: glyph), of: face)
    }

    private func samples(_ others: inout Others) -> Samples? {
        if let known = others.samples { return known }
        guard case (let text?, let display?) = masters() else { return nil }
        let ratios = CharacterWidth.Kind.allCases.map { kind in
            let places = kind.sample.map { Int($0) - 0x20 }
            func sum(_ face: FontFace) -> Double {
                kind.sample.reduce(0) { sum, character in
                    sum + Self.units(face.advance(of: face.glyph(for: Unicode.Scalar(character))), of: face)
                }
            }
            return OpticalMeasure(
                text: places.reduce(0) { $0 + ascii[$1].advance.text } / max(1, sum(text)),
                display: places.reduce(0) { $0 + ascii[$1].advance.display } / max(1, sum(display)))
        }
        let new = Samples(text: text, display: display, ratios: ratios)
        others.samples = new
        return new
    }
}
