import Foundation

/// The top of a share sheet: what is shared, and the button that closes it. All figures are assumed.
final class ShareSheetHeader: UIView {
    static let height: CGFloat = 72
    private static let margin: CGFloat = 16

    private let picture = UIImageView()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let line = UIView()
    let close = UIButton(type: .close)

    init(_ content: SharedContent) {
        super.init(frame: .zero)
        picture.image = content.image
        picture.contentMode = content.isPicture ? .scaleAspectFill : .center
        picture.backgroundColor = .tertiarySystemFill
        picture.tintColor = .secondaryLabel
        picture.layer.cornerRadius = 8
        picture.clipsToBounds = true
        title.text = content.title
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        subtitle.text = content.subtitle
        subtitle.font = .systemFont(ofSize: 13)
        subtitle.textColor = .secondaryLabel
        line.backgroundColor = .separator
        for view in [picture, title, subtitle, close, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (margin, middle) = (Self.margin, bounds.midY)
        let left = safeAreaInsets.left + margin
        let right = bounds.width - safeAreaInsets.right - margin
        let side: CGFloat = 30
        picture.frame = place(CGRect(x: left, y: middle - 20, width: 40, height: 40))
        close.frame = place(CGRect(x: right - side, y: middle - side / 2, width: side, height: side))
        let text = left + 52
        let width = max(0, right - side - 12 - text)
        title.frame = place(CGRect(x: text, y: middle - 20, width: width, height: 20))
        subtitle.frame = place(CGRect(x: text, y: middle, width: width, height: 18))
        let hair = 1 / max(1, traitCollection.displayScale)
        line.frame = CGRect(x: 0, y: bounds.height - hair, width: bounds.width, height: hair)
    }

    /// Where a rectangle from the left lies in the view's direction.
    private func place(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
