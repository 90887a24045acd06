extension UIControl {
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// A bit for each event.
        public let rawValue: UInt

        /// A set of events by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger comes down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger comes down again, in a row.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moves inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moves outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger moves in again.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger moves out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger is lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger is lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch is taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is there for happened.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to come.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key ended editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Free for apps.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Kept for the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// What state a control is in.
    public struct State: OptionSet, Hashable, Sendable {
        /// A bit for each flag.
        public let rawValue: UInt

        /// A state by its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// No flag is set.
        public static let normal: State = []
        /// None of the others.
        public static let highlighted = State(rawValue: 1 << 0)
        /// A control that tracks nothing.
        public static let disabled = State(rawValue: 1 << 1)
        /// A selected control.
        public static let selected = State(rawValue: 1 << 2)
        /// The focus is on it, where there is one.
        public static let focused = State(rawValue: 1 << 3)
        /// Free for apps.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Kept for the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// How content lies across the height.
    public enum ContentVerticalAlignment: Int, Sendable, CaseIterable {
        case center, top, bottom, fill
    }

    /// How content lies across the width.
    public enum ContentHorizontalAlignment: Int, Sendable, CaseIterable {
        case center, left, right, fill, leading, trailing
    }
}

extension UIControl.Event {
    /// The single events by their names, in the order of their bits.
    package static let named: [(name: String, event: UIControl.Event)] = [
        ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
        ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter),
        ("touchDragExit", .touchDragExit), ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
        ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
        ("primaryActionTriggered", .primaryActionTriggered), ("menuActionTriggered", .menuActionTriggered),
        ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
        ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
    ]

    /// The names of the events that the set has.
    package var names: [String] { Self.named.filter { contains($0.event) }.map(\.name) }
}
