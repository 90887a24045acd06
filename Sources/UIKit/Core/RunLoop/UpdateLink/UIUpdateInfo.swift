import Foundation

/// The times of one UI update.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
    /// The time that animations and simulations show in the update, in seconds: that of the display's last tick.
    public let modelTime: TimeInterval
    /// When the update has to be complete, in seconds: at the display's next tick.
    public let completionDeadlineTime: TimeInterval
    /// When the display shows the update, in seconds: one tick after the deadline, or at it where presentation is
    /// immediate (assumed).
    public let estimatedPresentationTime: TimeInterval
    /// Whether the frame is shown as soon as it is complete: where a link asked for it.
    public let isImmediatePresentationExpected: Bool
    /// True while the phases of low latency run.
    open internal(set) var isPerformingLowLatencyPhases = false

    init(time: Double, ticks: DisplayTicks, isImmediate: Bool) {
        let number = ticks.number(at: time)
        modelTime = ticks.time(of: number)
        completionDeadlineTime = ticks.time(of: number + 1)
        estimatedPresentationTime = ticks.time(of: number + (isImmediate ? 1 : 2))
        isImmediatePresentationExpected = isImmediate
        super.init()
    }

    /// The times of the update that a view's window is in; nil between updates and without a window.
    open class func current(for view: UIView) -> UIUpdateInfo? {
        view.window == nil ? nil : SceneHost.current.updateLinks.info
    }
}
