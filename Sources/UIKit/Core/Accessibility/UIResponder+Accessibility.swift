import Foundation

extension UIResponder: AccessibilityBearer {
    func accessibilityDidChange() {}

    var accessibleLabel: AccessibleText {
        accessibleText(\.label, \.attributedLabel, \.label, else: \.label)
    }

    var accessibleHint: AccessibleText { accessibleText(\.hint, \.attributedHint, \.hint, else: \.hint) }

    var accessibleValue: AccessibleText {
        accessibleText(\.value, \.attributedValue, \.value, else: \.value)
    }

    var accessibleInputLabels: [NSAttributedString] {
        if let blocks = accessibility?.blocks {
            if let answer = blocks.attributedUserInputLabels { return answer() ?? [] }
            if let answer = blocks.userInputLabels { return (answer() ?? []).map { NSAttributedString(string: $0) } }
        }
        return accessibility?.userInputLabels
            ?? accessibilityDefaults.userInputLabels.map { NSAttributedString(string: $0) }
    }

    /// Reads a property that the app may have set, or given a closure for; nil where it did neither.
    func accessible<Value>(
        _ set: KeyPath<AccessibilityProperties, Value?>, _ block: KeyPath<AccessibilityBlocks, (() -> Value)?>
    ) -> Value? {
        guard let accessibility else { return nil }
        if let block = accessibility.blocks?[keyPath: block] { return block() }
        return accessibility[keyPath: set]
    }

    /// Whether something comes of acting on the object, as its traits and actions say.
    var answersActions: Bool {
        let traits = accessibilityTraits
        if traits.contains(.notEnabled) { return false }
        let active: UIAccessibilityTraits = [.button, .link, .searchField, .keyboardKey, .adjustable, .toggleButton]
        return !traits.isDisjoint(with: active) || !(accessibilityCustomActions ?? []).isEmpty
            || self is any UIKeyInput
    }
}

extension UIAccessibility {
    /// A rectangle of a view's space in the screen's; as it is for a view without a window.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return rect }
        return view.convert(rect, to: window.screen.coordinateSpace)
    }

    /// An outline of a view's space in the screen's; as it is for a view without a window.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        guard let window = view.window, let copy = path.copy() as? UIBezierPath else { return path }
        let space = window.screen.coordinateSpace
        let origin = view.convert(CGPoint.zero, to: space)
        let (right, down) = (view.convert(CGPoint(x: 1, y: 0), to: space), view.convert(CGPoint(x: 0, y: 1), to: space))
        copy.apply(
            CGAffineTransform(
                a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
                tx: origin.x, ty: origin.y))
        return copy
    }
}
