import Foundation

/// What a text input asks of the keyboard.
///
/// All of it is kept; the return key, the keys that a drawn keyboard shows and hidden text follow it. What is typed is
/// inserted as it is: nothing is corrected or made a capital.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters the keyboard would make capitals. Default `sentences`.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether the keyboard would correct words. Default `default`.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelled words would be marked. Default `default`.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether straight quotes would become curly ones. Default `default`.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two hyphens would become a dash. Default `default`.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces around words would be kept. Default `default`.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Whether the keyboard would show what may come next. Default `default`.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// Which keys the keyboard has. Default `default`.
    var keyboardType: UIKeyboardType { get set }
    /// How the keyboard looks. Default `default`.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the return key says. Default `default`.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key does nothing while there is no text. Default false.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden. Default false.
    var isSecureTextEntry: Bool { get set }
    /// What the text means. Default nil.
    var textContentType: UITextContentType! { get set }
    /// What a password must have. Default nil.
    var passwordRules: UITextInputPasswordRules? { get set }
}

// What stands in for properties that were left out: they have their defaults, and setting them does nothing.
extension UITextInputTraits {
    /// Which letters the keyboard would make capitals. Default `sentences`.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// Whether the keyboard would correct words. Default `default`.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// Whether misspelled words would be marked. Default `default`.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// Whether straight quotes would become curly ones. Default `default`.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// Whether two hyphens would become a dash. Default `default`.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// Whether spaces around words would be kept. Default `default`.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// Whether the keyboard would show what may come next. Default `default`.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    /// Which keys the keyboard has. Default `default`.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// How the keyboard looks. Default `default`.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// What the return key says. Default `default`.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// Whether the return key does nothing while there is no text. Default false.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// Whether the text is hidden. Default false.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// What the text means. Default nil.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    /// What a password must have. Default nil.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
}

/// The traits of an input that keeps all of them.
package struct KeyboardTraits: Sendable {
    package var autocapitalizationType: UITextAutocapitalizationType = .sentences
    package var autocorrectionType: UITextAutocorrectionType = .default
    package var spellCheckingType: UITextSpellCheckingType = .default
    package var smartQuotesType: UITextSmartQuotesType = .default
    package var smartDashesType: UITextSmartDashesType = .default
    package var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    package var inlinePredictionType: UITextInlinePredictionType = .default
    package var keyboardType: UIKeyboardType = .default
    package var keyboardAppearance: UIKeyboardAppearance = .default
    package var returnKeyType: UIReturnKeyType = .default
    package var enablesReturnKeyAutomatically: Bool = false
    package var isSecureTextEntry: Bool = false
    package var textContentType: UITextContentType? = nil
    package var passwordRules: UITextInputPasswordRules? = nil

    package init() {}
}
