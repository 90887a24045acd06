import Foundation

/// Shows an item, and is told when that changes.
@MainActor
protocol BarItemObserver: AnyObject {
    func barItemDidChange()
}

/// What all items of bars have.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAppearance {
    /// Who shows the item.
    weak var observer: (any BarItemObserver)?
    /// What proxies and others set of those properties that proxies have.
    var customization = Customization()
    private var textAttributes = StateTable<[NSAttributedString.Key: Any]>()

    /// An item without title and image.
    public override init() {
        super.init()
    }

    /// An item; archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The view that shows the item while a bar has it.
    package var shownView: UIView? { observer as? UIView }

    /// A value by its name: `view`, the view that shows the item, and what the item's properties are called.
    ///
    /// Another name is misuse.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "view": return shownView
        case "title": return title
        case "image": return image
        case "tag": return tag
        case "enabled", "isEnabled": return isEnabled
        default:
            Misuse.report(
                "NSUnknownKeyException",
                "[\(self) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
            return nil
        }
    }

    func didChange() { observer?.barItemDidChange() }

    /// What a bar shows large of the item.
    var largeContent: LargeContent {
        LargeContent(
            isShown: true, title: title, image: largeContentSizeImage ?? image,
            scalesImage: largeContentSizeImage == nil,
            imageInsets: largeContentSizeImage == nil ? .zero : largeContentSizeImageInsets)
    }

    /// Default nil.
    open var title: String? {
        didSet { if title != oldValue { didChange() } }
    }

    /// Default nil.
    open var image: UIImage? {
        didSet { if image !== oldValue { didChange() } }
    }

    /// The image in the low bars of phones on their side. Default nil: `image`.
    open var landscapeImagePhone: UIImage? {
        didSet { if landscapeImagePhone !== oldValue { didChange() } }
    }

    /// The image that shows while a finger stays on the item at text sizes of accessibility. Default nil: `image`, larger.
    open var largeContentSizeImage: UIImage?

    /// Moves the image. Default zero.
    open var imageInsets: UIEdgeInsets = .zero {
        didSet { if imageInsets != oldValue { didChange() } }
    }

    /// Moves `landscapeImagePhone`. Default zero.
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero {
        didSet { if landscapeImagePhoneInsets != oldValue { didChange() } }
    }

    /// Moves `largeContentSizeImage`. Default zero.
    open var largeContentSizeImageInsets: UIEdgeInsets = .zero

    /// Whether it takes touches. Default true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { didChange() } }
    }

    /// A number of the app's. Default 0.
    open var tag = 0

    /// A name for tests. Default nil.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { didChange() } }
    }

    // MARK: Accessibility

    /// What the app has said of the item; nil until it says something.
    final var accessibility: AccessibilityProperties?

    /// Whether those who do not see the bar meet the item. Default true.
    open var isAccessibilityElement: Bool {
        get { accessible(\.isElement, \.isElement, else: \.isElement) }
        set { setAccessible(\.isElement, newValue) }
    }

    /// What the item is, in a word or two. Default nil: its title, what the system calls it, or its image's name.
    open var accessibilityLabel: String? {
        get { accessibility?.label?.string }
        set { setAccessible(\.label, .plain(newValue)) }
    }

    /// The label with attributes that say how it is spoken. Setting one sets the other.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility?.label?.attributedString }
        set { setAccessible(\.label, .copied(newValue)) }
    }

    /// What comes of choosing the item. Default nil.
    open var accessibilityHint: String? {
        get { accessibility?.hint?.string }
        set { setAccessible(\.hint, .plain(newValue)) }
    }

    /// What the item is set to. Default nil: of a tab its badge.
    open var accessibilityValue: String? {
        get { accessibility?.value?.string }
        set { setAccessible(\.value, .plain(newValue)) }
    }

    /// What the item is and can do beside its kind. Default none.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessible(\.traits, \.traits, else: \.traits) }
        set { setAccessible(\.traits, newValue) }
    }

    /// The language in which the label is to be spoken, such as `de-DE`. Default nil: the user's.
    open var accessibilityLanguage: String? {
        get { accessible(\.language, \.language, default: nil) }
        set { setAccessible(\.language, newValue) }
    }

    /// What may be said to mean the item, the best first; nil for its label. Default none.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility?.userInputLabels?.map(\.string) ?? [] }
        set { setAccessible(\.userInputLabels, newValue.map { $0.map { NSAttributedString(string: $0) } }) }
    }

    /// Actions with names. Default nil.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessible(\.customActions, \.customActions, default: nil) }
        set { setAccessible(\.customActions, newValue) }
    }

    /// Sets attributes of the title in a state; they go before those of appearances. Default nil.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        noteAppearance(
            attributes, axes: [Int(state.rawValue)],
            read: { (item: UIBarItem) in item.titleTextAttributes(for: state) },
            write: { $0.setTitleTextAttributes($1, for: state) })
        textAttributes.set(attributes, state)
        didChange()
    }

    /// The attributes that were set for exactly a state.
    @discardableResult
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes.own(state)
    }

    /// What was set for the normal state and for this one above it.
    func ownTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        var result = textAttributes.own(.normal) ?? [:]
        if state != .normal { result.merge(textAttributes.own(state) ?? [:]) { $1 } }
        return result
    }

    /// The image for a bar of a height, and how it is moved.
    func shownImage(isCompact: Bool) -> (image: UIImage, insets: UIEdgeInsets)? {
        if isCompact, let landscapeImagePhone { return (landscapeImagePhone, landscapeImagePhoneInsets) }
        return image.map { ($0, imageInsets) }
    }

    // MARK: Appearance for all instances

    /// A proxy: what is set on it holds for all instances of the class and of those that inherit from it.
    @discardableResult
    open class func appearance() -> Self { proxy(for: nil, in: []) }

    /// A proxy for instances inside of others: the classes of these from the innermost to the outermost.
    @discardableResult
    open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(for: nil, in: containerTypes)
    }

    /// A proxy for instances with the traits that `trait` specifies.
    @discardableResult
    open class func appearance(for trait: UITraitCollection) -> Self { proxy(for: trait, in: []) }

    /// A proxy for instances with certain traits inside of others.
    @discardableResult
    open class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(for: trait, in: containerTypes)
    }
}

extension UIBarItem: AppearanceHost {
    private static let initializer = ClassMetadata.initializerSlot(0, of: NSObject.self)

    static func makeForProxy() -> Self { ClassMetadata.make(self, slot: initializer, as: self) }
}
