import Foundation

/// The recognizer that zooms the content of a scroll view. It ends with the first of its two fingers.
final class ScrollPinch: UIPinchGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
    }

    /// The scroll view, where its class decides about gestures; no other may.
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { scrollView as? any UIGestureRecognizerDelegate }
        set { scrollView?.checkDelegate(newValue, of: "pinch") }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isGoingOn, attempt.touches.count < 2 { return become(.ended) }
        super.touchesEnded(touches, with: event)
    }

    override func mayBegin() -> Bool { scrollView?.mayBeZoomed(by: attempt.touches) ?? false }

    /// Fingers may zoom and drag together.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pan
    }

    override func sendActions(showing state: State) {
        switch state {
        case .began: scrollView?.pinchBegan()
        case .changed: scrollView?.pinchMoved()
        case .ended, .cancelled: scrollView?.pinchEnded()
        case .possible, .failed: break
        }
        super.sendActions(showing: state)
    }
}
