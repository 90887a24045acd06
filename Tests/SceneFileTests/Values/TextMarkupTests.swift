import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Marks in a text")
struct TextMarkupTests {
    private func runs(_ text: String) throws -> [String] {
        try TextMarkup(text).runs.map { "\($0.marks.rawValue) \($0.text)" }
    }

    @Test("Strong, emphasis, strikethrough and code, inside each other, and signs without a meaning")
    func forms() throws {
        #expect(try runs("plain") == ["0 plain"])
        #expect(try runs("a **b** c") == ["0 a ", "1 b", "0  c"])
        #expect(try runs("*i* ~~s~~ `c`") == ["2 i", "0  ", "4 s", "0  ", "8 c"])
        #expect(try runs("**b *both* b**") == ["1 b ", "3 both", "1  b"])
        #expect(try runs("***both***") == ["3 both"])
        #expect(try runs("2 \\* 3 \\\\ `a*b\\`") == ["0 2 * 3 \\ ", "8 a*b\\"])
        #expect(try runs("~ é 😄") == ["0 ~ é 😄"])
        #expect(try runs("").isEmpty)
    }

    @Test("A mark that is not closed, or closed too early, has a place")
    func mistakes() {
        #expect(
            SceneText.errors(SceneText.view("class: UILabel\nattributedText: a **b"))
                == ["5:21 '**' is never closed: write \\** for the sign"])
        #expect(
            SceneText.errors(SceneText.view("class: UILabel\nattributedText: \"**b *c** d*\""))
                == ["5:26 '**' ends before '*' inside it does"])
        #expect(
            SceneText.errors(SceneText.view("class: UILabel\nattributedText: { text: a }"))
                == ["5:19 found a map; expected a text or a list"])
    }

    @Test("The label's own font has the relatives that marks ask for")
    func fonts() throws {
        let stage = try SceneText.stage(
            SceneText.view("id: l\nclass: UILabel\nfont: title3\nattributedText: a **b** *c* `d`"))
        let text = try #require((stage.view("l") as? UILabel)?.attributedText)
        let fonts = [0, 2, 4, 6].compactMap { text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
        #expect(fonts.map(\.pointSize) == [20, 20, 20, 20])
        #expect(fonts[1].fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(fonts[2].fontDescriptor.symbolicTraits.contains(.traitItalic))
        #expect(fonts[3].fontName != fonts[0].fontName)
    }
}
