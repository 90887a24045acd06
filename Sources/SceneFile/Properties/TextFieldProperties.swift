import UIKit

/// The keys of text fields, and of what else takes text.
enum TextFieldProperties {
    static let textField: [PropertyRow] = content + around + fitting + KeyboardProperties.traits

    private static let content = SceneKey<UITextField>.rows([
        .font("Default 17.") { $0.font = $1 },
        .color("textColor", "Default label.") { $0.textColor = $1 },
        .textAlignment { $0.textAlignment = $1 },
        .text("text", "What it says.") { $0.text = $1 },
        .attributedText(font: ownFont) { $0.attributedText = $1 },
        .text("placeholder", "Shown while there is no text.") { $0.placeholder = $1 },
        .attributed("attributedPlaceholder", "In place of placeholder.", font: ownFont) {
            $0.attributedPlaceholder = $1
        },
        .bool("clearsOnBeginEditing", "Default false.") { $0.clearsOnBeginEditing = $1 },
        .bool("clearsOnInsertion", "Default false.") { $0.clearsOnInsertion = $1 },
    ])

    /// Of what has no marks.
    @MainActor
    private static func ownFont(_ field: UITextField) -> UIFont { field.font ?? .systemFont(ofSize: 17) }

    private static let around = SceneKey<UITextField>.rows([
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
    ])

    private static let modes: KeyValuePairs<String, UITextField.ViewMode> = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]

    private static let fitting = SceneKey<UITextField>.rows([
        .bool("adjustsFontSizeToFitWidth", "Smaller text where there is no room.") {
            $0.adjustsFontSizeToFitWidth = $1
        },
        .number("minimumFontSize", "The smallest size; 0: nothing is made smaller.", in: 0...10_000) {
            $0.minimumFontSize = $1
        },
        .bool("adjustsFontForContentSizeCategory", "The font follows the text size. Default false.") {
            $0.adjustsFontForContentSizeCategory = $1
        },
        .bool("isSecureTextEntry", "Dots in the place of the text. Default false.") { $0.isSecureTextEntry = $1 },
    ])
}

extension TextFieldProperties {
    static let searchBar: [PropertyRow] = searching + KeyboardProperties.traits

    private static let searching = SceneKey<UISearchBar>.rows([
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
    ])
}
