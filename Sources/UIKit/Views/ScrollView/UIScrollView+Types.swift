import Foundation

extension UIScrollView {
    /// When the safe area is added to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
        /// Like `scrollableAxes`, and above and below also for the scroll view of a controller in a navigation
        /// controller.
        case automatic
        /// Along an axis in which the content is longer than the bounds, or that always bounces.
        case scrollableAxes
        case never
        case always
    }

    /// The colour of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable, CaseIterable {
        /// Black in light surroundings, white in dark ones.
        case `default`
        case black
        case white
    }

    /// When scrolling takes the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable, CaseIterable {
        case none
        /// When a drag begins.
        case onDrag
        /// The keyboard follows the finger down, and goes where it is let go downwards.
        case interactive
        /// When a drag begins, with the accessory view.
        case onDragWithAccessory
        /// As `interactive`: the accessory view is part of the keyboard here.
        case interactiveWithAccessory
    }

    /// Whether the index of a list shows.
    public enum IndexDisplayMode: Int, Sendable, CaseIterable {
        case automatic
        case alwaysHidden
    }

    /// What is left of the velocity of gliding content after each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor, between 0 and 1.
        public var rawValue: CGFloat

        /// A rate of one's own.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0.998: the default.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99: stops sooner.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
