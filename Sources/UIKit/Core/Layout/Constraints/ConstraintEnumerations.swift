extension NSLayoutConstraint {
    /// Which side must not be greater.
    public enum Relation: Int, Sendable, CaseIterable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// What of an item a constraint is about.
    public enum Attribute: Int, Sendable, CaseIterable {
        case notAnAttribute = 0
        case left = 1
        case right, top, bottom
        /// The left edge, or the right one where layout runs right to left.
        case leading
        /// The right edge, or the left one where layout runs right to left.
        case trailing
        case width, height, centerX, centerY
        /// The last line of text; the bottom edge where there is none.
        case lastBaseline
        /// The first line of text; the top edge where there is none.
        case firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin
        case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    }

    /// A direction on the screen.
    public enum Axis: Int, Sendable, CaseIterable {
        case horizontal, vertical
    }

    /// How a visual format aligns its views and which way it runs.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The value as Apple's headers have it.
        public let rawValue: UInt

        /// A value of Apple's numbers.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        private init(aligning attribute: Attribute) {
            rawValue = 1 << UInt(attribute.rawValue)
        }

        /// All views are aligned by their left edges.
        public static let alignAllLeft = FormatOptions(aligning: .left)
        /// All views are aligned by their right edges.
        public static let alignAllRight = FormatOptions(aligning: .right)
        /// All views are aligned by their top edges.
        public static let alignAllTop = FormatOptions(aligning: .top)
        /// All views are aligned by their bottom edges.
        public static let alignAllBottom = FormatOptions(aligning: .bottom)
        /// All views are aligned by their leading edges.
        public static let alignAllLeading = FormatOptions(aligning: .leading)
        /// All views are aligned by their trailing edges.
        public static let alignAllTrailing = FormatOptions(aligning: .trailing)
        /// All views are aligned by their vertical lines through the middle.
        public static let alignAllCenterX = FormatOptions(aligning: .centerX)
        /// All views are aligned by their horizontal lines through the middle.
        public static let alignAllCenterY = FormatOptions(aligning: .centerY)
        /// All views are aligned by their last baselines.
        public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
        /// All views are aligned by their first baselines.
        public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
        /// All bits that align.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// H runs from leading to trailing; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// H runs from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// H runs from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// V measures from the bottom edge to the top edge of the next view; the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// V measures from the last baseline to the first baseline of the next view.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bit of what V measures between.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// What may be compared with what.
    enum Family {
        /// Left and right edges.
        case absolute
        /// Leading and trailing edges.
        case directional
        case centerX
        case vertical
        case size
        case none
    }

    var family: Family {
        switch base {
        case .left, .right: .absolute
        case .leading, .trailing: .directional
        case .centerX: .centerX
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
        case .width, .height: .size
        default: .none
        }
    }

    /// The attribute that a margin's one is within its guide.
    var base: NSLayoutConstraint.Attribute {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }

    var isMargin: Bool { base != self }
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The name of the case, as UIKit prints it.
    package var name: String { "\(self)" }
}
