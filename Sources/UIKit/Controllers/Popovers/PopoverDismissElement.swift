import Foundation

/// What lies around a popover, for those who do not see it: activating it dismisses.
final class PopoverDismissElement: UIAccessibilityElement {
    var action: (@MainActor () -> Void)?

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: "dismiss popup", traits: .button)
    }

    override func accessibilityActivate() -> Bool {
        action?()
        return true
    }
}
