import Foundation
import Synchronization

/// What the main thread of one scene has to do in virtual time: timers, display links, blocks of the main queue.
///
/// Whoever runs a scene makes its loop current for as long as the scene's code runs, and turns it.
@MainActor
package final class MainLoop {
    /// The time of the scene.
    package nonisolated let clock: VirtualClock
    /// Timers that were scheduled or added.
    package nonisolated let timers = TimerSchedule()
    /// Display links that were added.
    package nonisolated let displayLinks = DisplayLinkSchedule()
    /// Blocks and operations of the main queue, delayed ones among them.
    package nonisolated let queue = MainQueueSchedule()
    /// Messages that objects asked for with a delay.
    package nonisolated let requests = PerformRequests()
    /// Observers that were added in the scene.
    package nonisolated let observers = RegistrationTable()
    /// The system that the scene pretends to run on.
    package nonisolated let system = SystemVersion()

    /// The mode in which the loop runs: default, or tracking while a finger drags a scroll view.
    package var mode = RunLoop.Mode.default
    /// The date at time 0.
    package var startDate = MainLoop.firstDate
    /// Lets the scene's time pass, as a call that runs the run loop does.
    package var advance: ((Double) -> Void)?
    /// Called before a body that made the loop's stage current goes on after an `await`: others may have run meanwhile.
    package var bodyWillResume: () -> Void = {}
    /// True while a turn runs.
    package var isTurning: () -> Bool = { false }
    /// Hears of misuse and of what cannot be simulated. Nil: misuse traps.
    package weak var listener: (any MainLoopListener)?

    /// A loop that nobody turns yet.
    package nonisolated init(clock: VirtualClock = VirtualClock()) {
        self.clock = clock
        timers.loop = WeakLoop(self)
        displayLinks.loop = WeakLoop(self)
        queue.loop = WeakLoop(self)
        LoopTracker.note(self)
    }

    /// The time of the scene in seconds.
    package var time: Double { clock.time }

    /// Objects that messages answered: they live until the turn's end, as on Objective-C's pool.
    var answers: [AnyObject] = []
    /// Tasks with this number and lower ones are older than the loop.
    nonisolated let lastTaskBefore = TaskRoutes.newestTask()

    // MARK: Being current

    /// The loop that was made current last; before there is one, and after it has gone, one that no scene turns.
    package nonisolated static var current: MainLoop { shared.withLock { $0.loop } ?? standing }

    /// Makes this the loop that timers and blocks go to.
    package nonisolated func makeCurrent() {
        Self.shared.withLock { $0 = WeakLoop(self) }
    }

    /// Leaves no scene's loop current.
    package nonisolated static func resignCurrent() {
        shared.withLock { $0 = WeakLoop(nil) }
    }

    private nonisolated static let shared = Mutex(WeakLoop(nil))
    nonisolated static let standing = MainLoop()

    /// Takes over what was asked for before there was a scene.
    package func adoptStanding() {
        let standing = Self.standing
        guard standing !== self else { return }
        timers.adopt(standing.timers)
        displayLinks.adopt(standing.displayLinks)
        queue.adopt(standing.queue)
    }
}

/// A loop that may have gone.
struct WeakLoop: Sendable {
    // The reference is only read and replaced under the lock, or on the main actor, that guards the struct.
    private nonisolated(unsafe) weak var object: MainLoop?

    init(_ loop: MainLoop?) { object = loop }

    var loop: MainLoop? { object }
}
