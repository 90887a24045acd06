import UIKit

/// What happened to fingers, step by step: who was hit, which recognizers saw them, what these decided and why, what views
/// and controls were told, and who got which message.
///
/// A value without addresses or wall-clock times: the same script gives the same trace.
public struct TouchTrace: Hashable, Sendable {
    /// One thing that happened. Views, recognizers and others are named as messages name them.
    public enum Kind: Hashable, Sendable {
        /// A finger came down, moved or was lifted, in points of the screen; the view that has it, nil for none.
        case finger(Int, UITouch.Phase, location: CGPoint, view: String?)
        /// The way to the view that a finger came down on; whether a class in its chain of responders has code for touches.
        case hitTest(finger: Int, HitTestTrail, isHeard: Bool)
        /// Something that is likely to be a mistake.
        case finding(TouchFinding, finger: Int)
        /// A recognizer was offered a finger that came down; why it did not take it, nil where it did.
        case offered(recognizer: String, finger: Int, refusal: String?)
        /// A recognizer has made up its mind, and waits for others to fail.
        case waits(recognizer: String, for: [String])
        /// A recognizer is in another state; why, where it is not by what the fingers did.
        case state(recognizer: String, UIGestureRecognizer.State, because: String?)
        /// A view was told of fingers.
        case told(view: String, UITouch.Phase, fingers: [Int])
        /// A view is not told of a finger, because it or another view wants single ones.
        case withheld(view: String, finger: Int)
        /// A view did something of its own because of fingers: the words that stand behind its name.
        case noted(view: String, String, fingers: [Int])
        /// A control told of events, whether or not anyone listens.
        case sent(control: String, events: [String])
        /// A message, or an action of a control's, went to somebody; nil: to nobody.
        case message(String, from: String?, to: String?)
    }

    /// Something with its time.
    public struct Event: Hashable, Sendable {
        /// In seconds of virtual time.
        public let time: Double
        /// What happened.
        public let kind: Kind
    }

    /// In the order in which they happened.
    public var events: [Event] = []
    /// The views of the recognizers that were offered fingers, both as messages name them.
    package private(set) var views: [String: String] = [:]

    /// A trace of nothing.
    public init() {}

    /// Notes whose recognizer it is.
    package mutating func note(_ recognizer: String, of view: String) { views[recognizer] = view }

    // MARK: Answers

    /// The states that a recognizer was in, in order; `changed` in a row is told once.
    /// - Parameter recognizer: Its class and name, `UIPanGestureRecognizer:pan`; one without a name by its view,
    ///   `UIPanGestureRecognizer of UIView:card`.
    public func states(of recognizer: String) -> [UIGestureRecognizer.State] {
        let states = events.compactMap { event in
            if case .state(recognizer, let state, _) = event.kind { state } else { nil }
        }
        return Self.withoutRepeats(states) { $0 == .changed }
    }

    /// The events that a control told of, in order; what is told several times in a row is told once.
    public func events(of control: String) -> [String] {
        let events = events.flatMap { event in
            if case .sent(control, let events) = event.kind { events } else { [String]() }
        }
        return Self.withoutRepeats(events) { _ in true }
    }

    /// What a view was told of fingers, in order; `moved` in a row is told once.
    public func phases(of view: String) -> [UITouch.Phase] {
        let phases = events.compactMap { event in
            if case .told(view, let phase, _) = event.kind { phase } else { nil }
        }
        return Self.withoutRepeats(phases) { $0 == .moved }
    }

    private static func withoutRepeats<Value: Equatable>(_ values: [Value], _ isOnce: (Value) -> Bool) -> [Value] {
        values.enumerated().filter { $0 == 0 || !isOnce($1) || values[$0 - 1] != $1 }.map(\.element)
    }
}
