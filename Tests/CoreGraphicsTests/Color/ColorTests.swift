import CoreGraphics
import Rasterizer
import Testing

@Suite struct ColorTests {
    @Test("components and alpha are what was given, in the space that the initialiser names")
    func components() {
        let rgb = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(rgb.components == [0.1, 0.2, 0.3, 0.4] && rgb.numberOfComponents == 4 && rgb.alpha == 0.4)
        let gray = CGColor(gray: 0.5, alpha: 0.25)
        #expect(gray.components == [0.5, 0.25] && gray.numberOfComponents == 2)
        #expect(gray.colorSpace?.model == .monochrome && rgb.colorSpace?.model == .rgb)
        #expect(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1).colorSpace?.name == CGColorSpace.sRGB)
        #expect(rgb.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
        #expect(
            CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1])?.components == [1, 0, 0, 1])
    }

    @Test("bytes round half up in single precision: 0.1 0.2 0.3 0.4 0.5 0.7 → 26 51 77 102 128 179")
    func bytes() {
        let alphas = [0.1, 0.2, 0.3, 0.4, 0.5, 0.7].map { CGColor(gray: 0, alpha: CGFloat($0)).color8.alpha }
        #expect(alphas == [26, 51, 77, 102, 128, 179])
        for byte in UInt8.min...255 {
            #expect(CGColor(gray: CGFloat(byte) / 255, alpha: 1).color8.red == byte)
        }
    }

    @Test("extended values are kept and clamped in bytes alone")
    func extended() {
        let color = CGColor(red: -0.5, green: 1.5, blue: .nan, alpha: .infinity)
        #expect(color.components?[1] == 1.5)
        #expect(color.color8 == Color8(red: 0, green: 255, blue: 0, alpha: 255))
    }

    @Test("equal colours have equal spaces and components")
    func equality() {
        #expect(CGColor(gray: 1, alpha: 1) == CGColor.white)
        #expect(CGColor(gray: 1, alpha: 1).hashValue == CGColor.white.hashValue)
        #expect(CGColor.white != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(CGColor.clear.color8 == .clear)
    }

    @Test("conversion keeps RGB and weighs greys")
    func conversion() {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let gray = red.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
        #expect(gray?.components == [0.2126, 0.5])
        let space = CGColorSpace(name: CGColorSpace.displayP3)!
        #expect(red.converted(to: space, intent: .defaultIntent, options: nil)?.components == red.components)
        #expect(CGColorSpace(name: "no such space") == nil)
    }

    @Test("gradients sort their stops, spread them evenly without locations, and refuse what is no colour")
    func gradients() {
        let even = CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.green, CGColor.blue], locations: nil)
        #expect(even?.stops.map(\.location) == [0, 0.5, 1])
        let sorted = CGGradient(
            colorsSpace: nil, colors: [CGColor.red, CGColor.green, CGColor.blue], locations: [1, 0, 0])
        #expect(sorted?.stops.map(\.location) == [0, 0, 1])
        #expect(sorted?.stops.map(\.color.green) == [255, 0, 0])
        #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        let listed = CGGradient(
            colorsSpace: nil, colors: NSArray(array: [CGColor.red, CGColor.blue]), locations: [0, 1])
        #expect(listed?.stops.map(\.color.red) == [255, 0])
        let grays = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0.5], locations: [0, 1], count: 2)
        #expect(grays?.stops.last?.color == Color8(red: 255, green: 255, blue: 255, alpha: 128))
    }
}
