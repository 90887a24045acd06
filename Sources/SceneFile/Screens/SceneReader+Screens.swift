import UIKit
import YAMLTree

// What changes do with controllers, the screen and the app.
extension SceneReader {
    func screenCommand(_ verb: String, _ record: SceneRecord) -> ScreenCommand? {
        let animated = record.bool("animated") ?? true
        switch verb {
        case "push":
            guard let id = controllerID(record, verb) else { return nil }
            checkPushed(id, at: record.mark(of: verb))
            guard let stack = optional(record, "in", container(.navigation, Self.navigation)) else { return nil }
            return .push(id, in: stack.id, animated: animated)
        case "pop", "popToRoot":
            return containerID(record, verb, .navigation, Self.navigation).map {
                verb == "pop" ? .pop($0, animated: animated) : .popToRoot($0, animated: animated)
            }
        case "popTo": return controllerID(record, verb).map { .popTo($0, animated: animated) }
        case "setViewControllers": return containers(record, animated: animated)
        case "present":
            guard let id = controllerID(record, verb),
                let from = optional(record, "from", { self.isController($0, $1) })
            else { return nil }
            return .present(id, from: from.id, animated: animated)
        case "dismiss": return controllerID(record, verb).map { .dismiss($0, animated: animated) }
        case "addChild": return addChild(record)
        case "removeFromParent": return controllerID(record, verb).map { .removeFromParent($0) }
        case "root": return controllerID(record, verb).map { .root($0) }
        case "select": return controllerID(record, verb).map { .select($0) }
        case "show", "hide": return column(record, verb)
        default: return deviceCommand(verb, record)
        }
    }

    private static let navigation = "a UINavigationController"

    private func deviceCommand(_ verb: String, _ record: SceneRecord) -> ScreenCommand? {
        switch verb {
        case "rotate":
            return ScreenForms.orientations.first { $0.key == record.text(verb) }.map { .rotate($0.value) }
        case "traits": return record.record(verb).map { .traits($0) }
        case "memoryWarning":
            guard record.bool(verb) == true else {
                report("memoryWarning is false", at: record.mark(of: verb), expected: "true")
                return nil
            }
            return .memoryWarning
        case "scene":
            switch record.text(verb) {
            case "background": return .background
            case "foreground": return .foreground
            case "inactive": return .inactive
            default: return .disconnect
            }
        default: return nil
        }
    }

    // MARK: Verbs

    private func containers(_ record: SceneRecord, animated: Bool) -> ScreenCommand? {
        var all: [(id: String, controllers: [String])] = []
        for entry in record["setViewControllers"]?.entries ?? [] {
            guard let node = knownController(entry.key, at: entry.keyMark) else { continue }
            guard let container = node.type.container, container != .split else {
                report("'\(entry.key)' is a \(node.type.name)", at: entry.keyMark, expected: "a container with a list")
                continue
            }
            let items = entry.item.value.items ?? []
            let ids = items.compactMap { item -> String? in
                guard let local = item.value.text else { return nil }
                let id = id(local, at: item.mark)
                return isController(id, item.mark) ? id : nil
            }
            if container == .pages, items.count != 1 {
                report("a page controller shows one page", at: entry.item.mark, expected: "a list of one")
                continue
            }
            if ids.count == items.count { all.append((entry.key, ids)) }
        }
        guard !all.isEmpty else { return nil }
        return .setViewControllers(all, isReverse: record.text("direction") == "reverse", animated: animated)
    }

    private func addChild(_ record: SceneRecord) -> ScreenCommand? {
        guard let id = controllerID(record, "addChild"),
            let parent = optional(record, "to", { self.isController($0, $1) }),
            let place = optional(record, "in", { self.knownView($0, at: $1) != nil })
        else { return nil }
        if parent.id == id {
            report("'\(id)' is to be a child of itself", at: record.mark(of: "to"), expected: "another controller")
            return nil
        }
        return .addChild(id, to: parent.id, in: place.id)
    }

