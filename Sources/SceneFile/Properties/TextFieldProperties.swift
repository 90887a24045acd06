import UIKit

/// The keys of text fields, and of what else takes text.
enum TextFieldProperties {
    private typealias Key = SceneKey<UITextField>

    static let textField: [SceneKey<UITextField>] = content + around + fitting + keyboard

    private static let content: [SceneKey<UITextField>] = [
        Key("font", FontForms.kind, "A size, a text style's name, or a map. Default 17.") { field, value, builder in
            if let font = FontForms.font(value, builder) { field.font = font }
        },
        .color("textColor", "Default label.") { $0.textColor = $1 },
        Key("textAlignment", .name(TextForms.alignmentNames), "Default natural.") { field, value, _ in
            if let alignment = TextForms.alignment(value.text) { field.textAlignment = alignment }
        },
        .text("text", "What it says.") { $0.text = $1 },
        Key(
            "attributedText", .nullable(.either([.markup, TextForms.runs])),
            "In place of text: runs with attributes, or a text with **strong**, *emphasis*, ~~strikethrough~~, `code`."
        ) { field, value, builder in
            field.attributedText =
                value.markup?.attributedString(font: field.font ?? .systemFont(ofSize: 17))
                ?? TextForms.attributedString(value, builder)
        },
        .text("placeholder", "Shown while there is no text.") { $0.placeholder = $1 },
        Key(
            "attributedPlaceholder", .nullable(.either([.markup, TextForms.runs])), "In place of placeholder."
        ) { field, value, builder in
            field.attributedPlaceholder =
                value.markup?.attributedString(font: field.font ?? .systemFont(ofSize: 17))
                ?? TextForms.attributedString(value, builder)
        },
        .bool("clearsOnBeginEditing", "Default false.") { $0.clearsOnBeginEditing = $1 },
        .bool("clearsOnInsertion", "Default false.") { $0.clearsOnInsertion = $1 },
    ]

    private static let around: [SceneKey<UITextField>] = [
        .name(
            "borderStyle", "What lies around the text. Default none.",
            of: [
                "none": UITextField.BorderStyle.none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
            ]
        ) { $0.borderStyle = $1 },
        .name("clearButtonMode", "When the button that clears is shown. Default never.", of: modes) {
            $0.clearButtonMode = $1
        },
        .name("leftViewMode", "When leftImage is shown. Default never.", of: modes) { $0.leftViewMode = $1 },
        .name("rightViewMode", "When rightImage is shown. Default never.", of: modes) { $0.rightViewMode = $1 },
        .image("leftImage", "A leftView with a picture.") { $0.leftView = UIImageView(image: $1) },
        .image("rightImage", "A rightView with a picture.") { $0.rightView = UIImageView(image: $1) },
        .image("background", "A picture in the border's place.") { $0.background = $1 },
        .image("disabledBackground", "The picture while disabled.") { $0.disabledBackground = $1 },
    ]

    private static let modes: KeyValuePairs<String, UITextField.ViewMode> = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]

    private static let fitting: [SceneKey<UITextField>] = [
        .bool("adjustsFontSizeToFitWidth", "Smaller text where there is no room.") {
            $0.adjustsFontSizeToFitWidth = $1
        },
        .number("minimumFontSize", "The smallest size; 0: nothing is made smaller.", in: 0...10_000) {
            $0.minimumFontSize = $1
        },
        .bool("adjustsFontForContentSizeCategory", "The font follows the text size. Default false.") {
            $0.adjustsFontForContentSizeCategory = $1
        },
    ]

    private static let keyboard: [SceneKey<UITextField>] = [
        .bool("isSecureTextEntry", "Dots in the place of the text. Default false.") { $0.isSecureTextEntry = $1 },
        .name("keyboardType", "Which keys a keyboard has. Default default.", of: TraitNames.keyboards) {
            $0.keyboardType = $1
        },
        .name(
            "keyboardAppearance", "Default default.",
            of: ["default": UIKeyboardAppearance.default, "dark": .dark, "light": .light]
        ) { $0.keyboardAppearance = $1 },
        .name("returnKeyType", "What the return key says. Default default.", of: TraitNames.returnKeys) {
            $0.returnKeyType = $1
        },
        .bool("enablesReturnKeyAutomatically", "The return key needs text. Default false.") {
            $0.enablesReturnKeyAutomatically = $1
        },
        .name(
            "autocapitalizationType", "Kept. Default sentences.",
            of: [
                "none": UITextAutocapitalizationType.none, "words": .words, "sentences": .sentences,
                "allCharacters": .allCharacters,
            ]
        ) { $0.autocapitalizationType = $1 },
        .name(
            "autocorrectionType", "Kept; no gives a keyboard without words. Default default.",
            of: ["default": UITextAutocorrectionType.default, "no": .no, "yes": .yes]
        ) { $0.autocorrectionType = $1 },
        .name(
            "spellCheckingType", "Kept. Default default.",
            of: ["default": UITextSpellCheckingType.default, "no": .no, "yes": .yes]
        ) { $0.spellCheckingType = $1 },
        Key(
            "textContentType", .nullable(.name(UITextContentType.named.map(\.name))),
            "What the text means. Kept. Default null."
        ) { field, value, _ in
            field.textContentType = UITextContentType.named.first { $0.name == value.text }?.type
        },
    ]
}

extension TextFieldProperties {
    static let searchBar: [SceneKey<UISearchBar>] = [
        .text("text", "What is searched for.") { $0.text = $1 },
        .text("placeholder", "Shown while there is no text.") { $0.placeholder = $1 },
        .text("prompt", "A line above the field.") { $0.prompt = $1 },
        .name(
            "searchBarStyle", "Whether a plate is behind the field. Default default.",
            of: ["default": UISearchBar.Style.default, "prominent": .prominent, "minimal": .minimal]
        ) { $0.searchBarStyle = $1 },
        .color("barTintColor", "Of the plate; null is that of bars.") { $0.barTintColor = $1 },
        .bool("showsCancelButton", "Default false.") { $0.showsCancelButton = $1 },
        .bool("showsBookmarkButton", "Default false.") { $0.showsBookmarkButton = $1 },
        .bool("showsSearchResultsButton", "Default false.") { $0.showsSearchResultsButton = $1 },
        SceneKey("scopeButtonTitles", .list(.text), "Parts to search in; at least two show.") { bar, value, _ in
            bar.scopeButtonTitles = (value.items ?? []).compactMap(\.value.text)
        },
        .integer("selectedScopeButtonIndex", "Default 0.", in: 0...1000) { $0.selectedScopeButtonIndex = $1 },
        .bool("showsScopeBar", "Default false.") { $0.showsScopeBar = $1 },
        .name("keyboardType", "Which keys a keyboard has. Default default.", of: TraitNames.keyboards) {
            $0.keyboardType = $1
        },
    ]
}

/// Names of what text inputs ask of keyboards.
enum TraitNames {
    static let keyboards: KeyValuePairs<String, UIKeyboardType> = [
        "default": .default, "asciiCapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
        "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
        "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "asciiCapableNumberPad": .asciiCapableNumberPad,
    ]
    static let returnKeys: KeyValuePairs<String, UIReturnKeyType> = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}
