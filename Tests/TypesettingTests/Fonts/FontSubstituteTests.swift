import Foundation
import Testing

@testable import Typesetting

@Suite("Fonts of the device that others stand in for")
struct FontSubstituteTests {
    private static let all = FontSubstitute.familyNames.flatMap(FontSubstitute.members)

    @Test("Every name of the table has its file in a package, and names stand once")
    func files() throws {
        #expect(Self.all.count > 200)
        #expect(Set(Self.all.map(\.name)).count == Self.all.count)
        for substitute in Self.all {
            let face = try FontLibrary.shared.face(for: .substitute(substitute))
            #expect(face.isItalic == (substitute.isItalic && !substitute.entry.isSlanted) || isAsian(substitute))
            if !isAsian(substitute), substitute.entry.package != "fonts-lato" {
                #expect(face.isBold == (substitute.weight >= 0.265), "\(substitute.name)")
            }
        }
    }

    private func isAsian(_ substitute: FontSubstitute) -> Bool { substitute.entry.package == "fonts-noto-cjk" }

    /// Advances in thousandths of the size, from the Adobe and Monotype metrics that the fonts share.
    @Test(
        "Fonts that are said to be as wide have the device's advances",
        arguments: [
            ("Helvetica", "Ham", [722, 556, 833]), ("ArialMT", "Ham", [722, 556, 833]),
            ("Helvetica-Bold", "Ham", [722, 556, 889]), ("TimesNewRomanPSMT", "Ham", [722, 444, 778]),
            ("TimesNewRomanPS-BoldMT", "Ham", [778, 500, 833]), ("CourierNewPSMT", "Ham", [600, 600, 600]),
            ("Menlo-Regular", "Ham", [602, 602, 602]),
        ])
    func widths(_ name: String, _ text: String, _ advances: [Int]) throws {
        let substitute = try #require(FontSubstitute.named(name))
        #expect(substitute.hasSameWidths && substitute.name == name)
        let face = try FontLibrary.shared.face(for: .substitute(substitute))
        let found = text.unicodeScalars.map { scalar in
            (Double(face.advance(of: face.glyph(for: scalar)) * 1000) / Double(face.metrics.unitsPerEm)).rounded()
        }
        #expect(found == advances.map(Double.init))
    }

    @Test(
        "A family's name gives its regular font",
        arguments: [
            ("Helvetica Neue", "HelveticaNeue"), ("Avenir Next", "AvenirNext-Regular"), ("Menlo", "Menlo-Regular"),
            ("Futura", "Futura-Medium"), ("DIN Condensed", "DINCondensed-Bold"), ("Arial", "ArialMT"),
            ("Times New Roman", "TimesNewRomanPSMT"), ("PingFang SC", "PingFangSC-Regular"), ("Georgia", "Georgia"),
        ])
    func families(_ family: String, _ name: String) {
        #expect(FontSubstitute.named(family)?.name == name)
        #expect(FontSubstitute.named(name)?.familyName == family)
    }

    @Test(
        "Names say weight and slant",
        arguments: [
            ("AvenirNext-DemiBoldItalic", 0.3, true), ("HelveticaNeue-UltraLight", -0.8, false),
            ("Avenir-BookOblique", 0, true), ("TimesNewRomanPS-BoldItalicMT", 0.4, true),
            ("BodoniSvtyTwoITCTT-BookIta", 0, true), ("HiraginoSans-W6", 0.3, false), ("MarkerFelt-Wide", 0.4, false),
            ("TrebuchetMS-Bold", 0.4, false), ("BradleyHandITCTT-Bold", 0.4, false),
        ])
    func styles(_ name: String, _ weight: Double, _ isItalic: Bool) {
        #expect(FontSubstitute.named(name)?.weight == weight)
        #expect(FontSubstitute.named(name)?.isItalic == isItalic)
    }

    @Test("A font of the user's own folders comes before what stands in for its name")
    func ownFonts() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("offstage-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let face = try FontLibrary.shared.face(for: .system(SystemTypeface()))
        var bytes = Data(buffer: face.file.bytes.bindMemory(to: UInt8.self))
        // The face's PostScript name becomes one of the table, of the same length.
        for encoding in [String.Encoding.utf8, .utf16BigEndian] {
            let old = try #require("Inter-Regular".data(using: encoding))
            let new = try #require("Menlo-Regular".data(using: encoding))
            while let range = bytes.range(of: old) { bytes.replaceSubrange(range, with: new) }
        }
        try bytes.write(to: folder.appendingPathComponent("mine.otf"))
        let library = FontLibrary(folders: FontFolders(environment: ["OFFSTAGE_FONTS": folder.path]))
        #expect(library.font(named: "Menlo-Regular", size: 10)?.typeface == .named("Menlo-Regular"))
        #expect(
            library.font(named: "Menlo-Bold", size: 10)?.typeface
                == FontSubstitute.named("Menlo-Bold").map(Typeface.substitute))
    }

    @Test("Where the file is missing the font is there all the same, and its text names the package")
    func missingFile() throws {
        let library = FontLibrary(folders: FontFolders(paths: ["/nonexistent"]))
        let font = try #require(library.font(named: "Georgia", size: 20))
        #expect(font.metrics == Texts.font(20).metrics)
        let text = StyledText(string: "a", style: TextStyle(font: font))
        let layout = Typesetter(library: library).layout(LayoutRequest(text: text))
        #expect(layout.problems.fontErrors.first?.message.contains("fonts-paratype") == true)
        #expect(library.font(named: "No Such Font", size: 20) == nil)
    }

    @Test("Text tells which font stands in, once, and what of its widths")
    func told() throws {
        let font = try #require(FontLibrary.shared.font(named: "Georgia", size: 20))
        let layout = Typesetter().layout(
            LayoutRequest(text: StyledText(string: "one\ntwo", style: TextStyle(font: font))))
        #expect(layout.problems.substitutes.map(\.name) == ["Georgia"])
        #expect(
            layout.problems.messages == [
                "Georgia is drawn as PTF55F, the nearest packaged font (fonts-paratype): text has other widths."
            ])
        #expect(layout.lines[0].runs[0].face?.postScriptName == "PTSerif-Regular")
    }
}
