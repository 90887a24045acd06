import Foundation

extension UIResponder {
    /// What the object lists in place of what lies in it: `accessibilityElements`, or what the three methods count.
    var listedAccessibilityElements: [Any]? {
        if let elements = accessibilityElements { return elements }
        let count = accessibilityElementCount()
        guard count != NSNotFound, count >= 0 else { return nil }
        return (0..<min(count, Self.mostCounted)).compactMap { accessibilityElement(at: $0) }
    }

    /// More are not asked for: a count that is wrong would take for ever.
    private static var mostCounted: Int { 100_000 }

    /// What a group of what lies in the object means; nil where it is none by that.
    var accessibilityGroupKind: AccessibilityTree.Kind? {
        switch accessibilityContainerType {
        case .list: return .list
        case .landmark: return .landmark
        case .dataTable: return .dataTable
        case .semanticGroup where isNamedForAccessibility: return .semanticGroup
        default: break
        }
        if accessibilityTraits.contains(.tabBar) { return .tabBar }
        return accessibilityDefaults.countsElements ? .series : nil
    }

    private var isNamedForAccessibility: Bool {
        func says(_ text: String?) -> Bool { !(text ?? "").isEmpty }
        return says(accessibilityLabel) || says(accessibilityValue)
            || says((self as? any UIAccessibilityIdentification)?.accessibilityIdentifier)
    }

    /// Whether the object is a text that says nothing: nobody meets it.
    var isSilentText: Bool {
        guard accessibilityTraits == .staticText else { return false }
        return (accessibilityLabel ?? "").isEmpty && (accessibilityValue ?? "").isEmpty
            && (accessibilityHint ?? "").isEmpty
    }

    /// The object, then what it lies in, up to the application's delegate; containers that lie in each other end.
    package var accessibilityChain: some Sequence<UIResponder> {
        sequence(first: self) { $0.accessibilityParent }.prefix(1_000)
    }

    /// The view that the object is, or the nearest one that it lies in.
    package var accessibilityView: UIView? { accessibilityChain.lazy.compactMap { $0 as? UIView }.first { _ in true } }

    /// The window that the object is in, or its container.
    var accessibilityWindow: UIWindow? { accessibilityView?.window }

    /// What messages call the object.
    package var accessibilityName: String {
        if let view = self as? UIView { return view.label }
        let name = (self as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? accessibilityLabel
        return "\(type(of: self))" + (name.map { ":\($0)" } ?? "")
    }
}

extension SceneHost {
    /// What those who do not see the screen meet on it.
    package var accessibilityTree: AccessibilityTree {
        AccessibilityWalk.tree(of: windows.filter { $0.screen === screen }, order: accessibilityOrder)
    }

    /// What they meet in one view.
    package func accessibilityTree(of view: UIView) -> AccessibilityTree {
        AccessibilityWalk.tree(of: view, order: accessibilityOrder)
    }

    private var accessibilityOrder: AccessibilityOrder {
        AccessibilityOrder(
            lineHeight: traitCollection.userInterfaceIdiom == .pad ? 13 : 8,
            isRightToLeft: traitCollection.layoutDirection == .rightToLeft)
    }
}

extension UIResponder {
    private static let incrementSlot = ClassMetadata.methodSlot(
        of: UIResponder.self, overriddenBy: IncrementProbe.self)
    private static let decrementSlot = ClassMetadata.methodSlot(
        of: UIResponder.self, overriddenBy: DecrementProbe.self)

    /// Whether the object's class, or a closure, says what it is to be adjusted.
    package var isAdjustableByMethods: Bool {
        let blocks = accessibility?.blocks
        func overrides(_ slot: Int) -> Bool { ClassMetadata.overrides(type(of: self), UIResponder.self, slot: slot) }
        return (blocks?.increment != nil || overrides(Self.incrementSlot))
            && (blocks?.decrement != nil || overrides(Self.decrementSlot))
    }
}

private final class IncrementProbe: UIResponder {
    override func accessibilityIncrement() {}
}

private final class DecrementProbe: UIResponder {
    override func accessibilityDecrement() {}
}
