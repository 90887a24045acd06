import UIKit

/// A property of a bar's item that a scene may expect a value of.
@MainActor
struct BarItemValue {
    let name: String
    let kind: ValueKind
    let read: @MainActor (UIBarItem) -> Any?

    private init<Item: UIBarItem>(
        _ name: String, _ kind: ValueKind, _ read: @escaping @MainActor (Item) -> Any?
    ) {
        self.name = name
        self.kind = kind
        self.read = { ($0 as? Item).flatMap(read) }
    }

    static func named(_ name: String, of node: BarItemNode) -> BarItemValue? {
        all(of: node).first { $0.name == name }
    }

    static func names(of node: BarItemNode) -> [String] { all(of: node).map(\.name) }

    private static func all(of node: BarItemNode) -> [BarItemValue] { common + (node.isTab ? tabs : buttons) }

    private static let common: [BarItemValue] = [
        BarItemValue("title", .text) { (item: UIBarItem) in item.title },
        BarItemValue("isEnabled", .bool) { (item: UIBarItem) in item.isEnabled },
        BarItemValue("tag", .integer(-1_000_000_000...1_000_000_000)) { (item: UIBarItem) in item.tag },
    ]

    private static let buttons: [BarItemValue] = [
        BarItemValue("isSelected", .bool) { (item: UIBarButtonItem) in item.isSelected },
        BarItemValue("isHidden", .bool) { (item: UIBarButtonItem) in item.isHidden },
    ]

    private static let tabs: [BarItemValue] = [
        BarItemValue("badgeValue", .text) { (item: UITabBarItem) in item.badgeValue }
    ]
}