    private func column(_ record: SceneRecord, _ verb: String) -> ScreenCommand? {
        guard let id = containerID(record, "id", .split, "a UISplitViewController"),
            let column = ControllerForms.columnNames.first(where: { $0.key == record.text(verb) })?.value
        else { return nil }
        return verb == "show" ? .show(column, of: id) : .hide(column, of: id)
    }

    private func checkPushed(_ id: String, at mark: YAMLMark) {
        guard let node = targets[id] as? ControllerNode, node.type.container == .navigation else { return }
        report("'\(id)' is a \(node.type.name), which cannot be pushed", at: mark, expected: "another controller")
    }

    // MARK: A controller's own

    fileprivate func readChange(
        _ node: YAMLNode, of controller: ControllerNode
    ) -> (settings: [Setting], selectedIndex: Int?)? {
        guard case .mapping(let entries) = node.content else {
            mismatch(node, expected: "a map of a controller's keys")
            return nil
        }
        let table = tables.controllerChange(controller.type)
        var settings: [Setting] = []
        var selectedIndex: Int?
        for entry in entries {
            switch table[entry.key] {
            case .row(let row, let order):
                if let setting = readSetting(entry, row, order) {
                    settings.append(setting)
                    check(setting, of: controller)
                }
            case .field(let field): selectedIndex = read(entry.value, field.kind)?.integer
            case nil where tables.controller(controller.type)[entry.key] != nil:
                report("\(entry.key) cannot be changed", at: entry.keyMark)
            case nil: reportUnknownKey(entry, in: table, at: ControllerKeys())
            }
        }
        checkSources(of: controller)
        settings.putInOrder()
        return (settings, selectedIndex)
    }

    // MARK: Ids

    private func isController(_ id: String, _ mark: YAMLMark) -> Bool { knownController(id, at: mark) != nil }

    private func container(
        _ container: ControllerClass.Container, _ words: String
    ) -> (String, YAMLMark) -> Bool {
        { self.knownContainer($0, container, words, at: $1) != nil }
    }

    private func controllerID(_ record: SceneRecord, _ key: String) -> String? {
        reference(record, key).flatMap { isController($0, record.mark(of: key)) ? $0 : nil }
    }

    private func containerID(
        _ record: SceneRecord, _ key: String, _ kind: ControllerClass.Container, _ words: String
    ) -> String? {
        reference(record, key).flatMap { container(kind, words)($0, record.mark(of: key)) ? $0 : nil }
    }

    /// An id that may be left out; nil after a report.
    private func optional(
        _ record: SceneRecord, _ key: String, _ isRight: (String, YAMLMark) -> Bool
    ) -> (id: String?, Void)? {
        guard let id = reference(record, key) else { return record.says(key) ? nil : (nil, ()) }
        return isRight(id, record.mark(of: key)) ? (id, ()) : nil
    }
}

extension ControllerNode: ChangedTarget {
    func change(_ record: SceneRecord, _ id: String, _ reader: SceneReader) -> (any ChangeAction)? {
        if let name = record.text("call") { return call(name, id, at: record.mark(of: "call"), reader) }
        guard case .node(let keys)? = record["set"] else {
            reader.report("'\(id)' is a controller, which has no layer", at: record.mark(of: "id"))
            return nil
        }
        return set(keys, id, in: record, reader)
    }

    func call(_ name: String, _ id: String, at mark: YAMLMark, _ reader: SceneReader) -> (any ChangeAction)? {
        guard ChangeForms.controllerCalls.contains(name) else {
            reader.report(
                "'\(id)' is a controller", at: mark, expected: SceneReader.choice(of: ChangeForms.controllerCalls))
            return nil
        }
        return ScreenCommand.call(id, name: name)
    }

    func set(_ keys: YAMLNode, _ id: String, in record: SceneRecord, _ reader: SceneReader) -> (any ChangeAction)? {
        reader.readChange(keys, of: self).map {
            ScreenCommand.set(id, $0.settings, selectedIndex: $0.selectedIndex)
        }
    }
}
