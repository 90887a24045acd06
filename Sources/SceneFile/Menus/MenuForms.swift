import UIKit

extension ValueKind {
    static let menu: ValueKind = .part(.menu)
    /// What is in a menu: an action or a menu.
    static let menuElement: ValueKind = .part(.menuElement)
}

extension ScenePartKind {
    static let menu = ScenePartKind(
        "menu", definition: { $0.record(MenuForms.menu) },
        read: { node, reader in reader.readMenu(node).map { .record($0) } })
    static let menuElement = ScenePartKind(
        "menuElement", definition: { $0.anyOf([$0.record(MenuForms.action.record), $0.schema(.menu)]) },
        read: { node, reader in reader.readMenuElement(node) })
}

extension ItemKind {
    static let menuAction = ItemKind(
        form: MenuForms.action, sentence: "an action of a menu", type: UIAction.self)
    /// A change may set nothing of it.
    static let menu = ItemKind(form: PropertyRecord("the menu", []), sentence: "a menu", type: UIMenu.self)
}

extension UIMenuElement: ShownItem {}

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
        SceneKey<UIAction>.rows([
            SceneKey("title", .text, "What it says.") { action, value, _ in action.title = value.text ?? "" },
            .text("subtitle", "Below the title.") { $0.subtitle = $1 },
            .image("image", "At the end.") { $0.image = $1 },
            .names("attributes", "How it shows and whether it can be chosen. Default none.", of: attributes) {
                $0.attributes = $1.reduce(into: []) { $0.formUnion($1) }
            },
            .name("state", "The mark beside it. Default off.", of: states) { $0.state = $1 },
        ]))

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

    /// The key of views.
    static let view = SceneKey<UIView>.rows([
        SceneKey("interactions", .list(.record(interaction)), "What a finger that stays on it opens.") {
            view, value, builder in
            for record in (value.items ?? []).compactMap(\.value.record) { builder.addInteraction(record, to: view) }
        }
    ])

    private static let interaction = Record(
        "the interaction",
        [
            Field("class", .name(["UIContextMenuInteraction"]), required: true, "What it is."),
            Field("menu", .menu, required: true, "What it opens."),
        ])
}
