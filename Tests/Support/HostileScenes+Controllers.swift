/// Scenes in which controllers come and go at any time, in any order, from inside of each other's transitions.
extension HostileScenes {
    /// A scene whose root is a container or none; every second has only what the format allows.
    public mutating func controllerScene(_ index: Int) -> String {
        wildness = index % 2 == 0 ? 0 : [0.02, 0.1][int(0...1)]
        let others = (5...8).map { controller("c\($0)", depth: 1) }.joined(separator: ", ")
        let changes = (0..<int(1...10)).map { _ in "- { at: \(changeTime()), \(verb()) }\n" }.joined()
        return
            "offstage: 1\ndevice: { size: [\(int(1...90)), \(int(1...90))], scale: 1, safeArea: [\(int(0...20)), 0, 5, 0] }\n"
            + "time: \(pick(["[0, 0.3, 2]", "1.5", "[0.1, 0.45]"]))\ncontroller: \(root())\n"
            + "controllers: [\(others)]\nchanges:\n\(changes)" + swipes()
            + "expect: { callbacks: [c1 viewDidAppear], presented: [c5], responders: { c1: [UIWindow] } }\n"
    }

    private mutating func root() -> String {
        let inner = (1...3).map { controller("c\($0)", depth: 0) }
        switch int(0...5) {
        case 0, 1:
            return "{ class: UINavigationController, id: c0, viewControllers: [\(inner.joined(separator: ", "))] }"
        case 2:
            return "{ class: UITabBarController, id: c0, selectedIndex: \(int(0...2)), viewControllers: ["
                + "{ class: UINavigationController, id: n1, viewControllers: [\(inner[0])] }, \(inner[1]), \(inner[2])] }"
        case 3: return "{ class: UIPageViewController, id: c0, viewControllers: [\(inner.joined(separator: ", "))] }"
        case 4:
            return "{ class: UISplitViewController, id: c0, primary: \(inner[0]), secondary: \(inner[1]), "
                + "compact: \(inner[2]) }"
        default:
            return "{ id: c0, view: { id: v0 }, children: [\(inner[0]), \(inner[1]), "
                + "{ class: UINavigationController, id: n1, in: v0, viewControllers: [\(inner[2])] }] }"
        }
    }

    private mutating func controller(_ id: String, depth: Int) -> String {
        var keys = ["id: \(id)"]
        if chance(0.5) { keys.append("title: \(id)") }
        if chance(0.7) { keys.append("view: { backgroundColor: red\(chance(0.3) ? ", frame: \(rect())" : "") }") }
        if chance(0.5) {
            let styles = [
                "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen", "overCurrentContext",
                "popover", chance(wildness) ? "fullSheet" : "automatic",
            ]
            keys.append("modalPresentationStyle: \(pick(styles))")
        }
        if chance(0.2) { keys.append("definesPresentationContext: true") }
        if chance(0.2) { keys.append("isModalInPresentation: true") }
        if chance(0.2) { keys.append("preferredContentSize: [\(int(0...500)), \(int(0...500))]") }
        if chance(0.2) { keys.append("additionalSafeAreaInsets: [\(int(-90...90)), 0, 3, \(int(-9...9))]") }
        if chance(0.2) { keys.append("supportedInterfaceOrientations: [\(pick(["portrait", "landscape", "all"]))]") }
        if chance(0.2) { keys.append("overrideUserInterfaceStyle: dark") }
        if chance(0.15) { keys.append("navigationItem: { \(search(id)) }") }
        if chance(wildness) { keys.append(pick(["class: UIView", "children: 3", "tittle: a", "view: [", "in: c1"])) }
        if depth > 0, chance(0.2) { keys.append("children: [{ id: \(id)child }]") }
        return "{ \(keys.joined(separator: ", ")) }"
    }

    private mutating func search(_ id: String) -> String {
        let results = chance(0.5) ? ", searchResultsController: { id: \(id)found }" : ""
        let placement = pick(["automatic", "inline", chance(wildness) ? "below" : "stacked"])
        return "searchController: { searchBar: { id: \(id)search, scopeButtonTitles: [a, b] }\(results), "
            + "obscuresBackgroundDuringPresentation: \(chance(0.5)), hidesNavigationBarDuringPresentation: "
            + "\(chance(0.5)) }, hidesSearchBarWhenScrolling: \(chance(0.5)), preferredSearchBarPlacement: \(placement)"
    }

    private mutating func changeTime() -> String {
        pick(["0", "0.05", "0.1", "0.1", "0.2", "0.5", "0.9", "1e-9", "1.2"])
    }

    private mutating func someone() -> String {
        chance(wildness) ? pick(["nobody", "v0", "[1]"]) : "c\(pick([0, 1, 1, 2, 3, 5, 5, 6, 6, 7, 8]))"
    }

    private mutating func verb() -> String {
        let end = chance(0.4) ? ", animated: false" : ""
        switch int(0...17) {
        case 0, 1: return "push: \(someone())\(end)"
        case 2: return "push: \(someone()), in: \(chance(wildness) ? "c1" : "c0")\(end)"
        case 3: return "pop: c0\(end)"
        case 4: return "popTo: \(someone())\(end)"
        case 5: return "popToRoot: c0\(end)"
        case 6: return "setViewControllers: { c0: [\(someone()), \(someone())] }\(end)"
        case 7, 8: return "present: \(someone())\(end), completion: [{ \(inner()) }]"
        case 9: return "present: \(someone()), from: \(someone())\(end)"
        case 10, 11: return "dismiss: \(someone())\(end)"
        case 12: return "addChild: \(someone()), to: \(someone())"
        case 13: return "removeFromParent: \(someone())"
        case 14: return "root: \(someone())"
        case 15: return "rotate: \(pick(["portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown"]))"
        case 16: return "select: \(someone())"
        default: return inner()
        }
    }

    private mutating func inner() -> String {
        switch int(0...5) {
        case 0: return "scene: \(pick(["background", "foreground", "inactive", "disconnect"]))"
        case 1: return "memoryWarning: true"
        case 2: return "id: \(someone()), set: { title: new, preferredContentSize: [\(int(0...90)), 3] }"
        case 3: return "traits: { userInterfaceStyle: \(pick(["light", "dark"])) }"
        case 4: return "dismiss: \(someone())"
        default: return "id: \(someone()), call: \(pick(["loadViewIfNeeded", "endAppearanceTransition"]))"
        }
    }

    private mutating func swipes() -> String {
        guard chance(0.4) else { return "" }
        return
            "touches: [{ at: \(pick(["0.1", "0.3"])), drag: [1, \(int(0...40))], by: [\(int(-80...80)), \(int(-80...80))], "
            + "duration: \(pick(["0.1", "0.6"])) }, { at: 0.95, tap: [\(int(0...60)), \(int(0...80))] }]\n"
    }
}
