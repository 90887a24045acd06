import Foundation

/// The button of one action.
final class AlertRow: ChoiceRow {
    /// Points beside a title.
    static let side: CGFloat = 8

    let action: UIAlertAction
    private weak var alert: UIAlertController?
    let textLabel = UILabel()

    init(_ action: UIAlertAction, of alert: UIAlertController) {
        self.action = action
        self.alert = alert
        super.init(frame: .zero)
        textLabel.textAlignment = .center
        textLabel.numberOfLines = 0
        addSubview(textLabel)
        accessibilityIdentifier = action.accessibilityIdentifier
    }

    required init?(coder: NSCoder) { nil }

    override var isChoosable: Bool { action.isEnabled }

    override func choose() { alert?.choose(action) }

    override func markDidChange() { backgroundColor = isMarked ? .systemFill : nil }

    func show(size: CGFloat) {
        let isEmphasized = alert?.emphasized === action
        textLabel.text = action.title
        textLabel.font = .systemFont(ofSize: size, weight: isEmphasized ? .semibold : .regular)
        updateColor()
    }

    private func updateColor() {
        textLabel.textColor =
            !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    /// How wide the title is on one line.
    var titleWidth: CGFloat { textLabel.sizeThatFits(CGSize(width: 1e5, height: 1e5)).width }

    /// How high the row is in a width: a long title takes several lines (assumed).
    func height(width: CGFloat, _ figures: AlertLayout.Figures) -> CGFloat {
        let text = textLabel.sizeThatFits(CGSize(width: width - 2 * Self.side, height: 1e5)).height
        return max(figures.rowHeight, (text + 2 * figures.rowMargin).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(traitCollection.displayScale, 1)
        let width = max(0, bounds.width - 2 * Self.side)
        let height = textLabel.sizeThatFits(CGSize(width: width, height: 1e5)).height
        textLabel.frame = CGRect(
            x: Self.side, y: PixelGrid.nearest((bounds.height - height) / 2, scale: scale), width: width,
            height: height)
    }

    override var nameHint: String? { action.title }
}
