import CoreGraphics

/// What values an animation of a key path takes.
package enum AnimatedKind {
    /// The whole of a property; its row says the rest.
    case property(LayerProperty)
    /// A part of a property that is a number.
    case number
    /// A part of a transform that is an angle, in radians.
    case angle
    /// A part of a rectangle.
    case point
    /// A part of a rectangle, or of a transform.
    case size
    /// A property of an emitter's cell.
    case cell(EmitterCellProperty)
    /// A key that the class has beside its properties, with the value that it has by itself.
    case custom(Any)
}

extension CALayer {
    /// What values an animation of this layer's `keyPath` takes; nil where there is nothing to animate.
    ///
    /// Key paths to sublayers are asked of these.
    package func animatedKind(at keyPath: String) -> AnimatedKind? {
        if let path = EmitterCellPath(keyPath) {
            guard case .emitter = state.content, path.property.isAnimatable else { return nil }
            return path.rest.map { path.property.animatedPart(at: $0) } ?? .cell(path.property)
        }
        let (key, rest) = KeyPathParts.split(keyPath)
        guard let property = type(of: self).property(forKey: key) else {
            return rest == nil ? value(forKey: key).map { .custom($0) } : nil
        }
        guard property.slot != nil else { return nil }
        return rest.map { property.animatedPart(at: $0) } ?? .property(property)
    }

    /// All key paths of this class's properties that can be animated, but for those that Apple's layers do not have.
    package class var animatedKeyPaths: [String] {
        properties.filter { $0.slot != nil && !$0.isOurs }.flatMap { property in
            [property.key] + property.partNames.map { "\(property.key).\($0)" }
        }
    }
}

extension EmitterCellProperty {
    /// What the part of a cell's rectangle is that `path` names; nil for none.
    fileprivate func animatedPart(at path: String) -> AnimatedKind? {
        guard case .rect = kind, let part = ValuePart(path, of: .rect(.zero)) else { return nil }
        return switch part.value(of: .rect(.zero)) {
        case .number?: .number
        case .point?: .point
        case .size?: .size
        default: nil
        }
    }
}

extension LayerProperty {
    /// What the part of the value is that `path` names; nil for none.
    package func animatedPart(at path: String) -> AnimatedKind? {
        guard let sample, let part = ValuePart(path, of: sample), let value = part.value(of: sample) else { return nil }
        switch value {
        case .number: return path.hasPrefix("rotation") ? .angle : .number
        case .point: return .point
        case .size: return .size
        default: return nil
        }
    }

    /// A value of the property's kind, where it has parts.
    private var sample: AnimatedValue? {
        switch kind {
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(CATransform3DIdentity)
        default: nil
        }
    }

    fileprivate var partNames: [String] {
        switch kind {
        case .point: ["x", "y"]
        case .size: ["width", "height"]
        case .rect: ["origin", "size", "origin.x", "origin.y", "size.width", "size.height"]
        case .transform:
            ["rotation", "scale", "translation"].flatMap { part in
                [part] + ["x", "y", "z"].map { "\(part).\($0)" }
            } + ["m34"]
        default: []
        }
    }
}
