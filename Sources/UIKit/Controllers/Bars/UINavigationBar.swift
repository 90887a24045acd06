import Foundation

/// A bar with a title and a way back.
///
/// Plain: a fill, a line, the title and the back button's text; appearances and large titles are not drawn.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    private let titleLabel = UILabel()
    private let backButton = UIButton(type: .system)
    private let fill = UIView()
    private let line = UIView()
    /// A tap on the back button.
    var onBack: (() -> Void)?

    /// A bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A bar without items; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        fill.backgroundColor = .systemBackground
        line.backgroundColor = .separator
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        backButton.titleLabel?.font = .systemFont(ofSize: 17)
        backButton.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .primaryActionTriggered)
        for view in [fill, line, backButton, titleLabel] { addSubview(view) }
        backButton.isHidden = true
    }

    /// The items, the shown one last. Setting it is misuse for the bar of a navigation controller.
    open var items: [UINavigationItem]? {
        get { itemList.isEmpty ? nil : itemList }
        set { setItems(newValue, animated: false) }
    }

    var itemList: [UINavigationItem] = [] {
        didSet {
            for item in oldValue where item.bar === self { item.bar = nil }
            for item in itemList { item.bar = self }
            itemDidChange()
        }
    }

    /// Replaces the items, at once.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard mayChangeItems else { return }
        itemList = items ?? []
    }

    /// Adds an item on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        if mayChangeItems { itemList.append(item) }
    }

    /// Removes the item on top; the last one stays.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard mayChangeItems, itemList.count > 1 else { return nil }
        return itemList.removeLast()
    }

    private var mayChangeItems: Bool {
        guard onBack != nil else { return true }
        report(
            misuse: "NSInternalInconsistencyException: Cannot call setItems, pushItem or popItem directly on a "
                + "UINavigationBar managed by a controller.")
        return false
    }

    /// The item that shows.
    open var topItem: UINavigationItem? { itemList.last }
    /// The item below it.
    open var backItem: UINavigationItem? { itemList.count > 1 ? itemList[itemList.count - 2] : nil }

    /// Whether content goes on under the bar. Default true.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
    }

    private var isBackShown: Bool { backItem != nil && !(topItem?.hidesBackButton ?? false) }

    func itemDidChange() {
        titleLabel.text = topItem?.title
        titleLabel.isHidden = topItem?.titleView != nil
        backButton.isHidden = !isBackShown
        backButton.setTitle(backItem.map { $0.backButtonTitle ?? $0.title ?? "Back" }, for: .normal)
        for view in subviews where ![fill, line, backButton, titleLabel].contains(view) { view.removeFromSuperview() }
        if let view = topItem?.titleView { addSubview(view) }
        setNeedsLayout()
    }

    private func goBack() {
        guard let onBack else {
            _ = popItem(animated: true)
            return
        }
        onBack()
    }

    /// As wide as asked for, 44 high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    /// Places the title in the middle and the button before it; the fill goes up to the superview's top.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let top = superview is UINavigationController.Root ? frame.minY : 0
        fill.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: pixel)
        let margin = 16 + safeAreaInsets.left
        var size = backButton.sizeThatFits(bounds.size)
        size.width = min(size.width, bounds.width / 2 - margin)
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        backButton.frame = CGRect(
            x: isFlipped ? bounds.width - margin - size.width : margin, y: 0, width: size.width, height: bounds.height)
        let view = topItem?.titleView ?? titleLabel
        let wanted = view === titleLabel ? titleLabel.sizeThatFits(bounds.size) : view.bounds.size
        let room = isBackShown ? bounds.width - 2 * (margin + size.width + 8) : bounds.width - 2 * margin
        let width = min(wanted.width, max(0, room))
        // The baseline is 28 below the bar's top where the bar is 44 high.
        let y = view === titleLabel ? (bounds.height - 44) / 2 + 28 - titleLabel.font.ascender : 0
        let scale = max(traitCollection.displayScale, 1)
        view.frame = CGRect(
            x: ((bounds.width - width) / 2 * scale).rounded() / scale,
            y: view === titleLabel ? (y * scale).rounded() / scale : ((bounds.height - wanted.height) / 2).rounded(),
            width: width, height: wanted.height)
    }
}
