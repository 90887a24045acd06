import UIKit

/// A property of a bar's item, an alert's action or a menu's element that a scene may expect a value of.
@MainActor
struct ItemValue {
    let name: String
    let kind: ValueKind
    let read: @MainActor (NSObject) -> Any?

    private init<Item: NSObject>(
        _ name: String, _ kind: ValueKind, _ read: @escaping @MainActor (Item) -> Any?
    ) {
        self.name = name
        self.kind = kind
        self.read = { ($0 as? Item).flatMap(read) }
    }

    static func named(_ name: String, of node: ItemNode) -> ItemValue? {
        all(of: node).first { $0.name == name }
    }

    static func names(of node: ItemNode) -> [String] { all(of: node).map(\.name) }

    private static func all(of node: ItemNode) -> [ItemValue] {
        switch node.kind {
        case .button: common + buttons
        case .tab: common + tabs
        case .alertAction: alertActions
        case .menuAction: menuActions
        case .menu: menus
        }
    }

    private static let common: [ItemValue] = [
        ItemValue("title", .text) { (item: UIBarItem) in item.title },
        ItemValue("isEnabled", .bool) { (item: UIBarItem) in item.isEnabled },
        ItemValue("tag", .integer(-1_000_000_000...1_000_000_000)) { (item: UIBarItem) in item.tag },
    ]

    private static let buttons: [ItemValue] = [
        ItemValue("isSelected", .bool) { (item: UIBarButtonItem) in item.isSelected },
        ItemValue("isHidden", .bool) { (item: UIBarButtonItem) in item.isHidden },
    ]

    private static let tabs: [ItemValue] = [
        ItemValue("badgeValue", .text) { (item: UITabBarItem) in item.badgeValue }
    ]

    private static let alertActions: [ItemValue] = [
        ItemValue("title", .text) { (action: UIAlertAction) in action.title },
        ItemValue("isEnabled", .bool) { (action: UIAlertAction) in action.isEnabled },
    ]

    private static let menus: [ItemValue] = [
        ItemValue("title", .text) { (menu: UIMenu) in menu.title }
    ]

    private static let menuActions: [ItemValue] = [
        ItemValue("title", .text) { (action: UIAction) in action.title },
        ItemValue("state", .name(MenuForms.states.map(\.key))) { (action: UIAction) in
            MenuForms.states.first { $0.value == action.state }?.key
        },
    ]
}
