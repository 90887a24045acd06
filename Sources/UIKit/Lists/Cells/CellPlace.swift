import CoreGraphics
import QuartzCore

/// Where a cell stands in its list, as far as the cell looks by it.
struct CellPlace: Equatable {
    /// How the list's sections look.
    enum Style {
        case plain, grouped, card

        /// Behind the content, where the app says nothing.
        var background: UIColor { self == .plain ? .systemBackground : .secondarySystemGroupedBackground }
    }

    var style = Style.plain
    var isFirst = false
    var isLast = false
    /// Whether the list gave the cell its height, rather than the cell to the list.
    var hasGivenHeight = false

    /// The corners that are round.
    var corners: CACornerMask {
        guard style == .card else { return [] }
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        return (isFirst ? top : []).union(isLast ? bottom : [])
    }
}

/// Which view of a section's texts a header or footer is.
struct HeaderFooterPlace: Equatable {
    var style = CellPlace.Style.plain
    var isFooter = false
}
