import VirtualFoundation

/// Sends a message to an object at the ticks of the display.
///
/// The run loop holds a link from `add(to:forMode:)` until it is invalidated or removed from all modes, and the link holds
/// its target until it is invalidated.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    private var target: Any?
    private let selector: Selector
    private var lastTick: DisplayTick?
    package private(set) var modes: Set<RunLoop.Mode> = []
    /// The loop that the link was added to first.
    private weak var schedule: DisplayLinkSchedule?

    /// Makes a link, which does nothing until it is added to a run loop.
    /// - Parameters:
    ///   - target: Held until the link is invalidated.
    ///   - sel: Of a method that takes the link, or nothing.
    public init(target: Any, selector sel: Selector) {
        self.target = target
        selector = sel
        super.init()
    }

    // MARK: Run loops

    /// Calls the target while the run loop is in a mode; `common` stands for default and tracking.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        modes.insert(mode)
        let schedule = schedule ?? MainLoop.current.displayLinks
        self.schedule = schedule
        schedule.add(self)
    }

    /// Ends what `add(to:forMode:)` began for a mode. Without a mode the run loop lets the link go.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        guard modes.isEmpty else { return }
        schedule?.remove(self)
        schedule = nil
    }

    /// Ends the link for ever: the run loop lets it go, and it lets its target go.
    open func invalidate() {
        schedule?.remove(self)
        schedule = nil
        modes = []
        target = nil
    }

    // MARK: Times

    /// When the display showed the frame that is there now: the time of the last tick, in seconds. 0 before the first
    /// call (assumed).
    open var timestamp: CFTimeInterval { lastTick?.time ?? 0 }

    /// When the next frame of the link will be shown, in seconds. 0 before the first call (assumed).
    open var targetTimestamp: CFTimeInterval { lastTick?.nextTime ?? 0 }

    /// Seconds from one tick of the display to the next. 0 before the first call (assumed).
    open var duration: CFTimeInterval { lastTick?.duration ?? 0 }

    // MARK: Rates

    /// True: the target is not called. Default false.
    open var isPaused = false

    /// Calls a second, as near as the display's ticks allow. Default 0: each tick.
    open var preferredFramesPerSecond = 0

    /// Calls a second as a range; its preferred rate, else its maximum, stands before `preferredFramesPerSecond`.
    ///
    /// A range whose numbers contradict each other is misuse.
    open var preferredFrameRateRange: CAFrameRateRange = .default {
        didSet {
            guard !preferredFrameRateRange.isValid else { return }
            Misuse.report("NSInvalidArgumentException", "invalid range of frame rates \(preferredFrameRateRange)")
            preferredFrameRateRange = oldValue
        }
    }
}

extension CADisplayLink: DisplayLinkClient {
    package var isRunning: Bool { !isPaused }

    /// The number of ticks that comes nearest to the wish (assumed).
    package func tickInterval(rate: Int) -> Int {
        let wish = preferredFrameRateRange.wish.map(Double.init) ?? Double(preferredFramesPerSecond)
        guard wish > 0 else { return 1 }
        return max(1, Int((Double(rate) / wish).rounded().clamped(to: 1...1e9)))
    }

    package func tick(_ tick: DisplayTick) {
        lastTick = tick
        guard let target else { return }
        selector.send(to: target, [self])
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
