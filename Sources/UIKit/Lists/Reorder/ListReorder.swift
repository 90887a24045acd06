import CoreGraphics
import ListLayout

/// Moves a list's rows under a finger: the row follows it, the others give way, and the list scrolls at its edges.
@MainActor
final class ListReorder {
    private unowned let host: any ReorderHost
    private(set) lazy var gesture = ReorderGesture(of: self)
    /// The move under way.
    private(set) var move: RowMove?
    private var height: CGFloat = 0
    /// From the row's top to the finger.
    private var grip: CGFloat = 0
    private var top: CGFloat = 0
    private var candidate: ListRow?
    private lazy var edges = EdgeScroll(of: host) { [unowned self] in
        host.reorderWindow
    } finger: { [unowned self] in
        gesture.location(in: host).y
    } scroll: { [unowned self] points in
        if move != nil, host.reorderScroll(by: points) != 0 { fingerMoved() }
    }

    init(of host: any ReorderHost) {
        self.host = host
    }

    // MARK: What is shown

    /// Where a row is shown that is elsewhere while nothing is moved.
    func frame(of row: ListRow, at frame: CGRect) -> CGRect {
        guard let move else { return frame }
        if row == move.source { return CGRect(x: frame.minX, y: top, width: frame.width, height: frame.height) }
        return frame.offsetBy(dx: 0, dy: shift(of: .row(row.section, row.row)))
    }

    /// How far a part gives way.
    func shift(of part: ListPart) -> CGFloat { move.map { $0.step(of: part) * height } ?? 0 }

    /// How much more than what is seen has to be there while a row is moved.
    var reach: CGFloat { move == nil ? 0 : height }

    // MARK: Under a finger

    func mayBegin(with touch: UITouch) -> Bool {
        candidate = host.reorderRow(of: touch)
        return candidate != nil
    }

    func fingerBegan() {
        guard let row = candidate, let frame = host.restingFrame(of: row) else { return }
        candidate = nil
        move = RowMove(source: row, target: row)
        (height, top, grip) = (frame.height, frame.minY, gesture.location(in: host).y - frame.minY)
        host.reorderDidChange(animated: true)
        edges.start()
    }

    func fingerMoved() {
        guard let move else { return }
        top = gesture.location(in: host).y - grip
        guard let target = host.reorderTarget(at: top + height / 2, of: move), target != move.target else {
            return host.reorderDidChange(animated: false)
        }
        self.move?.target = target
        host.reorderDidChange(animated: true)
    }

    func fingerEnded() {
        guard let move else { return }
        end()
        host.reorderDidEnd(move)
    }

    /// Lets the row go back.
    func cancel() {
        candidate = nil
        guard let move else { return }
        end()
        host.reorderWasCancelled(move.source)
    }

    private func end() {
        move = nil
        edges.stop()
    }
}
