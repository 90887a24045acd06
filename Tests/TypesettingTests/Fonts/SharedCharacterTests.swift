import Testing

@testable import Typesetting

/// Characters of no script of their own, which fonts of their neighbours have.
@Suite struct SharedCharacterTests {
    private func problems(_ text: String) -> [UInt32] {
        Texts.layout(text).problems.missingGlyphs.map(\.scalar)
    }

    @Test(
        "Punctuation that scripts share has a glyph beside their letters, in a word, and alone",
        arguments: ["\u{60C}", "\u{61B}", "\u{61F}", "\u{640}", "\u{FD3E}", "\u{FD3F}", "\u{964}", "\u{965}"])
    func shared(mark: String) {
        for text in [mark, "a\(mark)", "س\(mark)س", "\(mark)س", "नमस्ते\(mark)", "1\(mark)2"] {
            #expect(problems(text).isEmpty, "\(text)")
        }
    }

    /// The glyphs of a text in the font that draws each: 0 is a box.
    private func glyphs(_ text: String) -> [UInt32] {
        Texts.layout(text).lines.flatMap(\.runs).flatMap { $0.glyphs.map { UInt32($0) } }
    }

    @Test(
        "No box: fillers of Hangul, keycaps, families, flags, tones and selectors, in the middle of letters and alone",
        arguments: [
            "\u{115F}", "\u{1160}", "\u{3164}", "\u{FFA0}", "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "*\u{20E3}",
            "👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "☀\u{FE0E}", "☀\u{FE0F}", "✈\u{FE0E}", "❤\u{FE0F}\u{200D}🔥", "〰\u{FE0F}", "‼\u{FE0F}",
        ])
    func noBox(sequence: String) {
        for text in [sequence, "a\(sequence)b", "한\(sequence)글", "س\(sequence)س"] {
            #expect(problems(text).isEmpty, "\(text)")
            #expect(!glyphs(text).contains(0), "\(text): \(glyphs(text))")
        }
    }
}
