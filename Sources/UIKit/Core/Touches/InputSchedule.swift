import Foundation
import VirtualFoundation

/// What fingers and keys will do, and the times by which recognizers decide.
///
/// Turns happen at exactly these times. All fingers of one time make one event.
@MainActor
package final class InputSchedule: ClockSource, SceneStore {
    private enum Work {
        case plan(any FingerPlan)
        case finger(Int, FingerSample.Action, @MainActor () -> FingerSample?)
        case key(KeyStroke)
        case typing(@MainActor () -> Void)
        case cancelAll

        /// Nil for what is no finger's.
        @MainActor var fingers: [Int]? {
            switch self {
            case .plan(let plan): plan.fingers
            case .finger(let number, _, _): [number]
            case .key, .typing, .cancelAll: nil
            }
        }

        /// Whether a gesture begins; single fingers of one time are one event, whatever they do.
        @MainActor var bringsDown: Bool {
            if case .plan(let plan) = self { plan.bringsDown } else { false }
        }

        @MainActor var lifts: Bool {
            switch self {
            case .plan(let plan): plan.lifts
            case .finger(_, let action, _): action == .up
            case .key, .typing, .cancelAll: false
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

    package init(of host: SceneHost) { self.host = host }

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
        case .typing(let action): note("typing", action)
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

    /// The fingers that do something at the same time, each once. One that comes down when another is lifted is another
    /// event's, as a gesture that follows upon another one is.
    private func takeFingers(with first: Work, at time: Double) -> [FingerSample] {
        var works = [first]
        var fingers = Set(first.fingers ?? [])
        var lifts = first.lifts
        while let next = steps.next, next.time == time, let more = next.element.fingers, fingers.isDisjoint(with: more)
        {
            if lifts, next.element.bringsDown { break }
            works.append(next.element)
            fingers.formUnion(more)
            lifts = lifts || next.element.lifts
            _ = steps.removeFirst(due: time)
        }
        return works.flatMap(takeSamples)
    }

    private func takeSamples(of work: Work) -> [FingerSample] {
        switch work {
        case .plan(let plan):
            defer { add(plan) }
            return plan.takeSamples()
        case .finger(_, _, let sample): return sample().map { [$0] } ?? []
        case .key, .typing, .cancelAll: return []
        }
    }

    // MARK: Changes

    /// What a finger will do.
    /// - Parameter time: In seconds of virtual time; what is past is done at once.
    package func add(_ sample: FingerSample, at time: Double) {
        add(finger: sample.finger, sample.action, at: time) { sample }
    }

    /// What a finger will do, found when its time has come; nil for nothing.
    package func add(
        finger: Int, _ action: FingerSample.Action, at time: Double,
        _ sample: @escaping @MainActor () -> FingerSample?
    ) {
        insert(.finger(finger, action, sample), at: time)
    }

    /// What fingers will do, as far as it is not done.
    package func add(_ plan: any FingerPlan) {
        guard let time = plan.nextTime else { return }
        let isEnd = plan.lifts && !plan.bringsDown
        insert(.plan(plan), at: time, isFirst: isEnd)
    }

    /// What a key of a keyboard will do.
    package func add(_ stroke: KeyStroke, at time: Double) { insert(.key(stroke), at: time) }

    /// What is typed, or done with a text otherwise.
    package func add(typing action: @escaping @MainActor () -> Void, at time: Double) {
        insert(.typing(action), at: time)
    }

    /// The system will take all touches away.
    package func addCancel(at time: Double) { insert(.cancelAll, at: time) }

    /// - Parameter isFirst: Before what was added earlier for the same time: what ends comes before what begins.
    private func insert(_ work: Work, at time: Double, isFirst: Bool = false) {
        let number = nextNumber()
        steps.insert(work, at: .init(time: time, number: isFirst ? number : number | 1 << 62))
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

extension SceneHost {
    /// What fingers and keys will do.
    package var input: InputSchedule { self[InputSchedule.self] }
}
