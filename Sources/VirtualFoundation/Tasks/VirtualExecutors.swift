#if compiler(>=6.3)
    @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

    // The one file that names what the toolchain keeps experimental: executors in place of the platform's. Tasks then run
    // in the turns of the stage that starts them, and sleep in its time.

    /// An executor in place of the platform's, with jobs that wait for an instant.
    private protocol VirtualExecutor: SchedulingExecutor {
        /// The platform's executor.
        var replaced: any Executor { get }
        /// Runs a job whose turn has come.
        func run(_ job: UnownedJob)
    }

    extension VirtualExecutor {
        func enqueue<C: Clock>(
            _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
        ) {
            let job = UnownedJob(job)
            Delay(job, clock.now.advanced(by: delay), tolerance, clock).start(replaced) { self.run(job) }
        }

        func enqueue<C: Clock>(
            _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
        ) {
            let job = UnownedJob(job)
            Delay(job, instant, tolerance, clock).start(replaced) { self.run(job) }
        }
    }

    /// The main actor's executor: the platform's, but for jobs that belong to a loop's turns.
    private final class VirtualMainExecutor: MainExecutor, VirtualExecutor, @unchecked Sendable {
        // Unchecked, because there is no state but the platform's executor, which is safe on any thread.
        private let platform = PlatformExecutorFactory.mainExecutor
        var replaced: any Executor { platform }

        func run() throws { try platform.run() }
        func stop() { platform.stop() }
        var isMainExecutor: Bool { true }
        func checkIsolated() { platform.checkIsolated() }
        func isIsolatingCurrentContext() -> Bool? { platform.isIsolatingCurrentContext() }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            if let loop = job.loop {
                loop.hold(
                    HeldJob(run: { self.run(job) }, forward: { [platform] in platform.enqueue(ExecutorJob(job)) }))
            } else if job.currentLoop != nil {
                MainThread.runJobLater { self.resume(job) }
            } else {
                platform.enqueue(ExecutorJob(job))
            }
        }

        func run(_ job: UnownedJob) {
            job.runSynchronously(on: asUnownedSerialExecutor())
        }

        /// Runs a job of a body with the stage that it made current last.
        private func resume(_ job: UnownedJob) {
            if let loop = job.currentLoop { MainActor.assumeIsolated { loop.bodyWillResume() } }
            run(job)
        }
    }

    /// The executor of tasks that are bound to no actor: the platform's, but for jobs that belong to a loop's turns.
    private final class VirtualDefaultExecutor: TaskExecutor, VirtualExecutor, @unchecked Sendable {
        // Unchecked for the reason of the main actor's.
        private let platform = PlatformExecutorFactory.defaultExecutor
        var replaced: any Executor { platform }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            guard let loop = job.loop else { return platform.enqueue(ExecutorJob(job)) }
            loop.hold(
                HeldJob(run: { self.run(job) }, forward: { [platform] in platform.enqueue(ExecutorJob(job)) }))
        }

        func run(_ job: UnownedJob) {
            TaskRoutes.offMainActor { job.runSynchronously(on: asUnownedTaskExecutor()) }
        }
    }

    /// A job that is due at an instant of a clock.
    private struct Delay<C: Clock> {
        let job: UnownedJob
        let instant: C.Instant
        let tolerance: C.Duration?
        let clock: C

        init(_ job: UnownedJob, _ instant: C.Instant, _ tolerance: C.Duration?, _ clock: C) {
            self.job = job
            self.instant = instant
            self.tolerance = tolerance
            self.clock = clock
        }

        /// Gives the job to the loop whose turn hands it over, else to the platform.
        func start(_ platform: any Executor, run: @escaping @Sendable () -> Void) {
            guard let loop = job.loop, let seconds else { return forward(platform) }
            let held = HeldJob(run: run, forward: { forward(platform) })
            loop.hold(held, for: MainLoop.wholeMilliseconds(seconds))
        }

        /// Seconds until the instant; nil for a clock of the program's own.
        private var seconds: Double? {
            guard let duration = clock.now.duration(to: instant) as? Duration else { return nil }
            return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
        }

        private func forward(_ platform: any Executor) {
            if let scheduling = platform as? any SchedulingExecutor {
                scheduling.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
            } else {
                platform.enqueue(ExecutorJob(job))
            }
        }
    }

    extension UnownedJob {
        /// The loop in whose turns the job has to run; nil: the platform's executors have it.
        fileprivate var loop: MainLoop? { TaskRoutes.loop(forJobOf: task) }
        /// The loop that the job's task made current last; nil where it made none.
        fileprivate var currentLoop: MainLoop? { TaskRoutes.currentLoop(of: task) }

        // A task's address is that of its jobs.
        private var task: UInt { unsafeBitCast(self, to: UInt.self) }
    }

    private enum VirtualExecutorFactory: ExecutorFactory {
        static let mainExecutor: any MainExecutor = VirtualMainExecutor()
        static let defaultExecutor: any TaskExecutor = VirtualDefaultExecutor()
    }

    /// Puts the executors in place, once in a process.
    enum VirtualExecutors {
        static let areInPlace: Bool = {
            _createExecutors(factory: VirtualExecutorFactory.self)
            return true
        }()
    }
#else
    /// This toolchain lets no program bring executors: tasks run on the platform's, in real time.
    enum VirtualExecutors {
        static let areInPlace = false
    }
#endif
