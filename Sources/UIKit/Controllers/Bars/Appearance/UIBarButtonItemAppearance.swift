import Foundation

/// How one state of buttons in bars looks.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject, ItemStateAppearance {
    struct Values {
        var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        var titlePositionAdjustment: UIOffset?
        var backgroundImage: UIImage?
        var backgroundImagePositionAdjustment: UIOffset?
    }

    var values = Values() {
        didSet { onChange?() }
    }
    var onChange: (() -> Void)?

    override init() {
        super.init()
    }

    /// Attributes of the title; what they leave out comes from the normal state, then from the button's style. Default
    /// none.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.titleTextAttributes }
        set { values.titleTextAttributes = newValue }
    }

    /// Moves the title, in points. Default zero.
    open var titlePositionAdjustment: UIOffset {
        get { values.titlePositionAdjustment ?? .zero }
        set { values.titlePositionAdjustment = newValue }
    }

    /// Behind the button; stretched. Default nil.
    open var backgroundImage: UIImage? {
        get { values.backgroundImage }
        set { values.backgroundImage = newValue }
    }

    /// Moves the image behind the button, in points. Default zero.
    open var backgroundImagePositionAdjustment: UIOffset {
        get { values.backgroundImagePositionAdjustment ?? .zero }
        set { values.backgroundImagePositionAdjustment = newValue }
    }
}

/// How buttons in bars look, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying, ItemAppearance {
    private var styleStorage: UIBarButtonItem.Style
    private let states = ItemStates { UIBarButtonItemStateAppearance() }
    var onChange: (() -> Void)?

    /// How plain buttons look.
    public override convenience init() {
        self.init(style: .plain)
    }

    /// How buttons of a style look.
    public required init(style: UIBarButtonItem.Style) {
        styleStorage = style
        super.init()
        listen()
    }

    /// How plain buttons look; archives are not read.
    public required init(coder: NSCoder) {
        styleStorage = .plain
        super.init()
        listen()
    }

    private func listen() {
        states.listen { [weak self] in self?.onChange?() }
    }

    /// Forgets what was set.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
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

    /// The state of rest. Other states take over what they do not set.
    open var normal: UIBarButtonItemStateAppearance { states.normal }
    /// While a finger is on the button.
    open var highlighted: UIBarButtonItemStateAppearance { states.emphasized }
    /// While the item is not enabled.
    open var disabled: UIBarButtonItemStateAppearance { states.disabled }
    /// While the button has the focus. Buttons in bars get none here.
    open var focused: UIBarButtonItemStateAppearance { states.focused }

    /// What applies in a state: its own, else the normal one's.
    func values(for state: UIControl.State) -> UIBarButtonItemStateAppearance.Values {
        var result = normal.values
        let own: UIBarButtonItemStateAppearance.Values
        if state.contains(.disabled) {
            own = disabled.values
        } else if state.contains(.highlighted) {
            own = highlighted.values
        } else {
            return result
        }
        result.titleTextAttributes.merge(own.titleTextAttributes) { $1 }
        result.titlePositionAdjustment = own.titlePositionAdjustment ?? result.titlePositionAdjustment
        result.backgroundImage = own.backgroundImage ?? result.backgroundImage
        result.backgroundImagePositionAdjustment =
            own.backgroundImagePositionAdjustment ?? result.backgroundImagePositionAdjustment
        return result
    }

    /// Whether states differ by what was set: then a button does not fade while a finger is on it.
    var setsHighlighted: Bool { !highlighted.values.titleTextAttributes.isEmpty }
}
