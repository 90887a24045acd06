/// Fingers that move by a plan, one moment after the other.
///
/// Only the next moment waits in the schedule, however long the plan is.
@MainActor
package protocol FingerPlan: AnyObject {
    /// The numbers of the fingers.
    var fingers: [Int] { get }
    /// When one of them does something next; nil: all is done.
    var nextTime: Double? { get }
    /// What they do then. Goes on to the next moment, which may have the same time.
    func takeSamples() -> [FingerSample]
}
