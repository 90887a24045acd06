import UIKit

/// What the keyboard of fields is like, as views around ask for it.
struct InputTraits: Equatable {
    var keyboard = UIKeyboardType.default
    var isUncorrected: Bool?
    var capitalization: UITextAutocapitalizationType?
    var submitLabel: SubmitLabel?
    var content: UITextContentType?

    @MainActor
    func apply(to input: some UITextInputTraits) {
        input.keyboardType = keyboard
        input.autocorrectionType = correction
        input.autocapitalizationType = capitalization ?? .sentences
        input.returnKeyType = submitLabel?.key ?? .default
        input.textContentType = content
    }

    private var correction: UITextAutocorrectionType { isUncorrected.map { $0 ? .no : .yes } ?? .default }
}

/// What the return key of fields says.
public struct SubmitLabel: Hashable, Sendable {
    let key: UIReturnKeyType
    /// Done.
    public static var done: SubmitLabel { SubmitLabel(key: .done) }
    /// Go.
    public static var go: SubmitLabel { SubmitLabel(key: .go) }
    /// Send.
    public static var send: SubmitLabel { SubmitLabel(key: .send) }
    /// Join.
    public static var join: SubmitLabel { SubmitLabel(key: .join) }
    /// Route.
    public static var route: SubmitLabel { SubmitLabel(key: .route) }
    /// Search.
    public static var search: SubmitLabel { SubmitLabel(key: .search) }
    /// Return.
    public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
    /// Next.
    public static var next: SubmitLabel { SubmitLabel(key: .next) }
    /// Continue.
    public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}

/// Which letters the keyboard makes large by itself.
public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType

    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    /// All.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }

    private init(type: UITextAutocapitalizationType) { self.type = type }

    /// Letters as UIKit names them; nil for a kind that is not known.
    public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

private enum InputTraitsKey: EnvironmentKey { static var defaultValue: InputTraits { InputTraits() } }

extension EnvironmentValues {
    var inputTraits: InputTraits {
        get { self[InputTraitsKey.self] }
        set { self[InputTraitsKey.self] = newValue }
    }

    /// Whether words are left as they were written.
    public var autocorrectionDisabled: Bool {
        get { inputTraits.isUncorrected ?? false }
        set { inputTraits.isUncorrected = newValue }
    }
}

extension View {
    /// Which keyboard fields have.
    public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.inputTraits.keyboard, type) }

    /// Whether words are left as they were written.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.inputTraits.isUncorrected, disable)
    }

    /// Whether words are left as they were written; nil: as the system likes.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.inputTraits.isUncorrected, disable)
    }

    /// Which letters the keyboard makes large by itself; nil: those of sentences.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\.inputTraits.capitalization, autocapitalization?.type)
    }

    /// Which letters the keyboard makes large by itself.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        environment(\.inputTraits.capitalization, style)
    }

    /// What the return key says.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.inputTraits.submitLabel, submitLabel)
    }

    /// What a field is for; nil: unknown.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.inputTraits.content, textContentType)
    }
}
