import Testing
import UIKit

@Suite("UIColor")
struct UIColorTests {
    private static let light = UITraitCollection(userInterfaceStyle: .light)
    private static let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func hsb(_ color: UIColor) -> [CGFloat] {
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
        return [h, s, b, a]
    }

    private func rgb(_ color: UIColor) -> [CGFloat] {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
        return [r, g, b, a]
    }

    @Test("A provider is asked with the traits, and its colour's alpha replaced on demand")
    func dynamicProvider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
        #expect(color.resolvedColor(with: Self.light) == .red)
        #expect(color.resolvedColor(with: Self.dark) == .white)
        let faded = color.withAlphaComponent(0.25)
        #expect(faded.resolvedColor(with: Self.light) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
        #expect(faded.resolvedColor(with: Self.dark) == UIColor(white: 1, alpha: 0.25))
        #expect(faded.withAlphaComponent(0.5).resolvedColor(with: Self.dark) == UIColor(white: 1, alpha: 0.5))
        #expect(!color.resolvedColor(with: Self.dark).isDynamic)
    }

    @Test("A provider may answer with another dynamic colour")
    func nestedProvider() {
        let outer = UIColor { _ in .systemBlue }
        #expect(outer.resolvedColor(with: Self.dark) == UIColor.systemBlue.resolvedColor(with: Self.dark))
    }

    @Test("cgColor and components resolve with the current traits")
    func currentTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        Self.dark.performAsCurrent { #expect(color.cgColor == UIColor.white.cgColor) }
        Self.light.performAsCurrent {
            #expect(color.cgColor == UIColor.black.cgColor)
            #expect(rgb(color) == [0, 0, 0, 1])
        }
    }

    @Test("Hue, saturation and brightness to RGB and back")
    func hueRoundTrip() {
        #expect(rgb(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)) == [0, 1, 1, 1])
        #expect(rgb(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)) == [1, 0, 0, 1])
        #expect(
            rgb(UIColor(hue: 0.25, saturation: 0.5, brightness: 0.8, alpha: 0.3)) == [
                0.6000000000000001, 0.8, 0.4, 0.3,
            ])
        #expect(hsb(.gray) == [0, 0, 0.5, 1])
        for step in 0..<60 {
            let hue = CGFloat(step) / 60
            let found = hsb(UIColor(hue: hue, saturation: 0.7, brightness: 0.9, alpha: 1))
            #expect(abs(found[0] - hue) < 1e-12 && abs(found[1] - 0.7) < 1e-12 && abs(found[2] - 0.9) < 1e-12)
        }
    }

    @Test("Components outside 0…1 are kept, alpha is clamped")
    func extendedRange() {
        #expect(rgb(UIColor(red: 1.5, green: -0.5, blue: 0, alpha: 2)) == [1.5, -0.5, 0, 1])
        #expect(rgb(UIColor(white: 0.25, alpha: -1)) == [0.25, 0.25, 0.25, 0])
    }

    @Test("Display P3 becomes extended sRGB: its primaries lie outside, its greys stay")
    func displayP3() {
        let red = rgb(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
        let published: [CGFloat] = [1.0930, -0.2267, -0.1501]
        for (found, expected) in zip(red, published) { #expect(abs(found - expected) < 0.0002) }
        for level in stride(from: 0 as CGFloat, through: 1, by: 0.125) {
            let gray = rgb(UIColor(displayP3Red: level, green: level, blue: level, alpha: 1))
            #expect(gray[0..<3].allSatisfy { abs($0 - level) < 1e-9 })
        }
    }

    @Test("Equality goes by kind and components, of dynamic colours by provider")
    func equality() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
        #expect(UIColor(white: 0, alpha: 1) == .black)
        #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != .white)
        #expect(UIColor.systemRed == .systemRed)
        #expect(UIColor.systemRed != UIColor.systemRed.resolvedColor(with: Self.light))
        #expect(UIColor.systemRed.withAlphaComponent(0.5) == UIColor.systemRed.withAlphaComponent(0.5))
        #expect(UIColor.systemRed.withAlphaComponent(0.5) != UIColor.systemRed)
        #expect(UIColor { _ in .red } != UIColor { _ in .red })
        #expect(!UIColor.red.isEqual("red"))
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1), .blue]).count == 2)
    }

    @Test("CGColors come in and go out with their components")
    func coreGraphics() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(UIColor(cgColor: color).cgColor == color)
        #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 0.25)) == UIColor(white: 0.5, alpha: 0.25))
    }

    @Test("getWhite gives the level of a grey and the luma of a colour")
    func white() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor(white: 0.3, alpha: 0.5).getWhite(&white, alpha: &alpha))
        #expect(white == 0.3 && alpha == 0.5)
        #expect(UIColor.green.getWhite(&white, alpha: nil))
        #expect(white == 0.7152)
    }

    @Test("Descriptions name space and components")
    func descriptions() {
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor.gray.description == "UIExtendedGrayColorSpace 0.5 1")
        #expect(UIColor.systemRed.description == "<UIDynamicColor; name = systemRed>")
    }

    @Test("Colour literals")
    func literal() {
        // swift-format-ignore: NoPlaygroundLiterals
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color == .orange)
    }
}
