import CMainActor
import Foundation

/// Whether code runs on the main actor.
///
/// `Thread.isMainThread` does not tell: after the first suspension of an async `main` the main actor of Linux is on
/// another thread. Nor does the run time: it traps where the answer is no.
package enum MainThread {
    /// True on the thread that runs the main actor's code.
    package static var isCurrent: Bool { offstage_is_on_main_queue() }

    /// Runs work on the process's own main queue, outside of any turn.
    package static func runLater(_ work: @escaping @MainActor () -> Void) {
        runJobLater { MainActor.assumeIsolated { work() } }
    }

    /// Runs work in a pass of the main thread's run loop, which may be inside of a block of the main queue, where no other
    /// block runs. As long as nobody runs that loop the work waits.
    package static func runInRunLoop(_ work: @escaping @MainActor () -> Void) {
        let timer = Foundation.Timer(timeInterval: 0, repeats: false) { _ in
            if isCurrent { MainActor.assumeIsolated { work() } } else { runLater(work) }
        }
        Foundation.RunLoop.main.add(timer, forMode: .default)
    }

    /// Runs work that isolates itself on the process's own main queue: a task's job does.
    static func runJobLater(_ work: @escaping @Sendable () -> Void) {
        offstage_main_queue_async(Unmanaged.passRetained(Box(work)).toOpaque()) { box in
            guard let box else { return }
            Unmanaged<Box>.fromOpaque(box).takeRetainedValue().work()
        }
    }

    private final class Box {
        let work: @Sendable () -> Void
        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }
}
