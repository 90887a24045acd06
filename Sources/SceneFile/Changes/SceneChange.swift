import UIKit
import YAMLTree

/// Something that happens at a time.
struct SceneChange {
    let time: Double
    let step: ChangeStep
}

/// Something that happens, and how.
struct ChangeStep {
    indirect enum Action {
        case setView(id: String, ViewChange)
        case setLayer(id: String, LayerKeys)
        case call(id: String, name: String)
        case addAnimation(id: String, AnimationNode)
        case removeAnimation(id: String, key: String)
        case resizeWindow(CGSize, at: YAMLMark)
        case setConstraint(identifier: String, SceneRecord)
        case moveKeyboard(CGRect?)
        case several([ChangeStep])
    }

    let action: Action
    /// Values for implicit animations.
    var transaction: SceneRecord?

    /// What is done, and what is done in it.
    var actions: [Action] {
        if case .several(let steps) = action { steps.flatMap(\.actions) } else { [action] }
    }
}

/// What a change sets on a view.
struct ViewChange {
    var geometry = NodeGeometry()
    var settings: [Setting] = []
    var layer = LayerKeys()
    var drawing: [DrawOperation]?
    var intrinsicContentSize: CGSize?
}

extension SceneReader {
    /// Changes inside a change; they are resolved with it.
    func readNestedChanges(_ node: YAMLNode) -> [SceneItem]? {
        nested(node) { readList(node, of: .variants(ChangeForms.nested)) }
    }

    /// Resolves the changes once all ids are known.
    func resolveChanges(_ items: [SceneItem]) -> [SceneChange] {
        items.compactMap { item in
            guard let record = item.value.record, let time = record.number("at") else { return nil }
            return step(of: record).map { SceneChange(time: time, step: $0) }
        }
    }

    private func steps(_ items: [SceneItem]) -> [ChangeStep] {
        items.compactMap { item in item.value.record.flatMap { step(of: $0) } }
    }

    private func step(of record: SceneRecord) -> ChangeStep? {
        action(of: record).map { ChangeStep(action: $0, transaction: record.record("transaction")) }
    }

    private func action(of record: SceneRecord) -> ChangeStep.Action? {
        if let window = record.record("window") {
            return window.size("size").map { .resizeWindow($0, at: window.mark(of: "size")) }
        }
        if let keyboard = record["keyboard"] { return .moveKeyboard(keyboard.rect) }
        if let identifier = record.text("constraint") { return constraintChange(identifier, record) }
        guard let id = record.text("id") else { return record.items("changes").map { .several(steps($0)) } }
        guard let target = targets[id] else {
            if isLost(id) { return nil }
            let nearest = NearestName.nearest(to: id, among: targets.ids)
            report("no view or layer has the id '\(id)'", at: record.mark(of: "id"), suggestion: nearest)
            return nil
        }
        return action(of: record, on: target, id)
    }

    private func action(of record: SceneRecord, on target: SceneTargets.Target, _ id: String) -> ChangeStep.Action? {
        if let name = record.text("call") { return call(name, id: id, on: target, at: record.mark(of: "call")) }
        if record["addAnimation"] != nil || record["removeAnimation"] != nil {
            guard let layer = animationTarget(target, id, at: record.mark(of: "id")) else { return nil }
            if let key = record.text("removeAnimation") { return .removeAnimation(id: id, key: key) }
            guard let animation = record["addAnimation"]?.animations?.first else { return nil }
            resolve(animation, on: layer)
            return .addAnimation(id: id, animation)
        }
        guard case .settings(let node)? = record["set"] else { return nil }
        switch target {
        case .view(let view): return readChange(node, of: view).map { .setView(id: id, $0) }
        case .layer(let layer): return readChange(node, of: layer).map { .setLayer(id: id, $0) }
        case .guide:
            report("'\(id)' is a layout guide, which has nothing to set", at: record.mark(of: "id"))
            return nil
        }
    }

