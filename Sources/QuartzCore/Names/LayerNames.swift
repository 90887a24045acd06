import Foundation

/// How contents of another size lie in a layer's bounds. A name that is none of these acts as `center`.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Contents unscaled, centred.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Contents unscaled, at maxY: on iOS the physical bottom, where y grows downwards.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Contents unscaled, at minY: on iOS the physical top.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Contents unscaled, at minX.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Contents unscaled, at maxX.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// Contents unscaled at minX and maxY: on iOS the physical bottom left.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// Contents unscaled at maxX and maxY: on iOS the physical bottom right.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// Contents unscaled at minX and minY: on iOS the physical top left.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// Contents unscaled at maxX and minY: on iOS the physical top right.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Contents stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Contents scaled to fit into the bounds, centred.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Contents scaled to fill the bounds, centred; overflows unless masked.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How contents are sampled when they are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// The four nearest pixels mixed.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The four nearest pixels mixed, from smaller copies of the image where it shrinks.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The pixel format that `draw(in:)` content is kept in. A name that is none of these acts as `RGBA8Uint`.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Four bytes a pixel.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Eight bytes a pixel.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// One byte a pixel.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// The shape of rounded corners. A name that is none of these acts as `circular`.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that leaves the sides more slowly than a circle does.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayerContentsGravity {
    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CALayerContentsGravity)] = [
        ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
        (
            "topLeft",
            .topLeft
        ), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
        ("resize", .resize), ("resizeAspect", .resizeAspect), ("resizeAspectFill", .resizeAspectFill),
    ]

    /// The name itself, or `center` for one that is unknown (recorded on macOS).
    var known: CALayerContentsGravity {
        Self.named.contains { $0.1 == self } ? self : .center
    }
}

extension CAMediaTimingFillMode {
    static let named: [(String, CAMediaTimingFillMode)] = [
        ("removed", .removed), ("forwards", .forwards), ("backwards", .backwards), ("both", .both),
    ]
}

extension CALayerContentsFilter {
    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CALayerContentsFilter)] = [
        ("nearest", .nearest), ("linear", .linear), ("trilinear", .trilinear),
    ]
}

extension CALayerContentsFormat {
    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CALayerContentsFormat)] = [
        ("RGBA8Uint", .RGBA8Uint), ("RGBA16Float", .RGBA16Float), ("gray8Uint", .gray8Uint),
    ]

    /// The name itself, or `RGBA8Uint` for one that is unknown (recorded on macOS).
    var known: CALayerContentsFormat {
        Self.named.contains { $0.1 == self } ? self : .RGBA8Uint
    }
}

extension CALayerCornerCurve {
    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CALayerCornerCurve)] = [
        ("circular", .circular), ("continuous", .continuous),
    ]

    /// The name itself, or `circular` for one that is unknown (recorded on macOS).
    var known: CALayerCornerCurve {
        Self.named.contains { $0.1 == self } ? self : .circular
    }
}
