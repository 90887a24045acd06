import Foundation

/// What one finger does at one moment.
package struct FingerSample: Sendable {
    /// What a finger or a pointer can do.
    package enum Action: Sendable {
        case down, move, up
        /// The system takes the touch away.
        case cancel
        /// A pointer is above a place, with no button held.
        case hover
        /// The pointer leaves the screen.
        case leave
    }

    /// The finger's number: one touch at a time has it.
    package var finger: Int
    package var action: Action
    /// In points of the screen.
    package var location: CGPoint
    package var type: UITouch.TouchType

    package init(_ finger: Int, _ action: Action, _ location: CGPoint, type: UITouch.TouchType = .direct) {
        self.finger = finger
        self.action = action
        self.location = location
        self.type = type
    }

    /// Places that can be reckoned with: finite, and no more than a billion points away.
    var isReasonable: Bool {
        location.x.magnitude <= 1e9 && location.y.magnitude <= 1e9
    }
}

/// What a finger did, as a stage tells it.
package struct FingerNote {
    package var finger: Int
    package var time: Double
    package var phase: UITouch.Phase
    /// In points of the screen.
    package var location: CGPoint
    /// The view that has the touch; nil where none was hit.
    package var view: UIView?
}
