import CoreGraphics
import Foundation
import ListLayout

// What cells ask of their table.
extension UITableView {
    func sideMargin(ofCell width: CGFloat) -> CGFloat {
        guard cellLayoutMarginsFollowReadableWidth else { return sideMargin }
        let readable = readableContentGuide.layoutFrame.width
        return readable > 0 ? max(sideMargin, (width - readable) / 2) : sideMargin
    }

    func separatorInset(standard: UIEdgeInsets) -> UIEdgeInsets {
        guard let given = ownSeparatorInset else { return standard }
        let base = separatorInsetReference == .fromAutomaticInsets ? standard : .zero
        func side(_ value: CGFloat, _ base: CGFloat, _ standard: CGFloat) -> CGFloat {
            value == Self.automaticDimension ? standard : base + value
        }
        return UIEdgeInsets(
            top: 0, left: side(given.left, base.left, standard.left), bottom: 0,
            right: side(given.right, base.right, standard.right))
    }

    func contentInset(of cell: UITableViewCell) -> UIEdgeInsets {
        let isLined = separatorStyle != .none && !cell.place.hasGivenHeight
        var inset = UIEdgeInsets(top: 0, left: 0, bottom: isLined ? metrics.pixel : 0, right: 0)
        if insetsContentViewsToSafeArea, style != .insetGrouped {
            (inset.left, inset.right) = (safeAreaInsets.left, safeAreaInsets.right)
        }
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            inset.left += indexWidth
        } else {
            inset.right += indexWidth
        }
        return inset
    }

    func lines(of cell: UITableViewCell) -> CellLineStyle? {
        guard separatorStyle != .none, rows.place(of: cell) != nil else { return nil }
        var style = CellLineStyle(color: separatorColor ?? .separator, effect: separatorEffect)
        let own = cell.separatorInset
        switch cell.place.style {
        case .plain: style.below = own
        case .grouped:
            style.below = cell.place.isLast ? .zero : own
            if cell.place.isFirst { style.above = .zero }
        case .card: style.below = cell.place.isLast ? nil : own
        }
        return style
    }

    func accessoryTapped(in cell: UITableViewCell) {
        guard let row = rows.place(of: cell) else { return }
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: IndexPath(row))
    }

    func contentSizeDidChange(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !isAsking, let row = rows.place(of: cell) else { return }
        measureLater(row)
    }

    func constraintsDidChange(in cell: UITableViewCell) {
        if selfSizingInvalidation == .enabledIncludingConstraints { contentSizeDidChange(of: cell) }
    }
}
