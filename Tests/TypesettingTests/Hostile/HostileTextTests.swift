import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite("Hostile texts", .serialized)
struct HostileTextTests {
    private func draw(_ text: String, width: Double, mode: ParagraphStyle.LineBreakMode) {
        var request = LayoutRequest(text: Texts.styled(text), width: width)
        request.breaking = .label(mode)
        request.maximumLines = 3
        request.height = 60
        let layout = Typesetter().layout(request)
        _ = Texts.picture(layout, width: 60, height: 40)
    }

    @Test("10,000 random strings of all kinds of characters are laid out and drawn")
    func randomStrings() {
        var random = SplitMix64(seed: 20)
        let modes: [ParagraphStyle.LineBreakMode] = [
            .wordWrapping, .charWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle,
        ]
        let special: [UInt32] = [
            0, 9, 10, 13, 0x200B, 0x200D, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2066, 0x2069, 0xFE0F,
            0xFEFF, 0xFFFC, 0xFFFD, 0xFFFF, 0x1F1E6, 0x1F3FB, 0xE0020, 0x10FFFF, 0xAD, 0x300, 0x20E3, 0x1F468,
        ]
        for index in 0..<10_000 {
            var text = ""
            for _ in 0..<Int.random(in: 0...24, using: &random) {
                let value: UInt32 =
                    switch Int.random(in: 0..<8, using: &random) {
                    case 0...1: special.randomElement(using: &random) ?? 0
                    case 2: UInt32.random(in: 0x590...0x6FF, using: &random)
                    case 3: UInt32.random(in: 0x900...0xEFF, using: &random)
                    case 4: UInt32.random(in: 0...0x10FFFF, using: &random)
                    case 5: UInt32.random(in: 0x1F300...0x1FAFF, using: &random)
                    default: UInt32.random(in: 32...126, using: &random)
                    }
                if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
            }
            draw(text, width: Double.random(in: 0...200, using: &random), mode: modes[index % modes.count])
        }
    }

    @Test("units that are no text become U+FFFD")
    func unpairedSurrogates() {
        let text = String(decoding: [0x61, 0xD800, 0x62, 0xDC00] as [UInt16], as: UTF16.self)
        #expect(Texts.layout(text).lines.count == 1)
        #expect([0x61, 0xD800].scalar(at: 1).value == 0xFFFD)
    }

    @Test("10,000 marks on one letter are one cluster")
    func manyMarks() {
        let text = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
        let layout = Texts.layout(text, width: 5)
        #expect(layout.lines.count == 2)
        _ = Texts.picture(layout)
    }

    @Test("joiners alone, flags alone, and characters that are none")
    func lonelyCharacters() {
        for text in [
            "\u{200D}\u{200D}", "\u{1F1E6}", "\u{FFFF}", "\u{FE0F}", "\t\t\t", "\u{202E}abc", "\u{0}", "\u{301}",
        ] {
            let repeated = String(repeating: text, count: 500)
            _ = Texts.picture(Texts.layout(repeated, width: 50))
        }
    }

    @Test("a megabyte on one line, and the time that layout takes, grows as the text does")
    func linear() {
        func time(_ count: Int) -> Double {
            let text = String(repeating: "The quick brown fox ", count: count / 20)
            ParagraphCache.shared.removeAll()
            let start = DispatchTime.now().uptimeNanoseconds
            let layout = Texts.layout(text)
            #expect(layout.lines.count == 1)
            return Double(DispatchTime.now().uptimeNanoseconds - start)
        }
        _ = time(20_000)
        let small = min(time(62_500), time(62_500))
        let large = time(1_000_000)
        // Sixteen times the text; quadratic work would be 256 times.
        #expect(large < 60 * small)
    }

    @Test("wrapping takes time that grows as the text does")
    func linearWrapping() {
        func time(_ count: Int) -> Double {
            let text = String(repeating: "fox jumps שלום ", count: count / 15)
            ParagraphCache.shared.removeAll()
            let start = DispatchTime.now().uptimeNanoseconds
            _ = Texts.layout(text, width: 200)
            return Double(DispatchTime.now().uptimeNanoseconds - start)
        }
        _ = time(20_000)
        let small = min(time(30_000), time(30_000))
        #expect(time(240_000) < 30 * small)
    }
}
