import Foundation

/// Which parts of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How two segments meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The geometry of a gradient. Another name is kept and drawn as `axial` (assumed).
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line from `startPoint` to `endPoint`.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// An ellipse around `startPoint` whose corner is `endPoint`.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around `startPoint`, clockwise from the direction of `endPoint`.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

extension CAShapeLayerFillRule {
    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CAShapeLayerFillRule)] = [
        ("nonZero", .nonZero), ("evenOdd", .evenOdd),
    ]
}

extension CAShapeLayerLineCap {
    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CAShapeLayerLineCap)] = [
        ("butt", .butt), ("round", .round), ("square", .square),
    ]
}

extension CAShapeLayerLineJoin {
    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CAShapeLayerLineJoin)] = [
        ("miter", .miter), ("round", .round), ("bevel", .bevel),
    ]
}

extension CAGradientLayerType {
    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CAGradientLayerType)] = [
        ("axial", .axial), ("radial", .radial), ("conic", .conic),
    ]
}
