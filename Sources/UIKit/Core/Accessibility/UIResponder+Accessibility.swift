import Foundation

// What an object tells those who do not see it: what the app set, else what the object's class answers.
extension UIResponder {
    /// Reads a property that the app may have set.
    func accessible<Value>(
        _ set: KeyPath<AccessibilityProperties, Value?>, else own: KeyPath<AccessibilityDefaults, Value>
    ) -> Value {
        accessibility?[keyPath: set] ?? accessibilityDefaults[keyPath: own]
    }

    /// Reads a property that no class has an answer of its own for.
    func accessible<Value>(_ path: KeyPath<AccessibilityProperties, Value>, default value: Value) -> Value {
        accessibility?[keyPath: path] ?? value
    }

    /// Sets a property.
    func setAccessible<Value>(_ path: ReferenceWritableKeyPath<AccessibilityProperties, Value>, _ value: Value) {
        let properties = accessibility ?? AccessibilityProperties()
        properties[keyPath: path] = value
        accessibility = properties
    }
}

extension UIAccessibility {
    /// A rectangle of a view's space in the screen's; as it is for a view without a window.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return rect }
        return view.convert(rect, to: window.screen.coordinateSpace)
    }
}
