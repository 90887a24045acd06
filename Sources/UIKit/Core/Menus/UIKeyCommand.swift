import Foundation

/// A command that keys choose: while a responder that lists it is in the chain of the first responder.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    private let inputStorage: String?
    private let flagsStorage: UIKeyModifierFlags

    /// Makes a command that no key chooses and that does nothing.
    public init() {
        inputStorage = nil
        flagsStorage = []
        super.init(command: "", nil, nil, nil, nil, [], nil, [], .off)
    }

    private init(
        key input: String, _ modifierFlags: UIKeyModifierFlags, _ title: String, _ image: UIImage?, _ action: Selector,
        _ propertyList: Any?, _ alternates: [UICommandAlternate], _ discoverabilityTitle: String?,
        _ attributes: Attributes, _ state: State
    ) {
        inputStorage = input
        flagsStorage = modifierFlags
        super.init(
            command: title, nil, image, action, propertyList, alternates, discoverabilityTitle, attributes, state)
    }

    /// Makes a command.
    /// - Parameters:
    ///   - action: Of a method that takes the command, or nothing.
    ///   - input: The characters of the key without its modifiers, or one of the constants below.
    ///   - modifierFlags: The keys that have to be held, no more and no less.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.init(
            key: input, modifierFlags, title, image, action, propertyList, alternates, discoverabilityTitle, attributes,
            state)
    }

    /// Makes a command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(key: input, modifierFlags, "", nil, action, nil, [], nil, [], .off)
    }

    /// Makes a command with a title that is shown where keys are explained.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(key: input, modifierFlags, "", nil, action, nil, [], discoverabilityTitle, [], .off)
    }

    /// The characters of the key without its modifiers.
    open var input: String? { inputStorage }
    /// The keys that have to be held.
    open var modifierFlags: UIKeyModifierFlags { flagsStorage }
    /// Whether the command comes before what the system does with its keys; there is nothing of that kind on a stage.
    /// Default false.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the key may be another one on other keyboards; a stage's has all keys. Default true.
    open var allowsAutomaticLocalization = true
    /// Whether keys such as brackets and arrows are mirrored where layout runs right to left. Default true.
    open var allowsAutomaticMirroring = true

    // MARK: Keys without characters

    /// The arrow upwards.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow downwards.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// Page up.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// End.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// Delete forwards.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// F1.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// F2.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// F3.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// F4.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// F5.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// F6.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// F7.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// F8.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// F9.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// F10.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// F11.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// F12.
    public nonisolated static let f12 = "UIKeyInputF12"
}
