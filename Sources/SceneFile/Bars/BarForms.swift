import UIKit

extension ValueKind {
    /// A button of a bar, and a tab of one.
    static let barItem: ValueKind = .part(.barItem)
    static let tabItem: ValueKind = .part(.tabItem)
}

extension ScenePartKind {
    static let barItem = ScenePartKind(
        "barItem",
        definition: { writer in
            writer.anyOf([writer.names([BarForms.flexibleSpace])] + BarForms.buttons.map(writer.record))
        }, read: { node, reader in reader.readBarItem(node).map { .part($0) } })

    static let tabItem = ScenePartKind(
        "tabItem", definition: { $0.record(BarForms.tab.record) },
        read: { node, reader in reader.readTabItem(node).map { .part($0) } })
}

extension ItemKind {
    private static let barItem = "an item of a bar"

    static let button = ItemKind(form: BarForms.button, sentence: barItem, type: UIBarButtonItem.self)
    static let tab = ItemKind(form: BarForms.tab, sentence: barItem, type: UITabBarItem.self)
}

extension UIBarItem: ShownItem {}

/// The maps of what bars show.
enum BarForms {
    /// A word in place of a map: room that takes what others leave.
    static let flexibleSpace = "flexibleSpace"

    private static let fixedSpace = Record(
        "the item", [Field("fixedSpace", .number(.notNegative), required: true, "Room in points.")])

    /// The maps of a button.
    static let buttons = [button.record, fixedSpace]

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

    private static let content = SceneKey<UIBarButtonItem>.rows([
        .text("title", "What it says.") { $0.title = $1 },
        .image("image", "In place of the title.") { $0.image = $1 },
        ButtonKey("customView", .view, "In place of title and image.") { item, value, builder in
            item.customView = value.views?.first.map { builder.makeView($0) }
        },
    ])

    private static let looksOfButtons = SceneKey<UIBarButtonItem>.rows([
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
    ])

    // MARK: Tabs

    static let systemTabs = UITabBarItem.SystemItem.allCases.map { (name: "\($0)", item: $0) }

    static let tab = PropertyRecord(
        "the tab's item",
        fields: [
            Field("systemItem", .name(systemTabs.map(\.name)), "What the system has a title and a picture for."),
            Field("id", .text, "Unique in the file; touches and changes find the tab by it."),
        ],
        looksOfTabs + common([("normal", .normal), ("selected", .selected), ("disabled", .disabled)]))

    private static let looksOfTabs = SceneKey<UITabBarItem>.rows([
        .text("title", "Below the image. Default the controller's.") { $0.title = $1 },
        .image("image", "The picture.") { $0.image = $1 },
        .image("selectedImage", "The picture while the tab is selected.") { $0.selectedImage = $1 },
        .text("badgeValue", "At the image's corner; null: no badge.") { $0.badgeValue = $1 },
        .color("badgeColor", "Default red.") { $0.badgeColor = $1 },
        .adjustment("titlePositionAdjustment", "Moves the title.") { $0.titlePositionAdjustment = $1 },
        .look("standardAppearance", "Of the bar while it is selected.", AppearanceForms.tabBar) {
            $0.standardAppearance = $1
        },
        .look("scrollEdgeAppearance", "Above content's end.", AppearanceForms.tabBar) { $0.scrollEdgeAppearance = $1 },
    ])

    /// What all items have.
    private static func common(_ states: [(name: String, state: UIControl.State)]) -> [PropertyRow] {
        let record = Record("the states", states.map { Field($0.name, .textAttributes, "In this state.") })
        return SceneKey<UIBarItem>.rows([
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
        ])
    }
}
