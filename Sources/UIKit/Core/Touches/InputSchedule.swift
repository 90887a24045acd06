import Foundation
import VirtualFoundation

/// What fingers and keys will do, and the times by which recognizers decide.
///
/// Turns happen at exactly these times. All fingers of one time make one event.
@MainActor
package final class InputSchedule: ClockSource {
    private enum Work {
        case plan(any FingerPlan)
        case finger(Int, @MainActor () -> FingerSample?)
        case key(KeyStroke)
        case cancelAll

        /// Nil for what is no finger's.
        @MainActor var fingers: [Int]? {
            switch self {
            case .plan(let plan): plan.fingers
            case .finger(let number, _): [number]
            case .key, .cancelAll: nil
            }
        }
    }

    /// Lists, in the order in which things of one time are done: a press that lasts exactly as long as it has to is one,
    /// and so is a second tap that comes exactly in time.
    private enum Queue {
        case decisions, steps, expiries
    }

    private weak var host: SceneHost?
    private var steps = DueList<Work>()
    /// Kept apart from a long script: each event looks at them.
    private var decisions = DueList<GestureDeadline>()
    private var expiries = DueList<GestureDeadline>()
    private var count: UInt64 = 0

    nonisolated init() {}

    func join(_ host: SceneHost) { self.host = host }

    package var phase: TurnPhase { .events }

    package func nextTurn(after now: Double, ticks: DisplayTicks) -> Double? { next?.time }

    package func isReady(at now: Double) -> Bool { next.map { $0.time <= now } ?? false }

    private var next: (queue: Queue, time: Double)? {
        var first = decisions.nextTime.map { (queue: Queue.decisions, time: $0) }
        if let time = steps.nextTime, first.map({ time < $0.time }) ?? true { first = (.steps, time) }
        if let time = expiries.nextTime, first.map({ time < $0.time }) ?? true { first = (.expiries, time) }
        return first
    }

    package func runNext(at now: Double) -> Bool {
        guard let next, next.time <= now else { return false }
        switch next.queue {
        case .decisions: run(decisions.removeFirst(due: now))
        case .expiries: run(expiries.removeFirst(due: now))
        case .steps: steps.removeFirst(due: now).map { run($0, at: next.time) }
        }
        return true
    }

    private func run(_ deadline: GestureDeadline?) {
        guard let host, let deadline else { return }
        note("gesture") { host.touches.passed(deadline) }
    }

    private func run(_ work: Work, at time: Double) {
        guard let host else { return }
        switch work {
        case .key(let stroke): note("key") { host.keys.deliver(stroke) }
        case .cancelAll: note("touch") { host.touches.cancelAll() }
        case .plan, .finger:
            let samples = takeFingers(with: work, at: time)
            note("touch") { host.touches.deliver(samples) }
        }
    }

    private func note(_ name: String, _ body: () -> Void) {
        guard let recorder = host?.recorder else { return body() }
        recorder.record(.event, name: name, path: "", body)
    }

    /// The fingers that do something at the same time, each once.
    private func takeFingers(with first: Work, at time: Double) -> [FingerSample] {
        var works = [first]
        var fingers = Set(first.fingers ?? [])
        while let next = steps.next, next.time == time, let more = next.element.fingers, fingers.isDisjoint(with: more)
        {
            works.append(next.element)
            fingers.formUnion(more)
            _ = steps.removeFirst(due: time)
        }
        return works.flatMap(takeSamples)
    }

    private func takeSamples(of work: Work) -> [FingerSample] {
        switch work {
        case .plan(let plan):
            defer { add(plan) }
            return plan.takeSamples()
        case .finger(_, let sample): return sample().map { [$0] } ?? []
        case .key, .cancelAll: return []
        }
    }

    // MARK: Changes

    /// What a finger will do.
    /// - Parameter time: In seconds of virtual time; what is past is done at once.
    package func add(_ sample: FingerSample, at time: Double) { add(finger: sample.finger, at: time) { sample } }

    /// What a finger will do, found when its time has come; nil for nothing.
    package func add(finger: Int, at time: Double, _ sample: @escaping @MainActor () -> FingerSample?) {
        insert(.finger(finger, sample), at: time)
    }

    /// What fingers will do, as far as it is not done.
    package func add(_ plan: any FingerPlan) {
        if let time = plan.nextTime { insert(.plan(plan), at: time) }
    }

    /// What a key of a keyboard will do.
    package func add(_ stroke: KeyStroke, at time: Double) { insert(.key(stroke), at: time) }

    /// The system will take all touches away.
    package func addCancel(at time: Double) { insert(.cancelAll, at: time) }

    private func insert(_ work: Work, at time: Double) {
        steps.insert(work, at: .init(time: time, number: nextNumber()))
        MainLoop.didAddWork()
    }

    private func nextNumber() -> UInt64 {
        count += 1
        return count
    }

    func add(_ deadline: GestureDeadline, at time: Double) {
        let number = nextNumber()
        if deadline.kind == .decision {
            decisions.insert(deadline, at: .init(time: time, number: number))
        } else {
            expiries.insert(deadline, at: .init(time: time, number: number))
        }
        MainLoop.didAddWork()
    }

    /// Takes back what a recognizer waited for.
    func removeDeadlines(of gesture: UIGestureRecognizer, _ kind: GestureDeadline.Kind? = nil) {
        func isMeant(_ deadline: GestureDeadline) -> Bool {
            deadline.gesture === gesture && (kind == nil || kind == deadline.kind)
        }
        if kind == nil || kind == .decision { decisions.removeAll(where: isMeant) }
        if kind != .decision { expiries.removeAll(where: isMeant) }
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
