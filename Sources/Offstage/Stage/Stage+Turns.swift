import Foundation
import UIKit

// The run loop in virtual time.
extension Stage {
    /// Runs `action` in the first turn at or after `time`, in seconds; actions of one time in the order they were
    /// given.
    public func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) {
        schedule.add(at: time, action)
    }

    /// Lets time pass: a turn at each tick of the display, ticks at which nothing waits left out.
    ///
    /// The time afterwards is exact; what is due between the last tick and then runs in the next turn or frame.
    /// - Parameter seconds: 0 or more.
    public func advance(by seconds: Double) {
        precondition(seconds >= 0 && seconds.isFinite, "time advances by a finite number of seconds, 0 or more")
        host.advance(by: seconds)
    }

    /// Runs one turn at the present time: what is due of the schedule, then the update cycle, then a commit.
    public func runTurn() {
        host.runTurn()
    }

    /// True when a view of a shown window waits for traits, constraints, properties, layout or display.
    public var isUpdatePending: Bool { host.isUpdatePending }
}
