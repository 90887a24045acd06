import TestSupport
import Testing

@testable import UIKit

@Suite("Edited text")
struct EditedTextTests {
    private func text(_ string: String, _ selection: Range<Int>? = nil) -> EditedText {
        var text = EditedText(string)
        if let selection { text.select(selection) }
        return text
    }

    @Test("Typing goes in at the caret, or in the place of the selection")
    func inserting() {
        var text = text("ab", 1..<1)
        text.apply(text.inserting("x"))
        #expect(text.string == "axb")
        #expect(text.selection == 2..<2)
        text.select(0..<2)
        text.apply(text.inserting("yz!"))
        #expect(text.string == "yz!b")
        #expect(text.selection == 3..<3)
    }

    @Test("Delete takes a whole character, whatever it is made of")
    func deleting() throws {
        var family = text("a👩‍👩‍👧e\u{301}")
        family.apply(try #require(family.deletingBackward()))
        #expect(family.string == "a👩‍👩‍👧")
        family.apply(try #require(family.deletingBackward()))
        #expect(family.string == "a")
        family.apply(try #require(family.deletingBackward()))
        #expect(family.string == "")
        #expect(family.deletingBackward() == nil)
        var words = text("one two  ")
        words.apply(try #require(words.deleting(.word, isForward: false)))
        #expect(words.string == "one ")
        words.select(0..<0)
        words.apply(try #require(words.deleting(.word, isForward: true)))
        #expect(words.string == " ")
    }

    @Test("Places inside of characters are not selected")
    func rounding() {
        let text = text("a😀b", 2..<2)
        #expect(text.selection == 1..<1)
        #expect(self.text("a😀b", 2..<4).selection == 1..<4)
        #expect(self.text("ab", -5..<100).selection == 0..<2)
    }

    @Test("What is put together may become one character: the caret goes behind it")
    func joining() {
        var text = text("a", 1..<1)
        text.apply(text.inserting("\u{301}"))
        #expect(text.string == "a\u{301}")
        #expect(text.selection == 2..<2)
        var flags = self.text("🇩", 2..<2)
        flags.apply(flags.inserting("🇪"))
        #expect(flags.string.count == 1)
        #expect(flags.selection == 4..<4)
    }

    @Test("Marked text is replaced until it is settled")
    func marking() {
        var text = text("ab", 1..<1)
        text.apply(text.marking("n", selected: NSRange(location: 1, length: 0)))
        #expect(text.string == "anb")
        #expect(text.marked == 1..<2)
        text.apply(text.marking("ni", selected: NSRange(location: 0, length: 2)))
        #expect(text.string == "anib")
        #expect(text.marked == 1..<3)
        #expect(text.selection == 1..<3)
        text.apply(text.inserting("你"))
        #expect(text.string == "a你b")
        #expect(text.marked == nil)
        #expect(text.selection == 2..<2)
        text.apply(text.marking("x", selected: NSRange(location: NSNotFound, length: 0)))
        text.apply(text.marking("", selected: NSRange(location: 0, length: 0)))
        #expect(text.marked == nil)
        #expect(text.string == "a你b")
    }

    @Test("Deleting in marked text leaves the rest of it marked")
    func deletingMarked() throws {
        var text = text("a")
        text.apply(text.marking("xyz", selected: NSRange(location: 3, length: 0)))
        text.apply(try #require(text.deletingBackward()))
        #expect(text.marked == 1..<3)
        #expect(text.string == "axy")
    }

    @Test("A text that was changed elsewhere keeps what of the selection there still is")
    func adopting() {
        var text = text("hello", 3..<5)
        text.adopt("he")
        #expect(text.selection == 2..<2)
    }
}

@Suite("Units of text")
struct TextUnitTests {
    @Test("Words are letters and digits, with an apostrophe or a point inside")
    func words() {
        let units = TextUnits("Don't pay 3.50, ok?")
        #expect(units.range(of: .word, at: 2) == 0..<5)
        #expect(units.range(of: .word, at: 5) == nil)
        #expect(units.range(of: .word, at: 5, isForward: false) == 0..<5)
        #expect(units.range(of: .word, at: 10) == 10..<14)
        #expect(units.range(of: .word, at: 14) == nil)
        #expect(units.boundary(of: .word, from: 5, isForward: true) == 9)
        #expect(units.boundary(of: .word, from: 9, isForward: false) == 6)
        #expect(units.boundary(of: .word, from: 19, isForward: true) == nil)
        #expect(units.boundary(of: .word, from: 0, isForward: false) == nil)
    }

    @Test("Sentences end after a stop and its spaces")
    func sentences() {
        let units = TextUnits("Is it? \"Yes.\" Fine")
        #expect(units.range(of: .sentence, at: 0) == 0..<7)
        #expect(units.range(of: .sentence, at: 8) == 7..<14)
        #expect(units.range(of: .sentence, at: 16) == 14..<18)
        #expect(TextUnits("3.5 and 4").range(of: .sentence, at: 0) == 0..<9)
        #expect(TextUnits("是。不").range(of: .sentence, at: 0) == 0..<2)
    }

    @Test("Paragraphs lie between newlines, which are in none")
    func paragraphs() {
        let units = TextUnits("ab\n\ncd")
        #expect(units.range(of: .paragraph, at: 1) == 0..<2)
        #expect(units.range(of: .paragraph, at: 3) == 3..<3)
        #expect(units.range(of: .paragraph, at: 5) == 4..<6)
        #expect(units.boundary(of: .paragraph, from: 2, isForward: true) == 3)
        #expect(units.boundary(of: .paragraph, from: 4, isForward: false) == 3)
    }

    @Test("Characters are clusters, and counts stay inside of the text")
    func characters() {
        let units = TextUnits("a👍🏽b")
        #expect(units.end == 6)
        #expect(units.range(of: .character, at: 1) == 1..<5)
        #expect(units.range(of: .character, at: 3) == 1..<5)
        #expect(units.place(1, movedBy: 1) == 5)
        #expect(units.place(6, movedBy: -3) == 0)
        #expect(units.place(6, movedBy: 1) == nil)
        #expect(units.place(0, movedBy: Int.min) == nil)
        #expect(TextUnits("").boundary(of: .character, from: 0, isForward: true) == nil)
        #expect(TextUnits("").range(of: .word, at: 0) == nil)
    }

    /// A model that knows nothing of the search: it walks along the text.
    @Test("Boundaries of random texts come one after the other and end at the text's ends", arguments: 0..<40)
    func boundaries(seed: Int) {
        var state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
        let pieces = ["a", "b'", ".", " ", "\n", "😀", "é", "3", "!", "ش", "。", "\u{301}"]
        var string = ""
        for _ in 0..<(seed % 23) {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            string += pieces[Int(state % UInt64(pieces.count))]
        }
        let units = TextUnits(string)
        for unit in TextUnits.Unit.allCases {
            for isForward in [true, false] {
                var place = isForward ? 0 : units.end
                var steps = 0
                while let next = units.boundary(of: unit, from: place, isForward: isForward) {
                    #expect(isForward ? next > place : next < place)
                    #expect(units.isBoundary(next))
                    place = next
                    steps += 1
                    guard steps <= units.end else { break }
                }
                #expect(place == (isForward ? units.end : 0))
            }
        }
    }

    @Test("Units after an edit are those of the new text, whatever joins with what", arguments: 0..<40)
    func unitsFollow(seed: UInt64) {
        let pieces = [
            "a", "b ", "e\u{301}", "\u{301}", "\u{200D}", "👩", "👧", "🇩", "🇪", "\r", "\n", "\r\n", "\u{600}", "©", "ক",
            "্", "ষ",
            "ᄀ", "ᅡ", "ᆨ", "日本", "word and more ", "\u{FE0F}", "é", "\u{AD}",
        ]
        var random = SplitMix64(seed: seed)
        var text = EditedText("")
        for _ in 0..<60 {
            let start = Int.random(in: 0...text.end, using: &random)
            let end = min(text.end, start + Int.random(in: 0...3, using: &random))
            let new = (0..<Int.random(in: 0...3, using: &random)).map { _ in pieces.randomElement(using: &random) ?? ""
            }
            var all = Array(text.string.utf16)
            all.replaceSubrange(start..<end, with: Array(new.joined().utf16))
            text.apply(EditedText.Edit(start..<end, new.joined()))
            let string = String(decoding: all, as: UTF16.self)
            let fresh = TextUnits(string)
            #expect(text.string.unicodeScalars.elementsEqual(string.unicodeScalars))
            #expect(text.units.starts == fresh.starts)
            #expect(text.units.characters == fresh.characters)
            for place in stride(from: 0, to: fresh.end, by: 3) {
                let range = place..<min(fresh.end, place + 2)
                #expect(TextUnits.clusters(around: range, in: string) == fresh.rounded(range))
            }
        }
    }

    @Test("A character that is typed cuts its neighbours anew, and nothing else", arguments: [100, 10_000])
    func editsAreLocal(length: Int) {
        var units = TextUnits(String(repeating: "word and more ", count: length / 14))
        for place in [0, units.end / 2, units.end] { #expect(units.replace(place..<place, with: "x") <= 3) }
    }
}
