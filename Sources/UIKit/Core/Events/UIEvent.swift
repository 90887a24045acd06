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

    /// Which motion or which remote command an event is about.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
        case remoteControlNextTrack, remoteControlPreviousTrack
        case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// Buttons of a pointing device.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// A bit for each button.
        public let rawValue: Int

        /// A set of buttons by their bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The first button.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The second button.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// A button by its number, which counts from 1; none for numbers that no device has.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...32).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }

    /// When the event happened, in seconds of virtual time.
    open internal(set) var timestamp: TimeInterval = 0
    /// All touches of the event, nil when there are none.
    open internal(set) var allTouches: Set<UITouch>?
    /// The keys that were held.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The buttons of a pointing device that were held; none for fingers.
    open internal(set) var buttonMask: ButtonMask = []
    var kind = EventType.touches
    /// True for what was done on the stage: views that animate without taking touches are then passed over.
    var isFromScreen = false

    /// Makes an event without touches, of time 0: for tests that pass it on themselves.
    public nonisolated override init() {
        super.init()
    }

    /// The kind of event. Default `touches`.
    open var type: EventType { kind }

    /// Which motion or remote command it is; `none` for all events of the screen and the keyboard.
    open var subtype: EventSubtype { .none }

    /// The touches that began in `window`.
    @discardableResult
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches.map { $0.filter { $0.window === window } }
    }

    /// The touches that began on `view`.
    @discardableResult
    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches.map { $0.filter { $0.view === view } }
    }

    /// The touches that a recognizer gets.
    @discardableResult
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches.map { $0.filter { gesture.attempt.touches.contains($0) } }
    }

    /// The touch itself: nothing lies between two events of a stage. Nil for a touch of another event.
    @discardableResult
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? [touch] : nil
    }

    /// None: nothing is predicted. Nil for a touch of another event.
    @discardableResult
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? [] : nil
    }
}
