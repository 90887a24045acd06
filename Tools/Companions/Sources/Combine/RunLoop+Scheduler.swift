import Foundation
import OpenCombine
import VirtualFoundation

/// The run loop of a stage delivers in the stage's time, and waits while a finger drags a scroll view:
/// `receive(on: RunLoop.main)`.
extension VirtualFoundation.RunLoop: OpenCombine.Scheduler {
    public typealias SchedulerTimeType = MainQueue.SchedulerTimeType

    /// The run loop has no options.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { MainQueue.main.now }

    /// A turn of the run loop, which is the shortest wait there is.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Handed(call: action)
        perform(inModes: [.default]) { action.call() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Handed(call: action)
        MainQueue.main.schedule(after: date, tolerance: tolerance, options: nil) {
            self.perform(inModes: [.default]) { action.call() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Handed(call: action)
        return MainQueue.main.schedule(after: date, interval: interval, tolerance: tolerance, options: nil) {
            self.perform(inModes: [.default]) { action.call() }
        }
    }
}
