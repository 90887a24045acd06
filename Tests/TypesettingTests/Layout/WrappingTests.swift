import Testing

@testable import Typesetting

@Suite("Wrapping")
struct WrappingTests {
    private let text = "The quick brown fox jumps over the lazy dog"

    @Test("lines end at words, and hold no more than their width")
    func wordsWrap() {
        let layout = Texts.layout(text, width: 120)
        #expect(layout.strings(text).joined() == text)
        #expect(layout.strings(text).dropLast().allSatisfy { $0.hasSuffix(" ") })
        #expect(layout.lines.allSatisfy { $0.width <= 120.001 })
    }

    @Test("a line takes every word that it has room for")
    func linesAreFull() {
        let layout = Texts.layout(text, width: 120)
        let lines = layout.strings(text)
        for (line, next) in zip(lines, lines.dropFirst()) {
            let word = next.split(separator: " ")[0]
            #expect(Texts.layout(line + word).size.width > 120)
        }
    }

    @Test("a word without room is cut between clusters")
    func longWordsAreCut() {
        let word = "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}"
        let layout = Texts.layout(word, width: 20)
        #expect(layout.lines.count > 1)
        #expect(
            layout.strings(word).allSatisfy {
                $0.unicodeScalars.first == "e" && $0.unicodeScalars.last == "\u{301}"
            })
    }

    @Test("sequences of emoji stay together where nothing fits")
    func emojiStayTogether() {
        let text = "👩‍👩‍👧‍👦🇩🇪👍🏽1️⃣"
        let layout = Texts.layout(text, width: 1)
        #expect(layout.strings(text) == ["👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣"])
    }

    @Test("spaces hang over a line's end without a width")
    func spacesHang() {
        let narrow = Texts.layout("word        word", width: 50)
        #expect(narrow.lines.map(\.width) == [narrow.lines[1].width, narrow.lines[1].width])
    }

    @Test("a text that ends with a new line has an empty line")
    func lastLineMayBeEmpty() {
        #expect(Texts.layout("a\n").lines.count == 2)
        #expect(Texts.layout("a\r\nb\u{2028}c").lines.count == 3)
    }
}
