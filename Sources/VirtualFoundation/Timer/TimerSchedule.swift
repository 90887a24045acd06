import Foundation

/// The timers of a loop: those that are due run by their times, timers of one time in the order in which they were made
/// (assumed).
@MainActor
package final class TimerSchedule: ClockSource {
    nonisolated(unsafe) var loop = WeakLoop(nil)  // Set once, before anyone else sees the schedule.
    private var waiting = DueList<Timer>()
    /// Timers whose actions run, which are on no list.
    private var firing: [Timer] = []

    package nonisolated init() {}

    package var phase: TurnPhase { .timers }

    /// The timers that the loop holds, the next one first.
    package var timers: [Timer] { firing + waiting.elements }

    package func nextTurn(after now: Double, ticks: DisplayTicks) -> Double? {
        waiting.firstTime { runs($0) }
    }

    package func isReady(at now: Double) -> Bool {
        waiting.firstTime { runs($0) }.map { $0 <= now } ?? false
    }

    package func runNext(at now: Double) -> Bool {
        guard let clock = loop.loop?.clock, let timer = waiting.removeFirst(due: now, where: { runs($0) }) else {
            return false
        }
        timer.key = nil
        firing.append(timer)
        timer.fireOnTime(by: clock)
        firing.removeAll { $0 === timer }
        if timer.isValid, timer.schedule === self { list(timer) }
        return true
    }

    /// Whether a timer fires in the loop's present mode.
    private func runs(_ timer: Timer) -> Bool {
        guard let mode = loop.loop?.mode else { return false }
        return !timer.isFiring && mode.isServed(by: timer.modes)
    }

    // MARK: Changes

    /// Adds a timer in a mode. One that is held by a loop already only gets the mode; an invalid one nothing.
    func add(_ timer: Timer, mode: RunLoop.Mode) {
        guard timer.isValid else { return }
        timer.modes.insert(mode)
        guard timer.schedule == nil else { return }
        timer.schedule = self
        list(timer)
        MainLoop.didAddWork()
    }

    /// Lets a timer go.
    func remove(_ timer: Timer) {
        unlist(timer)
        timer.schedule = nil
    }

    func list(_ timer: Timer) {
        guard timer.key == nil, !firing.contains(where: { $0 === timer }) else { return }
        let key = DueList<Timer>.Key(time: timer.nextTime, number: timer.serial)
        timer.key = key
        waiting.insert(timer, at: key)
    }

    func unlist(_ timer: Timer) {
        if let key = timer.key { waiting.remove(key) }
        timer.key = nil
    }

    /// Takes over another schedule's timers.
    func adopt(_ other: TimerSchedule) {
        for timer in other.waiting.removeAll() {
            timer.key = nil
            timer.schedule = self
            list(timer)
        }
    }

    /// Invalidates every timer: nobody will turn the loop again.
    func invalidateAll() {
        for timer in timers { timer.invalidate() }
    }
}
