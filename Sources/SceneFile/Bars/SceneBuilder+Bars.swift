import UIKit

// Makes bars' items of a scene's values.
extension SceneBuilder {
    /// The buttons of a value: one, a list of them, or none.
    func buttons(_ value: SceneValue) -> [UIBarButtonItem] { value.allBarItems.map(makeButton) }

    /// The tabs of a value.
    func tabs(_ value: SceneValue) -> [UITabBarItem] {
        value.allBarItems.map { node in
            let item = systemTab(node) ?? UITabBarItem()
            set(node, on: item)
            return item
        }
    }

    /// Sets what the file says of a controller's tab.
    func setTab(of controller: UIViewController, _ node: ItemNode) {
        if let item = systemTab(node) { controller.tabBarItem = item }
        if let item = controller.tabBarItem { set(node, on: item) }
    }

    private func systemTab(_ node: ItemNode) -> UITabBarItem? {
        let name = node.record.text("systemItem")
        return BarForms.systemTabs.first { $0.name == name }.map { UITabBarItem(tabBarSystemItem: $0.item, tag: 0) }
    }

    private func makeButton(_ node: ItemNode) -> UIBarButtonItem {
        if let width = node.record.number("fixedSpace") { return .fixedSpace(CGFloat(width)) }
        guard !node.record.values.isEmpty else { return .flexibleSpace() }
        let action = node.action.map { self.action($0) }
        let name = node.record.text("systemItem")
        let item =
            BarForms.systemItems.first { $0.name == name }.map {
                UIBarButtonItem(systemItem: $0.item, primaryAction: action)
            } ?? UIBarButtonItem(title: nil, image: nil, primaryAction: action)
        set(node, on: item)
        return item
    }

    /// Sets what the file says of an item, and lets it be found.
    func set(_ node: ItemNode, on item: UIBarItem) {
        node.kind.form.set(node.record, on: item, self)
        guard let id = node.id else { return }
        item.accessibilityIdentifier = enter(item, as: id)
    }

    /// What does the changes of a node.
    func action(_ node: ActionNode) -> UIAction {
        UIAction { [weak self] _ in self?.perform(node.steps) }
    }

    /// Sets what the file says of a controller's own bar.
    func furnish(_ bar: UIView, _ node: BarNode) {
        if let id = node.view.id { enter(bar, as: id) }
        apply(node.change, to: bar)
    }
}

extension SceneValue {
    /// The items of one, or of a list.
    fileprivate var allBarItems: [ItemNode] { item.map { [$0] } ?? (items ?? []).compactMap(\.value.item) }
}
