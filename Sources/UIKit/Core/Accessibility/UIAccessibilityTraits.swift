/// What an element is and can do, for those who do not see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// None.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Makes a sound of its own when it is activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Tells what the screen is about when an app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Takes no touches now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes its label or value often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field for searches.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Begins to play or record when it is activated.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Has a value that goes up and down: `accessibilityIncrement()` and `accessibilityDecrement()`.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Takes touches directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Turns the page when it has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// Divides content into parts.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// Can be zoomed.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    /// A switch, or what is used like one; usually beside `button`.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

    /// The public traits by the names that Swift code writes.
    package static let named: KeyValuePairs<String, UIAccessibilityTraits> = [
        "none": .none, "button": .button, "link": .link, "image": .image, "selected": .selected,
        "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
        "summaryElement": .summaryElement, "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently,
        "searchField": .searchField, "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "tabBar": .tabBar,
        "header": .header, "supportsZoom": .supportsZoom, "toggleButton": .toggleButton,
    ]

    // What Apple's classes have besides, without public names.

    /// A field that takes text.
    package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
    /// A field whose text is edited now.
    package static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
    /// A field whose text is secret.
    package static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 24)
    /// The button that goes back to the screen before.
    package static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
    /// A tab of a bar.
    package static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
    /// A field of several lines.
    package static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)
}
