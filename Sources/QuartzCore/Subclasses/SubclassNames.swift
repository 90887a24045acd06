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

/// Where the lines of a text layer lie.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// As the text runs.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CATextLayerAlignmentMode)] = [
        ("natural", .natural), ("left", .left), ("right", .right), ("center", .center), ("justified", .justified),
    ]
}

/// What of a text layer's text is left out where there is no room.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Text is cut at the bounds.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CATextLayerTruncationMode)] = [
        ("none", .none), ("start", .start), ("end", .end), ("middle", .middle),
    ]
}
