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

extension UIView {
    private static let allCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    /// Rounds the corners that a card's cell has; none: it is no card's, or between others.
    func takeCard(_ corners: CACornerMask) {
        layer.cornerRadius = corners.isEmpty ? 0 : CellMetrics.cardRadius
        layer.cornerCurve = corners.isEmpty ? .circular : .continuous
        layer.maskedCorners = corners.isEmpty ? Self.allCorners : corners
        layer.masksToBounds = !corners.isEmpty
    }
}

/// Which view of a section's texts a header or footer is.
struct HeaderFooterPlace: Equatable {
    var style = CellPlace.Style.plain
    var isFooter = false
}
