// What an input asks of a keyboard. Kept as data: what is typed is inserted as it is.

/// Which letters a keyboard makes capitals.
public enum UITextAutocapitalizationType: Int, Sendable, CaseIterable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
}

/// Whether a keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable, CaseIterable {
    /// As the system and the kind of text have it.
    case `default`
    /// Never.
    case no
    /// Always.
    case yes
}

/// Whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Sendable, CaseIterable {
    /// As the system and the kind of text have it.
    case `default`
    /// Never.
    case no
    /// Always.
    case yes
}

/// Whether straight quotes become curly ones.
public enum UITextSmartQuotesType: Int, Sendable, CaseIterable {
    /// As the system and the kind of text have it.
    case `default`
    /// Never.
    case no
    /// Always.
    case yes
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable, CaseIterable {
    /// As the system and the kind of text have it.
    case `default`
    /// Never.
    case no
    /// Always.
    case yes
}

/// Whether spaces around words are kept when words are inserted and deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable, CaseIterable {
    /// As the system and the kind of text have it.
    case `default`
    /// Never.
    case no
    /// Always.
    case yes
}

/// Whether a keyboard shows what may come next in the text.
public enum UITextInlinePredictionType: Int, Sendable, CaseIterable {
    /// As the system and the kind of text have it.
    case `default`
    /// Never.
    case no
    /// Always.
    case yes
}

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable, CaseIterable {
    /// The keys of the user's language.
    case `default`
    /// Letters of ASCII among others.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Letters, with a point, a slash and a domain.
    case URL
    /// Ten digits.
    case numberPad
    /// Ten digits, star and hash.
    case phonePad
    /// Letters, and the digits of a telephone.
    case namePhonePad
    /// Letters, with an at sign and a point.
    case emailAddress
    /// Ten digits and a point.
    case decimalPad
    /// Letters, with an at sign and a hash.
    case twitter
    /// Letters, with a space and a point.
    case webSearch
    /// Ten digits of ASCII.
    case asciiCapableNumberPad

    /// The old name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable, CaseIterable {
    /// As the system is.
    case `default`
    /// Dark.
    case dark
    /// Light.
    case light

    /// The old name of `dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable, CaseIterable {
    /// Return.
    case `default`
    /// Go.
    case go
    /// Google.
    case google
    /// Join.
    case join
    /// Next.
    case next
    /// Route.
    case route
    /// Search.
    case search
    /// Send.
    case send
    /// Yahoo.
    case yahoo
    /// Done.
    case done
    /// Emergency call.
    case emergencyCall
    /// Continue.
    case `continue`
}
