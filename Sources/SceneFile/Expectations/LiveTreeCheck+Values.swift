import UIKit

// What properties are and what layers show.
extension LiveTreeCheck {
    func value(_ probe: ValueProbe) -> Failure? {
        if case .animator(let property) = probe.source {
            return judged(
                scene.animator(probe.id).map(property.read), probe, missing: "the animator \(probe.id) was not made")
        }
        if case .controller(let value) = probe.source { return controllerValue(value, probe) }
        if case .item(let value) = probe.source {
            let item: NSObject? = scene.builder.items[probe.id]
            return judged(item.map(value.read), probe, missing: "there is no item \(probe.id)")
        }
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
            message:
                "\(probe.id) \(isShown ? "shows" : "has") \(probe.name) \(value.description(like: probe.expected))",
            expected: expected.description(like: probe.expected))
    }

    private func controllerValue(_ value: ControllerValue, _ probe: ValueProbe) -> Failure? {
        let size = probe.expected.size.flatMap { FoundValue($0) }
        return judged(
            scene.controller(probe.id).map(value.read), probe, expected: size,
            missing: "there is no controller \(probe.id)")
    }

    /// What is wrong with the value of something that is no layer.
    /// - Parameters:
    ///   - found: The value; nil where there is nobody to have it.
    ///   - expected: Nil: as the file says it.
    ///   - missing: Says that there is nobody.
    private func judged(
        _ found: Any??, _ probe: ValueProbe, expected: FoundValue? = nil, missing: @autoclosure () -> String
    ) -> Failure? {
        let expected = expected ?? FoundValue(of: probe.expected)
        guard let found else { return Failure(message: missing(), expected: expected.description) }
        let value = FoundValue(found) ?? .absent
        guard !value.isNear(expected) else { return nil }
        return Failure(
            message: "\(probe.id) has \(probe.name) \(value.description(like: probe.expected))",
            expected: expected.description(like: probe.expected))
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
