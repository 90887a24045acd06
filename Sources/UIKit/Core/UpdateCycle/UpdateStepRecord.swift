/// One step of the update cycle, as it was done.
package struct UpdateStepRecord: Hashable, Sendable {
    /// A kind of step of the update cycle.
    package enum Phase: Sendable {
        case event, traits, updateProperties, updateConstraints, body, layoutSubviews, draw, commit
    }

    /// Turns count from 1; what is forced between turns belongs to the next one.
    package let turn: Int
    package let phase: Phase
    /// `UILabel:title`, or the class and index path.
    package let view: String
    package let path: String
    /// What dirtied it first; nil when unknown.
    package let cause: String?
    /// When the step was done, in seconds of virtual time.
    package let time: Double
    /// The place in the order of all beginnings and ends since the scene was made.
    package let order: Int
    /// From the step's beginning to its end in the same order: 1 when nothing lies in between.
    package internal(set) var duration: Int
    /// True when `layoutIfNeeded()` or one of its kin asked for it.
    package let isForced: Bool
}
