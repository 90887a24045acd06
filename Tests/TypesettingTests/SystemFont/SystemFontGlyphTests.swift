import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@testable import Typesetting

@Suite("System font: outlines, kerning, characters beyond ASCII")
struct SystemFontGlyphTests {
    private func run(_ text: String, _ size: Double = 17, weight: Double = 0, isItalic: Bool = false) -> GlyphRun {
        let font = Font(system: SystemTypeface(weight: weight, isItalic: isItalic), size: size)
        let request = LayoutRequest(text: StyledText(string: text, style: TextStyle(font: font)))
        return Typesetter().layout(request).lines[0].runs[0]
    }

    private func bounds(_ face: FontFace, _ glyph: GlyphID) -> CGRect {
        CGPath(rasterPath: face.outline(of: glyph)).boundingBoxOfPath
    }

    private func width(_ text: String, _ size: Double = 17) -> Double { run(text, size).width }

    @Test("Inter below 22 points, Inter Display from there on, as high in capitals as the device's font")
    func faces() throws {
        #expect(run("H", 21.9).face?.postScriptName == "Inter-Regular")
        #expect(run("H", 22).face?.postScriptName == "InterDisplay-Regular")
        #expect(run("H", 34, weight: 0.4, isItalic: true).face?.postScriptName == "InterDisplay-BoldItalic")
        for size in [8.0, 17, 22, 40] {
            let run = run("H", size)
            let face = try #require(run.face)
            let top = Double(bounds(face, run.glyphs[0]).maxY) * run.outlineSize / Double(face.metrics.unitsPerEm)
            #expect((top - 1443 * size / 2048).magnitude < 0.005 * size, "\(size)")
        }
        #expect((run("H", 17).outlineSize / 17 - 0.9688).magnitude < 0.0001)
        #expect((run("H", 28).outlineSize / 28 - 0.9803).magnitude < 0.0001)
    }

    @Test("an outline's own advance lies in the middle of the letter's, and only much narrower letters are narrowed")
    func centred() throws {
        for size in [11.0, 17, 22, 34] {
            for code in UInt8(0x21)..<0x7F {
                let run = run(String(UnicodeScalar(code)), size)
                let face = try #require(run.face)
                let squeeze = Double(run.squeezes.first ?? 1)
                let drawn =
                    Double(face.advance(of: run.glyphs[0])) * run.outlineSize / Double(face.metrics.unitsPerEm)
                #expect((2 * run.xs[0] + squeeze * drawn - run.width).magnitude < 1e-4, "\(code) \(size)")
                let untracked = run.width - SystemFontModel.tracking(size) * size / 2048
                let share = untracked / drawn
                if code == UInt8(ascii: "_") {
                    #expect((squeeze * drawn - run.width).magnitude < 1e-4)
                } else if share < 0.95 {
                    #expect((squeeze - share).magnitude < 1e-6)
                } else {
                    #expect(squeeze == 1)
                }
            }
        }
        #expect(run("|").squeezes.count == 1 && run("x").squeezes.isEmpty)
        #expect(run("a|b").squeezes.filter { $0 != 1 }.count == 1)
    }

    @Test("underscores touch")
    func underscores() throws {
        let run = run("__", 17)
        let face = try #require(run.face)
        let box = bounds(face, run.glyphs[0])
        let scale = Double(run.squeezes[0]) * run.outlineSize / Double(face.metrics.unitsPerEm)
        #expect(run.xs[0] + Double(box.maxX) * scale >= run.xs[1] + Double(box.minX) * scale - 0.05)
    }

