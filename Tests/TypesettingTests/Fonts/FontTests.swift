import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite("Fonts")
struct FontTests {
    @Test("a missing file is an error that names its package and the folders")
    func missingFont() {
        let library = FontLibrary(folders: FontFolders(paths: ["/nonexistent"]))
        #expect(throws: FontError.self) { try library.face(for: .system(SystemTypeface())) }
        let layout = Typesetter(library: library).layout(LayoutRequest(text: Texts.styled("Hello")))
        #expect(layout.problems.fontErrors.count == 1)
        #expect(layout.problems.messages[0].contains("fonts-inter"))
        #expect(layout.problems.messages[0].contains("/nonexistent"))
        #expect(layout.lines[0].height == Texts.font().metrics.lineHeight)
    }

    @Test("OFFSTAGE_FONTS comes before Debian's folders")
    func searchOrder() {
        let folders = FontFolders(environment: ["OFFSTAGE_FONTS": "/first:/second"])
        #expect(Array(folders.paths.prefix(2)) == ["/first", "/second"])
        #expect(folders.paths.contains("/usr/share/fonts/opentype/inter"))
        #expect(FontFolders(environment: [:]).paths.first == "/usr/share/fonts/opentype/inter")
    }

    @Test("a file that is no font is an error")
    func brokenFont() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("offstage-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("no font".utf8).write(to: folder.appendingPathComponent("Inter-Regular.otf"))
        let library = FontLibrary(folders: FontFolders(paths: [folder.path]))
        #expect(throws: FontError.self) { try library.face(for: .system(SystemTypeface())) }
    }

    @Test("a character that no font has shows the box of the text's own font, and a sentence")
    func missingGlyph() {
        let layout = Texts.layout("a\u{10FFFD}")
        #expect(layout.problems.missingGlyphs.map(\.scalar) == [0x10FFFD])
        #expect(layout.problems.messages[0].contains("U+10FFFD"))
        #expect(layout.lines[0].runs[0].glyphs.last == 0)
        #expect(layout.lines[0].runs[0].face?.outline(of: 0).isEmpty == false)
    }

    @Test("a missing fallback font is named by its package")
    func missingFallback() {
        let library = FontLibrary(folders: FontFolders(paths: ["/usr/share/fonts/opentype/inter"]))
        func package(_ text: String) -> String? {
            Typesetter(library: library).layout(LayoutRequest(text: Texts.styled(text)))
                .problems.missingGlyphs.first?.package
        }
        #expect(package("漢") == "fonts-noto-cjk")
        #expect(package("ש") == "fonts-noto-core")
        #expect(package("😀") == "fonts-noto-color-emoji")
    }

    @Test(
        "stand-ins are chosen by script, and a bold text's are bold",
        arguments: [
            ("ש", "NotoSansHebrew"), ("ب", "NotoSansArabic"), ("न", "NotoSansDevanagari"), ("ก", "NotoSansThai"),
            ("漢", "NotoSansCJK"), ("한", "NotoSansCJK"), ("😀", "NotoColorEmoji"), ("ა", "NotoSansGeorgian"),
        ])
    func fallback(_ text: String, _ name: String) {
        #expect(Texts.layout(text).lines[0].runs[0].face?.postScriptName.hasPrefix(name) == true)
        let bold = StyledText(string: text, style: TextStyle(font: Texts.font(17, weight: 0.4)))
        let face = Typesetter().layout(LayoutRequest(text: bold)).lines[0].runs[0].face
        #expect(face?.postScriptName.hasPrefix(name) == true)
        if ["ש", "ب", "न", "ก", "漢"].contains(text) { #expect(face?.isBold == true) }
    }

    @Test("the hash is what sha256sum prints")
    func hash() {
        func hash(_ text: String) -> String { Array(text.utf8).withUnsafeBytes { SHA256.hexadecimal(of: $0) } }
        #expect(hash("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(hash("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hash(String(repeating: "a", count: 1000))
                == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
    }

    @Test("line metrics are those of the device's font, at all sizes")
    func metrics() {
        let metrics = Texts.font(17).metrics
        #expect(metrics.lineHeight == 20.287109375)
        #expect((metrics.ascender - 16.1865).magnitude < 0.0001)
        #expect((metrics.capHeight - 11.9780).magnitude < 0.0001)
        #expect((metrics.xHeight - 8.9482).magnitude < 0.0001)
    }
}
