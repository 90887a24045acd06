import UIKit

extension SceneBuilder {
    /// Adds animations to a layer, in the order of the file.
    func add(_ animations: [AnimationNode], to layer: CALayer) {
        for animation in animations { layer.add(make(animation, on: layer), forKey: animation.key) }
    }

    private func make(_ node: AnimationNode, on layer: CALayer) -> CAAnimation {
        let record = node.record
        let animation = makeBare(node)
        for property in node.type.type.properties {
            guard let value = value(of: property, node, on: layer) else { continue }
            // A value of another kind cannot get here: the reader follows the same table.
            _ = property.write(animation, value)
        }
        if let spring = animation as? CASpringAnimation, record["duration"] == nil {
            spring.duration = spring.settlingDuration
        }
        return animation
    }

    private func makeBare(_ node: AnimationNode) -> CAAnimation {
        guard let duration = node.record.number("perceptualDuration") else { return CAAnimation.make(node.type.type) }
        return CASpringAnimation(
            perceptualDuration: duration, bounce: CGFloat(node.record.number("bounce") ?? 0))
    }

    /// Nil for what the file does not say.
    private func value(of property: AnimationProperty, _ node: AnimationNode, on layer: CALayer) -> Any? {
        let target = node.sublayer.flatMap { nearest($0, in: layers) } ?? layer
        switch property.kind {
        case .value: return node.ends[property.key].flatMap { coreAnimationValue($0, on: target) }
        case .values: return node.values.map { $0.map { coreAnimationValue($0, on: target) ?? NSNull() } }
        case .animations: return node.children.isEmpty ? nil : node.children.map { make($0, on: layer) }
        case .string: return node.keyPath
        default:
            let value = node.record[property.key]
            if case .number = property.kind, value?.text == AnimationClass.endless { return Double.infinity }
            if let name = value?.text { return AnimationClass.swiftNames[property.key]?[name] ?? name }
            return value.flatMap { coreAnimationValue($0, on: target) }
        }
    }

    /// A value as Core Animation takes it; nil for null.
    func coreAnimationValue(_ value: SceneValue, on layer: CALayer) -> Any? {
        switch value {
        case .bool(let value): value
        case .integer(let value): value
        case .number(let value): value
        case .numbers(let values): values
        case .text(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .color(let color): cgColor(color)
        case .colors(let colors): colors.map { cgColor($0) }
        case .transform(let transform): transform
        case .path(let path): path.path(for: layer)
        case .image(let image): self.image(image).cgImage
        case .curve(let curve): curve
        case .list(let items): items.compactMap { coreAnimationItem($0.value, on: layer) }
        default: nil
        }
    }

    /// Lists hold filters, or what lists of one kind hold.
    private func coreAnimationItem(_ value: SceneValue, on layer: CALayer) -> Any? {
        value.record.map { FilterForms.filter($0) as Any } ?? coreAnimationValue(value, on: layer)
    }
}
