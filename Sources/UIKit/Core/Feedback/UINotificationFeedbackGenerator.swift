/// Lets the user feel how something came out.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it came out.
    public enum FeedbackType: Int, Sendable, CaseIterable {
        case success, warning, error
    }

    /// Lets the result be felt.
    open func notificationOccurred(_ notificationType: FeedbackType) { note(.notification(notificationType)) }
}
