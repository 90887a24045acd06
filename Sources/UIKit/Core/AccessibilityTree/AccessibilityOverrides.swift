import CoreGraphics
import QuartzCore

/// Which classes of views say by code of their own what those who do not see the screen meet: such code may answer
/// anything, at any time.
@MainActor
enum AccessibilityOverrides {
    private static let slots = ClassMetadata.methodSlots(of: UIResponder.self, overriddenBy: AccessibilityProbe.self)
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Whether a class, or one between it and the nearest of UIKit's own, has such code.
    static func has(_ type: UIView.Type) -> Bool {
        if let known = known[ObjectIdentifier(type)] { return known }
        let base: AnyClass = ViewOverrides.foreignBase(of: type)
        let has = slots.contains { ClassMetadata.overrides(type, base, slot: $0) }
        known[ObjectIdentifier(type)] = has
        return has
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
