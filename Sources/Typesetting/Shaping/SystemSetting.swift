import CHarfBuzz

/// Kerning and the places of outlines in text that was shaped in a system face.
struct SystemSetting {
    let face: SystemFace
    /// In UTF-16.
    let text: [UInt16]
    let isRightToLeft: Bool

    /// Makes advances smaller where the next cluster to the right moves closer.
    func kern(_ glyphs: inout [ShapedGlyph]) {
        guard let kerning = face.kerning else { return }
        let starts = glyphs.indices.filter { $0 == 0 || glyphs[$0].cluster != glyphs[$0 - 1].cluster }
        let characters = starts.map { character(at: glyphs[$0].cluster) }
        for (index, units) in kerning.kernings(characters).enumerated() where units != 0 {
            let isSmall = Self.isSmall(characters[index]) && Self.isSmall(characters[index + 1])
            let end = index + 2 < starts.count ? starts[index + 2] : glyphs.count
            let (left, right) = (starts[index]..<starts[index + 1], starts[index + 1]..<end)
            guard let carrier = left.last(where: { glyphs[$0].advance != 0 }) else { continue }
            glyphs[carrier].advance += face.distance(ofKerning: Double(units), betweenSmall: isSmall)
            // The text may not be cut between the two without shaping them anew.
            for glyph in isRightToLeft ? left : right { glyphs[glyph].isUnsafeToBreak = true }
        }
    }

    /// As it is seen: where text runs from right to left, brackets are turned around.
    private func character(at unit: Int) -> UInt32 {
        let value = text[unit] < 0x80 ? UInt32(text[unit]) : text.scalar(at: unit).value
        return isRightToLeft ? hb_unicode_mirroring(hb_unicode_funcs_get_default(), value) : value
    }

    private static func isSmall(_ value: UInt32) -> Bool {
        if value < 0x80 { return value >= 0x61 && value <= 0x7A }
        return Unicode.Scalar(value)?.properties.isLowercase ?? false
    }

    /// Puts each outline into the middle of its advance.
    func centre(_ glyphs: inout [ShapedGlyph]) {
        var start = 0
        while start < glyphs.count {
            var end = start + 1
            while end < glyphs.count, glyphs[end].cluster == glyphs[start].cluster { end += 1 }
            centre(&glyphs, start..<end)
            start = end
        }
    }

    /// Marks move with the letter that carries them: the one before, from right to left the one behind.
    private func centre(_ glyphs: inout [ShapedGlyph], _ cluster: Range<Int>) {
        guard let first = cluster.first(where: { glyphs[$0].advance != 0 }) else { return }
        var carrier = face.glyph(glyphs[first].glyph)
        for index in cluster {
            if index != first, glyphs[index].advance != 0 { carrier = face.glyph(glyphs[index].glyph) }
            if glyphs[index].advance != 0 { glyphs[index].squeeze = carrier.squeeze }
            glyphs[index].xOffset += Int(carrier.shift)
        }
    }
}
