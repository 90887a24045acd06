/// What bars show for a controller, made when it is first asked for. A controller's title is that of its items, too.
@MainActor
struct ControllerItems {
    private var navigation: UINavigationItem?
    var tab: UITabBarItem?

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

    func titleDidChange(_ title: String?) {
        navigation?.title = title
        tab?.title = title
    }
}
