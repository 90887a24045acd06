import Foundation

/// A short text on a red capsule.
final class BadgeView: UIView {
    /// How high it is, and how wide at least.
    static let side: CGFloat = 18
    /// Room beside the text (assumed).
    private static let padding: CGFloat = 5

    let textLabel = UILabel()
    private var offset = UIOffset.zero

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.side / 2
        addSubview(textLabel)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, color: UIColor, _ attributes: [NSAttributedString.Key: Any], offset: UIOffset) {
        textLabel.show(text, font: .systemFont(ofSize: 13), color: .white, attributes)
        backgroundColor = color
        self.offset = offset
        setNeedsLayout()
    }

    /// A single character fits the least width.
    var fittingSize: CGSize {
        let text = textLabel.text ?? ""
        let width = text.count < 2 ? 0 : (textLabel.intrinsicContentSize.width + 2 * Self.padding).rounded(.up)
        return CGSize(width: max(Self.side, width), height: Self.side)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(traitCollection.displayScale, 1)
        let size = textLabel.intrinsicContentSize
        textLabel.frame = CGRect(
            x: PixelGrid.nearest((bounds.width - size.width) / 2, scale: scale) + offset.horizontal,
            y: PixelGrid.nearest((bounds.height - size.height) / 2, scale: scale) + offset.vertical,
            width: size.width, height: size.height)
    }
}
