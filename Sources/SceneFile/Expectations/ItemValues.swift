import UIKit

typealias ItemValue = ObjectValue<NSObject>

/// The properties of bars' items, alerts' actions and menus' elements that a scene may expect values of.
@MainActor
enum ItemValues {
    static func all(of node: ItemNode) -> [ItemValue] { ItemValue.values(of: node.kind.type, among: all) }

    private static let all: [ItemValue] = [
        ItemValue("title", .text) { (item: UIBarItem) in item.title },
        ItemValue("isEnabled", .bool) { (item: UIBarItem) in item.isEnabled },
        ItemValue("tag", .integer(-1_000_000_000...1_000_000_000)) { (item: UIBarItem) in item.tag },
        ItemValue("isSelected", .bool) { (item: UIBarButtonItem) in item.isSelected },
        ItemValue("isHidden", .bool) { (item: UIBarButtonItem) in item.isHidden },
        ItemValue("badgeValue", .text) { (item: UITabBarItem) in item.badgeValue },
        ItemValue("title", .text) { (action: UIAlertAction) in action.title },
        ItemValue("isEnabled", .bool) { (action: UIAlertAction) in action.isEnabled },
        ItemValue("title", .text) { (element: UIMenuElement) in element.title },
        ItemValue("state", .name(MenuForms.states.map(\.key))) { (action: UIAction) in
            MenuForms.states.first { $0.value == action.state }?.key
        },
    ]
}
