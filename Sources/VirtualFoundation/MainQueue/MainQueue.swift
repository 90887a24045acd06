import Dispatch
import Foundation

/// The main queue in virtual time: what `DispatchQueue.main` is in code that imports UIKit.
///
/// Blocks run in the main-queue phase of the current stage's turns, in the order in which they were handed over.
public struct MainQueue: Sendable {
    /// The queue's name, as on a device.
    public var label: String { "com.apple.main-thread" }

    /// The current stage's time in seconds: what schedulers built upon the queue call now.
    public var time: Double { loop.clock.timeElsewhere }

    private var loop: MainLoop { .current }

    /// Runs a block in the next main-queue phase, that of the turn that runs among them.
    public func async(execute work: @escaping @MainActor () -> Void) {
        loop.queue.add(work)
    }

    /// Runs a work item in the next main-queue phase, unless it is cancelled before.
    public func async(execute workItem: DispatchWorkItem) {
        let work = UncheckedWork(workItem)
        loop.queue.add { work.item.perform() }
    }

    /// Runs a block once a time of the machine's clock has come: after the delay from now, to the millisecond, in
    /// virtual time.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
        loop.queue.add(after: deadline.delay, to: loop, work)
    }

    /// Runs a work item after a delay in virtual time, unless it is cancelled before.
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        let work = UncheckedWork(execute)
        asyncAfter(deadline: deadline) { work.item.perform() }
    }

    /// Runs a block once a time of day has come: after the delay from the machine's, to the millisecond, in virtual
    /// time.
    public func asyncAfter(wallDeadline: DispatchWallTime, execute work: @escaping @MainActor () -> Void) {
        loop.queue.add(after: wallDeadline.delay, to: loop, work)
    }

    /// Runs a work item once a time of day has come, unless it is cancelled before.
    public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
        let work = UncheckedWork(execute)
        asyncAfter(wallDeadline: wallDeadline) { work.item.perform() }
    }

    /// Runs a block on the main actor and waits for it. Never returns on a device when the main actor itself calls;
    /// that is misuse.
    ///
    /// The block's parameter escapes for the compiler's sake: so it finds this form better than Dispatch's own.
    @discardableResult
    public func sync<Result>(
        @_implicitSelfCapture execute work: @escaping () throws -> Result
    ) rethrows -> Result {
        if MainThread.isCurrent {
            MainActor.assumeIsolated {
                MainLoop.misuse(
                    "dispatch_sync called on queue already owned by current thread: DispatchQueue.main.sync on the main "
                        + "thread waits for itself")
            }
            return try work()
        }
        return try waiting { try work() }
    }

    /// From another thread: hands the block over and sleeps until it has run.
    private func waiting<Result>(_ work: () throws -> Result) rethrows -> Result {
        try withoutActuallyEscaping(work) { work in
            // The caller sleeps while the block runs: there is never more than one thread at the box.
            let box = SyncBox(work)
            let done = DispatchSemaphore(value: 0)
            loop.queue.add {
                box.run()
                done.signal()
            }
            done.wait()
            return try box.take()
        }
    }
}

/// A work item on its way to the main actor. Unchecked, because Dispatch's own work items are safe on any thread.
struct UncheckedWork: @unchecked Sendable {
    let item: DispatchWorkItem
    init(_ item: DispatchWorkItem) { self.item = item }
}

/// What `sync` brings over and back. Unchecked, because the caller sleeps between `init` and `take()`.
private final class SyncBox<Result>: @unchecked Sendable {
    private var work: (() throws -> Result)?
    private var result: Swift.Result<Result, any Error>?

    init(_ work: @escaping () throws -> Result) { self.work = work }

    func run() {
        result = work.map { work in Swift.Result { try work() } }
        work = nil
    }

    func take() throws -> Result {
        guard let result else { preconditionFailure("the block has run") }
        return try result.get()
    }
}

extension DispatchTime {
    /// Seconds from now, to the millisecond.
    fileprivate var delay: Double {
        let now = DispatchTime.now().uptimeNanoseconds
        if self == .distantFuture { return .infinity }
        guard uptimeNanoseconds > now else { return 0 }
        return MainLoop.wholeMilliseconds(Double(uptimeNanoseconds - now) / 1e9)
    }
}

extension DispatchWallTime {
    /// Seconds from now, to the millisecond.
    fileprivate var delay: Double {
        if self == .distantFuture { return .infinity }
        // The raw value counts nanoseconds since 1970 downwards from zero, as libdispatch keeps wall times.
        let date = Double(0 &- Int64(bitPattern: rawValue)) / 1e9
        return max(0, MainLoop.wholeMilliseconds(date - Date().timeIntervalSince1970))
    }
}
