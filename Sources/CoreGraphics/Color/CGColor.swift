import Foundation
import Rasterizer

/// A colour with alpha, not premultiplied.
///
/// Components keep the values they were made with, also outside 0…1; they are clamped only where they become bytes.
public final class CGColor: Sendable {
    /// The space that `components` are in.
    public var colorSpace: CGColorSpace? { otherSpace ?? .standard }
    /// Nil for sRGB: colours that are made in each frame count no references to it.
    private let otherSpace: CGColorSpace?
    // Four numbers, not a vector: an object with one is aligned to 32 bytes, and costs a way round the allocator's lists.
    private let red: Double
    private let green: Double
    private let blue: Double
    /// The last component.
    public let alpha: CGFloat
    /// The colour in bytes of sRGB: halves are rounded up, in single precision as Core Animation does it (0.7 → 179).
    package let color8: Color8

    private init(space: CGColorSpace?, rgba: SIMD4<Double>) {
        otherSpace = space
        (red, green, blue, alpha) = (rgba.x, rgba.y, rgba.z, rgba.w)
        color8 = Color8(
            red: CGColor.byte(rgba.x), green: CGColor.byte(rgba.y), blue: CGColor.byte(rgba.z),
            alpha: CGColor.byte(rgba.w))
    }

    /// Red, green, blue and alpha; a grey has its one value three times.
    package var rgba: SIMD4<Double> { SIMD4(red, green, blue, alpha) }

    /// All components, alpha last; grey has 2, RGB has 4.
    public var components: [CGFloat]? { isGray ? [rgba.x, rgba.w] : [rgba.x, rgba.y, rgba.z, rgba.w] }

    private var isGray: Bool { colorSpace?.model == .monochrome }

    /// A colour in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .extended, rgba: SIMD4(red, green, blue, alpha))
    }

    /// A colour in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: nil, rgba: SIMD4(red, green, blue, alpha))
    }

    /// A grey.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .extendedGrayscale, rgba: SIMD4(gray, gray, gray, alpha))
    }

    /// A grey with a gamma of 2.2, read as sRGB grey.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .gray, rgba: SIMD4(gray, gray, gray, alpha))
    }

    /// A colour of another space with its alpha last; nil when the space has colours of another kind than grey and RGB.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model == .monochrome || space.model == .rgb else { return nil }
        let isGray = space.model == .monochrome
        self.init(
            space: space,
            rgba: isGray
                ? SIMD4(components[0], components[0], components[0], components[1])
                : SIMD4(components[0], components[1], components[2], components[3]))
    }

    /// A colour from bytes.
    package convenience init(_ color8: Color8) {
        func unit(_ byte: UInt8) -> CGFloat { CGFloat(byte) / 255 }
        self.init(
            srgbRed: unit(color8.red), green: unit(color8.green), blue: unit(color8.blue), alpha: unit(color8.alpha))
    }

    /// Number of components with alpha.
    public var numberOfComponents: Int { isGray ? 2 : 4 }

    /// The colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        guard let colorSpace else { return nil }
        return CGColor(space: colorSpace, rgba: SIMD4(rgba.x, rgba.y, rgba.z, alpha))
    }

    /// The colour itself; colours do not change.
    public func copy() -> CGColor? { self }

    /// The colour in another space of grey or RGB. Every RGB is read as sRGB; grey is 0.2126 red + 0.7152 green +
    /// 0.0722 blue of the encoded values [assumed].
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
    ) -> CGColor? {
        guard let from = colorSpace else { return nil }
        switch (from.model, space.model) {
        case (.rgb, .rgb), (.monochrome, .monochrome), (.monochrome, .rgb): return CGColor(space: space, rgba: rgba)
        case (.rgb, .monochrome):
            let gray = 0.2126 * rgba.x + 0.7152 * rgba.y + 0.0722 * rgba.z
            return CGColor(space: space, rgba: SIMD4(gray, gray, gray, rgba.w))
        default: return nil
        }
    }

    /// Opaque black, as a grey.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white, as a grey.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black without alpha, as a grey.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// 0…1 to a byte, halves up; what lies outside is clamped, NaN gives 0.
    package static func byte(_ value: CGFloat) -> UInt8 {
        let scaled = Float(value) * 255 + 0.5
        guard scaled >= 1 else { return 0 }
        return scaled >= 255 ? 255 : UInt8(scaled)
    }
}

extension CGColor: Hashable {
    /// Whether spaces and components are equal.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.colorSpace == rhs.colorSpace && lhs.rgba == rhs.rgba)
    }

    /// Spaces and components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(colorSpace)
        hasher.combine(rgba)
    }
}

extension CGColor: CustomStringConvertible {
    /// The components with their space.
    public var description: String {
        let values = (components ?? []).map { "\($0)" }.joined(separator: " ")
        return "<CGColor \(colorSpace?.name ?? "device") (\(values))>"
    }
}
