/// What a user has set that changes how materials and controls are drawn.
///
/// It goes down the views with their traits, as no public trait tells of it.
struct AccessibilityLooks: OptionSet, Hashable, Sendable {
    let rawValue: Int

    /// Reduce Transparency: materials hide what lies behind them.
    static let opaqueMaterials = AccessibilityLooks(rawValue: 1)
    /// Button Shapes: a title alone is underlined.
    static let buttonShapes = AccessibilityLooks(rawValue: 2)
    /// On/Off Labels: a switch has a sign for each.
    static let switchLabels = AccessibilityLooks(rawValue: 4)
}

private enum AccessibilityLooksTrait: UITraitDefinition {
    static let defaultValue: AccessibilityLooks = []
}

extension UITraitCollection {
    var accessibilityLooks: AccessibilityLooks { values[AccessibilityLooksTrait.self] ?? [] }

    /// Whether titles alone are underlined where they are buttons.
    var showsButtonShapes: Bool { accessibilityLooks.contains(.buttonShapes) }

    /// Traits that tell of looks alone.
    convenience init(accessibilityLooks: AccessibilityLooks) {
        self.init { traits in traits[AccessibilityLooksTrait.self] = accessibilityLooks }
    }
}
