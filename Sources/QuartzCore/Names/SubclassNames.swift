import Foundation

/// Which parts of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What the outline winds around, counted with its direction.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What the outline encloses an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A line that ends at its last point, straight.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A line that ends in a half circle around its last point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A line that ends straight, half its width beyond its last point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How two segments meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Segments that meet in a point, as far as the miter limit allows.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Segments that meet in a corner rounded by their width.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Segments whose corner is cut off straight.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The geometry of a gradient. Another name is kept and drawn as `axial` (assumed).
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Colours along the line from `startPoint` to `endPoint`.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// An ellipse around `startPoint` whose corner is `endPoint`.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Colours around `startPoint`, clockwise from the direction of `endPoint`.
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
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Lines begin where the text begins.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// All lines begin at the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// All lines end at the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// All lines lie in the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Spaces are widened so that lines fill the width, but for the last of a paragraph.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CATextLayerAlignmentMode)] = [
        ("natural", .natural), ("left", .left), ("right", .right), ("center", .center), ("justified", .justified),
    ]
}

/// What of a text layer's text is left out where there is no room.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Text is cut at the bounds.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The beginning is left out.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The end is left out.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The middle is left out.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CATextLayerTruncationMode)] = [
        ("none", .none), ("start", .start), ("end", .end), ("middle", .middle),
    ]
}
