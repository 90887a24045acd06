import UIKit

/// The maps of menus.
enum MenuForms {
    static let states: KeyValuePairs<String, UIMenuElement.State> = ["off": .off, "on": .on, "mixed": .mixed]
    private static let attributes: KeyValuePairs<String, UIMenuElement.Attributes> = [
        "disabled": .disabled, "destructive": .destructive, "hidden": .hidden,
        "keepsMenuPresented": .keepsMenuPresented,
    ]
    static let options: KeyValuePairs<String, UIMenu.Options> = [
        "displayInline": .displayInline, "destructive": .destructive, "singleSelection": .singleSelection,
        "displayAsPalette": .displayAsPalette,
    ]
    static let sizes: KeyValuePairs<String, UIMenu.ElementSize> = [
        "small": .small, "medium": .medium, "large": .large, "automatic": .automatic,
    ]

    static let action = PropertyRecord(
        "the element",
        fields: [
            Field("id", .text, "Unique in the file; touches and changes find the action by it."),
            Field("changes", .action, "What choosing it does."),
        ],
        [
            SceneKey<UIAction>("title", .text, "What it says.") { action, value, _ in action.title = value.text ?? "" },
            .text("subtitle", "Below the title.") { $0.subtitle = $1 },
            .image("image", "At the end.") { $0.image = $1 },
            .names("attributes", "How it shows and whether it can be chosen. Default none.", of: attributes) {
                $0.attributes = $1.reduce(into: []) { $0.formUnion($1) }
            },
            .name("state", "The mark beside it. Default off.", of: states) { $0.state = $1 },
        ])

    /// What of a menu a change may set: nothing.
    static let menuProperties = PropertyRecord("the menu", [SceneKey<UIMenu>]())

    static let menu = Record(
        "the menu",
        [
            Field("id", .text, "Unique in the file; touches find what opens the menu by it."),
            Field("title", .text, "Above its elements, or in the menu around it."),
            Field("subtitle", .text, "Below the title in the menu around it."),
            Field("image", .image, "At the end in the menu around it."),
            Field("options", .names(options.map(\.key)), "How it shows and behaves. Default none."),
            Field(
                "preferredElementSize", .name(sizes.map(\.key)),
                "Of its elements, where it shows inline. Default large."),
            Field("children", .list(.menuElement), required: true, "Actions and menus."),
        ])

    static let interaction = Record(
        "the interaction",
        [
            Field("class", .name(["UIContextMenuInteraction"]), required: true, "What it is."),
            Field("menu", .menu, required: true, "What it opens."),
        ])
}
