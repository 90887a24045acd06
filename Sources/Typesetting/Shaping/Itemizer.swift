import CHarfBuzz

/// A stretch of a paragraph that is shaped at once: one face, one style, one level, one script.
struct Item {
    enum Content {
        case glyphs, tab
        case attachment(TextAttachment)
    }

    /// UTF-16, in the paragraph.
    var range: Range<Int>
    var content = Content.glyphs
    /// Nil when the system's font itself is missing.
    var face: FontFace?
    var widths = GlyphWidths.own
    /// The face has no slanted outlines of its own.
    var isSlanted = false
    var style: TextStyle.Shaping
    var level: UInt8
    var script: UInt32
    /// From left to right, for the whole range.
    var glyphs: [ShapedGlyph] = []

    var isRightToLeft: Bool { level & 1 == 1 }

    func shape(_ units: [UInt16], _ range: Range<Int>) -> [ShapedGlyph] {
        guard let face, case .glyphs = content else { return [] }
        var request = Shaper.Request(
            face: face, isRightToLeft: isRightToLeft, script: script, features: style.features)
        request.widths = widths
        return Shaper.shape(units, range, request).filter { !Item.isControl(units[$0.cluster]) }
    }

    /// Control characters are not seen and take no room (assumed).
    private static func isControl(_ unit: UInt16) -> Bool { unit < 32 || (unit >= 0x7F && unit <= 0x9F) }
}

/// Cuts a paragraph into items.
struct Itemizer {
    private let buffer: TextBuffer
    private let levels: [UInt8]
    private let library: FontLibrary
    private let region: FallbackFonts.Region
    /// The font of the present style.
    private var own = Primary()
    /// Tells styles apart that are shaped differently.
    private var shaping = 0
    private var lastShaping = -1
    private var items: [Item] = []
    private(set) var problems = TextProblems()

    /// What a style's own font is.
    private struct Primary {
        var choice = Choice()
        var isSystem = false
        var isBold = false
        var isSerif = false
    }

    /// The face of a cluster, and how it is used.
    private struct Choice {
        var face: FontFace?
        var widths = GlyphWidths.own
        var isSlanted = false
    }

    init(_ buffer: TextBuffer, levels: [UInt8], library: FontLibrary) {
        self.buffer = buffer
        self.levels = levels
        self.library = library
        region = Itemizer.region(of: buffer.units)
    }

    /// Han characters take the shapes of the language whose own letters stand beside them, else the Chinese ones
    /// (assumed).
    private static func region(of units: [UInt16]) -> FallbackFonts.Region {
        for unit in units where unit >= 0x1100 {
            if unit >= 0x3041 && unit <= 0x30FF { return .japanese }
            if (unit >= 0xAC00 && unit <= 0xD7A3) || unit <= 0x11FF { return .korean }
        }
        return .chinese
    }

    mutating func run() -> [Item] {
        var script: UInt32 = 0
        var styleIndex = -1
        var style: TextStyle.Shaping?
        var attachment: TextAttachment?
        for index in buffer.clusters.indices {
            let start = buffer.clusters[index]
            let end = index + 1 < buffer.clusters.count ? buffer.clusters[index + 1] : buffer.count
            let run = buffer.runIndex(at: start)
            if run != styleIndex {
                styleIndex = run
                let new = buffer.runs[run].style.shaping
                if new != style {
                    shaping += 1
                    own = primary(new)
                }
                style = new
                attachment = buffer.runs[run].style.attachment
            }
            guard let style else { continue }
            add(start..<end, style, attachment, &script)
        }
        return items
    }

    private mutating func add(
        _ range: Range<Int>, _ style: TextStyle.Shaping, _ attachment: TextAttachment?, _ script: inout UInt32
    ) {
        let first = buffer.units.scalar(at: range.lowerBound).value
        let level = levels[range.lowerBound]
        if first == 9 {
            items.append(Item(range: range, content: .tab, style: style, level: level, script: 0))
            return
        }
        if first == 0xFFFC, let attachment {
            items.append(Item(range: range, content: .attachment(attachment), style: style, level: level, script: 0))
            return
        }
        let known = Script.of(first)
        if known != 0 { script = known }
        let choice = face(for: range, first: first, scripts: known == 0 ? scripts(of: range, script) : [known])
        let used = known == 0 ? script : known
        if lastShaping == shaping, continuesLast(at: range.lowerBound, choice.face, level, used) {
            items[items.count - 1].range = items[items.count - 1].range.lowerBound..<range.upperBound
            items[items.count - 1].script = used
            return
        }
        lastShaping = shaping
        items.append(
            Item(
                range: range, face: choice.face, widths: choice.widths, isSlanted: choice.isSlanted, style: style,
                level: level, script: used))
    }

    private func continuesLast(at unit: Int, _ face: FontFace?, _ level: UInt8, _ script: UInt32) -> Bool {
        guard let index = items.indices.last, items[index].range.upperBound == unit, items[index].face === face,
            items[index].level == level, items[index].script == script || items[index].script == 0,
            case .glyphs = items[index].content
        else { return false }
        return true
    }

    /// The scripts whose fonts a character of no script of its own may take: that of what stands before it, of what comes
    /// next, and the one that its block was made for.
    private func scripts(of range: Range<Int>, _ before: UInt32) -> [UInt32] {
        let first = buffer.units.scalar(at: range.lowerBound).value
        guard first >= 0x80 else { return [before] }
        var scripts: [UInt32] = []
        for script in [before, scriptAhead(of: range.upperBound), Script.ofBlock(first)]
        where script != 0 && !scripts.contains(script) {
            scripts.append(script)
        }
        return scripts.isEmpty ? [0] : scripts
    }

