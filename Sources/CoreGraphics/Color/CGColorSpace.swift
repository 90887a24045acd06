// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What the numbers of a colour mean.
///
/// Everything is drawn as sRGB. Display P3 and the device spaces are accepted, and their numbers are read as sRGB:
/// colours outside sRGB cannot be shown.
public final class CGColorSpace: Sendable {
    /// Names of colour spaces.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// sRGB with values below 0 and above 1; they are kept in colours and clamped in pixels.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// Read as sRGB.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// Read as sRGB.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// Read as sRGB.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// Read as sRGB.
    public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    /// Read as sRGB.
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    /// Grey with sRGB's transfer function.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// Read as sRGB grey.
    public static let linearGray = "kCGColorSpaceLinearGray"
    /// Grey with values below 0 and above 1.
    public static let extendedGray = "kCGColorSpaceExtendedGray"

    /// The kind of a colour space.
    public let model: CGColorSpaceModel
    /// The space's name; nil for a device space.
    public let name: String?

    private init(model: CGColorSpaceModel, name: String?) {
        self.model = model
        self.name = name
    }

    /// A space by name; nil for a name that is not among this type's constants.
    public convenience init?(name: String) {
        switch name {
        case CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB,
            CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3, CGColorSpace.genericRGBLinear:
            self.init(model: .rgb, name: name)
        case CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray, CGColorSpace.extendedGray:
            self.init(model: .monochrome, name: name)
        default: return nil
        }
    }

    /// Number of components without alpha: 3 or 1.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    /// Whether values below 0 and above 1 mean something.
    public var isWideGamutRGB: Bool {
        [CGColorSpace.extendedSRGB, CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3].contains(name ?? "")
    }

    package static let standard = CGColorSpace(model: .rgb, name: sRGB)
    package static let extended = CGColorSpace(model: .rgb, name: extendedSRGB)
    package static let gray = CGColorSpace(model: .monochrome, name: genericGrayGamma2_2)
    package static let extendedGrayscale = CGColorSpace(model: .monochrome, name: extendedGray)
    package static let deviceRGB = CGColorSpace(model: .rgb, name: nil)
    package static let deviceGray = CGColorSpace(model: .monochrome, name: nil)
}

extension CGColorSpace: Hashable {
    /// Whether model and name are equal.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.model == rhs.model && lhs.name == rhs.name
    }

    /// Model and name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
        hasher.combine(name)
    }
}

/// The kind of a colour space.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    /// A model that is none of the others.
    case unknown = -1
    /// One component: grey.
    case monochrome
    /// Red, green, blue.
    case rgb
    /// The kinds that colours here cannot have; they keep Apple's numbers.
    case cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// The device's RGB: read as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// The device's grey: read as sRGB grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// How colours that a space cannot show are brought into it. Accepted and not used: there is one space.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
    /// Apple's five, under their names.
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
