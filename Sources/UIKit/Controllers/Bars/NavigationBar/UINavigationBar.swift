import Foundation

/// A bar with a title, buttons and a way back.
///
/// A navigation controller manages its own; one without controller takes items by `pushItem(_:animated:)`.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    let backdrop = BarBackgroundView(lineIsBelow: true)
    var content: NavigationBarContent?
    var transition: NavigationBarTransition?
    var transitionIsPush = false
    /// Whether the content below stood at the bar's edge when the background was shown last.
    var wasAtEdge = false
    /// A tap on the back button, and whether a controller manages the items.
    var onBack: (() -> Void)?
    /// Told when the bar needs another height, or shows another background.
    var onChange: (() -> Void)?
    /// How far the content below is from its top: negative where it is pulled down; nil where no controller says, which is
    /// never the edge.
    var scrolledDistance: CGFloat? {
        didSet { if scrolledDistance != oldValue { distanceDidChange() } }
    }
    /// Whether the bar stands in a sheet, where it is higher.
    var isInSheet = false {
        didSet { if isInSheet != oldValue { itemsDidChange() } }
    }
    let look = BarAppearances<UINavigationBarAppearance>()
    var titleOffsets: [UIBarMetrics: CGFloat] = [:]

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

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        offerLargeContent()
    }

    private func prepare() {
        addSubview(backdrop)
        look.onChange = { [weak self] in self?.looksDidChange() }
        showBackground()
    }

    /// Says where a bar without controller lies, and decides about its items. Default nil.
    open weak var delegate: (any UINavigationBarDelegate)?

    /// At the top; attached to the screen's top where a navigation controller manages the bar.
    open var barPosition: UIBarPosition {
        if onBack != nil { return .topAttached }
        return delegate?.saidPosition(for: self) ?? .top
    }

    // MARK: Items

    /// The items, the shown one last. Setting it is misuse for the bar of a navigation controller.
    open var items: [UINavigationItem]? {
        get { itemList.isEmpty ? nil : itemList }
        set { setItems(newValue, animated: false) }
    }

    var itemList: [UINavigationItem] = [] {
        didSet {
            let common = itemList.identicalPrefix(with: oldValue)
            guard common < max(itemList.count, oldValue.count) else { return }
            for item in oldValue[common...] where item.bar === self { item.bar = nil }
            for item in itemList[common...] { item.bar = self }
            if transition == nil { itemsDidChange() }
        }
    }

    /// Replaces the items; animated as a push, or as a pop where the new top was among the old ones.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard mayChangeItems else { return }
        let new = items ?? []
        let isPop = new.last.map { itemList.dropLast().contains($0) } ?? true
        change(to: new, isPush: !isPop, animated: animated) {}
    }

    /// Adds an item on top, if the delegate lets it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard mayChangeItems, delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        change(to: itemList + [item], isPush: true, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.navigationBar(self, didPush: item)
        }
    }

    /// Removes the item on top, if the delegate lets it; the last one stays.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard mayChangeItems, itemList.count > 1, let top = itemList.last else { return nil }
        guard delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
        change(to: Array(itemList.dropLast()), isPush: false, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.navigationBar(self, didPop: top)
        }
        return top
    }

    /// The item that shows.
    open var topItem: UINavigationItem? { itemList.last }
    /// The item below it.
    open var backItem: UINavigationItem? { itemList.count > 1 ? itemList[itemList.count - 2] : nil }

    override func customizeItems(_ table: AppearanceTable, traits: UITraitCollection) {
        var items = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
        if let backItem { items.append(backItem.lookOfBackButton) }
        for item in items { table.customize(item, traits: traits, in: self) }
    }

    // MARK: Height

    /// Whether an item's title may be large while content stands at its top. Default false.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { itemsDidChange() } }
    }

    /// As wide as asked for, as high as its parts.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wantedHeight) }

    /// As high as its parts.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
    }

    /// Places the parts; the background goes up to the screen's top where the bar is attached to it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let top = barPosition == .topAttached ? max(0, frame.minY) : 0
        backdrop.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
        for view in [content, transition?.lower, transition?.upper] { view?.frame = bounds }
    }

    /// Takes over what the traits change.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        itemsDidChange()
    }

    /// Takes over what the window's screen says.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { itemsDidChange() }
    }

    /// Takes a new tint over.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        looksDidChange()
    }

    /// A finger beside the buttons is the bar's.
    @discardableResult
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: Appearances

    /// How the bar looks unless another situation has a look of its own. A copy is kept.
    open var standardAppearance: UINavigationBarAppearance {
        get { look.standard }
        set {
            noteAppearance(
                newValue, read: { (bar: UINavigationBar) in bar.look.ownStandard },
                write: { $0.look.ownStandard = $1 })
            look.ownStandard = newValue
        }
    }

    /// How low bars look. Default nil: `standardAppearance`. A copy is kept.
    open var compactAppearance: UINavigationBarAppearance? {
        get { look[\.compact] }
        set {
            noteAppearance(\UINavigationBar.compactAppearance, newValue)
            look[\.compact] = newValue
        }
    }

    /// How the bar looks above content that stands at its top. Default nil: as otherwise, without background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { look[\.scrollEdge] }
        set {
            noteAppearance(\UINavigationBar.scrollEdgeAppearance, newValue)
            look[\.scrollEdge] = newValue
        }
    }

    /// How low bars look above content that stands at its top. Default nil: `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { look[\.compactScrollEdge] }
        set {
            noteAppearance(\UINavigationBar.compactScrollEdgeAppearance, newValue)
            look[\.compactScrollEdge] = newValue
        }
    }

    // MARK: Older properties, which count until the standard appearance is set

    /// Light or dark. Default `default`: by the interface style.
    open var barStyle: UIBarStyle {
        get { look.legacy.style }
        set {
            noteAppearance(\UINavigationBar.barStyle, newValue)
            look.legacy.style = newValue
        }
    }

    /// Whether content goes on under the bar. Default true; false where a background image was set that covers it is not
    /// told from others (assumed).
    open var isTranslucent: Bool {
        get { look.legacy.isTranslucent }
        set {
            noteAppearance(\UINavigationBar.isTranslucent, newValue)
            guard newValue != look.legacy.isTranslucent else { return }
            look.legacy.isTranslucent = newValue
            superview?.setNeedsLayout()
        }
    }

    /// The standard background's colour: above content that stands at its top it does not show. Default nil.
    open var barTintColor: UIColor? {
        get { look.legacy.tint }
        set {
            noteAppearance(\UINavigationBar.barTintColor, newValue)
            look.legacy.tint = newValue
        }
    }

    /// Attributes of the title. Default nil.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        willSet { noteAppearance(\UINavigationBar.titleTextAttributes, newValue) }
        didSet { looksDidChange() }
    }

    /// Attributes of the large title. Default nil.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        willSet { noteAppearance(\UINavigationBar.largeTitleTextAttributes, newValue) }
        didSet { looksDidChange() }
    }

    /// An image in place of the line, where there is a background image. Default nil.
    open var shadowImage: UIImage? {
        get { look.legacy.shadowImages[.any] }
        set {
            noteAppearance(\UINavigationBar.shadowImage, newValue)
            look.legacy.shadowImages[.any] = newValue
        }
    }

    /// An image in place of the chevron; counts only beside `backIndicatorTransitionMaskImage`. Default nil.
    open var backIndicatorImage: UIImage? {
        willSet { noteAppearance(\UINavigationBar.backIndicatorImage, newValue) }
        didSet { looksDidChange() }
    }

    /// The mask that belongs to `backIndicatorImage`. Titles are not masked here. Default nil.
    open var backIndicatorTransitionMaskImage: UIImage? {
        willSet { noteAppearance(\UINavigationBar.backIndicatorTransitionMaskImage, newValue) }
        didSet { looksDidChange() }
    }

    /// Sets the image behind the bar's content. Default nil.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    /// The image behind the bar's content.
    @discardableResult
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    /// Sets the image behind the content of a bar in some place. Default nil.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        noteAppearance(
            backgroundImage, axes: [barPosition.rawValue, barMetrics.rawValue],
            read: { (bar: UINavigationBar) in bar.backgroundImage(for: barPosition, barMetrics: barMetrics) },
            write: { $0.setBackgroundImage($1, for: barPosition, barMetrics: barMetrics) })
        look.legacy.backgroundImages[.init(position: barPosition, metrics: barMetrics)] = backgroundImage
    }

    /// The image behind the content of a bar in some place.
    @discardableResult
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        look.legacy.backgroundImages[.init(position: barPosition, metrics: barMetrics)]
    }

    /// Moves the title down, in points. Default 0.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        noteAppearance(
            adjustment, axes: [barMetrics.rawValue],
            read: { (bar: UINavigationBar) in bar.titleOffsets[barMetrics] ?? 0 },
            write: { $0.setTitleVerticalPositionAdjustment($1, for: barMetrics) })
        titleOffsets[barMetrics] = adjustment
        looksDidChange()
    }

    /// How far the title is moved down.
    @discardableResult
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleOffsets[barMetrics] ?? titleOffsets[.default] ?? 0
    }

    // MARK: For transitions and looks

    var setting: NavigationBarContent.Setting { makeSetting() }

    /// Shows the appearance in force.
    func looksDidChange() {
        wasAtEdge = isAtEdge
        showBackground()
        content?.refresh(setting)
        setNeedsLayout()
    }
}
