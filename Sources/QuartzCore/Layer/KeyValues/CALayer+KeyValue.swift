import CoreGraphics
import Foundation

// Keys: properties through the table, all others in a container of their own.
extension CALayer {
    func keyedValue(_ key: String) -> Any? {
        if let property = Self.rows(of: self)(key) { return property.read(self) }
        if let value = keyed.custom?[key] { return value }
        return styled(key) ?? type(of: self).defaultValue(forKey: key)
    }

    func setKeyedValue(_ value: Any?, _ key: String) {
        guard let property = Self.rows(of: self)(key) else { return setCustomValue(value, key) }
        guard !property.write(self, value) else { return }
        Misuse.report(
            "NSInvalidArgumentException",
            "\(type(of: self)) cannot take \(value.map { String(describing: $0) } ?? "nil") for the key \(key)")
    }

    func isSet(_ key: String) -> Bool {
        guard let property = Self.rows(of: self)(key) else { return keyed.custom?[key] != nil }
        return keyed.explicit.contains(property.bit)
    }

    private static func rows(of layer: CALayer) -> (String) -> LayerProperty? {
        let type = type(of: layer)
        return { type.property(forKey: $0) }
    }

    private func setCustomValue(_ value: Any?, _ key: String) {
        guard canChange() else { return }
        let action = implicitAction(forKey: key)
        if let value {
            keyed.custom = keyed.custom ?? [:]
            keyed.custom?[key] = value
        } else {
            keyed.custom?[key] = nil
        }
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }
}

// Style: values for what was not set.
extension CALayer {
    func setStyle(_ style: [AnyHashable: Any]?) {
        guard canChange() else { return }
        keyed.style = style
        flags.isApplyingStyle = true
        defer { flags.isApplyingStyle = false }
        for property in type(of: self).properties where property.isStyled {
            guard !keyed.explicit.contains(property.bit) else { continue }
            _ = property.write(self, styled(property.key) ?? property.defaultValue)
        }
    }

    /// What the style, or the style within it, says for a key.
    func styled(_ key: String) -> Any? {
        var style = keyed.style
        // A dictionary cannot hold itself, so this ends.
        while let current = style {
            if let value = current[key] { return value }
            style = current["style"] as? [AnyHashable: Any]
        }
        return nil
    }
}
