import CoreGraphics

/// Takes a finger that comes down on a list cell's grip, at once, and drags the cell's item with it.
final class GripDrag: UIGestureRecognizer {
    private weak var cell: UICollectionViewListCell?
    /// The collection while an item is dragged.
    private weak var host: (any ReusableViewHost)?
    /// The middle of the item, and of it from the finger.
    private var (middle, grip) = (CGPoint.zero, CGFloat.zero)
    private var edges: EdgeScroll?

    init(of cell: UICollectionViewListCell) {
        self.cell = cell
        super.init(target: nil, action: nil)
    }

    override var gestureKind: GestureKind { .continuous }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, touches.count == 1, cell?.host != nil else {
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
        case .began: begin()
        case .changed: move()
        case .ended: end(isCancelled: false)
        case .cancelled: end(isCancelled: true)
        case .possible, .failed: break
        }
        super.sendActions(showing: state)
    }

    private func begin() {
        guard let cell, let host = cell.host, let middle = host.beginDrag(of: cell) else { return }
        (self.host, self.middle) = (host, middle)
        grip = middle.y - location(in: host).y
        let edges = EdgeScroll(of: host) {
            [weak host] in
            host?.dragWindow ?? .zero
        } finger: { [weak self] in
            self?.location(in: self?.host).y ?? 0
        } scroll: { [weak self] points in
            if let self, self.host?.scrollDrag(by: points) != 0 { move() }
        }
        edges.start()
        self.edges = edges
    }

    /// The item stays in its column.
    private func move() {
        guard let host else { return }
        host.drag(to: CGPoint(x: middle.x, y: location(in: host).y + grip))
    }

    private func end(isCancelled: Bool) {
        edges?.stop()
        edges = nil
        host?.endDrag(isCancelled: isCancelled)
        host = nil
    }
}
