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
    private var link: UIUpdateLink?

    /// How near to an edge the list scrolls, and how fast right at it, in points a second (assumed).
    private static let (edge, speed): (CGFloat, CGFloat) = (44, 480)

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
        startScrolling()
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
        link?.isEnabled = false
        link = nil
    }

    // MARK: Scrolling

    private func startScrolling() {
        let link = UIUpdateLink(view: host)
        link.requiresContinuousUpdates = true
        var last: Double?
        link.addAction { [weak self] _, info in
            let step = last.map { info.modelTime - $0 } ?? 0
            last = info.modelTime
            self?.scroll(for: step)
        }
        link.isEnabled = true
        self.link = link
    }

    private func scroll(for seconds: Double) {
        let speed = scrollSpeed
        guard move != nil, speed != 0, seconds > 0 else { return }
        if host.reorderScroll(by: speed * seconds) != 0 { fingerMoved() }
    }

    /// Points a second; the nearer to the edge, the faster.
    private var scrollSpeed: CGFloat {
        let (window, y) = (host.reorderWindow, gesture.location(in: host).y)
        let (above, below) = (window.minY + Self.edge - y, y - (window.maxY - Self.edge))
        if above > 0 { return -Self.speed * min(1, above / Self.edge) }
        return below > 0 ? Self.speed * min(1, below / Self.edge) : 0
    }
}
