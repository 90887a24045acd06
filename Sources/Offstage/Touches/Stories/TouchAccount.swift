import UIKit

/// The story of one finger, from coming down until everybody has made up their minds.
public struct TouchAccount: Hashable, Sendable {
    /// Where the finger was.
    public struct Sample: Hashable, Sendable {
        /// In seconds of virtual time.
        public let time: Double
        /// Began, moved, ended or cancelled.
        public let phase: UITouch.Phase
        /// In points of the screen.
        public let location: CGPoint
    }

    /// Something that somebody made of the finger.
    public struct Step: Hashable, Sendable {
        /// Kinds of steps.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// A recognizer got the finger, or did not.
            case offer
            /// A recognizer waits for others to fail.
            case wait
            /// A recognizer is in another state.
            case state
            /// A view was told of the finger, or was not, or did something of its own because of it.
            case view
            /// A control sent events.
            case event
            /// A message or an action went to somebody.
            case action
        }

        /// In seconds of virtual time.
        public let time: Double
        /// What kind of step it is.
        public let kind: Kind
        /// The recognizer, view or control, as messages name it.
        public let subject: String
        /// What happened, with the subject, without a full stop.
        public let sentence: String
    }

    /// The place among fingers in the order in which they came down, from 1; nil for what no finger did: a pointer,
    /// keys, the app itself.
    public let finger: Int?
    /// The view that has it; nil where none was hit.
    public let taker: String?
    /// The way to that view.
    public let hitTest: HitTestTrail?
    /// Where it was, in order; where it rested is left out.
    public internal(set) var samples: [Sample] = []
    /// What others made of it, in order.
    public internal(set) var steps: [Step] = []
    /// What is to be mended.
    public internal(set) var findings: [TouchFinding] = []
    /// False where no class in the chain of responders has code for touches.
    var isHeard = true
}
