extension UIView {
    /// How contents that were drawn lie in bounds of another size.
    public enum ContentMode: Int, Sendable, CaseIterable {
        case scaleToFill, scaleAspectFit, scaleAspectFill
        /// Draws anew on each change of the bounds.
        case redraw
        case center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// What of a view grows and shrinks with its superview.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The value as Apple's headers have it.
        public let rawValue: UInt

        /// A value of Apple's numbers.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The room on the left grows and shrinks.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width grows and shrinks.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The room on the right grows and shrinks.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The room above grows and shrinks.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height grows and shrinks.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The room below grows and shrinks.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// What becomes of the tint colour.
    public enum TintAdjustmentMode: Int, Sendable, CaseIterable {
        /// The superview's mode; `normal` at the top.
        case automatic
        /// The tint colour as it is.
        case normal
        /// The tint colour without its saturation.
        case dimmed
    }
}
