import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite("Directions as attributes")
struct EmbeddingTests {
    /// Controls of the text itself, and the numbers of attributes that mean the same.
    private static let kinds: [(embedding: Bidi.Embedding, control: String)] = [
        (.leftToRight, "\u{202A}"), (.rightToLeft, "\u{202B}"), (.leftToRightOverride, "\u{202D}"),
        (.rightToLeftOverride, "\u{202E}"),
    ]

    /// Glyphs from left to right with their places, without those of controls, which have no width.
    private func glyphs(_ text: StyledText) -> [String] {
        let layout = Typesetter().layout(LayoutRequest(text: text))
        return layout.lines.flatMap { line in
            line.runs.flatMap { run in
                zip(run.glyphs, run.xs).map { "\(run.face?.postScriptName ?? "") \($0) \(Int((run.x + $1) * 1024))" }
            }
        }
    }

    private func styled(_ parts: [(String, [Bidi.Embedding])]) -> StyledText {
        StyledText(
            string: parts.map(\.0).joined(),
            runs: parts.map { string, embeddings in
                var style = TextStyle(font: Texts.font())
                style.embeddings = embeddings
                return StyledText.Run(length: string.utf16.count, style: style)
            })
    }

    @Test("each is set as the characters that mean the same", arguments: ["abc 123", "שלום 12", "one, שתיים!"])
    func controls(middle: String) {
        for (embedding, control) in Self.kinds {
            let attributed = styled([("start ", []), (middle, [embedding]), (" end.", [])])
            let plain = styled([("start \(control)\(middle)\u{202C} end.", [])])
            #expect(visible(glyphs(attributed)) == visible(glyphs(plain)), "\(embedding) \(middle)")
        }
    }

    /// Controls are zero-width glyphs of a space: they are left out by their number.
    private func visible(_ glyphs: [String]) -> [String] {
        let space = (try? FontLibrary.shared.face(for: .system(SystemTypeface())))?.glyph(for: " ") ?? 0
        return glyphs.filter { !$0.contains(" \(space) ") }
    }

    @Test("levels are those of the text with controls, less theirs; the outermost stands first")
    func levels() {
        let text = Array("ab שלום 12 cd".utf16)
        for (outer, first) in Self.kinds {
            for (inner, second) in Self.kinds {
                let levels = Bidi.levels(
                    of: text, direction: .natural, embeddings: [(3..<10, [outer, inner])])
                let head = String(decoding: text[..<3], as: UTF16.self)
                let middle = String(decoding: text[3..<10], as: UTF16.self)
                let tail = String(decoding: text[10...], as: UTF16.self)
                let controlled = Bidi.levels(
                    of: Array("\(head)\(first)\(second)\(middle)\u{202C}\u{202C}\(tail)".utf16), direction: .natural)
                let expected = Array(
                    controlled.levels[..<3] + controlled.levels[5..<12] + controlled.levels[14...])
                #expect(levels.levels == expected && levels.base == controlled.base, "\(outer) \(inner)")
            }
        }
    }

    @Test("an override turns letters around, also where all is plain Latin")
    func overridden() {
        let plain = glyphs(styled([("abc", [])])).compactMap { $0.split(separator: " ").dropFirst().first }
        let turned = glyphs(styled([("abc", [.rightToLeftOverride])]))
            .compactMap { $0.split(separator: " ").dropFirst().first }
        #expect(turned == plain.reversed() && plain.count == 3)
    }

    @Test("the attribute is read as Apple's numbers; neighbours of equal lists are one stretch")
    func attribute() {
        let text = NSMutableAttributedString(string: "abcdef", attributes: [TextAttributeKey.writingDirection: [3]])
        text.addAttribute(TextAttributeKey.kern, value: 1.0, range: NSRange(location: 2, length: 2))
        text.addAttribute(
            TextAttributeKey.writingDirection, value: [NSNumber(value: 1), NSNumber(value: 9)],
            range: NSRange(location: 5, length: 1))
        let buffer = TextBuffer(AttributedTextReader(font: Texts.font()).styledText(text))
        #expect(buffer.embeddings.map(\.range) == [0..<5, 5..<6])
        #expect(buffer.embeddings.map(\.directions) == [[.rightToLeftOverride], [.rightToLeft]])
    }
}
