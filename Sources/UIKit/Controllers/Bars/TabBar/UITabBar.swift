import Foundation

/// A bar of tabs, each with an image, a title and perhaps a badge.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// How tabs share the bar's width.
    public enum ItemPositioning: Int, Sendable, CaseIterable {
        /// Tabs fill narrow bars, and stand in the middle of wide ones.
        case automatic = 0
        /// Tabs share all of the bar.
        case fill = 1
        /// Tabs stand in the middle.
        case centered = 2
    }

    private let backdrop = BarBackgroundView(lineIsBelow: false)
    private let indicator = UIImageView()
    private(set) var buttons: [TabButton] = []
    private let look = BarLook<UITabBarAppearance>()
    /// Whether no content goes on below the bar; nil where no controller says, which is never the edge.
    var isAtEdge: Bool? {
        didSet { if isAtEdge != oldValue { looksDidChange() } }
    }

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
        for view in [backdrop, indicator] { addSubview(view) }
        look.onChange = { [weak self] in self?.looksDidChange() }
        looksDidChange()
    }

    /// Hears of taps. Default nil.
    open weak var delegate: (any UITabBarDelegate)?

    // MARK: Tabs

    /// The tabs. Default none.
    open var items: [UITabBarItem]? {
        didSet { if items != oldValue { rebuild() } }
    }

    /// Replaces the tabs; animated, the new ones fade in.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        guard items != self.items else { return }
        self.items = items
        if animated { fadeIn(buttons) }
    }

    /// The tab that shows as selected. Default nil.
    open weak var selectedItem: UITabBarItem? {
        didSet { looksDidChange() }
    }

    private func rebuild() {
        customizeItems()
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabButton(item)
            button.addAction(
                UIAction { [weak self, weak item] _ in
                    guard let self, let item else { return }
                    tap(item)
                }, for: .touchUpInside)
            button.onAppearanceChange = { [weak self] in self?.looksDidChange() }
            addSubview(button)
            return button
        }
        looksDidChange()
    }

    private func tap(_ item: UITabBarItem) {
        if !isManaged { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
    }

    /// Whether a tab controller says what is selected.
    var isManaged = false

    // MARK: Layout

    private var layout: UITabBarItemAppearance.Style {
        if traitCollection.hasLowBars { return .compactInline }
        return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }

    /// As wide as asked for, 49 high; 32 where there is little room down, 50 on pads.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight)
    }

    private var rowHeight: CGFloat {
        if traitCollection.hasLowBars { return 32 }
        return traitCollection.userInterfaceIdiom == .pad ? 50 : 49
    }

    /// As high as its row.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: rowHeight) }

    /// Places the tabs: button i of n goes from round(i W ÷ n) + 2 to round((i + 1) W ÷ n) − 2, or they stand in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
        let height = max(0, bounds.height - safeAreaInsets.bottom - 1)
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edges =
            isCentered ? centredEdges : sharedEdges(of: bounds.width - left - right).map { ($0 + left, $1 + left) }
        for (index, button) in buttons.enumerated() {
            let (start, end) = edges[isFlipped ? buttons.count - 1 - index : index]
            button.frame = CGRect(x: start, y: 1, width: max(0, end - start), height: height)
        }
        placeIndicator()
    }

    private func sharedEdges(of width: CGFloat) -> [(CGFloat, CGFloat)] {
        let count = CGFloat(max(buttons.count, 1))
        return buttons.indices.map { index in
            let start = (CGFloat(index) * width / count).rounded() + 2
            return (start, (CGFloat(index + 1) * width / count).rounded() - 2)
        }
    }

    private var isCentered: Bool {
        switch look.isStandardSet ? appearanceInForce.stackedItemPositioning : itemPositioning {
        case .fill: return false
        case .centered: return true
        case .automatic: return layout == .inline
        }
    }

    /// As wide as was set, else at least 76 and as the widest tab needs; as far apart as was set, else 34 (assumed).
    private var centredEdges: [(CGFloat, CGFloat)] {
        let appearance = appearanceInForce
        let setWidth = look.isStandardSet ? appearance.stackedItemWidth : itemWidth
        let setSpacing = look.isStandardSet ? appearance.stackedItemSpacing : itemSpacing
        let count = CGFloat(max(buttons.count, 1))
        var width = setWidth > 0 ? setWidth : max(76, buttons.map(\.naturalWidth).max() ?? 0)
        let spacing = setSpacing > 0 ? setSpacing : 34
        width = min(width, max(0, (bounds.width - spacing * (count - 1)) / count)).rounded(.down)
        let start = ((bounds.width - width * count - spacing * (count - 1)) / 2).rounded()
        return buttons.indices.map { index in
            let x = start + CGFloat(index) * (width + spacing)
            return (x, x + width)
        }
    }

    private func placeIndicator() {
        let appearance = appearanceInForce
        let image = appearance.selectionIndicatorImage ?? selectionIndicatorImage
        let button = buttons.first { $0.item === selectedItem }
        indicator.isHidden = image == nil || button == nil
        indicator.image = image
        indicator.tintColor = appearance.selectionIndicatorTintColor
        guard let image, let button else { return }
        let size = image.size
        indicator.frame = CGRect(
            x: (button.center.x - size.width / 2).rounded(), y: 0, width: size.width, height: size.height)
    }

    /// Takes over what the traits change.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        looksDidChange()
    }

    // MARK: Appearances

    /// How the bar looks while content goes on below it. A copy is kept.
    open var standardAppearance: UITabBarAppearance {
        get { look.standard }
        set {
            noteAppearance(
                newValue, read: { (bar: UITabBar) in bar.look.ownStandard },
                write: { $0.look.ownStandard = $1 })
            look.ownStandard = newValue
        }
    }

    /// How the bar looks below content that ends above it. Default nil: as otherwise, without background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { look[\.scrollEdge] }
        set {
            noteAppearance(\UITabBar.scrollEdgeAppearance, newValue)
            look[\.scrollEdge] = newValue
        }
    }

    override func customizeItems(_ table: AppearanceTable, traits: UITraitCollection) {
        for item in items ?? [] { table.customize(item, traits: traits, in: self) }
    }

    /// What the bar shows: an appearance of the selected tab goes before the bar's.
    var appearanceInForce: UITabBarAppearance {
        look.inForce(
            item: selectedItem?.slots ?? AppearanceSlots(), position: .bottom, isEdge: isAtEdge ?? false)
    }

    private func looksDidChange() {
        let appearance = appearanceInForce
        backdrop.show(appearance.background)
        let layout = layout
        let tabLook =
            switch layout {
            case .stacked: appearance.stackedLayoutAppearance
            case .inline: appearance.inlineLayoutAppearance
            case .compactInline: appearance.compactInlineLayoutAppearance
            }
        for button in buttons {
            button.show(
                isSelected: button.item === selectedItem, layout: layout, look: tabLook,
                unselectedColor: look.isStandardSet ? nil : unselectedItemTintColor)
        }
        setNeedsLayout()
    }

    // MARK: Older properties, which count until the standard appearance is set

    /// Light or dark. Default `default`: by the interface style.
    open var barStyle: UIBarStyle {
        get { look.legacy.style }
        set {
            noteAppearance(\UITabBar.barStyle, newValue)
            look.legacy.style = newValue
        }
    }

    /// Whether content goes on under the bar. Default true.
    open var isTranslucent: Bool {
        get { look.legacy.isTranslucent }
        set {
            guard newValue != look.legacy.isTranslucent else { return }
            look.legacy.isTranslucent = newValue
            superview?.setNeedsLayout()
        }
    }

    /// The standard background's colour. Default nil.
    open var barTintColor: UIColor? {
        get { look.legacy.tint }
        set {
            noteAppearance(\UITabBar.barTintColor, newValue)
            look.legacy.tint = newValue
        }
    }

    /// The colour of tabs that are not selected. Default nil: a grey.
    open var unselectedItemTintColor: UIColor? {
        willSet { noteAppearance(\UITabBar.unselectedItemTintColor, newValue) }
        didSet { looksDidChange() }
    }

    /// Behind the tabs. Default nil.
    open var backgroundImage: UIImage? {
        get { look.legacy.backgroundImages[.init(position: .any, metrics: .default)] }
        set {
            noteAppearance(\UITabBar.backgroundImage, newValue)
            look.legacy.backgroundImages[.init(position: .any, metrics: .default)] = newValue
        }
    }

    /// In place of the line, where there is a background image. Default nil.
    open var shadowImage: UIImage? {
        get { look.legacy.shadowImages[.any] }
        set {
            noteAppearance(\UITabBar.shadowImage, newValue)
            look.legacy.shadowImages[.any] = newValue
        }
    }

    /// Behind the selected tab. Default nil.
    open var selectionIndicatorImage: UIImage? {
        willSet { noteAppearance(\UITabBar.selectionIndicatorImage, newValue) }
        didSet { setNeedsLayout() }
    }

    /// How tabs share the bar's width. Default `automatic`.
    open var itemPositioning = ItemPositioning.automatic {
        willSet { noteAppearance(\UITabBar.itemPositioning, newValue) }
        didSet { setNeedsLayout() }
    }

    /// How wide tabs in the middle are, in points; 0, the default, leaves it to the bar.
    open var itemWidth: CGFloat = 0 {
        willSet { noteAppearance(\UITabBar.itemWidth, newValue) }
        didSet { setNeedsLayout() }
    }

    /// How far tabs in the middle stand apart, in points; 0, the default, leaves it to the bar.
    open var itemSpacing: CGFloat = 0 {
        willSet { noteAppearance(\UITabBar.itemSpacing, newValue) }
        didSet { setNeedsLayout() }
    }
}
