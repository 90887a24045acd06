import Foundation

/// The zone of a large title. The text keeps to the zone's end: it goes behind the row above when the zone gets lower.
final class LargeTitleView: UIView {
    let textLabel = UILabel()
    var margin: (left: CGFloat, right: CGFloat) = (16, 16)

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        textLabel.adjustsFontSizeToFitWidth = false
        textLabel.accessibilityTraits = [.staticText, .header]
        addSubview(textLabel)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String?, color: UIColor, _ attributes: [NSAttributedString.Key: Any]) {
        textLabel.show(title, font: .systemFont(ofSize: 34, weight: .bold), color: color, attributes)
        setNeedsLayout()
    }

    /// The baseline lies 36 below the top of the whole zone, which is 52 high.
    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(traitCollection.displayScale, 1)
        let size = textLabel.intrinsicContentSize
        let width = min(size.width, max(0, bounds.width - margin.left - margin.right))
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isFlipped ? bounds.width - margin.right - width : margin.left
        let top = PixelGrid.nearest(36 - textLabel.font.ascender, scale: scale)
        textLabel.bounds.size = CGSize(width: width, height: size.height)
        textLabel.center = CGPoint(
            x: x + width / 2, y: bounds.height - NavigationBarMetrics.largeTitle + top + size.height / 2)
    }
}
