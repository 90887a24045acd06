import Foundation
import VirtualFoundation

/// What fingers will do, and the times by which recognizers decide.
///
/// Turns happen at exactly these times. All fingers of one time make one event.
@MainActor
package final class InputSchedule: ClockSource {
    /// What is due, in the order in which things of one time are done: a press that lasts exactly as long as it has to is
    /// one, and so is a second tap that comes exactly in time.
    enum Work {
        case gesture(GestureDeadline)
        case finger(FingerStep)
        case key(KeyStroke)

        var rank: Int {
            switch self {
            case .gesture(let deadline): deadline.kind == .decision ? 0 : 2
            case .finger, .key: 1
            }
        }
    }

    /// What a finger will do.
    struct FingerStep {
        let finger: Int
        let sample: @MainActor () -> FingerSample?
    }

    private struct Entry {
        let time: Double
        let work: Work
    }

    private weak var host: SceneHost?
    /// Latest first, so that the next one is taken from the end.
    private var entries: [Entry] = []

    nonisolated init() {}

    func join(_ host: SceneHost) { self.host = host }

    package var phase: TurnPhase { .events }

    package func nextTurn(after now: Double, ticks: DisplayTicks) -> Double? { entries.last?.time }

    package func isReady(at now: Double) -> Bool { entries.last.map { $0.time <= now } ?? false }

    package func runNext(at now: Double) -> Bool {
        guard let host, let next = entries.last, next.time <= now else { return false }
        entries.removeLast()
        func note(_ name: String, _ body: () -> Void) {
            guard let recorder = host.recorder else { return body() }
            recorder.record(.event, name: name, path: "", body)
        }
        switch next.work {
        case .gesture(let deadline): note("gesture") { host.touches.passed(deadline) }
        case .finger(let step):
            let samples = takeFingers(with: step, at: next.time)
            note("touch") { host.touches.deliver(samples) }
        case .key(let stroke): note("key") { host.keys.deliver(stroke) }
        }
        return true
    }

    /// The fingers that do something at the same time, each once.
    private func takeFingers(with first: FingerStep, at time: Double) -> [FingerSample] {
        var steps = [first]
        while let next = entries.last, next.time == time, case .finger(let step) = next.work,
            !steps.contains(where: { $0.finger == step.finger })
        {
            steps.append(step)
            entries.removeLast()
        }
        return steps.compactMap { $0.sample() }
    }

    // MARK: Changes

    /// What a finger will do.
    /// - Parameter time: In seconds of virtual time; what is past is done at once.
    package func add(_ sample: FingerSample, at time: Double) { add(finger: sample.finger, at: time) { sample } }

    /// What a finger will do, found when its time has come; nil for nothing.
    package func add(finger: Int, at time: Double, _ sample: @escaping @MainActor () -> FingerSample?) {
        insert(.finger(FingerStep(finger: finger, sample: sample)), at: time)
    }

    /// What a key of a keyboard will do.
    package func add(_ stroke: KeyStroke, at time: Double) { insert(.key(stroke), at: time) }

    func add(_ deadline: GestureDeadline, at time: Double) {
        insert(.gesture(deadline), at: time)
    }

    private func insert(_ work: Work, at time: Double) {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            let entry = entries[middle]
            if (entry.time, entry.work.rank) > (time, work.rank) { low = middle + 1 } else { high = middle }
        }
        entries.insert(Entry(time: time, work: work), at: low)
        MainLoop.didAddWork()
    }

    /// Takes back what a recognizer waited for.
    func removeDeadlines(of gesture: UIGestureRecognizer, _ kind: GestureDeadline.Kind? = nil) {
        entries.removeAll { entry in
            guard case .gesture(let deadline) = entry.work else { return false }
            return deadline.gesture === gesture && (kind == nil || kind == deadline.kind)
        }
    }

    /// The time of the last thing that some fingers have to do; nil for none.
    package func lastTime(of fingers: Set<Int>) -> Double? {
        entries.first { entry in
            if case .finger(let step) = entry.work { fingers.contains(step.finger) } else { false }
        }?.time
    }
}

/// A time that a recognizer waits for.
struct GestureDeadline {
    enum Kind {
        /// Something is decided, before the fingers of the same time are looked at.
        case decision
        /// The time for something is over, after the fingers of that time.
        case expiry
        /// No finger has been down for as long as anybody waits for the next.
        case idleness
    }

    weak var gesture: UIGestureRecognizer?
    let kind: Kind
}
