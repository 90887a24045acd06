import UIKit

/// The keys of bars in scene files.
enum BarProperties {
    private typealias ToolbarKey = SceneKey<UIToolbar>
    private typealias TabKey = SceneKey<UITabBar>

    private static let styles: KeyValuePairs<String, UIBarStyle> = ["default": .default, "black": .black]
    static let positionings: KeyValuePairs<String, UITabBar.ItemPositioning> = [
        "automatic": .automatic, "fill": .fill, "centered": .centered,
    ]

    // MARK: Navigation bars

    static let navigationBar = SceneKey<UINavigationBar>.rows([
        .bool("prefersLargeTitles", "Whether titles may be large. Default false.") { $0.prefersLargeTitles = $1 },
        .bool("isTranslucent", "Whether views go on under it. Default true.") { $0.isTranslucent = $1 },
        .name("barStyle", "Default default.", of: styles) { $0.barStyle = $1 },
        .color("barTintColor", "Of its background.") { $0.barTintColor = $1 },
        .attributes("titleTextAttributes", "Of titles.") { $0.titleTextAttributes = $1 },
        .attributes("largeTitleTextAttributes", "Of large titles.") { $0.largeTitleTextAttributes = $1 },
        .look("standardAppearance", "How it looks.", AppearanceForms.navigationBar) { bar, look in
            look.map { bar.standardAppearance = $0 }
        },
        .look("scrollEdgeAppearance", "Over content that stands at its top.", AppearanceForms.navigationBar) {
            $0.scrollEdgeAppearance = $1
        },
        .look("compactAppearance", "While it is low.", AppearanceForms.navigationBar) {
            $0.compactAppearance = $1
        },
        .look(
            "compactScrollEdgeAppearance", "While it is low, over content that stands at its top.",
            AppearanceForms.navigationBar
        ) { $0.compactScrollEdgeAppearance = $1 },
    ])

    // MARK: Toolbars

    static let toolbar = SceneKey<UIToolbar>.rows([
        .bool("isTranslucent", "Whether views go on under it. Default true.") { $0.isTranslucent = $1 },
        .name("barStyle", "Default default.", of: styles) { $0.barStyle = $1 },
        .color("barTintColor", "Of its background.") { $0.barTintColor = $1 },
        .look("standardAppearance", "How it looks.", AppearanceForms.toolbar) { bar, look in
            look.map { bar.standardAppearance = $0 }
        },
        .look("scrollEdgeAppearance", "Above content's end.", AppearanceForms.toolbar) {
            $0.scrollEdgeAppearance = $1
        },
        .look("compactAppearance", "While it is low.", AppearanceForms.toolbar) { $0.compactAppearance = $1 },
        .look("compactScrollEdgeAppearance", "While it is low, above content's end.", AppearanceForms.toolbar) {
            $0.compactScrollEdgeAppearance = $1
        },
        ToolbarKey("items", .list(.barItem), "The buttons of a bar on its own.") { bar, value, builder in
            bar.setItems(builder.buttons(value), animated: false)
        },
    ])

    // MARK: Tab bars

    static let tabBar = SceneKey<UITabBar>.rows([
        .bool("isTranslucent", "Whether views go on under it. Default true.") { $0.isTranslucent = $1 },
        .name("barStyle", "Default default.", of: styles) { $0.barStyle = $1 },
        .color("barTintColor", "Of its background.") { $0.barTintColor = $1 },
        .color("unselectedItemTintColor", "Of items that are not selected.") { $0.unselectedItemTintColor = $1 },
        .image("backgroundImage", "In place of the background.") { $0.backgroundImage = $1 },
        .image("shadowImage", "In place of the line at its edge.") { $0.shadowImage = $1 },
        .image("selectionIndicatorImage", "Behind the selected item.") { $0.selectionIndicatorImage = $1 },
        .name("itemPositioning", "How items share the width. Default automatic.", of: positionings) {
            $0.itemPositioning = $1
        },
        .number("itemWidth", "Points; 0: as it fits.", in: 0...10_000) { $0.itemWidth = $1 },
        .number("itemSpacing", "Points; 0: as it fits.", in: 0...10_000) { $0.itemSpacing = $1 },
        .look("standardAppearance", "How it looks.", AppearanceForms.tabBar) { bar, look in
            look.map { bar.standardAppearance = $0 }
        },
        .look("scrollEdgeAppearance", "Above content's end.", AppearanceForms.tabBar) {
            $0.scrollEdgeAppearance = $1
        },
        TabKey("items", .list(.tabItem), "Those of a bar on its own.") { bar, value, builder in
            bar.setItems(builder.tabs(value), animated: false)
        },
        TabKey("selectedItem", .integer(0...1_000), "The place of the selected one in a bar on its own.") {
            bar, value, _ in
            guard let index = value.integer, let items = bar.items, items.indices.contains(index) else { return }
            bar.selectedItem = items[index]
        },
    ])
}
