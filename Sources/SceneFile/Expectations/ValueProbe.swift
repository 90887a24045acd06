import UIKit
import YAMLTree

/// A value of a view or layer that a scene expects.
@MainActor
struct ValueProbe {
    /// Where the value is looked for.
    enum Source {
        /// A view's property.
        case view(ViewValue)
        /// The model value of a layer at a key path.
        case layer(String)
        /// What the layer shows at a key path.
        case presentation(String)
        /// A property of an animator.
        case animator(AnimatorProperty)
        /// A property of a controller.
        case controller(ControllerValue)
        /// A property of a bar's item, an alert's action or a menu's element.
        case item(ItemValue)
    }

    let id: String
    /// As the file says it.
    let name: String
    let source: Source
    /// Degrees are expected, radians found.
    let isAngle: Bool
    let expected: SceneValue
    let mark: YAMLMark
}

extension SceneReader {
    /// Reads what `values` and `presentation` expect, each value by what its name leads to.
    func readProbes(_ record: SceneRecord) -> [ValueProbe] {
        probes(record, "values") { probe($0, of: $1, $2) }
            + probes(record, "presentation") { presentation($0, of: $1, $2) }
    }

    private func probes(
        _ record: SceneRecord, _ key: String,
        _ read: (SceneEntry, any SceneTarget, _ id: String) -> ValueProbe?
    ) -> [ValueProbe] {
        (record[key]?.entries ?? []).flatMap { entry -> [ValueProbe] in
            guard let target = knownTarget(entry.key, at: entry.keyMark) else { return [] }
            return (entry.item.value.entries ?? []).compactMap { read($0, target, entry.key) }
        }
    }

    private func probe(_ entry: SceneEntry, of target: any SceneTarget, _ id: String) -> ValueProbe? {
        if target is AnimatorTarget { return animatorProbe(entry, id) }
        if let node = target as? ControllerNode {
            let values = ControllerValues.all(of: node.type)
            return probe(entry, id, among: values, of: "a \(node.type.name)") { .controller($0) }
        }
        if let node = target as? ItemNode {
            return probe(entry, id, among: ItemValues.all(of: node), of: node.kind.sentence) { .item($0) }
        }
        if let view = target as? ViewNode {
            if let value = ViewValues.all(of: view.type).first(where: { $0.name == entry.key }) {
                return probe(entry, id, .view(value), AnimatedValueKind(value.kind))
            }
            guard prototype(of: backingLayer(of: view)).hasValue(at: entry.key) else {
                reportUnknownValue(entry, of: view)
                return nil
            }
        }
        return layerProbe(entry, of: target, id) { .layer($0) }
    }

    private func animatorProbe(_ entry: SceneEntry, _ id: String) -> ValueProbe? {
        guard let property = AnimatorProperty.named(entry.key) else {
            let names = AnimatorProperty.all.map(\.name)
            report(
                "an animator has no value '\(entry.key)' to expect", at: entry.keyMark,
                suggestion: nearestName(to: entry.key, among: names))
            return nil
        }
        guard case .node(let node) = entry.item.value else { return nil }
        return read(node, property.kind).map {
            ValueProbe(
                id: id, name: entry.key, source: .animator(property), isAngle: false, expected: $0, mark: entry.keyMark)
        }
    }

    /// A probe of one of an object's values, of which `source` makes where it is looked for.
    /// - Parameter what: What has them: `an item of a bar`.
    private func probe<Object>(
        _ entry: SceneEntry, _ id: String, among values: [ObjectValue<Object>], of what: String,
        _ source: (ObjectValue<Object>) -> ValueProbe.Source
    ) -> ValueProbe? {
        guard let value = values.first(where: { $0.name == entry.key }) else {
            let names = values.map(\.name)
            report(
                "\(what) has no value '\(entry.key)' to expect", at: entry.keyMark,
                expected: Self.choice(of: names), suggestion: nearestName(to: entry.key, among: names))
            return nil
        }
        guard case .node(let node) = entry.item.value else { return nil }
        return (isNull(node) ? .null : read(node, value.kind)).map {
            ValueProbe(
                id: id, name: entry.key, source: source(value), isAngle: false, expected: $0, mark: entry.keyMark)
        }
    }

    private func reportUnknownValue(_ entry: SceneEntry, of view: ViewNode) {
        let names = ViewValues.all(of: view.type).map(\.name) + backingLayer(of: view).type.animatedKeyPaths
        report(
            "a \(view.type.name) has no value '\(entry.key)' to expect", at: entry.keyMark,
            suggestion: nearestName(to: entry.key, among: names))
    }

    private func presentation(_ entry: SceneEntry, of target: any SceneTarget, _ id: String) -> ValueProbe? {
        layerProbe(entry, of: target, id) { .presentation($0) }
    }

    private func layerProbe(
        _ entry: SceneEntry, of target: any SceneTarget, _ id: String, source: (String) -> ValueProbe.Source
    ) -> ValueProbe? {
        guard let layer = animationTarget(target, id, at: entry.keyMark) else { return nil }
        if let property = layer.type.type.property(forKey: entry.key) {
            return probe(entry, id, source(entry.key), AnimatedValueKind(.property(property)))
        }
        if entry.key.hasPrefix("sublayers.") {
            report("a sublayer is asked by its own id", at: entry.keyMark)
            return nil
        }
        guard let place = resolveKeyPath(entry.key, on: layer, at: entry.keyMark) else { return nil }
        return probe(entry, id, source(place.keyPath), AnimatedValueKind(place.kind))
    }

    private func probe(
        _ entry: SceneEntry, _ id: String, _ source: ValueProbe.Source, _ kind: AnimatedValueKind?
    ) -> ValueProbe? {
        guard let kind, kind.isComparable else {
            report("'\(entry.key)' cannot be compared", at: entry.keyMark)
            return nil
        }
        guard case .node(let node) = entry.item.value else { return nil }
        let value = isNull(node) ? SceneValue.null : read(node, kind.kind)
        return value.map {
            ValueProbe(
                id: id, name: entry.key, source: source, isAngle: kind.isAngle, expected: $0, mark: entry.keyMark)
        }
    }
}

extension CALayer {
    /// Whether there is a value to expect: of a property, of a part of one, or of a key of the class's own.
    fileprivate func hasValue(at keyPath: String) -> Bool {
        type(of: self).property(forKey: keyPath) != nil || animatedKind(at: keyPath) != nil
    }
}
