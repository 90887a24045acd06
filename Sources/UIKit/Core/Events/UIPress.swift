import Foundation

/// A key or button that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Where a press is in its life.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    /// What is pressed. Keys that have no name here have the number of their key, from 2000 on (assumed).
    public struct PressType: RawRepresentable, Hashable, Sendable {
        /// The number of the type.
        public let rawValue: Int

        /// A type by its number.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The arrow upwards.
        public static let upArrow = PressType(rawValue: 0)
        /// The arrow downwards.
        public static let downArrow = PressType(rawValue: 1)
        /// The arrow to the left.
        public static let leftArrow = PressType(rawValue: 2)
        /// The arrow to the right.
        public static let rightArrow = PressType(rawValue: 3)
        /// The button of a remote control that selects.
        public static let select = PressType(rawValue: 4)
        /// The button of a remote control that goes back.
        public static let menu = PressType(rawValue: 5)
        /// The button of a remote control that plays and pauses.
        public static let playPause = PressType(rawValue: 6)
        /// The button of a remote control that turns pages back.
        public static let pageUp = PressType(rawValue: 30)
        /// The button of a remote control that turns pages.
        public static let pageDown = PressType(rawValue: 31)

        static let allCases: [PressType] = [
            .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown,
        ]

        init(_ usage: UIKeyboardHIDUsage) {
            switch usage {
            case .keyboardUpArrow: self = .upArrow
            case .keyboardDownArrow: self = .downArrow
            case .keyboardLeftArrow: self = .leftArrow
            case .keyboardRightArrow: self = .rightArrow
            case .keyboardPageUp: self = .pageUp
            case .keyboardPageDown: self = .pageDown
            default: self.init(rawValue: 2000 + usage.rawValue)
            }
        }
    }

    /// Virtual time of the last change, in seconds.
    open internal(set) var timestamp: TimeInterval = 0
    /// Where the press is in its life.
    open internal(set) var phase = Phase.began
    /// The window that had the keyboard when the press began.
    open internal(set) weak var window: UIWindow?
    /// The responder that got the press first.
    open internal(set) weak var responder: UIResponder?
    /// The key; nil for a press that is none of a keyboard's.
    open internal(set) var key: UIKey?
    var takers: [WeakGesture] = []

    /// Makes a press that has just begun, of no key: for tests that pass it on themselves.
    public nonisolated override init() {
        super.init()
    }

    /// What is pressed. Default `select`.
    open var type: PressType { key.map { PressType($0.keyCode) } ?? .select }
    /// 1 while the key is down, else 0.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
    /// The recognizers that get the press.
    open var gestureRecognizers: [UIGestureRecognizer]? { takers.compactMap(\.gesture) }
}

/// What the user did with keys at one moment: all keys that are down.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// All presses of the event.
    open internal(set) var allPresses: Set<UIPress> = []

    /// Makes an event without presses, of time 0: for tests that pass it on themselves.
    public nonisolated override init() {
        super.init()
    }

    /// The kind of event: `presses`.
    open override var type: EventType { .presses }

    /// The presses that a recognizer gets.
    @discardableResult
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { press in gesture.attempt.presses.contains { $0 === press } }
    }
}
