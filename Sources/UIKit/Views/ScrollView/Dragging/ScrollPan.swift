import Foundation

/// The recognizer that drags the content of a scroll view.
final class ScrollPan: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
    }

    /// The scroll view, where its class decides about gestures; no other may.
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { scrollView as? any UIGestureRecognizerDelegate }
        set { scrollView?.checkDelegate(newValue, of: "pan") }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView?.fingersCameDown(touches)
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.fingersAreGone()
    }

    /// False where the content does not move that way, or its touches may not be taken from it.
    override func mayBegin(along travel: CGVector) -> Bool {
        scrollView?.mayBeDragged(convert(travel, to: scrollView), by: attempt.touches) ?? false
    }

    /// Two fingers may first make the content large enough.
    override var mayYetBegin: Bool {
        attempt.touches.count > 1 && scrollView?.mayBeZoomed(by: attempt.touches) ?? false
    }

    /// Fingers may zoom and drag together.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pinch
    }

    override func sendActions(showing state: State) {
        switch state {
        case .began: scrollView?.dragBegan()
        case .changed: scrollView?.dragMoved()
        case .ended: scrollView?.dragEnded(isCancelled: false)
        case .cancelled: scrollView?.dragEnded(isCancelled: true)
        case .possible, .failed: break
        }
        super.sendActions(showing: state)
    }
}
