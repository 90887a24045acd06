import QuartzCore
import VirtualFoundation

/// Tells of animations: the first in the main queue's phase of a turn. What they show needs no turn.
@MainActor
final class AnimationClock: ClockSource {
    private let events: AnimationEvents

    init(_ events: AnimationEvents) {
        self.events = events
    }

    var phase: TurnPhase { .mainQueue }

    func nextTurn(after now: Double, ticks: DisplayTicks) -> Double? { events.nextTurn(after: now) }

    /// True for animations that wait for their first commit, and for what has to be told.
    func isReady(at now: Double) -> Bool { events.isReady }

    func runNext(at now: Double) -> Bool { events.runNext(at: now) }
}
