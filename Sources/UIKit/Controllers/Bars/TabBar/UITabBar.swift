import Foundation

/// A bar of tabs, each with an image, a title and perhaps a badge.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// How tabs share the bar's width.
    public enum ItemPositioning: Int, Sendable, CaseIterable {
        /// They fill narrow bars, and stand in the middle of wide ones.
        case automatic = 0
        /// They share all of it.
        case fill = 1
        /// They stand in the middle.
        case centered = 2
    }

    private let backdrop = BarBackgroundView(lineIsBelow: false)
    private let indicator = UIImageView()
    private(set) var buttons: [TabButton] = []
    private var slots = AppearanceSlots<UITabBarAppearance>()
    private var isStandardSet = false
    private var legacy = LegacyBarLook()
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
        setAppearance(UITabBarAppearance(), \.standard)
        isStandardSet = false
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
        guard animated, window != nil, UIView.areAnimationsEnabled else { return }
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            for button in buttons { button.alpha = 0 }
        }
        UIView.animate(withDuration: 0.2) {
            for button in self.buttons { button.alpha = 1 }
        }
    }

    /// The tab that shows as selected. Default nil.
    open weak var selectedItem: UITabBarItem? {
        didSet { looksDidChange() }
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

    private var isCompact: Bool {
        traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad
    }

    private var layout: UITabBarItemAppearance.Style {
        if isCompact { return .compactInline }
        return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }

    /// As wide as asked for, 49 high; 32 where there is little room down, 50 on pads.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight)
    }

    private var rowHeight: CGFloat {
        if isCompact { return 32 }
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
        let look = appearanceInForce
        switch isStandardSet ? look.stackedItemPositioning : itemPositioning {
        case .fill: return false
        case .centered: return true
        case .automatic: return layout == .inline
        }
    }

    /// As wide as was set, else at least 76 and as the widest tab needs; as far apart as was set, else 34 (assumed).
    private var centredEdges: [(CGFloat, CGFloat)] {
        let look = appearanceInForce
        let setWidth = isStandardSet ? look.stackedItemWidth : itemWidth
        let setSpacing = isStandardSet ? look.stackedItemSpacing : itemSpacing
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
        let look = appearanceInForce
        let image = look.selectionIndicatorImage ?? selectionIndicatorImage
        let button = buttons.first { $0.item === selectedItem }
        indicator.isHidden = image == nil || button == nil
        indicator.image = image
        indicator.tintColor = look.selectionIndicatorTintColor
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
        get { slots.standard ?? UITabBarAppearance() }
        set { setAppearance(newValue, \.standard) }
    }

    /// How the bar looks below content that ends above it. Default nil: as otherwise, without background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { slots.scrollEdge }
        set { setAppearance(newValue, \.scrollEdge) }
    }

    private func setAppearance(
        _ appearance: UITabBarAppearance?,
        _ slot: WritableKeyPath<AppearanceSlots<UITabBarAppearance>, UITabBarAppearance?>
    ) {
        let copy = appearance?.duplicate()
        let isStandard = slot == \AppearanceSlots<UITabBarAppearance>.standard
        if isStandard { isStandardSet = true }
        copy?.onChange = { [weak self] in
            if isStandard { self?.isStandardSet = true }
            self?.looksDidChange()
        }
        slots[keyPath: slot] = copy
        looksDidChange()
    }

    /// What the bar shows: an appearance of the selected tab goes before the bar's.
    var appearanceInForce: UITabBarAppearance {
        var bar = slots
        if !isStandardSet, !legacy.isEmpty, let look = slots.standard?.duplicate() {
            look.background = legacy.applied(to: look.background, position: .bottom, metrics: .default)
            bar.standard = look
        }
        return AppearanceSlots.inForce(
            item: selectedItem?.slots ?? AppearanceSlots(), bar: bar, isEdge: isAtEdge ?? false, isCompact: false)
            ?? standardAppearance
    }

    private func looksDidChange() {
        let appearance = appearanceInForce
        backdrop.show(appearance.background)
        let layout = layout
        let look =
            switch layout {
            case .stacked: appearance.stackedLayoutAppearance
            case .inline: appearance.inlineLayoutAppearance
            case .compactInline: appearance.compactInlineLayoutAppearance
            }
        for button in buttons {
            button.show(
                isSelected: button.item === selectedItem, layout: layout, look: look,
                unselectedColor: isStandardSet ? nil : unselectedItemTintColor)
        }
        setNeedsLayout()
    }

    // MARK: Older properties, which count until the standard appearance is set

    /// Light or dark. Default `default`: by the interface style.
    open var barStyle: UIBarStyle {
        get { legacy.style }
        set {
            legacy.style = newValue
            looksDidChange()
        }
    }

    /// Whether content goes on under the bar. Default true.
    open var isTranslucent: Bool {
        get { legacy.isTranslucent }
        set {
            guard newValue != legacy.isTranslucent else { return }
            legacy.isTranslucent = newValue
            superview?.setNeedsLayout()
            looksDidChange()
        }
    }

    /// The standard background's colour. Default nil.
    open var barTintColor: UIColor? {
        get { legacy.tint }
        set {
            legacy.tint = newValue
            looksDidChange()
        }
    }

    /// The colour of tabs that are not selected. Default nil: a grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { looksDidChange() }
    }

    /// Behind the tabs. Default nil.
    open var backgroundImage: UIImage? {
        get { legacy.backgroundImages[.init(position: .any, metrics: .default)] }
        set {
            legacy.backgroundImages[.init(position: .any, metrics: .default)] = newValue
            looksDidChange()
        }
    }

    /// In place of the line, where there is a background image. Default nil.
    open var shadowImage: UIImage? {
        get { legacy.shadowImages[.any] }
        set {
            legacy.shadowImages[.any] = newValue
            looksDidChange()
        }
    }

    /// Behind the selected tab. Default nil.
    open var selectionIndicatorImage: UIImage? {
        didSet { setNeedsLayout() }
    }

    /// How tabs share the bar's width. Default `automatic`.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { setNeedsLayout() }
    }

    /// How wide tabs in the middle are, in points; 0, the default, leaves it to the bar.
    open var itemWidth: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// How far tabs in the middle stand apart, in points; 0, the default, leaves it to the bar.
    open var itemSpacing: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
}
