import Foundation

/// What the user did at one moment: all fingers that are down.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What an event is made of.
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover, transform
    }

    /// When the event happened, in seconds of virtual time.
    open internal(set) var timestamp: TimeInterval = 0
    /// All touches of the event, nil when there are none.
    open internal(set) var allTouches: Set<UITouch>?

    /// Makes an event without touches, of time 0: for tests that pass it on themselves.
    public nonisolated override init() {
        super.init()
    }

    /// The kind of event: `touches`.
    open var type: EventType { .touches }

    /// The touches that began in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches.map { $0.filter { $0.window === window } }
    }

    /// The touches that began on `view`.
    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches.map { $0.filter { $0.view === view } }
    }
}
