import Foundation

// Ways to make timers.
extension Timer {
    /// A timer for `RunLoop.add(_:forMode:)`.
    /// - Parameter interval: Seconds until the first call, and between calls. 0.0001 at least.
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) {
        self.init(after: interval, repeats: repeats, action: .block(block))
    }

    /// A timer for `RunLoop.add(_:forMode:)` that sends a message to an object, which it holds until it is invalid.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(after: ti, repeats: yesOrNo, action: .message(aSelector, to: aTarget, userInfo: userInfo))
    }

    /// A timer that is due at a date: the stage's, or one that code took from `Date()`.
    public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) {
        self.init(
            at: MainLoop.current.time(of: date), interval: interval, repeats: repeats, action: .block(block))
    }

    /// A timer that is due at a date and sends a message to an object, which it holds until it is invalid.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self.init(
            at: MainLoop.current.time(of: date), interval: ti, repeats: rep,
            action: .message(s, to: t, userInfo: ui))
    }

    /// Makes a timer and adds it to the run loop in its default mode.
    @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
        scheduled(Timer(timeInterval: interval, repeats: repeats, block: block))
    }

    /// Makes a timer that sends a message to an object, and adds it to the run loop in its default mode.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        scheduled(
            Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo))
    }

    convenience init(after interval: TimeInterval, repeats: Bool, action: TimerAction) {
        self.init(
            at: MainLoop.current.time + Self.legal(interval), interval: interval, repeats: repeats, action: action)
    }

    private static func scheduled(_ timer: Timer) -> Timer {
        MainLoop.current.timers.add(timer, mode: .default)
        return timer
    }
}
