import TextFormatting
import UIKit
import YAMLTree

// Controllers of the file.
extension SceneReader {
    func readControllers(_ node: YAMLNode) -> [ControllerNode]? {
        readItems(node, expected: "a list of controllers")?.compactMap { readController($0) }
    }

    func readController(_ node: YAMLNode) -> ControllerNode? {
        readController(node, isChild: false)?.node
    }

    /// A container's children: each may say what view is around it.
    func readChildren(_ node: YAMLNode) -> [ChildNode]? {
        readItems(node, expected: "a list of controllers")?.compactMap { readController($0, isChild: true) }
    }

    /// - Parameter isChild: true where the key `in` says which view is around it.
    private func readController(_ node: YAMLNode, isChild: Bool) -> ChildNode? {
        nested(node) {
            guard case .mapping(let entries) = node.content else {
                mismatch(node, expected: "a map of a controller's keys")
                lose(node)
                return nil
            }
            guard count(node), let type = controllerClass(entries) else {
                lose(node)
                return nil
            }
            let controller = ControllerNode(mark: node.mark, type: type)
            let table = tables.controller(type)
            var place: (id: String, mark: YAMLMark)?
            shown(one: node)
            for entry in entries {
                if isChild, entry.key == "in" {
                    place = readText(entry.value).map { (id($0, at: entry.value.mark), entry.value.mark) }
                } else {
                    read(entry, of: controller, table)
                }
            }
            check(controller)
            controller.settings.putInOrder()
            return ChildNode(node: controller, place: place?.id, mark: place?.mark ?? node.mark)
        }
    }

    private func shown(one node: YAMLNode) { _ = weighing {} }

    private func controllerClass(_ entries: [YAMLEntry]) -> ControllerClass? {
        guard let entry = entries.first(where: { $0.key == "class" }) else {
            return registry.controller("UIViewController")
        }
        return readControllerClass(entry.value).flatMap { registry.controller($0) }
    }

    /// A registered class of controllers, or after a report the one that a misspelt name means.
    func readControllerClass(_ node: YAMLNode) -> String? {
        let names = registry.controllerClassNames
        guard case .scalar(let text, _) = node.content, !names.contains(text) else { return readName(node, of: names) }
        if registry.viewClassNames.contains(text) || registry.layerClassNames.contains(text) {
            report("\(text) is no class of controllers", at: node.mark, expected: Self.choice(of: names))
            return nil
        }
        let nearest = nearestName(to: text, among: names)
        report(
            "unknown class \(describe(node))", at: node.mark, expected: Self.choice(of: names), suggestion: nearest)
        return nearest
    }

    private func read(_ entry: YAMLEntry, of controller: ControllerNode, _ table: KeyTable) {
        switch table[entry.key] {
        case .row(let row, let order):
            if let setting = readSetting(entry, row, order) { controller.settings.append(setting) }
        case .field(let field):
            guard field.key != "class", let value = read(entry.value, field.kind) else { return }
            set(value, of: entry, on: controller)
        case nil: reportUnknownKey(entry, in: table, at: ControllerKeys())
        }
    }

    private func set(_ value: SceneValue, of entry: YAMLEntry, on controller: ControllerNode) {
        switch entry.key {
        case "id": controller.id = value.text.flatMap { register($0, controller, entry) }
        case "view": controller.view = checkView(value.views?.first, of: controller, at: entry.keyMark)
        case "children": controller.children = value.children ?? []
        case "viewControllers": controller.viewControllers = value.controllers ?? []
        case "selectedIndex": controller.selectedIndex = value.integer ?? 0
        case "actions": controller.actions = (value.items ?? []).compactMap(\.value.item)
        case "navigationBar", "toolbar", "tabBar": controller.bars[entry.key] = value.bar
        case _ where ControllerForms.columns.contains(entry.key):
            controller.columns[entry.key] = value.controllers?.first
        default: controller.construction[entry.key] = value
        }
    }

    /// Containers and classes with code of their own make their views themselves.
    private func checkView(_ view: ViewNode?, of controller: ControllerNode, at mark: YAMLMark) -> ViewNode? {
        guard let view, !controller.type.hasViewOfFile, !view.isPlain else { return view }
        if isOwnList(view, of: controller) { return view }
        report(
            "the view of a \(controller.type.name) is its own: it takes no class, layerClass, draw, "
                + "intrinsicContentSize or place", at: mark)
        return nil
    }

    /// Whether the view is the list that a controller of lists has by itself.
    private func isOwnList(_ view: ViewNode, of controller: ControllerNode) -> Bool {
        let type = view.type.type
        let isList =
            controller.type.type is UITableViewController.Type && type == UITableView.self
            || controller.type.type is UICollectionViewController.Type && type == UICollectionView.self
        return isList && !view.hasPlace
    }

    // MARK: Checks

    private func check(_ controller: ControllerNode) {
        checkPresentation(of: controller)
        if controller.type.isAlert {
            check(
                controller.actions, preferred: controller.construction["preferredAction"]?.text, at: controller.mark)
        }
        let count = controller.viewControllers.count
        if controller.selectedIndex > 0, controller.selectedIndex >= count {
            report(
                "selectedIndex \(controller.selectedIndex) of \(count.counted("controller"))", at: controller.mark,
                expected: count > 0 ? "0 to \(count - 1)" : "controllers")
        }
        guard controller.type.container == .navigation else { return }
        for inner in controller.viewControllers where inner.type.container == .navigation {
            report(
                "a navigation controller in the stack of another one", at: inner.mark, expected: "another controller")
        }
    }

    /// Looks at what children and presentations say of views, once all ids are known.
    func checkPlaces(of controllers: [ControllerNode]) {
        for controller in controllers {
            checkSources(of: controller)
            for child in controller.children {
                guard let place = child.place, let view = knownView(place, at: child.mark) else { continue }
                guard let root = controller.view, root.contains(view) else {
                    report(
                        "'\(place)' is no view of the controller around the child", at: child.mark,
                        expected: "a view inside of its `view`")
                    continue
                }
            }
            checkPlaces(of: controller.inner)
        }
    }

    // MARK: Names

    /// The controller of an id, or nil after a report.
    func knownController(_ id: String, at mark: YAMLMark) -> ControllerNode? {
        if let target = targets[id] {
            if let node = target as? ControllerNode { return node }
            report("'\(id)' is \(target.sentence)", at: mark, expected: "a controller")
            return nil
        }
        if !isLost(id) {
            let nearest = nearestName(to: id, among: targets.ids(of: ControllerNode.self))
            report("no controller has the id '\(id)'", at: mark, suggestion: nearest)
        }
        return nil
    }

    /// The controller of an id, if it is a container of a kind; else nil after a report.
    func knownContainer(
        _ id: String, _ container: ControllerClass.Container, _ words: String, at mark: YAMLMark
    ) -> ControllerNode? {
        guard let node = knownController(id, at: mark) else { return nil }
        if node.type.container == container { return node }
        report("'\(id)' is a \(node.type.name)", at: mark, expected: words)
        return nil
    }
}

extension ViewNode {
    /// Whether a view is this one, or below it.
    func contains(_ other: ViewNode) -> Bool {
        self === other || subviews.contains { $0.contains(other) } || arranged.contains { $0.contains(other) }
    }

    /// Views that settings bring.
    private var arranged: [ViewNode] { settings.flatMap { $0.value.views ?? [] } }
}
