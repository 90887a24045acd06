/// Something that has work to do at certain times: timers, display links, a script of changes.
@MainActor
package protocol ClockSource: AnyObject {
    /// The phase of a turn in which the work is done.
    var phase: TurnPhase { get }
    /// The time of the next turn that the source needs, in seconds; nil for none. A time that has passed stands for the
    /// next tick.
    func nextTurn(after now: Double, ticks: DisplayTicks) -> Double?
    /// True when work waits that a device would do at once, not at the next tick: blocks that were handed over between
    /// two turns.
    func isReady(at now: Double) -> Bool
    /// Does the piece of work that is due next.
    /// - Returns: False where nothing is due.
    func runNext(at now: Double) -> Bool
}

extension ClockSource {
    /// False: the work can wait for the time that `nextTurn(after:ticks:)` names.
    package func isReady(at now: Double) -> Bool { false }
}
