import Foundation

/// What the user of a scene has set for accessibility.
@MainActor
package final class AccessibilityPreferences: SceneStore {
    private unowned let host: SceneHost
    private var set: [AccessibilityPreference: Bool] = [:]

    package init(of host: SceneHost) {
        self.host = host
    }

    /// What holds: cross-fades are wanted only by those who want less motion.
    package subscript(preference: AccessibilityPreference) -> Bool {
        get {
            let own = set[preference] ?? preference.isOnByDefault
            return preference == .prefersCrossFadeTransitions ? own && self[.isReduceMotionEnabled] : own
        }
        set {
            let old = AccessibilityPreference.allCases.filter { self[$0] }
            set[preference] = newValue
            let new = AccessibilityPreference.allCases.filter { self[$0] }
            guard old != new else { return }
            host.accessibilityTraitsDidChange()
            for changed in Set(old).symmetricDifference(new).sorted(by: { $0.rawValue < $1.rawValue }) {
                NotificationCenter.default.post(name: changed.notification, object: nil)
            }
        }
    }

    /// The traits that follow from what was set; nil for none.
    var traits: UITraitCollection? {
        let (isBold, isDark) = (self[.isBoldTextEnabled], self[.isDarkerSystemColorsEnabled])
        let looks = looks
        guard isBold || isDark || !looks.isEmpty else { return nil }
        let named = UITraitCollection { traits in
            if isBold { traits.legibilityWeight = .bold }
            if isDark { traits.accessibilityContrast = .high }
        }
        return looks.isEmpty
            ? named : UITraitCollection(traitsFrom: [named, UITraitCollection(accessibilityLooks: looks)])
    }

    private var looks: AccessibilityLooks {
        var looks: AccessibilityLooks = []
        if self[.isReduceTransparencyEnabled] { looks.insert(.opaqueMaterials) }
        if self[.buttonShapesEnabled] { looks.insert(.buttonShapes) }
        if self[.isOnOffSwitchLabelsEnabled] { looks.insert(.switchLabels) }
        return looks
    }
}
