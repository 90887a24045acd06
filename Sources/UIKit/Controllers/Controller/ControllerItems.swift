/// What bars show for a controller, made when it is first asked for. A controller's title is that of its items, too.
@MainActor
struct ControllerItems {
    private var navigation: UINavigationItem?
    var tab: UITabBarItem?
    var toolbar: [UIBarButtonItem]?
    private var edit: UIBarButtonItem?

    nonisolated init() {}

    mutating func navigationItem(titled title: String?) -> UINavigationItem {
        if let navigation { return navigation }
        let item = UINavigationItem(title: title ?? "")
        if title == nil { item.title = nil }
        navigation = item
        return item
    }

    mutating func tabBarItem(titled title: String?) -> UITabBarItem {
        if let tab { return tab }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        tab = item
        return item
    }

    mutating func editItem(of controller: UIViewController) -> UIBarButtonItem {
        if let edit { return edit }
        let item = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak controller] _ in
                guard let controller else { return }
                let editing = !controller.isEditing
                controller.perform(.setEditing, "\(editing)") { controller.setEditing(editing, animated: true) }
            })
        edit = item
        editingDidChange(controller.isEditing)
        return item
    }

    func editingDidChange(_ editing: Bool) {
        guard let edit else { return }
        edit.systemItem = editing ? .done : .edit
        edit.style = editing ? .done : .plain
    }

    func titleDidChange(_ title: String?) {
        navigation?.title = title
        tab?.title = title
    }
}
