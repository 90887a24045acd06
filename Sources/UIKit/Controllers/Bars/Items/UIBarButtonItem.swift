import Foundation

/// A button in a navigation bar or a toolbar: a title, an image, one of the system's, a view of the app's, or room.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How much an item stands out.
    public enum Style: Int, Sendable, CaseIterable {
        /// Regular text.
        case plain = 0
        /// Text in semibold: what is expected.
        case done = 2
    }

    var systemItem: SystemItem? {
        didSet { if systemItem != oldValue { didChange() } }
    }
    private var backgrounds: [BackgroundKey: UIImage] = [:]
    private var backBackgrounds: [BackgroundKey: UIImage] = [:]
    private var titleOffsets: [UIBarMetrics: UIOffset] = [:]
    private var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]

    private struct BackgroundKey: Hashable {
        var state: UInt
        var style: Style?
        var metrics: UIBarMetrics
    }

    // MARK: Making items

    /// An item without title and image.
    public override init() {
        super.init()
    }

    /// An item; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// An item with an image, and a message for its target.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        adopt(style, target, action)
    }

    /// An item with an image of its own for the low bars of phones on their side.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init()
        (self.image, self.landscapeImagePhone) = (image, landscapeImagePhone)
        adopt(style, target, action)
    }

    /// An item with a title, and a message for its target.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        adopt(style, target, action)
    }

    /// An item of the system's, with its title or its picture.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        adopt(systemItem.style, target, action)
    }

    /// An item of the system's with an action; title and image stay the system's.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.systemItem = systemItem
        style = systemItem.style
        primaryActionStorage = primaryAction
    }

    /// An item with an action, whose title and image it takes over where it has none.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
        primaryActionStorage = primaryAction
    }

    /// An item with a title or an image, and a message for its target.
    public convenience init(title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.image) = (title, image)
        adopt(.plain, target, action)
    }

    /// An item with a title and a menu, which a tap opens.
    public convenience init(title: String?, menu: UIMenu?) {
        self.init()
        (self.title, self.menu) = (title, menu)
    }

    /// An item with an image and a menu, which a tap opens.
    public convenience init(image: UIImage?, menu: UIMenu?) {
        self.init()
        (self.image, self.menu) = (image, menu)
    }

    /// An item of the system's with a menu: a tap opens it unless there is an action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) {
        self.init(systemItem: systemItem, primaryAction: primaryAction)
        self.menu = menu
    }

    /// An item with an action and a menu, which a finger that stays opens.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
    ) {
        self.init(title: title, image: image, primaryAction: primaryAction)
        self.menu = menu
    }

    /// An item that is a view of the app's, which handles its touches itself.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Room of a width, in points.
    @discardableResult
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// Room that takes what others leave; several share it.
    @discardableResult
    open class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    private func adopt(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    // MARK: What it does

    /// The message that a tap sends, unless there is a primary action. Default nil.
    open var action: Selector?

    /// Gets the message; nil sends it up the responder chain. Not held. Default nil.
    open weak var target: AnyObject?

    private var primaryActionStorage: UIAction?

    /// What a tap does, in place of the message. Setting it takes its title and image over. Default nil.
    open var primaryAction: UIAction? {
        get { primaryActionStorage }
        set {
            primaryActionStorage = newValue
            guard let newValue else { return }
            (title, image) = (newValue.title, newValue.image)
        }
    }

    /// Whether a tap turns `isSelected` over first. Default false.
    open var changesSelectionAsPrimaryAction = false

    /// What a finger that stays opens; a tap, too, where there is neither a message nor an action. Default nil.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { didChange() } }
    }

    /// The order of the menu's elements. Default automatic.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Stands for the item in menus. Default nil.
    open var menuRepresentation: UIMenuElement?

    /// Does what a tap does.
    func perform(for event: UIEvent?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
        guard let action else { return }
        _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    // MARK: How it looks

    /// How much it stands out. Default plain.
    open var style = Style.plain {
        didSet { if style != oldValue { didChange() } }
    }

    /// How wide it is, in points; 0, the default, is as wide as its content.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { didChange() } }
    }

    /// Titles that it may come to have: it is as wide as the widest. Default nil.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { didChange() } }
    }

    /// A view in place of title and image. Default nil.
    open var customView: UIView? {
        didSet { if customView !== oldValue { didChange() } }
    }

    /// A value by its name, as of any item; its `view` is the app's own where it has one.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "view": return customView ?? shownView
        case "customView": return customView
        default: return super.value(forKey: key)
        }
    }

    /// The colour of title and image. Default nil: the bar's tint.
    open var tintColor: UIColor? {
        willSet { noteAppearance(\UIBarButtonItem.tintColor, newValue) }
        didSet { if tintColor != oldValue { didChange() } }
    }

    /// Whether it shows as chosen: on a plate in its tint. Default false.
    open var isSelected = false {
        didSet { if isSelected != oldValue { didChange() } }
    }

    /// Whether bars leave it out. Default false.
    open var isHidden = false {
        didSet { if isHidden != oldValue { didChange() } }
    }

    /// Whether things that are dragged open it. Nothing is dragged from app to app here. Default false.
    open var isSpringLoaded = false

    // MARK: Older ways to change the looks

    /// Sets the image behind the item in a state; it is stretched. Default nil.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        noteAppearance(
            backgroundImage, axes: [Int(state.rawValue), barMetrics.rawValue],
            read: { (item: UIBarButtonItem) in item.backgroundImage(for: state, barMetrics: barMetrics) },
            write: { $0.setBackgroundImage($1, for: state, barMetrics: barMetrics) })
        backgrounds[BackgroundKey(state: state.rawValue, metrics: barMetrics)] = backgroundImage
        didChange()
    }

    /// Sets the image behind the item in a state while it has a style. Default nil.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        noteAppearance(
            backgroundImage, axes: [Int(state.rawValue), style.rawValue, barMetrics.rawValue],
            read: { (item: UIBarButtonItem) in
                item.backgroundImage(for: state, style: style, barMetrics: barMetrics)
            },
            write: { $0.setBackgroundImage($1, for: state, style: style, barMetrics: barMetrics) })
        backgrounds[BackgroundKey(state: state.rawValue, style: style, metrics: barMetrics)] = backgroundImage
        didChange()
    }

    /// The image behind the item that was set for a state.
    @discardableResult
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[BackgroundKey(state: state.rawValue, metrics: barMetrics)]
    }

    /// The image behind the item that was set for a state and a style.
    @discardableResult
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[BackgroundKey(state: state.rawValue, style: style, metrics: barMetrics)]
    }

    /// Sets the image behind the back button that goes to this item. Default nil.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        noteAppearance(
            backgroundImage, axes: [Int(state.rawValue), barMetrics.rawValue],
            read: { (item: UIBarButtonItem) in item.backButtonBackgroundImage(for: state, barMetrics: barMetrics) },
            write: { $0.setBackButtonBackgroundImage($1, for: state, barMetrics: barMetrics) })
        backBackgrounds[BackgroundKey(state: state.rawValue, metrics: barMetrics)] = backgroundImage
        didChange()
    }

    /// The image behind the back button that was set for a state.
    @discardableResult
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backBackgrounds[BackgroundKey(state: state.rawValue, metrics: barMetrics)]
    }

    /// Moves the title, in points. Default zero.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        noteAppearance(
            adjustment, axes: [barMetrics.rawValue],
            read: { (item: UIBarButtonItem) in item.titleOffsets[barMetrics] },
            write: { $0.setOffset($1, \.titleOffsets, barMetrics) })
        titleOffsets[barMetrics] = adjustment
        didChange()
    }

    /// How far the title is moved.
    @discardableResult
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleOffsets[barMetrics] ?? titleOffsets[barMetrics.withoutPrompt] ?? titleOffsets[.default] ?? .zero
    }

    /// Moves the text of the back button that goes to this item, in points. Default zero.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        noteAppearance(
            adjustment, axes: [barMetrics.rawValue],
            read: { (item: UIBarButtonItem) in item.backTitleOffsets[barMetrics] },
            write: { $0.setOffset($1, \.backTitleOffsets, barMetrics) })
        backTitleOffsets[barMetrics] = adjustment
        didChange()
    }

    /// How far the back button's text is moved.
    @discardableResult
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        backTitleOffsets[barMetrics] ?? backTitleOffsets[barMetrics.withoutPrompt] ?? backTitleOffsets[.default]
            ?? .zero
    }

    private func setOffset(
        _ offset: UIOffset?, _ table: ReferenceWritableKeyPath<UIBarButtonItem, [UIBarMetrics: UIOffset]>,
        _ metrics: UIBarMetrics
    ) {
        self[keyPath: table][metrics] = offset
        didChange()
    }

    /// The image behind the item in a state: what was set for the style first, then for any; a state without its own takes
    /// that of the normal one.
    func shownBackground(for state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        backgroundIn(backgrounds, state, metrics)
    }

    /// The image behind the back button.
    func shownBackBackground(for state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        backgroundIn(backBackgrounds, state, metrics)
    }

    private func backgroundIn(
        _ table: [BackgroundKey: UIImage], _ state: UIControl.State, _ metrics: UIBarMetrics
    ) -> UIImage? {
        guard !table.isEmpty else { return nil }
        for state in [state.rawValue, UIControl.State.normal.rawValue] {
            for metrics in [metrics, metrics.withoutPrompt, .default] {
                for style in [style, nil] {
                    if let image = table[BackgroundKey(state: state, style: style, metrics: metrics)] { return image }
                }
            }
        }
        return nil
    }

    // MARK: For bars

    /// Whether the item is only room.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
    var isFlexible: Bool { systemItem == .flexibleSpace }

    /// The title to show.
    var shownTitle: String? {
        if customView != nil || isSpace { return nil }
        return title ?? (image == nil ? systemItem?.title : nil)
    }

    /// The image to show: it goes before the title.
    override func shownImage(isCompact: Bool) -> (image: UIImage, insets: UIEdgeInsets)? {
        if let own = super.shownImage(isCompact: isCompact) { return own }
        guard title == nil, let glyph = systemItem?.glyph else { return nil }
        return (glyph.image, imageInsets)
    }
}
