import CoreGraphics

/// Scrolls a list while a finger that drags something is near its edges.
@MainActor
final class EdgeScroll {
    private unowned let view: UIView
    private let window: () -> CGRect
    private let finger: () -> CGFloat
    private let scroll: (CGFloat) -> Void
    private var link: UIUpdateLink?

    /// How near to an edge the list scrolls, and how fast right at it, in points a second (assumed).
    private static let (edge, speed): (CGFloat, CGFloat) = (44, 480)

    /// - Parameters:
    ///   - window: What is seen of the list, in its own space.
    ///   - finger: Where the finger is there, from the top.
    ///   - scroll: Scrolls by points, down.
    init(
        of view: UIView, window: @escaping () -> CGRect, finger: @escaping () -> CGFloat,
        scroll: @escaping (CGFloat) -> Void
    ) {
        self.view = view
        (self.window, self.finger, self.scroll) = (window, finger, scroll)
    }

    func start() {
        let link = UIUpdateLink(view: view)
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

    func stop() {
        link?.isEnabled = false
        link = nil
    }

    private func scroll(for seconds: Double) {
        let speed = speedNow
        if link != nil, speed != 0, seconds > 0 { scroll(speed * seconds) }
    }

    /// Points a second; the nearer to the edge, the faster.
    private var speedNow: CGFloat {
        let (window, y) = (window(), finger())
        let (above, below) = (window.minY + Self.edge - y, y - (window.maxY - Self.edge))
        if above > 0 { return -Self.speed * min(1, above / Self.edge) }
        return below > 0 ? Self.speed * min(1, below / Self.edge) : 0
    }
}
