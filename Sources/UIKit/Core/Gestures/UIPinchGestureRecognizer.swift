import Foundation

/// Recognizes two fingers whose distance changes.
///
/// The gesture begins after a change of 8 points (assumed), with a scale of 1.
open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingerGesture {
    /// Points by which the distance has to change (assumed).
    static let hysteresis: CGFloat = 8

    private var scaleStorage: CGFloat = 1
    /// The distance at which the scale would be 1.
    private var unit: CGFloat = 1
    private var trail = MotionTrail<CGFloat>()

    override var gestureKind: GestureKind { .continuous }
    override var twoFingers: (any TwoFingerGesture)? { self }

    /// The distance of the fingers, as a factor of that when the gesture began. Setting it lets it count on from there.
    open var scale: CGFloat {
        get { scaleStorage }
        set {
            if newValue > 0, newValue.isFinite { unit *= scaleStorage / newValue }
            scaleStorage = newValue
        }
    }

    /// The change of the scale a second, in the last tenth of a second (assumed).
    open var velocity: CGFloat { trail.velocity }

    /// Forgets the distance.
    open override func reset() {
        super.reset()
        (scaleStorage, unit, trail) = (1, 1, MotionTrail())
    }

    func lineDidBegin(_ line: FingerLine, at time: Double) {
        unit = line.length / (isGoingOn ? max(scaleStorage, 1e-6) : 1)
        trail = MotionTrail()
        trail.add(line.length / unit, at: time)
    }

    func lineDidMove(_ line: FingerLine, at time: Double) {
        trail.add(line.length / unit, at: time)
        if isGoingOn {
            scaleStorage = line.length / unit
            state = .changed
        } else if state == .possible, (line.length - unit).magnitude >= Self.hysteresis {
            guard mayBegin() else { return become(.failed) }
            lineDidBegin(line, at: time)
            state = .began
        }
    }

    // MARK: For classes of this module

    /// Whether a change of 8 points or more is the gesture.
    func mayBegin() -> Bool { true }
}
