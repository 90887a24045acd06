import UIKit
import YAMLTree

extension SceneReader {
    func readViews(_ node: YAMLNode) -> [ViewNode]? {
        readItems(node, expected: "a list of views")?.compactMap { readView($0) }
    }

    func readView(_ node: YAMLNode) -> ViewNode? {
        readView(node, isRoot: false)
    }

    /// - Parameter isRoot: true for the root view of a window, which has keys of its own.
    func readView(_ node: YAMLNode, isRoot: Bool) -> ViewNode? {
        nested(node) {
            guard case .mapping = node.content else {
                mismatch(node, expected: "a map of a view's keys")
                lose(node)
                return nil
            }
            guard count(node), let map = resolvingUses(node), case let entries = map.entries,
                let view = makeView(entries, at: map.mark)
            else {
                lose(node)
                return nil
            }
            view.lastLine = map.lastOwnLine
            view.weight = weighing { readKeys(entries, of: view, isRoot: isRoot) }
            countCopies(view.layer, weight: view.weight)
            view.settings.putInOrder()
            return view
        }
    }

    private func makeView(_ entries: [YAMLEntry], at mark: YAMLMark) -> ViewNode? {
        var name: String? = "UIView"
        if let entry = entries.first(where: { $0.key == "class" }) {
            name = readClass(entry.value, of: registry.viewClassNames, other: registry.layerClassNames)
        }
        guard let name else { return nil }
        guard let type = registry.view(name) else { return nil }
        guard let entry = entries.first(where: { $0.key == "layerClass" }) else {
            return ViewNode(mark: mark, type: type, layerClass: nil)
        }
        guard name == "UIView" else {
            report("layerClass goes with class UIView alone: \(name) has a layer of its own", at: entry.keyMark)
            return nil
        }
        let layerName = readClass(entry.value, of: registry.layerClassNames, other: registry.viewClassNames)
        guard let layerName, let layerClass = registry.layer(layerName) else { return nil }
        return ViewNode(mark: mark, type: type, layerClass: layerClass)
    }

    /// A registered class, or after a report the one that a misspelt name means; one of the other kind, or one that
    /// does not exist yet, gets its own message.
    func readClass(_ node: YAMLNode, of names: [String], other: [String]) -> String? {
        guard case .scalar(let text, _) = node.content, !names.contains(text) else { return readName(node, of: names) }
        if let place = UnavailableKeys.place(ofClass: text) {
            report("no file makes a \(text)", at: node.mark, expected: place)
        } else if other.contains(text) {
            report(
                "\(text) is a \(names.contains("UIView") ? "layer" : "view") class", at: node.mark,
                expected: Self.choice(of: names))
        } else {
            let nearest = nearestName(to: text, among: names)
            report(
                "unknown class \(describe(node))", at: node.mark, expected: Self.choice(of: names), suggestion: nearest)
            return nearest
        }
        return nil
    }

    private func readKeys(_ entries: [YAMLEntry], of view: ViewNode, isRoot: Bool) {
        let table = isRoot ? tables.rootView(view.type) : tables.view(view.type)
        let backing = tables.backingLayer(backingLayer(of: view))
        var marks: [String: YAMLMark] = [:]
        for entry in entries {
            marks[entry.key] = entry.keyMark
            switch table[entry.key] {
            case .field(let field):
                if entry.key == "layer" {
                    view.layer =
                        readBackingLayer(entry.value, table: backing, view: table, marks: &marks) ?? LayerKeys()
                    open(view.layer.animations, of: view)
                } else {
                    read(entry, field, into: view)
                }
            case .row(let row, let order):
                if let setting = readSetting(entry, row, order) { view.settings.append(setting) }
            case nil:
                reportUnknownKey(entry, in: table, at: ViewKeys(layer: backing))
            }
        }
        checkConflicts(marks, NodeForms.viewConflicts)
        checkSpacings(of: view)
        checkContentView(of: view)
    }

    func backingLayer(of view: ViewNode) -> LayerClass {
        // CALayer is always registered.
        view.layerClass ?? registry.backingLayer(of: view.type) ?? registry.layers[0]
    }

    func readSetting(_ entry: YAMLEntry, _ row: PropertyRow, _ order: Int) -> Setting? {
        read(entry.value, row.kind).map { Setting(row: row, order: order, value: $0, mark: entry.keyMark) }
    }

    private func read(_ entry: YAMLEntry, _ field: Field, into view: ViewNode) {
        guard field.key != "class", field.key != "layerClass", let value = read(entry.value, field.kind) else { return }
        switch field.key {
        case "id": view.id = value.text.flatMap { register($0, view, entry) }
        case "subviews": view.subviews = value.views ?? []
        case "sublayers": view.sublayers = value.layers ?? []
        case "mask": view.mask = value.views ?? []
        case "draw": view.drawing = checkDrawing(value.drawing, of: view, at: entry.keyMark)
        case "intrinsicContentSize":
            if checkStandIn(view, at: entry.keyMark) { view.intrinsicContentSize = value.size }
        case "layoutGuides": view.guides = readGuides(value)
        case "constraints": parts[FoundConstraints.self].nodes += value.constraints ?? []
        case "viewRespectsSystemMinimumLayoutMargins": view.respectsSystemMinimumLayoutMargins = value.bool ?? true
        default: view.geometry.set(value, for: field.key)
        }
    }

    private func checkDrawing(_ drawing: [DrawOperation]?, of view: ViewNode, at mark: YAMLMark) -> [DrawOperation]? {
        guard view.type.name == "UIView" else {
            report("draw goes with class UIView alone: \(view.type.name) draws itself", at: mark)
            return nil
        }
        return drawing
    }

    /// An effect view makes and places its content view itself.
    private func checkContentView(of view: ViewNode) {
        guard let setting = view.settings.first(where: { $0.row.key == "contentView" }),
            let content = setting.value.views?.first,
            !content.isPlain
        else { return }
        report(
            "contentView is a plain view that fills \(view.type.name): it takes no class, layerClass, draw, "
                + "intrinsicContentSize or place", at: setting.mark)
    }

    private func checkStandIn(_ view: ViewNode, at mark: YAMLMark) -> Bool {
        guard view.type.name == "UIView" else {
            report("intrinsicContentSize goes with class UIView alone: \(view.type.name) has its own", at: mark)
            return false
        }
        return true
    }

    /// `customSpacing` is about views that the stack arranges.
    private func checkSpacings(of view: ViewNode) {
        guard let spacings = view.settings.first(where: { $0.row.key == "customSpacing" }) else { return }
        let ids = view.arrangedSubviews.compactMap(\.id)
        let known = Set(ids)
        for entry in spacings.value.entries ?? [] where !known.contains(entry.key) && !isLost(entry.key) {
            report(
                "'\(entry.key)' is no arranged subview of this stack", at: entry.keyMark,
                suggestion: nearestName(to: entry.key, among: ids))
        }
    }

    /// The view of an id, or nil after a report.
    func knownView(_ id: String, at mark: YAMLMark) -> ViewNode? {
        guard let target = knownTarget(id, at: mark) else { return nil }
        if let view = target as? ViewNode { return view }
        report("'\(id)' is \(target.sentence)", at: mark, expected: "a view")
        return nil
    }
}
