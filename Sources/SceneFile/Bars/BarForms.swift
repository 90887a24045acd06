import UIKit

/// The maps of what bars show.
enum BarForms {
    /// A word in place of a map: room that takes what others leave.
    static let flexibleSpace = "flexibleSpace"

    static let fixedSpace = Record(
        "the item", [Field("fixedSpace", .number(.notNegative), required: true, "Room in points.")])

    // MARK: Buttons

    private typealias ButtonKey = SceneKey<UIBarButtonItem>

    static let systemItems = UIBarButtonItem.SystemItem.allCases.map { (name: "\($0)", item: $0) }

    static let button = PropertyRecord(
        "the item",
        fields: [
            Field("systemItem", .name(systemItems.map(\.name)), "What the system has a word or a picture for."),
            Field("id", .text, "Unique in the file; touches and changes find the button by it."),
            Field("changes", .action, "What a tap does."),
        ],
        content + looksOfButtons
            + common([("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled)]))

    private static let content: [SceneKey<UIBarButtonItem>] = [
        .text("title", "What it says.") { $0.title = $1 },
        .image("image", "In place of the title.") { $0.image = $1 },
        ButtonKey("customView", .view, "In place of title and image.") { item, value, builder in
            item.customView = value.views?.first.map { builder.makeView($0) }
        },
    ]

    private static let looksOfButtons: [SceneKey<UIBarButtonItem>] = [
        .name(
            "style", "How much it stands out. Default plain.",
            of: ["plain": UIBarButtonItem.Style.plain, "done": .done]
        ) { $0.style = $1 },
        .bool("isSelected", "Whether it is on a plate in its tint. Default false.") { $0.isSelected = $1 },
        .bool("isHidden", "Whether bars leave it out. Default false.") { $0.isHidden = $1 },
        .bool("changesSelectionAsPrimaryAction", "Whether a tap turns isSelected over. Default false.") {
            $0.changesSelectionAsPrimaryAction = $1
        },
        ButtonKey("menu", .nullable(.menu), "What a tap opens; beside changes, a finger that stays.") {
            item, value, builder in
            item.menu = value.record.map { builder.menu($0) }
        },
        .color("tintColor", "Default the bar's.") { $0.tintColor = $1 },
        .number("width", "Points; 0, the default, is as wide as the content.", in: 0...10_000) { $0.width = $1 },
        ButtonKey("possibleTitles", .list(.text), "It is as wide as the widest of these.") { item, value, _ in
            item.possibleTitles = Set((value.items ?? []).compactMap(\.value.text))
        },
    ]

    // MARK: Tabs

    static let systemTabs = UITabBarItem.SystemItem.allCases.map { (name: "\($0)", item: $0) }

    static let tab = PropertyRecord(
        "the tab's item",
        fields: [
            Field("systemItem", .name(systemTabs.map(\.name)), "What the system has a title and a picture for."),
            Field("id", .text, "Unique in the file; touches and changes find the tab by it."),
        ],
        looksOfTabs + common([("normal", .normal), ("selected", .selected), ("disabled", .disabled)]))

    private static let looksOfTabs: [SceneKey<UITabBarItem>] = [
        .text("title", "Below the image. Default the controller's.") { $0.title = $1 },
        .image("image", "The picture.") { $0.image = $1 },
        .image("selectedImage", "The picture while the tab is selected.") { $0.selectedImage = $1 },
        .text("badgeValue", "At the image's corner; null: no badge.") { $0.badgeValue = $1 },
        .color("badgeColor", "Default red.") { $0.badgeColor = $1 },
        .adjustment("titlePositionAdjustment", "Moves the title.") { $0.titlePositionAdjustment = $1 },
        .look("standardAppearance", "Of the bar while it is selected.", "tabBarAppearance", LookForms.tabBar) {
            $0.standardAppearance = $1
        },
        .look("scrollEdgeAppearance", "Above content's end.", "tabBarAppearance", LookForms.tabBar) {
            $0.scrollEdgeAppearance = $1
        },
    ]

    /// What all items have.
    private static func common<Item: UIBarItem>(_ states: [(name: String, state: UIControl.State)]) -> [SceneKey<Item>]
    {
        let record = Record(
            "the states", states.map { Field($0.name, .definition("textAttributes"), "In this state.") })
        return [
            .image("landscapeImagePhone", "The picture in low bars.") { $0.landscapeImagePhone = $1 },
            .insets("imageInsets", "Moves the image.") { $0.imageInsets = $1 },
            .bool("isEnabled", "Whether it takes touches. Default true.") { $0.isEnabled = $1 },
            .integer("tag", "Any number.") { $0.tag = $1 },
            SceneKey("titleTextAttributes", .record(record), "Of the title, by state.") { item, value, builder in
                for (name, state) in states {
                    guard let attributes = value.record?.record(name) else { continue }
                    item.setTitleTextAttributes(TextForms.attributes(attributes, builder), for: state)
                }
            },
        ]
    }

    // MARK: Navigation items

    private typealias ItemKey = SceneKey<UINavigationItem>

    static let navigationItem = PropertyRecord("the navigation item", titles + backButton + items + looks)

    private static let titles: [SceneKey<UINavigationItem>] = [
        .text("title", "In the bar's middle. Default the controller's.") { $0.title = $1 },
        ItemKey("titleView", .view, "In place of the title.") { item, value, builder in
            item.titleView = value.views?.first.map { builder.makeView($0) }
        },
        .text("prompt", "A line above the title.") { $0.prompt = $1 },
        .name(
            "largeTitleDisplayMode", "Whether the title is large. Default automatic: as the one below.",
            of: [
                "automatic": UINavigationItem.LargeTitleDisplayMode.automatic, "always": .always, "never": .never,
                "inline": .inline,
            ]
        ) { $0.largeTitleDisplayMode = $1 },
    ]

    private static let backButton: [SceneKey<UINavigationItem>] = [
        .text("backButtonTitle", "What the back button to this item says. Default its title.") {
            $0.backButtonTitle = $1
        },
        .name(
            "backButtonDisplayMode", "How much the back button to this item says. Default default.",
            of: ["default": UINavigationItem.BackButtonDisplayMode.default, "generic": .generic, "minimal": .minimal]
        ) { $0.backButtonDisplayMode = $1 },
        ItemKey("backBarButtonItem", .nullable(.barItem), "How the back button to this item looks.") {
            item, value, builder in
            item.backBarButtonItem = builder.buttons(value).first
        },
        .bool("hidesBackButton", "Whether there is no back button. Default false.") { $0.hidesBackButton = $1 },
        .bool("leftItemsSupplementBackButton", "Whether left items stand beside it. Default false.") {
            $0.leftItemsSupplementBackButton = $1
        },
        ItemKey("backAction", .action, "What a tap on the back button does, in place of going back.") {
            item, value, builder in
            item.backAction = value.actions?.first.map { builder.action($0) }
        },
    ]

    private static let items: [SceneKey<UINavigationItem>] = [
        button("leftBarButtonItem", "Where reading begins.") { $0.leftBarButtonItems = $1 },
        buttons("leftBarButtonItems", "Where reading begins, from there on.") { $0.leftBarButtonItems = $1 },
        button("rightBarButtonItem", "Where reading ends.") { $0.rightBarButtonItems = $1 },
        buttons("rightBarButtonItems", "Where reading ends, from there inwards.") { $0.rightBarButtonItems = $1 },
    ]

    private static let looks: [SceneKey<UINavigationItem>] = [
        look("standardAppearance", "The bar while this is on top.") { $0.standardAppearance = $1 },
        look("scrollEdgeAppearance", "Over content that stands at its top.") { $0.scrollEdgeAppearance = $1 },
        look("compactAppearance", "In low bars.") { $0.compactAppearance = $1 },
        look("compactScrollEdgeAppearance", "In low bars over content that stands at its top.") {
            $0.compactScrollEdgeAppearance = $1
        },
    ]

    private static func button(
        _ key: String, _ summary: String,
        set: @escaping @MainActor @Sendable (UINavigationItem, [UIBarButtonItem]) -> Void
    ) -> SceneKey<UINavigationItem> {
        ItemKey(key, .nullable(.barItem), summary) { item, value, builder in set(item, builder.buttons(value)) }
    }

    private static func buttons(
        _ key: String, _ summary: String,
        set: @escaping @MainActor @Sendable (UINavigationItem, [UIBarButtonItem]) -> Void
    ) -> SceneKey<UINavigationItem> {
        ItemKey(key, .nullable(.list(.barItem)), summary) { item, value, builder in
            set(item, builder.buttons(value))
        }
    }

    private static func look(
        _ key: String, _ summary: String,
        set: @escaping @MainActor @Sendable (UINavigationItem, UINavigationBarAppearance?) -> Void
    ) -> SceneKey<UINavigationItem> {
        .look(key, summary, "navigationBarAppearance", LookForms.navigationBar, set: set)
    }
}
