import Foundation
import TestSupport
import Testing

@testable import Typesetting

@Suite("System font: widths of texts")
struct SystemFontWidthTests {
    private let oracle = SystemFontOracle.shared

    private func width(
        _ text: String, _ weight: String = "regular", _ size: Double, isItalic: Bool = false, isKerned: Bool = true
    ) -> Double {
        let value = oracle.weights.first { $0.name == weight }?.value ?? .nan
        var style = TextStyle(font: Font(system: SystemTypeface(weight: value, isItalic: isItalic), size: size))
        style.hasKerning = isKerned
        return Double(Typesetter().layout(LayoutRequest(text: StyledText(string: text, style: style))).size.width)
    }

    @Test("texts are as wide as a device printed, and as its labels")
    func printed() {
        #expect(oracle.widths.count == 5)
        for sample in oracle.widths {
            let own = width(sample.text, sample.weight, sample.size, isItalic: sample.isItalic)
            #expect((own - sample.width).magnitude < 0.001, "\(sample.text) \(own)")
            #expect((SystemFontOracle.labelWidth(own, scale: 3) - sample.label).magnitude < 0.001)
        }
    }

    @Test("of the labels on recordings 16 are within a pixel and 11 at least equal")
    func recorded() {
        let pixels = oracle.labels.map { label in
            let own = SystemFontOracle.labelWidth(width(label.text, label.weight, label.size), scale: label.scale)
            return ((own - label.width) * label.scale).magnitude
        }
        #expect(pixels.count == 17)
        #expect(pixels.filter { $0 < 1.01 }.count >= 16)
        #expect(pixels.filter { $0 < 0.01 }.count >= 11)
    }

    @Test("Docs/text-widths.md tells of each recorded label how wide it is here")
    func page() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("Docs/text-widths.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").map {
            $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        for label in oracle.labels {
            let own = SystemFontOracle.labelWidth(width(label.text, label.weight, label.size), scale: label.scale)
            let row = rows.first {
                $0.count > 5 && $0[0] == label.text && $0[1] == "\(label.weight) \(Int(label.size))"
            }
            let told = row.flatMap { Double($0[5]) } ?? .nan
            #expect((told - own).magnitude < 0.001, "\(label.text) \(own)")
        }
    }

    /// How much wider texts are than printed, in parts of their width: the mean over nine weights, the slanted regular
    /// one and all sizes.
    private func kerningError(_ text: String, _ columns: [Double]) -> Double {
        var errors: [Double] = []
        for size in oracle.sizes {
            for (name, isItalic) in oracle.weights.map({ ($0.name, false) }) + [("regular", true)] {
                let kerning = oracle.mixed(columns, weight: name, size: size, isItalic: isItalic)
                let printed =
                    oracle.width(text, weight: name, size: size, isItalic: isItalic) + kerning * size / 2048
                errors.append((width(text, name, size, isItalic: isItalic) - printed).magnitude / printed)
            }
        }
        return errors.reduce(0, +) / Double(errors.count)
    }

    @Test("the kerning of six texts is as a device printed it: to a small part of the width, or exactly none")
    func kernedTexts() {
        let most = ["The": 0.001, "012": 0.0025, "AVA": 0.008]
        #expect(oracle.kernings.count == 6)
        for (text, columns) in oracle.kernings {
            let error = kerningError(text, columns)
            let isUnkerned = columns.allSatisfy { $0 == 0 }
            #expect(error < (isUnkerned ? 1e-6 : most[String(text.prefix(3))] ?? 0), "\(text) \(error)")
        }
    }

    @Test("a thousand random texts are as wide as the sum of the table")
    func randomTexts() {
        var random = SplitMix64(seed: 41)
        for text in SystemFontOracle.randomTexts(1000, seed: 40) {
            let weight = oracle.weights[Int(random.next() % 9)].name
            let size = oracle.sizes[Int(random.next() % 36)]
            let expected = oracle.width(text, weight: weight, size: size)
            #expect((width(text, weight, size, isKerned: false) - expected).magnitude < 0.001, "\(text)")
        }
    }

    @Test("a text of 20,000 letters is as wide as the sum of the table to a hundredth of a point")
    func longText() {
        let text = String(repeating: "The quick brown fox jumps over 0123456789", count: 488)
        let error = width(text, "medium", 17, isKerned: false) - oracle.width(text, weight: "medium", size: 17)
        #expect(error.magnitude < 0.01, "\(error)")
    }

    @Test("letters in an order from right to left, and between Hebrew ones, keep their widths")
    func rightToLeft() {
        for text in SystemFontOracle.randomTexts(100, seed: 42) {
            var style = TextStyle(font: Texts.font())
            style.hasKerning = false
            style.embeddings = [.rightToLeft]
            let request = LayoutRequest(text: StyledText(string: text, style: style))
            let own = Double(Typesetter().layout(request).size.width)
            // What runs from left to right inside is shaped apart, so that only the sum is the same.
            #expect((own - oracle.width(text, size: 17)).magnitude < 0.001, "\(text) \(own)")
            style.embeddings = [.rightToLeftOverride]
            let reversed = LayoutRequest(text: StyledText(string: text, style: style))
            #expect((Double(Typesetter().layout(reversed).size.width) - own).magnitude < 0.001, "\(text)")
        }
    }

    @Test("kern is added to the advances, and a named font keeps its own")
    func otherFonts() throws {
        var style = TextStyle(font: Texts.font())
        style.kern = 2
        let spaced = Typesetter().layout(LayoutRequest(text: StyledText(string: "xoxo", style: style))).size.width
        #expect((Double(spaced) - width("xoxo", "regular", 17) - 8).magnitude < 1e-6)
        for name in ["Inter", "InterDisplay-Bold"] {
            let face = try #require(FontLibrary.shared.face(named: name))
            var style = TextStyle(font: Font(face: face, size: 22))
            style.hasKerning = false
            let layout = Typesetter().layout(LayoutRequest(text: StyledText(string: "Hxg", style: style)))
            let units = "Hxg".unicodeScalars.reduce(0) { $0 + face.advance(of: face.glyph(for: $1)) }
            #expect(
                (Double(layout.size.width) - Double(units) * 22 / Double(face.metrics.unitsPerEm)).magnitude < 1e-9)
            #expect(layout.lines[0].runs[0].outlineSize == 22 && layout.lines[0].runs[0].squeezes.isEmpty)
        }
    }
}
