import CoreGraphics
import Foundation

extension UITableViewHeaderFooterView {
    private var side: CGFloat { CellMetrics.sideMargin(width: layer.bounds.width, in: host) }

    /// Another kind of list: the text takes over its looks.
    func placeDidChange() {
        guard let title else { return }
        let isGrouped = place.style != .plain
        title.font = isGrouped ? .systemFont(ofSize: 13) : .systemFont(ofSize: 17, weight: .semibold)
        title.textColor = isGrouped ? .secondaryLabel : .label
        title.isInCapitals = isGrouped && !place.isFooter
        setNeedsLayout()
    }

    func pinnedDidChange() {
        guard backgroundView == nil, place.style == .plain else { return }
        pinnedPlate.isHidden = !isPinned
    }

    /// How high the text is at a width, and one line of it; nil without a text.
    func textHeight(width: CGFloat) -> (text: CGFloat, line: CGFloat)? {
        guard let title, let text = title.text, !text.isEmpty else { return nil }
        let side = CellMetrics.sideMargin(width: width, in: host)
        let room = CGSize(width: max(0, width - 2 * side), height: .greatestFiniteMagnitude)
        let (scale, line) = (screenScale, title.font.lineHeight)
        let lines = max(1, (title.sizeThatFits(room).height / line).rounded())
        return (PixelGrid.nearest(lines * line, scale: scale), PixelGrid.nearest(line, scale: scale))
    }

    /// In plain lists in the middle, in grouped ones a header's text at the bottom and a footer's at the top.
    func placeTitle() {
        guard let title else { return }
        let size = layer.bounds.size
        let fitted = title.sizeThatFits(CGSize(width: max(0, size.width - 2 * side), height: .greatestFiniteMagnitude))
        let width = max(0, min(fitted.width, size.width - 2 * side))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let y: CGFloat =
            switch (place.style, place.isFooter) {
            case (.plain, _): CellMetrics.wholePoint((size.height - fitted.height) / 2)
            case (_, false): size.height - CellMetrics.headerBottom - fitted.height
            case (_, true): CellMetrics.footerTop
            }
        title.frame = CGRect(
            x: isMirrored ? size.width - side - width : side, y: y, width: width, height: fitted.height)
    }
}

/// The label of a header or a footer.
final class HeaderFooterLabel: UILabel {
    weak var cell: UIView?
    /// Whether the text shows in capitals. It reads as it was set.
    var isInCapitals = false {
        didSet { if isInCapitals != oldValue { show() } }
    }
    private var given: String?

    override var text: String? {
        get { given }
        set {
            given = newValue
            show()
        }
    }

    private func show() { super.text = isInCapitals ? given?.uppercased() : given }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.setNeedsLayout()
    }
}
