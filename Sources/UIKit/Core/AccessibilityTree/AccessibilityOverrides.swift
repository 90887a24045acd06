import CoreGraphics
import QuartzCore

/// Which classes of views say by code of their own what those who do not see the screen meet.
@MainActor
struct AccessibilityOverrides {
    /// Whether the class, or one between it and the nearest of UIKit's own, has such code: that may answer anything, at any
    /// time.
    let areForeign: Bool
    /// Whether neither the class nor one that it inherits from has such code, so that nothing but defaults answers for what
    /// the app says nothing of.
    let areNone: Bool

    private static let slots = ClassMetadata.methodSlots(of: UIResponder.self, overriddenBy: AccessibilityProbe.self)
    private static var known: [ObjectIdentifier: AccessibilityOverrides] = [:]

    private init(_ type: UIView.Type) {
        func overrides(_ base: AnyClass) -> Bool {
            Self.slots.contains { ClassMetadata.overrides(type, base, slot: $0) }
        }
        areForeign = overrides(ViewOverrides.foreignBase(of: type))
        areNone = !overrides(UIView.self)
    }

    static func of(_ type: UIView.Type) -> AccessibilityOverrides {
        if let known = known[ObjectIdentifier(type)] { return known }
        let overrides = AccessibilityOverrides(type)
        known[ObjectIdentifier(type)] = overrides
        return overrides
    }
}

/// Overrides all that decides about what is met, where and in which order.
private final class AccessibilityProbe: UIResponder {
    override var isAccessibilityElement: Bool {
        get { false }
        set {}
    }
    override var accessibilityLabel: String? {
        get { nil }
        set {}
    }
    override var accessibilityHint: String? {
        get { nil }
        set {}
    }
    override var accessibilityValue: String? {
        get { nil }
        set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { [] }
        set {}
    }
    override var accessibilityElementsHidden: Bool {
        get { false }
        set {}
    }
    override var accessibilityViewIsModal: Bool {
        get { false }
        set {}
    }
    override var shouldGroupAccessibilityChildren: Bool {
        get { false }
        set {}
    }
    override var accessibilityContainerType: UIAccessibilityContainerType {
        get { .none }
        set {}
    }
    override var accessibilityElements: [Any]? {
        get { nil }
        set {}
    }
    override var accessibilityFrame: CGRect {
        get { .zero }
        set {}
    }
    override func accessibilityElementCount() -> Int { 0 }
    override func accessibilityElement(at index: Int) -> Any? { nil }
}
