import UIKit
import YAMLTree

extension SceneReader {
    func readLayers(_ node: YAMLNode) -> [LayerNode]? {
        readItems(node, expected: "a list of layers")?.compactMap { readLayer($0) }
    }

    func readLayer(_ node: YAMLNode) -> LayerNode? {
        nested(node) {
            guard case .mapping(let entries) = node.content else {
                mismatch(node, expected: "a map of a layer's keys")
                return nil
            }
            guard count(node), let layer = makeLayer(entries, at: node.mark) else {
                lose(node)
                return nil
            }
            layer.lastLine = node.lastOwnLine
            let table = tables.layer(layer.type)
            var marks: [String: YAMLMark] = [:]
            layer.weight = weighing {
                for entry in entries {
                    marks[entry.key] = entry.keyMark
                    read(entry, of: layer, table: table)
                }
            }
            countCopies(layer.keys, weight: layer.weight)
            checkConflicts(marks, NodeForms.layerConflicts)
            finish(&layer.keys, of: layer.type)
            return layer
        }
    }

    private func makeLayer(_ entries: [YAMLEntry], at mark: YAMLMark) -> LayerNode? {
        var name = "CALayer"
        if let entry = entries.first(where: { $0.key == "class" }) {
            guard let read = readClass(entry.value, of: registry.layerClassNames, other: registry.viewClassNames)
            else { return nil }
            name = read
        }
        return registry.layer(name).map { LayerNode(mark: mark, type: $0) }
    }

    private func read(_ entry: YAMLEntry, of layer: LayerNode, table: KeyTable) {
        switch table[entry.key] {
        case .row(let row, let order):
            if let setting = readSetting(entry, row, order) { layer.keys.settings.append(setting) }
        case .field(let field):
            guard field.key != "class", let value = read(entry.value, field.kind) else { return }
            switch field.key {
            case "id", "name": layer.id = value.text.flatMap { register($0, layer, entry) }
            case "sublayers": layer.sublayers = value.layers ?? []
            case "mask": layer.keys.mask = value.layers ?? []
            case "animations":
                layer.keys.animations = value.animations ?? []
                open(layer.keys.animations, of: layer)
            default: layer.keys.geometry.set(value, for: field.key)
            }
        case nil:
            reportUnknownKey(entry, in: table, at: SublayerKeys())
        }
    }

    /// Keys of a view's own layer.
    /// - Parameter marks: Gets the places of the keys, as `layer.key`.
    func readBackingLayer(
        _ node: YAMLNode, table: KeyTable, view: KeyTable, marks: inout [String: YAMLMark]
    ) -> LayerKeys? {
        guard case .mapping(let entries) = node.content else {
            mismatch(node, expected: "a map of a layer's keys")
            return nil
        }
        guard count(node) else { return nil }
        var keys = LayerKeys()
        for entry in entries {
            marks["layer.\(entry.key)"] = entry.keyMark
            switch table[entry.key] {
            case .row(let row, let order):
                if let setting = readSetting(entry, row, order) { keys.settings.append(setting) }
            case .field(let field):
                guard let value = readBackingField(entry, field) else { continue }
                switch field.key {
                case "mask": keys.mask = value.layers ?? []
                case "animations": keys.animations = value.animations ?? []
                default: keys.geometry.set(value, for: field.key)
                }
            case nil:
                reportUnknownKey(entry, in: table, at: BackingLayerKeys(view: view))
            }
        }
        finish(&keys, of: nil)
        return keys
    }

    private func readBackingField(_ entry: YAMLEntry, _ field: Field) -> SceneValue? {
        guard field.key == "frame" else { return read(entry.value, field.kind) }
        // A view's layer fills no owner: that is what the view's own frame is for.
        return read(entry.value, .rect)
    }

    /// Puts settings into the order of setting and checks those that belong together.
    func finish(_ keys: inout LayerKeys, of type: LayerClass?) {
        keys.settings.putInOrder()
        let colors = keys.settings.first { $0.row.key == "colors" }?.value.colors
        guard let setting = keys.settings.first(where: { $0.row.key == "locations" }) else { return }
        guard let locations = setting.value.numbers, let colors else { return }
        _ = checkLocations(locations, colors: colors.count, at: setting.mark)
    }
}
