import Foundation

/// What the user has set for accessibility: on a stage, what the stage was told.
@preconcurrency @MainActor
public struct UIAccessibility {
    /// Whether motion should be reduced. Default false: set it on the stage.
    public static var isReduceMotionEnabled: Bool {
        SceneHost.current[AccessibilityPreferences.self].isReduceMotionEnabled
    }

    /// Posted when `isReduceMotionEnabled` changed.
    nonisolated public static let reduceMotionStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
