import Foundation

/// Recognizes fingers that stay where they are for a while, after so many taps.
///
/// The gesture begins when the time is over, and then goes on however the fingers move.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Taps before the press. Default 0.
    open var numberOfTapsRequired = 0
    /// How many fingers. Default 1.
    open var numberOfTouchesRequired = 1
    /// Seconds that the fingers have to stay. Default 0.5.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points that a finger may move before the gesture begins. Default 10.
    open var allowableMovement: CGFloat = 10

    private var counter = FingerTaps()

    override var gestureKind: GestureKind { .continuous }

    private var isPress: Bool { counter.taps >= numberOfTapsRequired }

    /// Begins to wait, or fails with too many fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return ignoreAll(touches, event) }
        let isFirst = counter.isBetweenTaps
        guard counter.begin(touches, required: numberOfTouchesRequired) else { return become(.failed) }
        if !isPress {
            if isFirst { expire(at: event.timestamp + UITapGestureRecognizer.longestTouch) }
        } else if counter.isComplete {
            if minimumPressDuration > 0 {
                decide(at: event.timestamp + minimumPressDuration)
            } else {
                state = .began
            }
        }
    }

    private func ignoreAll(_ touches: Set<UITouch>, _ event: UIEvent) {
        for touch in touches.inOrder { ignore(touch, for: event) }
    }

    /// Goes on, or fails where a finger does not stay.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if isGoingOn {
            state = .changed
        } else if counter.movement(of: touches) > (isPress ? allowableMovement : UITapGestureRecognizer.movement) {
            state = .failed
        }
    }

    /// Ends with the first finger that is lifted; before its time it fails.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if isGoingOn { return become(.ended) }
        guard state == .possible else { return }
        guard !isPress, counter.isComplete else { return become(.failed) }
        guard attempt.touches.isEmpty else { return }
        counter.endTap()
        forgetTimes()
    }

    /// Is cancelled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// Forgets the taps.
    open override func reset() {
        super.reset()
        counter = FingerTaps()
    }

    override func timeIsUp() { state = isPress ? .began : .failed }
}
