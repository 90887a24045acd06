import UIKit

/// Feedback that an app let its user feel.
public struct Feedback: Hashable, Sendable {
    /// What it feels like.
    public enum Kind: Hashable, Sendable {
        /// Things collide.
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
        /// A selection changes.
        case selection
        /// Something came out well or not.
        case notification(UINotificationFeedbackGenerator.FeedbackType)
    }

    /// In seconds of virtual time.
    public let time: Double
    /// What it feels like.
    public let kind: Kind
}

extension Stage {
    /// What was to be felt so far, in order.
    public var feedback: [Feedback] {
        host[FeedbackLog.self].notes.map { note in
            switch note.kind {
            case .impact(let style, let intensity):
                Feedback(time: note.time, kind: .impact(style, intensity: intensity))
            case .selection: Feedback(time: note.time, kind: .selection)
            case .notification(let type): Feedback(time: note.time, kind: .notification(type))
            }
        }
    }
}
