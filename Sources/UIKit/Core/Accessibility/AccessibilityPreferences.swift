import Foundation

/// What the user of a scene has set for accessibility.
@MainActor
package final class AccessibilityPreferences: SceneStore {
    /// Whether the user wants less motion.
    package var isReduceMotionEnabled = false {
        didSet {
            guard isReduceMotionEnabled != oldValue else { return }
            NotificationCenter.default.post(
                name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        }
    }

    package init(of host: SceneHost) {}
}
