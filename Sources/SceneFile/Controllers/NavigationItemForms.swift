import UIKit

/// What a navigation bar shows for a controller, and on its own.
enum NavigationItemForms {
    private typealias ItemKey = SceneKey<UINavigationItem>

    static let item = PropertyRecord(
        "the navigation item", titles + search + backButton + sides + looks)

    private static let titles = SceneKey<UINavigationItem>.rows([
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
    ])

    private static let search = SceneKey<UINavigationItem>.rows([
        ItemKey("searchController", .record(SearchForms.search.record), "Whose search bar stands in the bar.") {
            item, value, builder in
            item.searchController = value.record.map { builder.makeSearch($0) }
        },
        .bool("hidesSearchBarWhenScrolling", "Whether scrolling hides it, which is so at first. Default true.") {
            $0.hidesSearchBarWhenScrolling = $1
        },
        .name(
            "preferredSearchBarPlacement", "Where the search bar stands. Default automatic.",
            of: ["automatic": UINavigationItem.SearchBarPlacement.automatic, "inline": .inline, "stacked": .stacked]
        ) { $0.preferredSearchBarPlacement = $1 },
    ])

    private static let backButton = SceneKey<UINavigationItem>.rows([
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
    ])

    private static let sides = SceneKey<UINavigationItem>.rows([
        button("leftBarButtonItem", "Where reading begins.") { $0.leftBarButtonItems = $1 },
        buttons("leftBarButtonItems", "Where reading begins, from there on.") { $0.leftBarButtonItems = $1 },
        button("rightBarButtonItem", "Where reading ends.") { $0.rightBarButtonItems = $1 },
        buttons("rightBarButtonItems", "Where reading ends, from there inwards.") { $0.rightBarButtonItems = $1 },
    ])

    private static let looks = SceneKey<UINavigationItem>.rows([
        .look("standardAppearance", "The bar while this is on top.", AppearanceForms.navigationBar) {
            $0.standardAppearance = $1
        },
        .look("scrollEdgeAppearance", "Over content that stands at its top.", AppearanceForms.navigationBar) {
            $0.scrollEdgeAppearance = $1
        },
        .look("compactAppearance", "In low bars.", AppearanceForms.navigationBar) { $0.compactAppearance = $1 },
        .look(
            "compactScrollEdgeAppearance", "In low bars over content that stands at its top.",
            AppearanceForms.navigationBar
        ) { $0.compactScrollEdgeAppearance = $1 },
    ])

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

    /// The key of a navigation bar on its own.
    static let items = SceneKey<UINavigationBar>.rows([
        SceneKey("items", .list(.record(item.record)), "Those of a bar on its own, the last on top.") {
            bar, value, builder in
            let items = (value.items ?? []).compactMap(\.value.record).map { record in
                let made = UINavigationItem(title: "")
                item.set(record, on: made, builder)
                return made
            }
            bar.setItems(items, animated: false)
        }
    ])
}
