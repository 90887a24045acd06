import Typesetting

/// On which side lines begin.
public enum NSTextAlignment: Int, Hashable, Sendable {
    case left, center, right
    /// Spaces of all lines but a paragraph's last are widened to fill the width.
    case justified
    /// Left or right, as the user interface runs.
    case natural
}

/// How a text ends where there is no more room.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    case byWordWrapping, byCharWrapping
    case byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// In which direction a paragraph runs.
public enum NSWritingDirection: Int, Hashable, Sendable {
    /// The direction of the first letter.
    case natural = -1
    case leftToRight, rightToLeft
}

/// How a stretch of text is set in a direction of its own; added to the direction's number.
public enum NSWritingDirectionFormatType: Int, Hashable, Sendable {
    /// A quotation in another language: letters keep their own directions.
    case embedding = 0
    /// All characters run this way.
    case override = 2
}

/// How text that was made smaller to fit lies in a label.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
    /// On the baseline that it would have at full size.
    case alignBaselines
    /// Smaller text lies in the middle of the line that it would have filled.
    case alignCenters
    /// At the top of where it would be at full size.
    case none
}

/// Lines under and through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The value as Apple's headers have it.
    public let rawValue: Int

    /// A value of Apple's numbers.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line, as thick as the font says.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line, twice as thick as the font says.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Spaces have no line.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The value as Apple's headers have it.
    public let rawValue: Int

    /// A value of Apple's numbers.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Text past the last line that there is room for shows as an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// The origin is the top left of the lines, which wrap in the width; without it there is one line, whose baseline
    /// is at the origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Fonts' leading lies between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Accepted; lines are measured by their metrics all the same (assumed).
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

extension NSTextAlignment {
    var alignment: ParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension NSLineBreakMode {
    var mode: ParagraphStyle.LineBreakMode {
        switch self {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .charWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}