    @Test("a narrowed letter is drawn narrower: its column is as wide as told")
    func narrowed() throws {
        func ink(_ squeeze: Float) throws -> Int {
            let face = try FontLibrary.shared.face(for: .system(SystemTypeface()))
            let context = CGContext(width: 60, height: 60, baseTransform: .identity, isOpaque: true)
            context.setFillColor(CGColor(gray: 1, alpha: 1))
            let scale = 40.0 / Double(face.metrics.unitsPerEm)
            context.fill(
                GlyphDrawing(
                    face: face, glyphs: [face.glyph(for: "H")], origin: CGPoint(x: 10, y: 45), xs: [0], ys: [0],
                    matrix: CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: 0), squeezes: [squeeze]))
            let bytes = context.makeBitmap().bytes
            return (0..<60).filter { x in (0..<60).contains { bytes[(60 * $0 + x) * 4] > 127 } }.last ?? 0
        }
        let (whole, half) = (try ink(1), try ink(0.5))
        #expect(((half - 10) * 2 - (whole - 10)).magnitude <= 2 && half < whole)
    }

    // MARK: Kerning

    @Test("pairs move together as in Inter Display, more where text is large, and never apart")
    func kerning() throws {
        let entry = SystemTypeface().entry(at: 28)
        let kerning = PairKerning(face: try FontLibrary.shared.face(entry))
        func kerned(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Int {
            Int(kerning.kernings([left.value, right.value])[0])
        }
        let (av, ro) = (kerned("A", "V"), kerned("r", "o"))
        #expect(av < -50 && ro < -10)
        for left in "AKToLy0. ".unicodeScalars {
            for right in "AVioyx.1 ".unicodeScalars { #expect(kerned(left, right) <= 0) }
        }
        func kern(_ text: String, _ size: Double) -> Double {
            (width(text, size) - text.map { width(String($0), size) }.reduce(0, +)) * 2048 / size
        }
        for size in [8.0, 17, 20, 28, 34] {
            let optical = SystemFontModel.opticalCoordinate(size)
            #expect((kern("AV", size) - Double(av) * (1 + 0.4 * optical)).magnitude < 0.01)
            #expect((kern("ro", size) - Double(ro) * (1 + 0.25 * optical)).magnitude < 0.01)
        }
    }

    @Test("a pair that is kerned may not be cut without shaping it anew: each line is as wide as by itself")
    func cutting() {
        var request = LayoutRequest(text: Texts.styled("AVAVAVAVAVAV"), width: 30)
        request.breaking = .label(.charWrapping)
        let layout = Typesetter().layout(request)
        #expect(layout.lines.count > 3)
        for (line, text) in zip(layout.lines, layout.strings("AVAVAVAVAVAV")) {
            #expect((line.width - width(text)).magnitude < 1e-9, "\(text)")
        }
    }

    @Test("no kerning where it is switched off")
    func unkerned() {
        var style = TextStyle(font: Texts.font())
        style.hasKerning = false
        let layout = Typesetter().layout(LayoutRequest(text: StyledText(string: "AVAV", style: style)))
        #expect((Double(layout.size.width) - 2 * width("A") - 2 * width("V")).magnitude < 1e-9)
    }

    // MARK: Beyond ASCII

    @Test(
        "letters with marks, look-alikes and signs are as wide as a character of ASCII",
        arguments: [
            ("é", "e"), ("e\u{301}", "e"), ("Å", "A"), ("ǟ", "a"), ("ñ", "n"), ("ï", "i"), ("ı", "i"), ("\u{A0}", " "),
            ("Α", "A"), ("Ρ", "P"), ("ο", "o"), ("Ж\u{308}", "Ж"), ("С", "C"), ("р", "p"), ("ё", "e"), ("ї", "i"),
            ("’", ","), ("‘", ","), ("“", "\""), ("·", "."), ("€", "+"), ("£", "+"), ("¥", "+"),
        ])
    func twins(_ other: String, _ own: String) {
        func width(_ text: String, _ size: Double) -> Double {
            var style = TextStyle(font: Texts.font(size))
            style.hasKerning = false
            return Typesetter().layout(LayoutRequest(text: StyledText(string: text, style: style))).lines[0].width
        }
        for size in [12.0, 17, 22, 34] {
            #expect((width("x\(other)x", size) - width("x\(own)x", size)).magnitude < 1e-6 * size, "\(size)")
        }
    }

    @Test("an ellipsis is three full stops wide, tracked once")
    func ellipsis() {
        for size in [12.0, 17, 28] {
            let tracking = SystemFontModel.tracking(size) * size / 2048
            #expect((width("…", size) - 3 * width(".", size) + 2 * tracking).magnitude < 1e-5)
        }
    }

    @Test("other characters differ from Inter as their kind does on the whole")
    func ratios() throws {
        let text = try FontLibrary.shared.face(SystemTypeface().entry(at: 17))
        let display = try FontLibrary.shared.face(SystemTypeface().entry(at: 28))
        func units(_ scalar: Unicode.Scalar, _ face: FontFace) -> Double {
            Double(face.advance(of: face.glyph(for: scalar))) * 2048 / Double(face.metrics.unitsPerEm)
        }
        let known: [(Unicode.Scalar, Double, Double)] = [
            ("ж", 0.994, 0.983), ("ß", 0.994, 0.983), ("Ж", 1.004, 1.013), ("Ω", 1.004, 1.013), ("¼", 1.009, 1.070),
            ("–", 1.085, 1.085), ("§", 1.085, 1.085),
        ]
        for (scalar, small, large) in known {
            let own = (width(String(scalar), 12) * 2048 / 12) / units(scalar, text)
            #expect((own - small).magnitude < 0.001, "\(scalar) \(own)")
            let tracked = width(String(scalar), 28) * 2048 / 28 - 28
            #expect((tracked / units(scalar, display) - large).magnitude < 0.001, "\(scalar)")
            // Between the masters as ASCII's are: no jump where the outlines change.
            #expect((width(String(scalar), 21.99) / 21.99 - width(String(scalar), 22) / 22).magnitude < 0.001)
        }
        #expect((width("\u{2003}x", 12) - width("x", 12) - units("\u{2003}", text) * 12 / 2048).magnitude < 1e-4)
    }

    @Test("a recorded label with letters and a dot beyond ASCII is as wide: Oğuz Atay · 1972")
    func recordedLabel() {
        #expect(SystemFontOracle.labelWidth(width("Oğuz Atay · 1972", 15), scale: 3) == 116)
    }

    @Test("marks stay on their letters: the outline of é lies where e and its mark do")
    func marks() throws {
        let (whole, apart) = (run("xé", 17), run("xe\u{301}", 17))
        #expect(apart.width == whole.width)
        func box(_ run: GlyphRun) throws -> CGRect {
            let face = try #require(run.face)
            let scale = CGFloat(run.outlineSize / Double(face.metrics.unitsPerEm))
            let boxes = run.glyphs.indices.map { index in
                bounds(face, run.glyphs[index])
                    .applying(CGAffineTransform(scaleX: scale, y: scale))
                    .offsetBy(dx: run.xs[index], dy: run.ys[index])
            }
            return boxes.dropFirst().reduce(boxes[1]) { $0.union($1) }
        }
        let (first, second) = (try box(whole), try box(apart))
        #expect((first.minX - second.minX).magnitude < 0.02 && (first.maxX - second.maxX).magnitude < 0.02)
        #expect((first.maxY - second.maxY).magnitude < 0.3)
    }

    @Test("Hanzi are 17.25 to 17.333 points wide at 17, in the middle of their places")
    func ideographs() {
        let run = run("漢字仮名")
        #expect(run.width / 4 > 17.25 && run.width / 4 <= 17.3334)
        #expect((run.xs[0] - (run.width / 4 - 17) / 2).magnitude < 0.01)
        #expect((width("漢字", 34) - width("漢字") * 2).magnitude < 1e-9)
    }

    @Test("other scripts keep their own widths and shapes")
    func otherScripts() throws {
        for text in ["שלום", "سلام", "สวัสดี", "नमस्ते", "안녕"] {
            let run = run(text)
            let face = try #require(run.face)
            let em = Double(face.metrics.unitsPerEm)
            #expect(run.outlineSize == 17 && run.squeezes.isEmpty)
            #expect((run.width * em / 17 - (run.width * em / 17).rounded()).magnitude < 1e-6, "\(text)")
        }
    }
}