    /// The first script after a place, not further than a few words away.
    private func scriptAhead(of place: Int) -> UInt32 {
        var index = place
        let end = min(buffer.count, place + 64)
        while index < end {
            let (value, length) = buffer.units.scalar(at: index)
            let script = Script.of(value)
            if script != 0 { return script }
            index += length
        }
        return 0
    }

    // MARK: Faces

    private mutating func primary(_ style: TextStyle.Shaping) -> Primary {
        var result = Primary()
        switch style.font.typeface {
        case .system(let system):
            result.choice.isSlanted = system.entry(at: style.font.size).isSlanted
            result.isSystem = true
            result.isBold = system.isBold
            result.isSerif = system.design == .serif
        case .substitute(let substitute):
            result.choice.isSlanted = substitute.entry.isSlanted
            result.isBold = substitute.isBold
            if !style.font.isImplied { problems.addSubstitute(substitute) }
        case .named: break
        }
        do throws(FontError) {
            let face = try library.face(for: style.font.typeface, size: style.font.size)
            result.choice.face = face
            if case .named = style.font.typeface { result.isBold = face.isBold }
            if let widths = systemWidths(style, face) { result.choice.widths = widths }
        } catch {
            problems.fontErrors.append(error)
        }
        return result
    }

    private func systemWidths(_ style: TextStyle.Shaping, _ face: FontFace) -> GlyphWidths? {
        guard case .system(let typeface) = style.font.typeface, typeface.hasSystemWidths else { return nil }
        let key = SystemFace.Key(
            typeface: typeface, size: style.font.size,
            hasTabularDigits: style.font.features.last { $0.tag == "tnum" }.map { $0.value != 0 } ?? false)
        return SystemFaces.of(library).face(key, of: face).map(GlyphWidths.system)
    }

    private mutating func face(for range: Range<Int>, first: UInt32, scripts: [UInt32]) -> Choice {
        let primary = own
        guard let own = primary.choice.face else { return Choice() }
        if range.count == 1, first < 0x300 {
            if first < 32 || own.glyph(for: Unicode.Scalar(UInt8(truncatingIfNeeded: first))) != 0 && first < 256 {
                return primary.choice
            }
        }
        let scalars = Itemizer.visibleScalars(of: buffer.units, range)
        let isEmoji = Emoji.isPicture(buffer.units, range)
        if !isEmoji, own.covers(scalars) { return primary.choice }
        if let choice = fallback(for: scalars, entries(scripts, isEmoji: isEmoji, primary), own, primary) {
            return choice
        }
        if let scalar = scalars.first {
            let script = hb_script_t(rawValue: scripts.first ?? 0)
            problems.addMissing(
                scalar, package: isEmoji ? FallbackFonts.emoji.package : FallbackFonts.package(for: script))
        }
        return primary.choice
    }

    private func entries(_ scripts: [UInt32], isEmoji: Bool, _ primary: Primary) -> [CatalogEntry] {
        let entries = scripts.flatMap { script in
            FallbackFonts.entries(
                for: hb_script_t(rawValue: script), isBold: primary.isBold, isSerif: primary.isSerif, region: region)
        }
        return isEmoji ? [FallbackFonts.emoji] + entries : entries
    }

    /// A packaged font, else any that is installed; the same for the letter without its marks. Nil: a box is drawn.
    private func fallback(
        for scalars: [Unicode.Scalar], _ entries: [CatalogEntry], _ own: FontFace, _ primary: Primary
    ) -> Choice? {
        for entry in entries {
            if let face = try? library.face(entry), face.covers(scalars) { return choice(face, entry, primary) }
        }
        if let face = library.face(covering: scalars) { return Choice(face: face) }
        // A font that has the letter but not all of its marks is better than none.
        guard let base = scalars.first, scalars.count > 1 else { return nil }
        if own.covers([base]) { return primary.choice }
        for entry in entries {
            if let face = try? library.face(entry), face.covers([base]) { return choice(face, entry, primary) }
        }
        return library.face(covering: [base]).map { Choice(face: $0) }
    }

    private func choice(_ face: FontFace, _ entry: CatalogEntry, _ primary: Primary) -> Choice {
        Choice(face: face, widths: primary.isSystem && entry.isIdeographic ? .ideographs : .own)
    }

    /// Stands for a letter that is not there: HarfBuzz draws a font's blank for it, and hides other ignorable scalars.
    private static func isHangulFiller(_ value: UInt32) -> Bool {
        value == 0x115F || value == 0x1160 || value == 0x3164 || value == 0xFFA0
    }

    /// The scalars that a font must have a glyph for.
    private static func visibleScalars(of units: [UInt16], _ range: Range<Int>) -> [Unicode.Scalar] {
        var scalars: [Unicode.Scalar] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let (value, length) = units.scalar(at: index)
            index += length
            guard let scalar = Unicode.Scalar(value), value >= 32, value < 0x7F || value > 0x9F else { continue }
            if isHangulFiller(value) || !scalar.properties.isDefaultIgnorableCodePoint { scalars.append(scalar) }
            // Enough to choose by; a base may carry thousands of marks.
            if scalars.count == 16 { break }
        }
        return scalars
    }
}

extension FontFace {
    /// Whether there is a glyph for each, alone or taken apart.
    func covers(_ scalars: [Unicode.Scalar]) -> Bool {
        scalars.allSatisfy { glyph(for: $0) != 0 || coversDecomposition(of: $0) }
    }

    private func coversDecomposition(of scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0xC0 else { return false }
        var (a, b): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
        guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar.value, &a, &b) != 0, a != scalar.value else {
            return false
        }
        return [a, b].allSatisfy { part in
            part == 0 || Unicode.Scalar(part).map { glyph(for: $0) != 0 || coversDecomposition(of: $0) } ?? false
        }
    }
}
