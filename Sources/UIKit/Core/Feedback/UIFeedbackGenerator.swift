import Foundation

/// Lets the user feel something. A stage writes down what would be felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// The view whose scene the feedback is of; nil: the current one's.
    private weak var view: UIView?

    /// Makes a generator.
    public override init() {
        super.init()
    }

    /// Makes a generator for what happens in a view.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Says that feedback is near. Nothing has to be readied here.
    open func prepare() {}

    func note(_ kind: FeedbackNote.Kind) {
        let host = view?.sceneHost ?? SceneHost.current
        let note = FeedbackNote(time: host.time, kind: kind)
        host[FeedbackLog.self].notes.append(note)
        host.recorder?.record(.event, name: "feedback: \(note.description)", path: "") {}
    }
}

/// What feedback a scene gave so far.
@MainActor
package final class FeedbackLog: SceneStore {
    package fileprivate(set) var notes: [FeedbackNote] = []

    package init(of host: SceneHost) {}
}

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

/// Lets the user feel that things collide.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy things are.
    public enum FeedbackStyle: Int, Sendable, CaseIterable {
        case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    /// Makes a generator of medium weight.
    public override init() {
        style = .medium
        super.init()
    }

    /// Makes a generator of a weight.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Makes a generator of a weight for what happens in a view.
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    /// Lets a collision be felt.
    open func impactOccurred() { note(.impact(style, intensity: 1)) }

    /// Lets a collision be felt.
    /// - Parameter intensity: 0…1; beyond it is clamped.
    open func impactOccurred(intensity: CGFloat) { note(.impact(style, intensity: min(max(intensity, 0), 1))) }
}

/// Lets the user feel that a selection changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Lets a change be felt.
    open func selectionChanged() { note(.selection) }
}

/// Lets the user feel how something came out.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it came out.
    public enum FeedbackType: Int, Sendable, CaseIterable {
        case success, warning, error
    }

    /// Lets the result be felt.
    open func notificationOccurred(_ notificationType: FeedbackType) { note(.notification(notificationType)) }
}
