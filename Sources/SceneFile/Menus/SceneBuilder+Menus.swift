import UIKit

// Makes menus of a scene's values.
extension SceneBuilder {
    func menu(_ record: SceneRecord) -> UIMenu {
        let menu = UIMenu(
            title: record.text("title") ?? "", subtitle: record.text("subtitle"),
            image: record["image"]?.image.map { self.image($0) },
            options: Set(record.names("options") ?? []).reduce(into: []) { options, name in
                MenuForms.options.first { $0.key == name }.map { options.formUnion($0.value) }
            },
            preferredElementSize: MenuForms.sizes.first { $0.key == record.text("preferredElementSize") }?.value
                ?? .large,
            children: (record.items("children") ?? []).compactMap { menuElement($0.value) })
        if let id = record.text("id") { menu.accessibilityIdentifier = enter(menu, as: id) }
        return menu
    }

    private func menuElement(_ value: SceneValue) -> UIMenuElement? {
        if let record = value.record { return menu(record) }
        guard let node = value.item else { return nil }
        let action = UIAction { [weak self] _ in
            if let steps = node.action?.steps { self?.perform(steps) }
        }
        node.kind.form.set(node.record, on: action, self)
        if let id = node.id { action.accessibilityIdentifier = enter(action, as: id) }
        return action
    }

    func addInteraction(_ record: SceneRecord, to view: UIView) {
        guard let menu = record.record("menu") else { return }
        let source = MenuSource(self.menu(menu))
        parts[MenuSources.self].all.append(source)
        view.addInteraction(UIContextMenuInteraction(delegate: source))
    }
}

/// What says which menus show; interactions do not hold it.
final class MenuSources: FeatureStore {
    fileprivate var all: [MenuSource] = []
}

/// Shows one menu.
@MainActor
final class MenuSource: NSObject, UIContextMenuInteractionDelegate {
    private let menu: UIMenu

    init(_ menu: UIMenu) {
        self.menu = menu
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
    }
}
