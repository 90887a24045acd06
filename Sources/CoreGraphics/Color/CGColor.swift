import Foundation
import Rasterizer

/// A colour with alpha, not premultiplied.
///
/// Components keep the values they were made with, also outside 0…1; they are clamped only where they become bytes.
public final class CGColor: Sendable {
    /// The space that `components` are in.
    public let colorSpace: CGColorSpace?
    /// All components, alpha last; grey has 2, RGB has 4.
    public let components: [CGFloat]?
    /// The colour in bytes of sRGB: halves are rounded up, in single precision as Core Animation does it (0.7 → 179).
    package let color8: Color8

    private init(space: CGColorSpace, values: [CGFloat]) {
        colorSpace = space
        components = values
        let isGray = space.model == .monochrome
        color8 = Color8(
            red: CGColor.byte(values[0]), green: CGColor.byte(values[isGray ? 0 : 1]),
            blue: CGColor.byte(values[isGray ? 0 : 2]), alpha: CGColor.byte(values[values.count - 1]))
    }

    /// A colour in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .extended, values: [red, green, blue, alpha])
    }

    /// A colour in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standard, values: [red, green, blue, alpha])
    }

    /// A grey.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .extendedGrayscale, values: [gray, alpha])
    }

    /// A grey with a gamma of 2.2, read as sRGB grey.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .gray, values: [gray, alpha])
    }

    /// A colour of another space with its alpha last; nil when the space has colours of another kind than grey and RGB.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model == .monochrome || space.model == .rgb else { return nil }
        self.init(space: space, values: (0...space.numberOfComponents).map { components[$0] })
    }

    /// A colour from bytes.
    package convenience init(_ color8: Color8) {
        func unit(_ byte: UInt8) -> CGFloat { CGFloat(byte) / 255 }
        self.init(
            srgbRed: unit(color8.red), green: unit(color8.green), blue: unit(color8.blue), alpha: unit(color8.alpha))
    }

    /// Number of components with alpha.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// The last component.
    public var alpha: CGFloat { components?.last ?? 1 }

    /// The colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        guard let space = colorSpace, var values = components else { return nil }
        values[values.count - 1] = alpha
        return CGColor(space: space, values: values)
    }

    /// The colour itself; colours do not change.
    public func copy() -> CGColor? { self }

    /// The colour in another space of grey or RGB. Every RGB is read as sRGB; grey is 0.2126 red + 0.7152 green +
    /// 0.0722 blue of the encoded values [assumed].
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
    ) -> CGColor? {
        guard let from = colorSpace, let values = components else { return nil }
        switch (from.model, space.model) {
        case (.rgb, .rgb), (.monochrome, .monochrome): return CGColor(space: space, values: values)
        case (.monochrome, .rgb): return CGColor(space: space, values: [values[0], values[0], values[0], values[1]])
        case (.rgb, .monochrome):
            let gray = 0.2126 * values[0] + 0.7152 * values[1] + 0.0722 * values[2]
            return CGColor(space: space, values: [gray, values[3]])
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
        lhs === rhs || (lhs.colorSpace == rhs.colorSpace && lhs.components == rhs.components)
    }

    /// Spaces and components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(colorSpace)
        hasher.combine(components)
    }
}

extension CGColor: CustomStringConvertible {
    /// The components with their space.
    public var description: String {
        let values = (components ?? []).map { "\($0)" }.joined(separator: " ")
        return "<CGColor \(colorSpace?.name ?? "device") (\(values))>"
    }
}
