/// Where a user of assistive technologies moves a value.
public enum AccessibilityAdjustmentDirection: Sendable {
    /// Up.
    case increment
    /// Down.
    case decrement
}

extension View {
    /// Calls when a user of assistive technologies moves the view's value up or down.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        spoken { look, _ in look.adjust = handler }
    }

    // MARK: The names of iOS 13

    /// What the view is called.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    /// What the view has at present.
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    /// What the view does.
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    /// What tests know the view by.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    /// Whether the view is left out.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    /// Adds traits.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    /// Takes traits away.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
}
