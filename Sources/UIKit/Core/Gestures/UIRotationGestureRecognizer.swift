import Foundation

/// Recognizes two fingers whose line turns.
///
/// The gesture begins after a tenth of a radian (assumed), with a rotation of 0.
open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerGesture {
    /// Radians by which the line has to turn (assumed).
    static let hysteresis: CGFloat = 0.1

    private var rotationStorage: CGFloat = 0
    /// Radians since two fingers are down, before the gesture began.
    private var turn: CGFloat = 0
    private var lastAngle: CGFloat = 0
    private var trail = MotionTrail<CGFloat>()

    override var gestureKind: GestureKind { .continuous }
    override var twoFingers: (any TwoFingerGesture)? { self }

    /// Radians since the gesture began, or since it was set; clockwise on the screen is positive. Whole turns count.
    open var rotation: CGFloat {
        get { rotationStorage }
        set { rotationStorage = newValue }
    }

    /// Radians a second, in the last tenth of a second (assumed).
    open var velocity: CGFloat { trail.velocity }

    /// Forgets the angle.
    open override func reset() {
        super.reset()
        (rotationStorage, turn, lastAngle, trail) = (0, 0, 0, MotionTrail())
    }

    func lineDidBegin(_ line: FingerLine, at time: Double) {
        lastAngle = line.angle
        turn = 0
        trail = MotionTrail()
        trail.add(0, at: time)
    }

    func lineDidMove(_ line: FingerLine, at time: Double) {
        let step = Self.shortest(line.angle - lastAngle)
        lastAngle = line.angle
        turn += step
        trail.add(turn, at: time)
        if isGoingOn {
            rotationStorage += step
            state = .changed
        } else if state == .possible, turn.magnitude >= Self.hysteresis {
            state = .began
        }
    }

    /// The angle from −π to π that turns as far.
    private static func shortest(_ angle: CGFloat) -> CGFloat {
        if angle > .pi { return angle - 2 * .pi }
        return angle < -.pi ? angle + 2 * .pi : angle
    }
}
