import TestSupport
import Testing

@testable import Typesetting

@Suite("System font: the table")
struct SystemFontTableTests {
    private let oracle = SystemFontOracle.shared
    private static let ascii = String(decoding: UInt8(0x20)..<0x7F, as: UTF8.self)

    /// The advance of each character of ASCII in points, as laid out: without kerning, before a full stop, so that no
    /// space hangs.
    private func advances(_ weight: Double, _ size: Double, isItalic: Bool = false) -> [Double] {
        let typeface = SystemTypeface(weight: weight, isItalic: isItalic)
        var style = TextStyle(font: Font(system: typeface, size: size))
        style.hasKerning = false
        var request = LayoutRequest(text: StyledText(string: Self.ascii + ".", style: style))
        request.placesClusters = true
        return Typesetter().layout(request).lines[0].clusters.dropLast().map { $0.right - $0.left }
    }

    @Test("every character of ASCII is as wide as on a device, in nine weights at every printed size, and slanted")
    func allSizes() {
        #expect(oracle.sizes.count == 36 && oracle.weights.count == 9)
        for size in oracle.sizes {
            for (name, value) in oracle.weights {
                let own = advances(value, size)
                #expect(own.count == 95)
                for (index, advance) in own.enumerated() {
                    let expected = oracle.advance(UInt8(0x20 + index), weight: name, size: size)
                    #expect((advance - expected).magnitude < 1e-5, "\(name) \(size) \(UInt8(0x20 + index))")
                }
            }
            for (index, advance) in advances(0, size, isItalic: true).enumerated() {
                let expected = oracle.advance(UInt8(0x20 + index), weight: "regular", size: size, isItalic: true)
                #expect((advance - expected).magnitude < 1e-5, "italic \(size) \(UInt8(0x20 + index))")
            }
        }
    }

    @Test("the masters are found again in the lightest, the regular and the boldest weight at 8 and 28 points")
    func masters() {
        for (size, column, italic) in [(8.0, 0, 6), (28.0, 3, 7)] {
            let track = oracle.tracking(size: size)
            func units(_ weight: Double, isItalic: Bool = false) -> [Double] {
                advances(weight, size, isItalic: isItalic).map { $0 * 2048 / size - track }
            }
            let (ultraLight, regular, black) = (units(-0.8), units(0), units(0.62))
            let slanted = units(0, isItalic: true)
            for index in 0..<95 {
                let known = oracle.masters(UInt8(0x20 + index))
                let lightest = regular[index] + (ultraLight[index] - regular[index]) / 0.925
                #expect((lightest - known[column]).magnitude < 0.003)
                #expect((regular[index] - known[column + 1]).magnitude < 0.002)
                #expect((black[index] - known[column + 2]).magnitude < 0.002)
                #expect((slanted[index] - known[italic]).magnitude < 0.002)
            }
        }
    }

    @Test("tracking is the printed one at all sizes, straight beyond them, nothing from 80 on")
    func tracking() {
        for size in oracle.sizes { #expect(SystemFontModel.tracking(size) == oracle.tracking(size: size), "\(size)") }
        #expect(SystemFontModel.tracking(4) == 52)
        #expect(SystemFontModel.tracking(44) == 17)
        #expect(SystemFontModel.tracking(60) == 9)
        #expect(SystemFontModel.tracking(100) == 0 && SystemFontModel.tracking(Double.infinity) == 0)
        // 14.3 as a binary number is a little more, which would cost a unit.
        #expect(SystemFontModel.tracking(14.3) == -25)
    }

    @Test("odd sizes and weights are as the nearest known ones")
    func oddNumbers() {
        for value in [Double.nan, -Double.infinity, -5, 0] {
            #expect(SystemFontModel.opticalCoordinate(value) == 0 && SystemFontModel.tracking(value) == 52)
        }
        #expect(SystemFontModel.weightCoordinate(-1) == -0.925 && SystemFontModel.weightCoordinate(1) == 1)
        #expect((SystemFontModel.weightCoordinate(0.35) - (19.0 / 60 + 0.5) / 2).magnitude < 1e-12)
    }

    @Test("small letters are as high as on a device: less from 17 points on, in whole units")
    func smallHeights() {
        for size in oracle.sizes {
            for (name, value) in oracle.weights {
                let metrics = Font(system: SystemTypeface(weight: value), size: size).metrics
                let units = (oracle.mixed(oracle.smallHeights, weight: name, size: size) + 0.5).rounded(.down)
                #expect((metrics.xHeight - units * size / 2048).magnitude < 1e-9, "\(name) \(size)")
                #expect(metrics.capHeight == 1443 * size / 2048 && metrics.lineHeight == 2444 * size / 2048)
            }
        }
        func units(_ typeface: SystemTypeface, _ size: Double) -> Double {
            Font(system: typeface, size: size).metrics.xHeight * 2048 / size
        }
        #expect((units(SystemTypeface(), 20) - 1069).magnitude < 1e-9)
        #expect((units(SystemTypeface(weight: 0.4), 8) - 1101).magnitude < 1e-9)
        #expect((units(SystemTypeface(weight: 0.4), 40) - 1072).magnitude < 1e-9)
        #expect((units(SystemTypeface(design: .monospaced), 17) - oracle.monospaced[1]).magnitude < 1e-9)
        #expect((units(SystemTypeface(design: .monospaced, weight: 0.4), 17) - oracle.monospaced[2]).magnitude < 1e-9)
    }

    @Test("the monospaced design is 1266 units wide in every character, weight and size, without kerning")
    func monospaced() {
        for (weight, size) in [(0.0, 8.0), (0, 17), (0.4, 17), (0.62, 34)] {
            let typeface = SystemTypeface(design: .monospaced, weight: weight)
            let style = TextStyle(font: Font(system: typeface, size: size))
            for text in [Self.ascii + ".", "AVAVAV", "Ü–é"] {
                let width = Typesetter().layout(LayoutRequest(text: StyledText(string: text, style: style))).size.width
                let expected = Double(text.count) * oracle.monospaced[0] * size / 2048
                #expect((Double(width) - expected).magnitude < 1e-3, "\(text)")
            }
        }
    }

    @Test("digits of one width are as wide as the plus sign, and the rest is as before")
    func tabularDigits() {
        let font = Font(system: SystemTypeface(), size: 17, features: [Font.Feature("tnum")])
        func width(_ text: String, _ font: Font) -> Double {
            Double(
                Typesetter().layout(LayoutRequest(text: StyledText(string: text, style: TextStyle(font: font)))).size
                    .width)
        }
        for digit in "0123456789" { #expect(width(String(digit), font) == width("+", font)) }
        #expect((width("1771", font) - 4 * width("+", font)).magnitude < 1e-9)
        #expect(width("a.b:-", font) == width("a.b:-", Texts.font()))
    }
}
