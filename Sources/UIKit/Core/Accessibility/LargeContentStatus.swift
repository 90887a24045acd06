import Foundation

/// Whether parts of bars and controls are shown in large: where the text is.
enum LargeContentStatus {
    static let didChange = Notification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    static func isEnabled(_ traits: UITraitCollection) -> Bool {
        traits.preferredContentSizeCategory.isAccessibilityCategory
    }
}
