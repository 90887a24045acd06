import CoreGraphics

extension UITableView {
    /// How a table's sections look.
    public enum Style: Int, Sendable {
        /// Rows from side to side; headers and footers stick to the edges of what is seen.
        case plain = 0
        /// Sections stand apart, their headers and footers scroll along.
        case grouped = 1
        /// As `grouped`, with sections as cards: away from the sides, with round corners.
        case insetGrouped = 2
    }

    /// Where a row that is scrolled to is to be seen.
    public enum ScrollPosition: Int, Sendable {
        /// Wherever it is reached by the least movement; in `selectRow(at:animated:scrollPosition:)`, without any.
        case none = 0
        /// At the top, below what sticks there.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// How rows and sections come and go in an update.
    public enum RowAnimation: Int, Sendable {
        /// Rows fade in place.
        case fade = 0
        /// Rows come from the right, or go there.
        case right = 1
        /// Rows come from the left, or go there.
        case left = 2
        /// Rows come from above, or go there.
        case top = 3
        /// Rows come from below, or go there.
        case bottom = 4
        /// Without an animation of their own: the others move all the same.
        case none = 5
        /// Rows open from their middle, or close to it.
        case middle = 6
        /// As fits the place: at a section's beginning from below, at its end from above.
        case automatic = 100
    }

    /// From where `separatorInset` counts.
    public enum SeparatorInsetReference: Int, Sendable {
        /// From the cells' edges.
        case fromCellEdges = 0
        /// From the inset that a table would have by itself.
        case fromAutomaticInsets = 1
    }

    /// Whether rows take the size that their content needs when that changes.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never by themselves.
        case disabled = 0
        /// When a cell says so, by `invalidateIntrinsicContentSize()`.
        case enabled = 1
        /// When constraints in a cell change as well.
        case enabledIncludingConstraints = 2
    }

    /// Means a height that the table finds by itself, from what a view needs.
    public nonisolated static let automaticDimension: CGFloat = -1
}

extension UITableViewCell {
    /// The line below a row.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A line of a pixel.
        case singleLine = 1
        /// As `singleLine`: from before iOS 11.
        case singleLineEtched = 2
    }
}
