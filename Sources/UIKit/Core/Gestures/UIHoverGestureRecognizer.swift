import Foundation

/// Recognizes a pointer above its view, with no button held and no finger down.
///
/// The recognizer begins when the pointer enters the view, changes while it moves, and ends when it leaves. It prevents
/// nobody, and nobody prevents it (assumed).
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override var gestureKind: GestureKind { .continuous }

    private var place = CGPoint.zero

    override var locationInWindow: CGPoint { place }
    override var touchLocations: [CGPoint] { attempt.isActive ? [place] : [] }

    /// How far the pointing device is from the screen: 0, devices of a stage do not tell.
    open var zOffset: CGFloat { 0 }
    /// The direction in which the device points, in radians: 0, devices of a stage do not tell.
    @discardableResult
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The direction in which the device points: none, devices of a stage do not tell.
    @discardableResult
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 0, dy: 0) }
    /// The angle between the device and the screen: 0, devices of a stage do not tell.
    open var altitudeAngle: CGFloat { 0 }
    /// How far the device is turned about itself: 0, devices of a stage do not tell.
    open var rollAngle: CGFloat { 0 }

    /// False.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// False.
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    func enter(_ touch: UITouch, _ event: UIEvent) {
        guard stateStorage == .possible, arena.receives(event, self),
            delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
        else { return }
        place = touch.location
        attempt.isActive = true
        attempt.window = touch.window
        state = .began
    }

    func move(_ touch: UITouch) {
        guard place != touch.location else { return }
        place = touch.location
        if isGoingOn { state = .changed }
    }

    func leave(_ touch: UITouch) {
        if isGoingOn { state = .ended }
    }
}