    private func constraintChange(_ identifier: String, _ record: SceneRecord) -> ChangeStep.Action? {
        let known = constraints.compactMap(\.identifier)
        guard known.contains(identifier) else {
            if isLost(identifier) { return nil }
            report(
                "no constraint has the identifier '\(identifier)'", at: record.mark(of: "constraint"),
                suggestion: NearestName.nearest(to: identifier, among: known))
            return nil
        }
        guard case .settings(let node)? = record["set"], let settings = readRecord(node, ConstraintForms.settings)
        else { return nil }
        return .setConstraint(identifier: identifier, settings)
    }

    private func call(
        _ name: String, id: String, on target: SceneTargets.Target, at mark: YAMLMark
    ) -> ChangeStep.Action? {
        switch (target, name) {
        case (.guide, _):
            report("'\(id)' is a layout guide, on which nothing is called", at: mark)
            return nil
        case (.layer, "removeFromSuperview"), (.view, "removeFromSuperlayer"):
            let isView = name == "removeFromSuperlayer"
            report(
                "'\(id)' is a \(isView ? "view" : "layer")", at: mark,
                expected: isView ? "removeFromSuperview" : "removeFromSuperlayer")
            return nil
        default: return .call(id: id, name: name)
        }
    }

    private func readChange(_ node: YAMLNode, of view: ViewNode) -> ViewChange? {
        guard case .mapping(let entries) = node.content else {
            mismatch(node, expected: "a map of a view's keys")
            return nil
        }
        let table = tables.viewChange(view.type)
        let backing = tables.layerChange(backingLayer(of: view))
        var change = ViewChange()
        var marks: [String: YAMLMark] = [:]
        for entry in entries {
            marks[entry.key] = entry.keyMark
            switch table[entry.key] {
            case .row(let row, let order):
                if let setting = readSetting(entry, row, order) { change.settings.append(setting) }
            case .field(let field) where field.key == "layer":
                change.layer =
                    readBackingLayer(entry.value, table: backing, view: table, marks: &marks) ?? LayerKeys()
            case .field(let field):
                guard let value = read(entry.value, field.kind) else { continue }
                if field.key == "intrinsicContentSize" {
                    change.intrinsicContentSize = standInSize(value, of: view, at: entry.keyMark)
                } else if field.key == "draw" {
                    change.drawing = redrawing(value, of: view, at: entry.keyMark)
                } else {
                    change.geometry.set(value, for: field.key)
                }
            case nil: reportUnknownKey(entry, in: table, at: .change)
            }
        }
        checkConflicts(marks, NodeForms.viewConflicts)
        change.settings.sort { $0.order < $1.order }
        countCopies(change.layer, weight: view.weight)
        return change
    }

    private func standInSize(_ value: SceneValue, of view: ViewNode, at mark: YAMLMark) -> CGSize? {
        guard view.intrinsicContentSize != nil else {
            report(
                "the view has no natural size at first, so it cannot get another", at: mark,
                expected: "`intrinsicContentSize:` on the view")
            return nil
        }
        return value.size
    }

    private func redrawing(_ value: SceneValue, of view: ViewNode, at mark: YAMLMark) -> [DrawOperation]? {
        guard view.drawing != nil else {
            report(
                "the view draws nothing at first, so it cannot draw later", at: mark, expected: "`draw:` on the view")
            return nil
        }
        return value.drawing
    }

    private func readChange(_ node: YAMLNode, of layer: LayerNode) -> LayerKeys? {
        guard case .mapping(let entries) = node.content else {
            mismatch(node, expected: "a map of a layer's keys")
            return nil
        }
        let table = tables.layerChange(layer.type)
        var keys = LayerKeys()
        var marks: [String: YAMLMark] = [:]
        for entry in entries {
            marks[entry.key] = entry.keyMark
            switch table[entry.key] {
            case .row(let row, let order):
                if let setting = readSetting(entry, row, order) { keys.settings.append(setting) }
            case .field(let field):
                if let value = read(entry.value, field.kind) { keys.geometry.set(value, for: field.key) }
            case nil: reportUnknownKey(entry, in: table, at: .change)
            }
        }
        checkConflicts(marks, NodeForms.layerConflicts)
        finish(&keys, of: layer.type)
        countCopies(keys, weight: layer.weight)
        return keys
    }
}
