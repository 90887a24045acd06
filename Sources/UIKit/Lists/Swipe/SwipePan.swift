import CoreGraphics

/// The recognizer that pulls rows aside: one finger that moves across.
final class SwipePan: UIPanGestureRecognizer {
    private unowned let swipe: ListSwipe

    init(of swipe: ListSwipe) {
        self.swipe = swipe
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
    }

    override func mayBegin(along travel: CGVector) -> Bool {
        let way = convert(travel, to: view)
        guard way.x.magnitude > way.y.magnitude, let start = attempt.touches.first?.location(in: view) else {
            return false
        }
        return swipe.mayBegin(at: CGPoint(x: start.x - way.x, y: start.y - way.y), toTheRight: way.x > 0)
    }

    override func reset() {
        super.reset()
        swipe.panIsGone()
    }

    override func sendActions(showing state: State) {
        switch state {
        case .began: swipe.panBegan()
        case .changed: swipe.panMoved()
        case .ended: swipe.panEnded(isCancelled: false)
        case .cancelled: swipe.panEnded(isCancelled: true)
        case .possible, .failed: break
        }
        super.sendActions(showing: state)
    }
}
