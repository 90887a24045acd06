import Foundation

/// Feedback that was given.
package struct FeedbackNote: Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
        case selection
        case notification(UINotificationFeedbackGenerator.FeedbackType)
    }

    /// In seconds of virtual time.
    package let time: Double
    package let kind: Kind

    package var description: String {
        switch kind {
        case .impact(let style, let intensity): "impact \(style)" + (intensity == 1 ? "" : " \(Double(intensity))")
        case .selection: "selection"
        case .notification(let type): "notification \(type)"
        }
    }
}
