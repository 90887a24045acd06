import Foundation

/// The main thread's run loop in virtual time: that of the stage whose code runs.
///
/// No other is here: threads of a program's own have Foundation's.
public final class RunLoop: NSObject, Sendable {
    private static let shared = RunLoop()

    private override init() {
        super.init()
    }

    /// The run loop of the main thread.
    public static var main: RunLoop { shared }

    /// The run loop of the main thread, which is the only one that lives in virtual time. On other threads the call is
    /// told as a diagnostic.
    public static var current: RunLoop {
        if !MainThread.isCurrent {
            MainLoop.notVirtual(
                "RunLoop.current was asked for off the main actor: it is the main run loop, in virtual time; a thread's "
                    + "own is Foundation.RunLoop.current")
        }
        return shared
    }

    /// The mode in which a turn runs; nil between turns.
    @preconcurrency @MainActor public var currentMode: Mode? {
        let loop = MainLoop.current
        return loop.isTurning() ? loop.mode : nil
    }

    // MARK: Timers

    /// Holds a timer and fires it while the loop runs in a mode; `common` stands for default and tracking. A timer may
    /// be added in several modes; it keeps to the first loop.
    @preconcurrency @MainActor public func add(_ timer: Timer, forMode mode: Mode) {
        MainLoop.current.timers.add(timer, mode: mode)
    }

    /// The stage's date when the next timer of a mode is due; nil without one.
    @preconcurrency @MainActor public func limitDate(forMode mode: Mode) -> Date? {
        let loop = MainLoop.current
        return loop.timers.timers.filter { mode.isServed(by: $0.modes) }.map(\.fireDate).min()
    }

    // MARK: Blocks

    /// Runs a block in the next main-queue phase; from any thread.
    public func perform(_ block: @escaping @MainActor () -> Void) {
        MainLoop.current.queue.add(block)
    }

    /// Runs a block in the next main-queue phase in which the loop runs in one of the modes; from any thread.
    public func perform(inModes modes: [Mode], block: @escaping @MainActor () -> Void) {
        MainLoop.current.queue.add(modes: Set(modes), block)
    }

    /// Sends a message in the next main-queue phase in which the loop runs in one of the modes. It holds the target
    /// until then.
    /// - Parameter order: Messages of one turn are sent in the order in which they were asked for; the number is left
    ///   aside (assumed).
    @preconcurrency @MainActor
    public func perform(
        _ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [Mode]
    ) {
        let request = PerformRequest(target: target, selector: aSelector, argument: arg)
        MainLoop.current.requests.add(request, timer: nil)
        MainLoop.current.queue.add(modes: Set(modes)) { request.perform() }
    }

    /// Takes back messages that were asked for with the same target, selector and argument.
    @preconcurrency @MainActor
    public func cancelPerform(_ aSelector: Selector, target: Any, argument arg: Any?) {
        MainLoop.current.requests.cancel(target: target, selector: aSelector, argument: .some(arg))
    }

    /// Takes back all messages to a target.
    @preconcurrency @MainActor
    public func cancelPerformSelectors(withTarget target: Any) {
        MainLoop.current.requests.cancel(target: target)
    }

    // MARK: Running

    /// Lets the stage's time pass until a date: the stage's, or one that code took from `Date()`.
    @preconcurrency @MainActor public func run(until limitDate: Date) {
        let loop = MainLoop.current
        let seconds = loop.time(of: limitDate) - loop.time
        guard seconds.isFinite, seconds >= 0 else { return }
        loop.run(for: seconds)
    }

    /// Lets the stage's time pass until a date.
    /// - Returns: True if time passed.
    @discardableResult
    @preconcurrency @MainActor public func run(mode: Mode, before limitDate: Date) -> Bool {
        let loop = MainLoop.current
        let outer = loop.mode
        loop.mode = mode
        defer { loop.mode = outer }
        let start = loop.time
        run(until: limitDate)
        return loop.time > start
    }

    /// Never returns on a device; here the call is told as a diagnostic and does nothing.
    @preconcurrency @MainActor public func run() {
        MainLoop.notVirtual(
            "RunLoop.run() never returns; time passes when the stage is told so: Stage.advance(by:), or run(until:)")
    }
}

extension MainLoop {
    /// Lets time pass from inside of the scene's code.
    func run(for seconds: Double) {
        guard let advance else {
            return Self.notVirtual("the run loop was run before there was a stage: no time passed")
        }
        advance(seconds)
    }
}
