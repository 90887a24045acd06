import Foundation

/// How one state of tabs looks.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject, ItemStateAppearance {
    struct Values {
        var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        var titlePositionAdjustment: UIOffset?
        var iconColor: UIColor?
        var badgeBackgroundColor: UIColor?
        var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
        var badgePositionAdjustment: UIOffset?
        var badgeTitlePositionAdjustment: UIOffset?
    }

    var values = Values() {
        didSet { onChange?() }
    }
    var onChange: (() -> Void)?

    override init() {
        super.init()
    }

    /// Attributes of the title; what they leave out comes from the normal state, the colour from the tab's own colours.
    /// Default none.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.titleTextAttributes }
        set { values.titleTextAttributes = newValue }
    }

    /// Moves the title, in points. Default zero.
    open var titlePositionAdjustment: UIOffset {
        get { values.titlePositionAdjustment ?? .zero }
        set { values.titlePositionAdjustment = newValue }
    }

    /// The colour of the image. Default nil: the tint where selected, else a grey.
    open var iconColor: UIColor? {
        get { values.iconColor }
        set { values.iconColor = newValue }
    }

    /// The badge's colour. Default nil: red.
    open var badgeBackgroundColor: UIColor? {
        get { values.badgeBackgroundColor }
        set { values.badgeBackgroundColor = newValue }
    }

    /// Attributes of the badge's text. Default none: white, 13 points.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { values.badgeTextAttributes }
        set { values.badgeTextAttributes = newValue }
    }

    /// Moves the badge, in points. Default zero.
    open var badgePositionAdjustment: UIOffset {
        get { values.badgePositionAdjustment ?? .zero }
        set { values.badgePositionAdjustment = newValue }
    }

    /// Moves the badge's text in it, in points. Default zero.
    open var badgeTitlePositionAdjustment: UIOffset {
        get { values.badgeTitlePositionAdjustment ?? .zero }
        set { values.badgeTitlePositionAdjustment = newValue }
    }
}

/// How tabs look, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying, ItemAppearance {
    /// How image and title lie.
    public enum Style: Int, Sendable, CaseIterable {
        /// One above the other.
        case stacked
        /// Beside each other, where there is room across.
        case inline
        /// Beside each other in the low bars of phones on their side.
        case compactInline
    }

    private var styleStorage: Style
    private let states = ItemStates { UITabBarItemStateAppearance() }
    var onChange: (() -> Void)?

    /// How stacked tabs look.
    public override convenience init() {
        self.init(style: .stacked)
    }

    /// How tabs of a style look.
    public required init(style: Style) {
        styleStorage = style
        super.init()
        listen()
    }

    /// How stacked tabs look; archives are not read.
    public required init(coder: NSCoder) {
        styleStorage = .stacked
        super.init()
        listen()
    }

    private func listen() {
        states.listen { [weak self] in self?.onChange?() }
    }

    /// Forgets what was set.
    open func configureWithDefault(for style: Style) {
        styleStorage = style
        states.reset(to: .init())
    }

    /// A copy.
    @discardableResult
    open nonisolated override func copy() -> Any { copy(with: nil) }

    /// A copy.
    @discardableResult
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    func duplicate() -> Self {
        let copy = Self(style: styleStorage)
        copy.states.take(states)
        return copy
    }

    /// Tabs that are not selected. Other states take over what they do not set.
    open var normal: UITabBarItemStateAppearance { states.normal }
    /// The selected tab.
    open var selected: UITabBarItemStateAppearance { states.emphasized }
    /// Tabs that are not enabled.
    open var disabled: UITabBarItemStateAppearance { states.disabled }
    /// The tab with the focus. Tabs get none here.
    open var focused: UITabBarItemStateAppearance { states.focused }

    /// What applies in a state: its own, else the normal one's; colours are a state's alone.
    func values(for state: UIControl.State) -> UITabBarItemStateAppearance.Values {
        var result = normal.values
        let own: UITabBarItemStateAppearance.Values
        if state.contains(.disabled) {
            own = disabled.values
        } else if state.contains(.selected) {
            own = selected.values
            result.titleTextAttributes[.foregroundColor] = nil
            result.iconColor = nil
        } else {
            return result
        }
        result.titleTextAttributes.merge(own.titleTextAttributes) { $1 }
        result.badgeTextAttributes.merge(own.badgeTextAttributes) { $1 }
        result.titlePositionAdjustment = own.titlePositionAdjustment ?? result.titlePositionAdjustment
        result.iconColor = own.iconColor ?? result.iconColor
        result.badgeBackgroundColor = own.badgeBackgroundColor ?? result.badgeBackgroundColor
        result.badgePositionAdjustment = own.badgePositionAdjustment ?? result.badgePositionAdjustment
        result.badgeTitlePositionAdjustment =
            own.badgeTitlePositionAdjustment ?? result.badgeTitlePositionAdjustment
        return result
    }
}
