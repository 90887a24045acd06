import CoreGraphics

extension UICollectionView {
    /// What kind of view a layout places.
    public enum ElementCategory: UInt, Sendable {
        /// The cell of an item.
        case cell = 0
        /// What the data source adds to items: a header, a footer, a badge.
        case supplementaryView = 1
        /// What the layout adds by itself.
        case decorationView = 2
    }

    /// Which way content scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// Sideways.
        case horizontal = 1
    }

    /// Where an item that is scrolled to is to be seen: none, or one place for each direction.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The set as a number.
        public let rawValue: UInt

        /// A set of the places whose numbers add up to `rawValue`.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// How soon items give way to one that is dragged.
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate = 0
        /// When the finger goes on for a moment.
        case fast = 1
        /// When the finger rests.
        case slow = 2
    }

    /// Whether cells take the size that their content needs when that changes.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never by themselves.
        case disabled = 0
        /// When a cell says so, by `invalidateIntrinsicContentSize()`.
        case enabled = 1
        /// When constraints in a cell's content change as well.
        case enabledIncludingConstraints = 2
    }

    /// Called at the end of an interactive change of layouts.
    /// - Parameters:
    ///   - completed: Whether the new layout is the collection's.
    ///   - finished: Whether the last animation ran to its end.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// The kind of a section's header.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
