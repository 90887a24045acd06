import CMainActor
import Foundation
import Synchronization

/// Decides which jobs of tasks run in a loop's turns.
///
/// Jobs that are handed over while a turn runs, on its thread, do; so do those that a body hands over. A body is a
/// task, or the main thread without one, that made or used a stage: the body of a test. Its own jobs, the rest of it
/// after each `await`, are never held: it would wait for itself. Nor are those of tasks that are older than the loop,
/// or that were started elsewhere and are only resumed by a body or in a turn: whoever runs the tests waits for the
/// body's end.
///
/// Bodies of tests that run at the same time take turns on the main actor. Each finds the stage that it made current
/// last when it goes on.
package enum TaskRoutes {
    fileprivate struct State: Sendable {
        /// The loops whose turns run, the innermost last, and the threads they run on.
        var turns: [(thread: UInt, loop: WeakLoop)] = []
        /// The loops of bodies; 0 is the main thread without a task.
        var bodies = LoopsByTask()
        /// The loops that bodies made current last.
        var currents = LoopsByTask()
        var origins = TaskOrigins()
        /// Threads on which a task is made for its number.
        var numbering: Set<UInt> = []
        /// True while a turn runs a job that is bound to no actor.
        var isOffMainActor = false
    }

    private static let state = Mutex(State())

    // MARK: Turns and bodies

    /// Runs a turn of a loop: jobs that are handed over meanwhile are the loop's.
    @MainActor
    static func turn(of loop: MainLoop, _ body: () throws -> Void) rethrows {
        let thread = thisThread
        state.withLock { $0.turns.append((thread, WeakLoop(loop))) }
        defer { _ = state.withLock { $0.turns.removeLast() } }
        try body()
    }

    /// Notes that the task that runs uses a loop's stage.
    @MainActor
    static func noteBody(of loop: MainLoop) { note(loop, of: currentTask, in: \.bodies) }

    /// Forgets the bodies of a loop.
    static func forgetBodies(of loop: MainLoop) {
        state.withLock { $0.bodies.forget(loop) }
    }

    /// Notes that the task that runs made a loop's stage current.
    @MainActor
    static func noteCurrent(_ loop: MainLoop) {
        let task = currentTask
        if task != 0 { note(loop, of: task, in: \.currents) }
    }

    /// Notes the loop of a task, unless a turn runs: what that calls is no body.
    private static func note(
        _ loop: MainLoop, of task: UInt64, in table: WritableKeyPath<State, LoopsByTask> & Sendable
    ) {
        state.withLock { state in
            guard !state.turns.contains(where: { $0.loop.loop != nil }) else { return }
            state[keyPath: table].note(loop, of: task)
        }
    }

    /// The loop that a task made current last; nil where it made none, or where that one has gone.
    static func currentLoop(of task: UInt) -> MainLoop? {
        let number = offstage_task_number(task)
        return state.withLock { $0.currents[number] }
    }

    // MARK: Jobs off the main actor

    /// Whether the main actor's thread runs a job that is not the main actor's.
    static var isOffMainActor: Bool { state.withLock { $0.isOffMainActor } }

    /// Runs a job of a turn that is bound to no actor.
    static func offMainActor(_ body: () -> Void) {
        setOffMainActor(true)
        body()
        setOffMainActor(false)
    }

    private static func setOffMainActor(_ value: Bool) {
        state.withLock { $0.isOffMainActor = value }
    }

    // MARK: Routes

    /// The loop in whose turns a task's job has to run; nil: the platform's executors have it.
    static func loop(forJobOf task: UInt) -> MainLoop? {
        let (number, place) = (offstage_task_number(task), RunningPlace.current)
        return state.withLock { $0.loop(forJobOf: number, handedOverAt: place) }
    }

    /// The number of a task that is made now: older ones have lower numbers.
    static func newestTask() -> UInt64 {
        let thread = thisThread
        state.withLock { _ = $0.numbering.insert(thread) }
        // The task is for its number alone: no loop has to run it.
        defer { state.withLock { _ = $0.numbering.remove(thread) } }
        return withExtendedLifetime(Task.detached {}) { offstage_task_number(unsafeBitCast($0, to: UInt.self)) }
    }

    /// The loop in whose time the running task waits; nil: in real time.
    static var loopOfRunningTask: MainLoop? {
        let place = RunningPlace.current
        return state.withLock { $0.loop(at: place) }
    }

    fileprivate static var thisThread: UInt { UInt(pthread_self()) }

    /// The number of the task that runs; 0 for none. A task's address is that of its jobs.
    fileprivate static var currentTask: UInt64 {
        withUnsafeCurrentTask { task in task.map { offstage_task_number(unsafeBitCast($0, to: UInt.self)) } ?? 0 }
    }
}

/// Where code runs that asks for its loop.
private struct RunningPlace: Sendable {
    let thread: UInt
    /// The task that may be a body; nil off the main thread, where none is.
    let body: UInt64?

    static var current: RunningPlace {
        RunningPlace(
            thread: TaskRoutes.thisThread, body: MainThread.isCurrent ? TaskRoutes.currentTask : nil)
    }
}

extension TaskRoutes.State {
    fileprivate func loop(at place: RunningPlace) -> MainLoop? {
        let turn = turns.last.flatMap { $0.thread == place.thread ? $0.loop.loop : nil }
        return turn ?? place.body.flatMap { bodies[$0] }
    }

    fileprivate mutating func loop(forJobOf number: UInt64, handedOverAt place: RunningPlace) -> MainLoop? {
        guard bodies[number] == nil, !numbering.contains(place.thread) else { return nil }
        let loop = loop(at: place).flatMap { number > $0.lastTaskBefore ? $0 : nil }
        return origins.isLoops(number, isStartedByLoop: loop != nil) ? loop : nil
    }
}
