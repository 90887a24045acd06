import Foundation

/// Hears of taps on a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Optional: called when a tab was tapped, the selected one too.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing on a tap.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of tabs.
///
/// Plain: a fill, a line, images and titles; appearances and badges are not drawn.
@preconcurrency @MainActor
open class UITabBar: UIView {
    private let fill = UIView()
    private let line = UIView()
    private var buttons: [TabButton] = []

    /// A bar without tabs.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A bar without tabs; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        fill.backgroundColor = .systemBackground
        line.backgroundColor = .separator
        addSubview(fill)
        addSubview(line)
    }

    /// Hears of taps. Default nil.
    open weak var delegate: (any UITabBarDelegate)?

    /// Whether content goes on under the bar. Default true.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
    }

    /// The tabs. Default none.
    open var items: [UITabBarItem]? {
        didSet { rebuild() }
    }

    /// Replaces the tabs, at once.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// The tab that shows as selected. Default nil.
    open weak var selectedItem: UITabBarItem? {
        didSet { showSelection() }
    }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabButton(item)
            button.addAction(
                UIAction { [weak self, weak item] _ in
                    guard let self, let item else { return }
                    tap(item)
                }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        showSelection()
        setNeedsLayout()
    }

    private func tap(_ item: UITabBarItem) {
        if !isManaged { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
    }

    /// Whether a tab controller says what is selected.
    var isManaged = false

    private func showSelection() {
        for button in buttons { button.show(isSelected: button.item === selectedItem) }
    }

    /// As wide as asked for, 49 high; 32 where there is little room down.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: traitCollection.verticalSizeClass == .compact ? 32 : 49)
    }

    /// Shares the width among the tabs: button i of n goes from round(i W ÷ n) + 2 to round((i + 1) W ÷ n) − 2.
    open override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = bounds
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: -pixel, width: bounds.width, height: pixel)
        let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
        let width = bounds.width - left - right
        let height = max(0, bounds.height - safeAreaInsets.bottom - 1)
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let count = CGFloat(buttons.count)
            let place = CGFloat(isFlipped ? buttons.count - 1 - index : index)
            let start = (place * width / count).rounded() + 2
            let end = ((place + 1) * width / count).rounded() - 2
            button.frame = CGRect(x: left + start, y: 1, width: max(0, end - start), height: height)
        }
    }
}

/// One tab.
private final class TabButton: UIControl {
    let item: UITabBarItem
    private let titleLabel = UILabel()
    private let imageView = UIImageView()

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        titleLabel.font = .systemFont(ofSize: 10, weight: .medium)
        titleLabel.textAlignment = .center
        addSubview(imageView)
        addSubview(titleLabel)
        item.onChange = { [weak self] in self?.itemDidChange() }
        itemDidChange()
    }

    required init?(coder: NSCoder) { nil }

    func show(isSelected: Bool) {
        self.isSelected = isSelected
        itemDidChange()
    }

    private func itemDidChange() {
        titleLabel.text = item.title
        imageView.image = (isSelected ? item.selectedImage : nil) ?? item.image
        isEnabled = item.isEnabled
        let color = isSelected ? tintColor : UIColor(white: 0.6, alpha: 1)
        (titleLabel.textColor, imageView.tintColor) = (color, color)
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        itemDidChange()
    }

    /// The image's middle is 19, the text's baseline 45 below the bar's top.
    override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageView.image?.size ?? .zero
        imageView.frame = CGRect(
            x: ((bounds.width - image.width) / 2).rounded(), y: (18 - image.height / 2).rounded(), width: image.width,
            height: image.height)
        let text = titleLabel.sizeThatFits(bounds.size)
        let width = min(text.width, bounds.width)
        let scale = max(traitCollection.displayScale, 1)
        titleLabel.frame = CGRect(
            x: ((bounds.width - width) / 2 * scale).rounded() / scale,
            y: ((44 - titleLabel.font.ascender) * scale).rounded() / scale, width: width, height: text.height)
    }
}
