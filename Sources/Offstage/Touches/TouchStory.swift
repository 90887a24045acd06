import UIKit

/// What became of the fingers of a gesture.
public struct TouchStory: Hashable, Sendable {
    /// One finger from coming down to being lifted.
    public struct Finger: Hashable, Sendable {
        /// The view that took it, as messages name it; nil where none did.
        public internal(set) var taker: String?
        /// What it did, in order.
        public internal(set) var steps: [Step] = []
    }

    /// One thing that a finger did.
    public struct Step: Hashable, Sendable {
        /// Began, moved, stationary, ended or cancelled.
        public let phase: UITouch.Phase
        /// In seconds of virtual time.
        public let time: Double
        /// In points of the screen.
        public let location: CGPoint
    }

    /// In the order in which they came down.
    public internal(set) var fingers: [Finger] = []

    /// The view that took the first finger, as messages name it; nil where none did.
    public var taker: String? { fingers.first?.taker }
}
