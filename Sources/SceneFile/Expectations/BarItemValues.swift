import UIKit

typealias BarItemValue = ObjectValue<UIBarItem>

/// The properties of bars' items that a scene may expect values of.
@MainActor
enum BarItemValues {
    static func all(of node: BarItemNode) -> [BarItemValue] {
        BarItemValue.values(of: node.isTab ? UITabBarItem.self : UIBarButtonItem.self, among: all)
    }

    private static let all: [BarItemValue] = [
        BarItemValue("title", .text) { (item: UIBarItem) in item.title },
        BarItemValue("isEnabled", .bool) { (item: UIBarItem) in item.isEnabled },
        BarItemValue("tag", .integer(-1_000_000_000...1_000_000_000)) { (item: UIBarItem) in item.tag },
        BarItemValue("isSelected", .bool) { (item: UIBarButtonItem) in item.isSelected },
        BarItemValue("isHidden", .bool) { (item: UIBarButtonItem) in item.isHidden },
        BarItemValue("badgeValue", .text) { (item: UITabBarItem) in item.badgeValue },
    ]
}
