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

    let backdrop = BarBackgroundView(lineIsBelow: false)
    let indicator = UIImageView()
    var buttons: [TabButton] = []
    let look = BarAppearances<UITabBarAppearance>()
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

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        offerLargeContent()
    }

    private func prepare() {
        for view in [backdrop, indicator] { addSubview(view) }
        look.onChange = { [weak self] in self?.looksDidChange() }
        looksDidChange()
    }

    /// The bar is told as one of tabs, which count themselves.
    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .tabBar) }

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

    /// Whether a tab controller says what is selected.
    var isManaged = false

    // MARK: Layout

    /// As wide as asked for, 49 high; 32 where there is little room down, 50 on pads.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight)
    }

    /// As high as its row.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: rowHeight) }

    /// Places the tabs: button i of n goes from round(i W ÷ n) + 2 to round((i + 1) W ÷ n) − 2, or they stand in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        placeTabs()
        placeIndicator()
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
