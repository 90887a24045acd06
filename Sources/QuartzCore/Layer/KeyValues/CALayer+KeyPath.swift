import CoreGraphics
import Foundation

// Key paths: a key, then parts of its value, each written back into the whole.
extension CALayer {
    func valueByKeys(_ keyPath: String) -> Any? {
        let (key, rest) = KeyPathParts.split(keyPath)
        let value = value(forKey: key)
        guard let rest else { return value }
        return value.flatMap { KeyPathParts.value(at: rest, of: $0) }
    }

    func setValueByKeys(_ value: Any?, _ keyPath: String) {
        let (key, rest) = KeyPathParts.split(keyPath)
        guard let rest else { return setValue(value, forKey: key) }
        if let layer = self.value(forKey: key) as? CALayer { return layer.setValue(value, forKeyPath: rest) }
        let changed = self.value(forKey: key).flatMap { KeyPathParts.setting(value, at: rest, of: $0) }
        guard let changed else {
            return Misuse.report(
                "NSUnknownKeyException",
                "\(type(of: self)) has nothing to set at the key path \(keyPath)")
        }
        setValue(changed, forKey: key)
    }
}

/// Parts of the values that a key path may reach into.
@MainActor
enum KeyPathParts {
    static func split(_ keyPath: String) -> (key: String, rest: String?) {
        guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
        return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
    }

    static func value(at path: String, of whole: Any) -> Any? {
        if let layer = whole as? CALayer { return layer.value(forKeyPath: path) }
        if let transform = whole as? CATransform3D { return TransformPart(path)?.value(of: transform) }
        let (part, rest) = split(path)
        let value = component(part, of: whole)
        guard let rest else { return value }
        return value.flatMap { Self.value(at: rest, of: $0) }
    }

    /// `whole` with the part at `path` replaced; nil when it has no such part or cannot take the value.
    static func setting(_ value: Any?, at path: String, of whole: Any) -> Any? {
        if let transform = whole as? CATransform3D { return TransformPart(path)?.setting(value, in: transform) }
        let (part, rest) = split(path)
        guard let rest else { return setting(value, component: part, of: whole) }
        return component(part, of: whole)
            .flatMap { setting(value, at: rest, of: $0) }
            .flatMap { setting($0, component: part, of: whole) }
    }

    private static func component(_ part: String, of whole: Any) -> Any? {
        switch (whole, part) {
        case (let point as CGPoint, "x"): PropertyValue.scalar(point.x)
        case (let point as CGPoint, "y"): PropertyValue.scalar(point.y)
        case (let size as CGSize, "width"): PropertyValue.scalar(size.width)
        case (let size as CGSize, "height"): PropertyValue.scalar(size.height)
        case (let rect as CGRect, "origin"): rect.origin
        case (let rect as CGRect, "size"): rect.size
        case (let dictionary as [AnyHashable: Any], _): dictionary[part]
        default: nil
        }
    }

    private static func setting(_ value: Any?, component part: String, of whole: Any) -> Any? {
        if var dictionary = whole as? [AnyHashable: Any] {
            dictionary[part] = value
            return dictionary
        }
        if let rect = whole as? CGRect { return setting(value, component: part, of: rect) }
        guard let number = value.flatMap(PropertyValue.number) else { return nil }
        switch (whole, part) {
        case (let point as CGPoint, "x"): return CGPoint(x: number, y: point.y)
        case (let point as CGPoint, "y"): return CGPoint(x: point.x, y: number)
        case (let size as CGSize, "width"): return CGSize(width: number, height: size.height)
        case (let size as CGSize, "height"): return CGSize(width: size.width, height: number)
        default: return nil
        }
    }

    private static func setting(_ value: Any?, component part: String, of rect: CGRect) -> CGRect? {
        switch (part, value) {
        case ("origin", let origin as CGPoint): CGRect(origin: origin, size: rect.size)
        case ("size", let size as CGSize): CGRect(origin: rect.origin, size: size)
        default: nil
        }
    }
}
