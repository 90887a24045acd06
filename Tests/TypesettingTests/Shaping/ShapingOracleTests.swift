import Testing

@testable import Typesetting

@Suite("Shaping")
struct ShapingOracleTests {
    @Test("200 strings in eight scripts have hb-shape's glyphs, offsets and advances")
    func hbShape() throws {
        let rows = try Oracle.rows("hb-shape.tsv")
        #expect(rows.count == 200)
        #expect(Set(rows.map { $0[1] }).count == 8)
        for row in rows {
            let entry = CatalogEntry(file: row[0], index: row[0].hasSuffix("ttc") ? 2 : 0, package: "")
            let face = try FontLibrary.shared.face(entry)
            let request = Shaper.Request(
                face: face, isRightToLeft: row[2] == "rtl", script: Self.script(row[1]),
                features: row[0].hasPrefix("Inter") ? [Font.Feature("calt", 0)] : [])
            let units = Array(row[3].utf16)
            let glyphs = Shaper.shape(units, 0..<units.count, request)
            let text = glyphs.map { "\($0.glyph)=\($0.cluster)@\($0.xOffset),\($0.yOffset)+\($0.advance)" }
            #expect(text.joined(separator: " ") == row[4], "\(row[0]) \(row[3])")
        }
    }

    /// `arab` → `Arab`.
    private static func script(_ name: String) -> UInt32 {
        HarfBuzz.tag(name.prefix(1).uppercased() + name.dropFirst())
    }

    @Test("a line's advance is the sum of hb-shape's, at the font's size")
    func widths() throws {
        let face = try FontLibrary.shared.face(for: .system(SystemTypeface()))
        for row in try Oracle.rows("hb-shape.tsv") where row[0].hasPrefix("Inter") {
            let glyphs = row[4].split(separator: " ")
            let units = glyphs.reduce(0) { $0 + (Int($1.split(separator: "+").last ?? "") ?? 0) }
            let font = Font(face: face, size: 17, features: [Font.Feature("calt", 0)])
            let text = StyledText(string: row[3], style: TextStyle(font: font))
            let layout = Typesetter().layout(LayoutRequest(text: text))
            let runs = layout.lines.flatMap(\.runs)
            // Where Inter lacks a letter another font stands in.
            guard runs.count == 1, !glyphs.contains(where: { $0.hasPrefix("0=") }) else { continue }
            let expected = Double(units) * 17 / 2816
            #expect(
                (layout.lines[0].width - expected).magnitude < 1e-9, "\(row[3]) \(layout.lines[0].width) \(expected)")
        }
    }

    @Test("a hyphen and an angle stay two characters: the device's font makes no arrow of them")
    func noArrows() {
        #expect(Texts.layout("->").lines[0].runs[0].glyphs.count == 2)
        let face = Texts.layout("->").lines[0].runs[0].face
        #expect(face?.glyph(for: "-") == Texts.layout("->").lines[0].runs[0].glyphs.first)
    }
}
