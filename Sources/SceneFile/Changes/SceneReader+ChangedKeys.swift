import UIKit
import YAMLTree

// What a change sets, read by the keys of the view or layer that it is about.
extension SceneReader {
    func readChange(_ node: YAMLNode, of view: ViewNode) -> ViewChange? {
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
            case nil: reportUnknownKey(entry, in: table, at: ChangedKeys())
            }
        }
        checkConflicts(marks, NodeForms.viewConflicts)
        change.settings.putInOrder()
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

    func readChange(_ node: YAMLNode, of layer: LayerNode) -> LayerKeys? {
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
            case nil: reportUnknownKey(entry, in: table, at: ChangedKeys())
            }
        }
        checkConflicts(marks, NodeForms.layerConflicts)
        finish(&keys, of: layer.type)
        countCopies(keys, weight: layer.weight)
        return keys
    }
}
