/// Takes a finger that comes down on a row's grip, at once.
final class ReorderGesture: UIGestureRecognizer {
    private unowned let reorder: ListReorder

    init(of reorder: ListReorder) {
        self.reorder = reorder
        super.init(target: nil, action: nil)
    }

    override var gestureKind: GestureKind { .continuous }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let touch = touches.first, touches.count == 1, reorder.mayBegin(with: touch) else {
            if state == .possible { state = .failed }
            return
        }
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .began || state == .changed { state = .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .began || state == .changed { state = .ended }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if state == .began || state == .changed { state = .cancelled }
    }

    override func sendActions(showing state: State) {
        switch state {
        case .began: reorder.fingerBegan()
        case .changed: reorder.fingerMoved()
        case .ended: reorder.fingerEnded()
        case .cancelled: reorder.cancel()
        case .possible, .failed: break
        }
        super.sendActions(showing: state)
    }
}
