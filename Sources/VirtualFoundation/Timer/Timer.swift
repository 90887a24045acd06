import Foundation

/// Calls a target or a closure after an interval of virtual time, once or again and again.
///
/// The run loop holds a timer until it is invalidated, and the timer its target or closure until then; a timer that
/// does not repeat invalidates itself. Repeats keep to the times that were planned at first; those that are missed
/// coalesce into one.
@preconcurrency @MainActor
open class Timer: NSObject {
    /// Seconds between two calls; 0 of a timer that does not repeat.
    open var timeInterval: TimeInterval { repeats ? interval : 0 }

    /// Seconds by which a device may be late. Default 0. Kept, and of no effect: virtual time is exact.
    open var tolerance: TimeInterval = 0

    /// False once the timer was invalidated.
    open private(set) var isValid = true

    /// What was passed for the target to read; nil of timers with closures and of invalid ones.
    open private(set) var userInfo: Any?

    /// When the timer is due next, by the stage's date.
    ///
    /// Setting it plans all further calls anew. A date that code took from `Date()` counts from the machine's time.
    open var fireDate: Date {
        get { (schedule?.loop.loop ?? .current).date(at: nextTime) }
        set {
            let loop = schedule?.loop.loop ?? .current
            setNextTime(loop.time(of: newValue))
        }
    }

    private let interval: TimeInterval
    package let repeats: Bool
    private var action: TimerAction?

    /// Whether an object, rather than a closure, is called.
    var holdsTarget: Bool {
        if case .block = action { return false }
        return true
    }

    // MARK: What the schedule keeps

    /// The modes in which the timer fires.
    var modes: Set<RunLoop.Mode> = []
    /// The schedule that holds the timer, and the place there.
    weak var schedule: TimerSchedule?
    var key: DueList<Timer>.Key?
    /// True while the action runs: a turn inside of it does not fire the timer again.
    private(set) var isFiring = false

    /// Orders timers of one time: by when they were made.
    let serial: UInt64
    private static var lastSerial: UInt64 = 0

    /// The first of the planned times, and how many of them lie before the next call.
    private var firstTime: Double
    private var passed: Double = 0

    /// The time of the next call.
    var nextTime: Double { passed == 0 ? firstTime : firstTime + passed * interval }

    init(at time: Double, interval: TimeInterval, repeats: Bool, action: TimerAction) {
        self.interval = Self.legal(interval)
        self.repeats = repeats
        self.action = action
        userInfo = action.userInfo
        firstTime = time
        Self.lastSerial += 1
        serial = Self.lastSerial
    }

    /// An interval as the run loop takes it: 0.0001 s at least. A number that is none counts as 0 (assumed).
    static func legal(_ interval: TimeInterval) -> TimeInterval { interval > 0.0001 ? interval : 0.0001 }

    // MARK: Firing

    /// Calls the target or the closure now. The planned calls stay as they are; a timer that does not repeat is then
    /// invalid.
    open func fire() {
        guard isValid else { return }
        act()
        if !repeats { invalidate() }
    }

    /// Ends the timer: it is never called again, and lets its target and its closure go.
    open func invalidate() {
        guard isValid else { return }
        isValid = false
        action = nil
        userInfo = nil
        schedule?.remove(self)
    }

    /// Fires as planned, and plans the next call after the time it then is, unless the action did so itself: an action
    /// may let time pass.
    func fireOnTime(by clock: VirtualClock) {
        let planned = nextTime
        act()
        guard isValid else { return }
        guard repeats else { return invalidate() }
        if nextTime == planned { skip(to: clock.time) }
    }

    private func act() {
        let outer = isFiring
        isFiring = true
        action?.run(self)
        isFiring = outer
    }

    /// Plans the first of the times on the grid that lies after `now`.
    private func skip(to now: Double) {
        passed = max(passed + 1, ((now - firstTime) / interval).rounded(.down))
        while nextTime <= now, firstTime + (passed + 1) * interval > nextTime { passed += 1 }
    }

    private func setNextTime(_ time: Double) {
        guard isValid else { return }
        let schedule = schedule
        schedule?.unlist(self)
        firstTime = time
        passed = 0
        schedule?.list(self)
    }
}
