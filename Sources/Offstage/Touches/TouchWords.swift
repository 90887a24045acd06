import UIKit

extension UITouch.Phase {
    /// What traces and pages call the phase; `hovers` where no finger touches.
    package var word: String {
        switch self {
        case .began: "began"
        case .moved: "moved"
        case .stationary: "stationary"
        case .ended: "ended"
        case .cancelled: "cancelled"
        default: "hovers"
        }
    }
}

extension UIGestureRecognizer.State {
    /// What traces and pages call the state.
    package var word: String {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }
}
