import CoreGraphics
import QuartzCore

/// The list that an index stands beside, as the index knows it.
@MainActor
protocol ListIndexHost: UIScrollView {
    /// What stands beside the items now; nil: nothing does.
    var index: ListIndex? { get set }
    var indexColors: ListIndexColors { get }
    /// A finger came to a title.
    /// - Parameter place: The title's number.
    func jump(toIndexTitle title: String, _ place: Int)
}

/// What an index is coloured with.
struct ListIndexColors {
    var titles: UIColor?
    /// Behind the titles.
    var background: UIColor?
    /// Behind them while a finger goes along; nil: as ever.
    var touched: UIColor?
}

extension ListIndexHost {
    /// Puts an index of titles in the place of the present one; none without titles.
    func showIndex(of titles: [String]?) {
        index?.removeFromSuperview()
        index = nil
        guard let titles, !titles.isEmpty else { return }
        let index = ListIndex(titles, of: self)
        self.index = index
        addSubview(index)
        setNeedsLayout()
    }

    /// Beside the items, in the safe area; it does not scroll along.
    func placeIndex() {
        guard let index else { return }
        let (inset, bounds) = (adjustedContentInset, layer.bounds)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = index.width
        index.frame = CGRect(
            x: isMirrored ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - width,
            y: bounds.minY + inset.top, width: width, height: max(0, bounds.height - inset.top - inset.bottom))
        bringSubviewToFront(index)
    }

    /// What the index takes of the cells' contents.
    var indexWidth: CGFloat { index?.width ?? 0 }
}
