import UIKit

/// The keys of what text inputs ask of a keyboard.
enum KeyboardProperties {
    static let traits = [
        name("keyboardType", "Which keys a keyboard has. Default default.", of: keyboards) { $0.keyboardType = $1 },
        name(
            "keyboardAppearance", "Default default.",
            of: ["default": UIKeyboardAppearance.default, "dark": .dark, "light": .light]
        ) { $0.keyboardAppearance = $1 },
        name("returnKeyType", "What the return key says. Default default.", of: returnKeys) { $0.returnKeyType = $1 },
        PropertyRow.bool("enablesReturnKeyAutomatically", "The return key needs text. Default false.") {
            input($0)?.enablesReturnKeyAutomatically = $1
        },
        name(
            "autocapitalizationType", "Kept. Default sentences.",
            of: [
                "none": UITextAutocapitalizationType.none, "words": .words, "sentences": .sentences,
                "allCharacters": .allCharacters,
            ]
        ) { $0.autocapitalizationType = $1 },
        name(
            "autocorrectionType", "Kept; no gives a keyboard without words. Default default.",
            of: ["default": UITextAutocorrectionType.default, "no": .no, "yes": .yes]
        ) { $0.autocorrectionType = $1 },
        name(
            "spellCheckingType", "Kept. Default default.",
            of: ["default": UITextSpellCheckingType.default, "no": .no, "yes": .yes]
        ) { $0.spellCheckingType = $1 },
        PropertyRow(
            "textContentType", .nullable(.name(UITextContentType.named.map(\.name))),
            "What the text means. Kept. Default null."
        ) { object, value, _ in
            input(object)?.textContentType = UITextContentType.named.first { $0.name == value.text }?.type
        },
    ]

    @MainActor
    private static func input(_ object: AnyObject) -> (any UITextInputTraits)? { object as? any UITextInputTraits }

    private static func name<Value: Sendable>(
        _ key: String, _ summary: String, of names: KeyValuePairs<String, Value>,
        set: @escaping @MainActor @Sendable (any UITextInputTraits, Value) -> Void
    ) -> PropertyRow {
        .name(key, summary, of: names.map(\.key)) { object, place in
            if let input = input(object) { set(input, names[place].value) }
        }
    }

    private static let keyboards: KeyValuePairs<String, UIKeyboardType> = [
        "default": .default, "asciiCapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
        "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
        "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "asciiCapableNumberPad": .asciiCapableNumberPad,
    ]
    private static let returnKeys: KeyValuePairs<String, UIReturnKeyType> = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}
