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
    /// As its first letter does.
    case natural = -1
    case leftToRight, rightToLeft
}

/// How text that was made smaller to fit lies in a label.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
    /// On the baseline that it would have at full size.
    case alignBaselines
    /// In the middle.
    case alignCenters
    /// At the top of where it would be at full size.
    case none
}

/// Lines under and through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Spaces have no line.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Text past the last line that there is room for shows as an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// The origin is the top left of the lines, which wrap in the width; without it there is one line, whose baseline is
    /// at the origin.
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
