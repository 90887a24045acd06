import UIKit

// What properties are and what layers show.
extension LiveTreeCheck {
    func value(_ probe: ValueProbe) -> Failure? {
        if case .animator(let property) = probe.source { return animatorValue(property, probe) }
        if case .controller(let value) = probe.source { return controllerValue(value, probe) }
        if case .item(let value) = probe.source { return itemValue(value, probe) }
        guard let layer = scene.layer(probe.id) else {
            return Failure(message: "there is no layer \(probe.id)", expected: "one with \(probe.name)")
        }
        let expected = expected(probe, layer)
        let found: Any?
        switch probe.source {
        case .view(let value): found = scene.view(probe.id).flatMap { value.read($0) }
        case .layer(let keyPath): found = layer.value(forKeyPath: keyPath)
        case .presentation(let keyPath):
            guard let presentation = layer.presentation() else {
                return Failure(message: "\(probe.id) was never shown", expected: expected.description)
            }
            found = presentation.value(forKeyPath: keyPath)
        case .animator, .controller, .item: return nil
        }
        let value = resolved(found, layer).map { probe.isAngle ? $0.mapNumbers { $0 * 180 / .pi } : $0 } ?? .absent
        guard !value.isNear(expected) else { return nil }
        let isShown = if case .presentation = probe.source { true } else { false }
        return Failure(
            message: "\(probe.id) \(isShown ? "shows" : "has") \(probe.name) \(value.description)",
            expected: expected.description)
    }

    private func animatorValue(_ property: AnimatorProperty, _ probe: ValueProbe) -> Failure? {
        let expected = FoundValue(of: probe.expected)
        guard let animator = scene.animator(probe.id) else {
            return Failure(message: "the animator \(probe.id) was not made", expected: expected.description)
        }
        let found = FoundValue(property.read(animator)) ?? .absent
        guard !found.isNear(expected) else { return nil }
        return Failure(message: "\(probe.id) has \(probe.name) \(found.description)", expected: expected.description)
    }

    private func controllerValue(_ value: ControllerValue, _ probe: ValueProbe) -> Failure? {
        let expected = probe.expected.size.map { FoundValue($0) ?? .absent } ?? FoundValue(of: probe.expected)
        guard let controller = scene.controller(probe.id) else {
            return Failure(message: "there is no controller \(probe.id)", expected: expected.description)
        }
        let found = FoundValue(value.read(controller)) ?? .absent
        guard !found.isNear(expected) else { return nil }
        return Failure(message: "\(probe.id) has \(probe.name) \(found.description)", expected: expected.description)
    }

    private func itemValue(_ value: ItemValue, _ probe: ValueProbe) -> Failure? {
        let expected = FoundValue(of: probe.expected)
        guard let item = scene.builder.items[probe.id] else {
            return Failure(message: "there is no item \(probe.id)", expected: expected.description)
        }
        let found = FoundValue(value.read(item)) ?? .absent
        guard !found.isNear(expected) else { return nil }
        return Failure(message: "\(probe.id) has \(probe.name) \(found.description)", expected: expected.description)
    }

    private func expected(_ probe: ValueProbe, _ layer: CALayer) -> FoundValue {
        var value = FoundValue.absent
        scene.builder.with(traits(of: layer)) {
            value = FoundValue(scene.builder.coreAnimationValue(probe.expected, on: layer)) ?? .absent
        }
        return value
    }

    private func resolved(_ found: Any?, _ layer: CALayer) -> FoundValue? {
        guard let color = found as? UIColor else { return FoundValue(found) }
        return FoundValue(color.resolvedColor(with: traits(of: layer)))
    }

    private func traits(of layer: CALayer) -> UITraitCollection {
        layer.nearestView?.traitCollection ?? scene.stage.traitCollection
    }

    func animationKeys(_ entry: SceneEntry) -> Failure? {
        guard let layer = scene.layer(entry.key) else {
            return Failure(message: "there is no layer \(entry.key)", expected: "one with animations")
        }
        let wanted = (entry.item.value.items ?? []).compactMap(\.value.text).sorted()
        let found = (layer.animationKeys() ?? []).sorted()
        guard found != wanted else { return nil }
        return Failure(message: "the animations of \(entry.key) are \(Self.list(found))", expected: Self.list(wanted))
    }

    private static func list(_ keys: [String]) -> String { keys.isEmpty ? "none" : keys.joined(separator: ", ") }
}
