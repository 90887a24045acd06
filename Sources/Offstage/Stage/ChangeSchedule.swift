import UIKit

/// Closures that wait for their virtual time: the changes of a scripted scene.
///
/// The closures run as events do, in the first turn of a display tick at or after their time.
@MainActor
final class ChangeSchedule: ClockSource {
    private struct Entry {
        let time: Double
        let action: @MainActor () -> Void
    }

    /// Latest first, so that the next one is taken from the end.
    private var entries: [Entry] = []
    private let recorder: UpdateRecorder?

    init(recorder: UpdateRecorder?) {
        self.recorder = recorder
    }

    /// Adds a closure; those of one time run in the order in which they were added.
    func add(at time: Double, _ action: @escaping @MainActor () -> Void) {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].time > time { low = middle + 1 } else { high = middle }
        }
        entries.insert(Entry(time: time, action: action), at: low)
    }

    var phase: TurnPhase { .events }

    func nextTurn(after now: Double, ticks: DisplayTicks) -> Double? {
        entries.last.map { max(ticks.first(after: now), ticks.first(from: $0.time)) }
    }

    func runNext(at now: Double) -> Bool {
        guard let next = entries.last, next.time <= now else { return false }
        entries.removeLast()
        guard let recorder else {
            next.action()
            return true
        }
        recorder.record(.event, name: "script", path: "") { next.action() }
        return true
    }
}
