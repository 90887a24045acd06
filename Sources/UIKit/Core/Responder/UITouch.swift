import Foundation

/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where a touch is in its life.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        case regionEntered, regionMoved, regionExited
    }

    /// Virtual time of the last change, in seconds.
    open internal(set) var timestamp: TimeInterval = 0
    /// Where the touch is in its life.
    open internal(set) var phase = Phase.began
    /// How often the finger came down here in a row.
    open internal(set) var tapCount = 1
    /// Fixed when the touch begins.
    open internal(set) weak var window: UIWindow?
    /// The view that was hit when the touch began.
    open internal(set) weak var view: UIView?
    /// Where the finger is, in the window's space.
    var location = CGPoint.zero
    var previousLocation = CGPoint.zero

    /// Makes a touch that has just begun, at the origin of no window: for tests that pass it on themselves.
    public nonisolated override init() {
        super.init()
    }

    /// Where the finger is, in the space of `view`; nil means the window's.
    open func location(in view: UIView?) -> CGPoint {
        window?.convert(location, to: view) ?? location
    }

    /// Where the finger was before its last move.
    open func previousLocation(in view: UIView?) -> CGPoint {
        window?.convert(previousLocation, to: view) ?? previousLocation
    }
}
