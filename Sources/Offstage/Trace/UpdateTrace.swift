import UIKit

/// What the update cycle did, step by step, and what made each step necessary.
///
/// A value without addresses or wall-clock times: the same script gives the same trace.
public struct UpdateTrace: Hashable, Sendable {
    /// A kind of step of the update cycle.
    public enum Phase: String, Sendable, CaseIterable {
        /// A scripted change or another closure of the turn.
        case event
        case traits
        case updateProperties
        case updateConstraints
        /// The body of a view of SwiftUI's.
        case body
        case layoutSubviews
        case draw
        case commit
    }

    /// One step of the update cycle.
    public struct Event: Hashable, Sendable {
        /// Turns count from 1; what is forced between turns belongs to the next one.
        public var turn: Int
        /// What was done.
        public var phase: Phase
        /// `UILabel:title`, or the class and index path (`UIView:view.0.2`).
        public var view: String
        /// The index path (`view.0.2`), also where the view has an id.
        public var path: String
        /// What dirtied it first: `setNeedsLayout`, `bounds.size of UIView:card`; nil when unknown.
        public var cause: String?
        /// When the step was done, in seconds of virtual time.
        public var time: Double
        /// Place in the order of all beginnings and ends since the stage was made.
        public var order: Int
        /// From this step's beginning to its end in the same order: 1 when nothing lies in between.
        public var duration: Int
        /// True when `layoutIfNeeded()` or one of its kin asked for it.
        public var isForced: Bool
    }

    /// All steps in the order in which they began.
    public internal(set) var events: [Event] = []

    /// A trace of nothing.
    public init() {}

    init(_ steps: [UpdateStepRecord]) {
        events = steps.map(Event.init)
    }

    /// True when nothing was done.
    public var isEmpty: Bool { events.isEmpty }

    /// The events of one phase, in order.
    public func events(_ phase: Phase) -> [Event] { events.filter { $0.phase == phase } }

    /// The names of the views that did one phase, in order: `["UIView:parent", "UIView:child"]`.
    public func views(_ phase: Phase) -> [String] { events(phase).map(\.view) }

    /// `layoutSubviews UIView:card`, one entry a step, in order.
    public var steps: [String] { events.map { "\($0.phase.rawValue) \($0.view)" } }
}

extension UpdateTrace: CustomStringConvertible {
    /// The steps, a line each.
    public var description: String {
        events.map { event in
            let cause = event.cause.map { " ← \($0)" } ?? ""
            let forced = event.isForced ? " (forced)" : ""
            return "turn \(event.turn) t=\(event.time) \(event.phase.rawValue) \(event.view)\(forced)\(cause)"
        }.joined(separator: "\n")
    }
}

extension UpdateTrace.Event {
    init(_ step: UpdateStepRecord) {
        self.init(
            turn: step.turn, phase: UpdateTrace.Phase(step.phase), view: step.view, path: step.path, cause: step.cause,
            time: step.time, order: step.order, duration: step.duration, isForced: step.isForced)
    }
}

extension UpdateTrace.Phase {
    init(_ phase: UpdateStepRecord.Phase) {
        self =
            switch phase {
            case .event: .event
            case .traits: .traits
            case .updateProperties: .updateProperties
            case .updateConstraints: .updateConstraints
            case .body: .body
            case .layoutSubviews: .layoutSubviews
            case .draw: .draw
            case .commit: .commit
            }
    }
}
