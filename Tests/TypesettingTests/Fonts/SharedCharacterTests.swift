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
}
