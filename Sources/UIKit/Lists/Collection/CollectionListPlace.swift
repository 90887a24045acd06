import CoreGraphics
import ListLayout

/// Where a view stands in a section that is a list, as far as it looks by it.
struct CollectionListPlace: Equatable {
    /// What the view is for its section.
    enum Role { case row, header, footer }

    var appearance: ListAppearance
    var role = Role.row
    /// From the view's sides to its content, in points.
    var margin: CGFloat = 0
    /// The first or the last of what a card holds.
    var isFirst = false
    var isLast = false
    /// Whether it sticks to an edge, away from its own place.
    var isPinned = false
    /// Whether the section may have buttons beside its rows.
    var isSwipeable = false
    /// The lines at its edges; insets are leading at the left.
    var lines: CellLineStyle?
    /// The lines' colour while the row is one of several that are selected.
    var chosenLineColor: UIColor = .separator

    /// The place as cells of tables know it, for its card.
    var cellPlace: CellPlace {
        let isCard = appearance == .insetGrouped && role == .row
        return CellPlace(style: isCard ? .card : .plain, isFirst: isFirst, isLast: isLast)
    }

    static func == (a: Self, b: Self) -> Bool {
        (a.appearance, a.role, a.margin) == (b.appearance, b.role, b.margin)
            && (a.isFirst, a.isLast, a.isPinned, a.isSwipeable) == (b.isFirst, b.isLast, b.isPinned, b.isSwipeable)
            && a.lines == b.lines && a.chosenLineColor == b.chosenLineColor
    }
}
