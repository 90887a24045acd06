import QuartzCore

/// Tells of animations: the first in the main queue's phase of a turn. What they show needs no turn.
@MainActor
final class AnimationClock: ClockSource {
    private let events: AnimationEvents

    init(_ events: AnimationEvents) {
        self.events = events
    }

    var phase: TurnPhase { .mainQueue }

    func nextTurn(after now: Double, ticks: DisplayTicks) -> Double? { events.nextTurn(after: now) }

    func runNext(at now: Double) -> Bool { events.runNext(at: now) }
}
