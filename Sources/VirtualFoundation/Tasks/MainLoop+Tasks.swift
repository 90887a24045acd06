// Tasks in the turns of a loop.
extension MainLoop {
    /// Whether tasks run in turns and sleep in virtual time; false where the toolchain does not allow it.
    package nonisolated static var hasVirtualTasks: Bool { VirtualExecutors.areInPlace }

    /// Runs a turn: tasks that it starts, or lets go on, run in the loop's turns.
    package func turn(_ body: () -> Void) {
        TaskRoutes.turn(of: self, body)
        if !isTurning() { answers.removeAll() }
    }

    /// Notes that the task that runs, a test's body say, uses the loop's stage: tasks that it starts run in the loop's
    /// turns.
    package func noteBody() {
        _ = VirtualExecutors.areInPlace
        TaskRoutes.noteBody(of: self)
    }

    /// Notes that the task that runs made the loop's stage current: `bodyWillResume` is called each time it goes on.
    package func noteCurrent() {
        _ = VirtualExecutors.areInPlace
        TaskRoutes.noteCurrent(self)
    }

    /// Forgets the tasks that used the loop's stage: what they start is the platform's.
    package func forgetBodies() {
        TaskRoutes.forgetBodies(of: self)
    }

    /// Keeps a job for the next main-queue phase.
    nonisolated func hold(_ job: HeldJob) {
        queue.add { job.run() }
    }

    /// Keeps a job until some seconds of the loop's time have passed.
    nonisolated func hold(_ job: HeldJob, for seconds: Double) {
        queue.add(after: seconds, to: self) { job.run() }
    }
}
