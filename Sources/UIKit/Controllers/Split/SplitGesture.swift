import Foundation

/// Brings columns by a swipe from their edge, and takes them away by one back to it or by a tap on what they dim.
///
/// The columns follow when the finger is off, not under it (assumed).
@MainActor
final class SplitGesture: NSObject, UIGestureRecognizerDelegate {
    /// How far a finger goes at least, in points (assumed).
    private static let way: CGFloat = 40

    private weak var split: UISplitViewController?
    private let edge = UIScreenEdgePanGestureRecognizer()
    private let back = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var isUnderWay = false

    var isEnabled = true {
        didSet { for recognizer in [edge, back] { recognizer.isEnabled = isEnabled } }
    }

    init(of split: UISplitViewController) {
        self.split = split
        super.init()
        edge.delegate = self
        back.delegate = self
        tap.delegate = self
        edge.addTarget(self, action: Selector(_offstage: "pulled:", { (t: SplitGesture) in t.pulled(_:) }))
        back.addTarget(self, action: Selector(_offstage: "pushed:", { (t: SplitGesture) in t.pushed(_:) }))
        tap.addTarget(self, action: Selector(_offstage: "tapped:", { (t: SplitGesture) in t.tapped(_:) }))
    }

    func install(in view: UIView) {
        for recognizer in [edge, back, tap] { view.addGestureRecognizer(recognizer) }
        isEnabled = split?.presentsWithGesture ?? true
        follow()
    }

    private var isAtRight: Bool {
        guard let split, let view = split.viewIfLoaded else { return false }
        return (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (split.primaryEdge == .trailing)
    }

    /// The edge is the primary column's.
    func follow() { edge.edges = isAtRight ? .right : .left }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let split, !split.isCollapsed, split.transitionCoordinator == nil else { return false }
        let isDimmed = SplitArrangement.dims(split.displayMode)
        if gestureRecognizer === tap { return isDimmed && isOnDimming(tap.location(in: split.view)) }
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: split.view)
        guard velocity.x.magnitude > velocity.y.magnitude else { return false }
        let goesIn = (velocity.x > 0) != isAtRight
        return gestureRecognizer === edge ? goesIn && hasMore : !goesIn && isDimmed
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let split else { return false }
        return gestureRecognizer !== tap || SplitArrangement.dims(split.displayMode)
    }

    private func isOnDimming(_ point: CGPoint) -> Bool {
        guard let split else { return false }
        let columns = split.shown.dropLast().compactMap(\.viewIfLoaded)
        return !columns.contains { $0.frame.contains(split.container.convert(point, from: split.view)) }
    }

    private var hasMore: Bool {
        guard let split else { return false }
        return split.arrangement.columns(in: split.displayMode).count < (split.isTriple ? 3 : 2)
    }

    private func way(of pan: UIPanGestureRecognizer) -> CGFloat {
        pan.translation(in: split?.viewIfLoaded).x * (isAtRight ? -1 : 1)
    }

    private func pulled(_ gesture: UIGestureRecognizer) {
        swipe(edge) { split in
            guard self.way(of: self.edge) >= Self.way else { return }
            split.go(to: split.targetMode)
        }
    }

    private func pushed(_ gesture: UIGestureRecognizer) {
        swipe(back) { split in
            guard self.way(of: self.back) <= -Self.way else { return }
            self.leave(split)
        }
    }

    /// The delegate hears of a swipe from its begin to its end.
    private func swipe(_ recognizer: UIPanGestureRecognizer, _ finish: (UISplitViewController) -> Void) {
        guard let split else { return }
        switch recognizer.state {
        case .began:
            isUnderWay = true
            split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
        case .ended, .cancelled, .failed:
            guard isUnderWay else { return }
            isUnderWay = false
            if recognizer.state == .ended { finish(split) }
            split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
        default: break
        }
    }

    private func tapped(_ gesture: UIGestureRecognizer) {
        guard let split, gesture.state == .ended else { return }
        leave(split)
    }

    /// What lies above goes; what stood beside before that stays.
    private func leave(_ split: UISplitViewController) {
        let count = SplitArrangement.count(split.displayMode)
        split.go(to: split.arrangement.mode(showing: split.displayMode == .twoDisplaceSecondary ? count - 1 : 0))
    }
}
