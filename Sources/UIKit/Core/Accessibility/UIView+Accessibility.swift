import Foundation

// What a view tells those who do not see it: what the app set, else what the view's class answers.
extension UIView {
    /// Reads a property that the app may have set.
    func accessible<Value>(
        _ set: KeyPath<AccessibilityProperties, Value?>, else own: KeyPath<AccessibilityDefaults, Value>
    ) -> Value {
        style.accessibility?[keyPath: set] ?? accessibilityDefaults[keyPath: own]
    }

    /// Reads a property that no class has an answer of its own for.
    func accessible<Value>(_ path: KeyPath<AccessibilityProperties, Value>, default value: Value) -> Value {
        style.accessibility?[keyPath: path] ?? value
    }

    /// Sets a property.
    func setAccessible<Value>(_ path: WritableKeyPath<AccessibilityProperties, Value>, _ value: Value) {
        var properties = style.accessibility ?? AccessibilityProperties()
        properties[keyPath: path] = value
        style.accessibility = properties
    }

    /// The bounds on the screen.
    var shownAccessibilityFrame: CGRect {
        UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    }
}

extension UIAccessibility {
    /// A rectangle of a view's space in the screen's; as it is for a view without a window.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return rect }
        return view.convert(rect, to: window.screen.coordinateSpace)
    }
}
