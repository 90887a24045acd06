import Foundation

/// A view that a tap on the status bar may bring to its top.
@MainActor
protocol StatusBarTarget: UIView {
    /// Whether it wants such taps.
    var scrollsToTop: Bool { get }
    /// Scrolls to the top, if nobody keeps it from that.
    /// - Returns: Whether it does.
    func goToTop() -> Bool
}

// A tap on the status bar.
extension SceneHost {
    /// Scrolls to the top, where one view on the screen wants it: with several on a phone none does, on a pad the one below
    /// the finger that is nearest to the status bar.
    func statusBarWasTapped(at place: CGPoint, by finger: Int) {
        var views: [(view: any StatusBarTarget, frame: CGRect)] = []
        for window in windows { gather(window, in: window, into: &views) }
        if screen.metrics.idiom == .phone {
            guard views.count != 1 else { return goToTop(views[0].view, for: finger) }
            let words = "stays: \(views.count) views want a tap on the status bar"
            for (view, _) in views { view.touchDelivery.tell(.noted(view, words, fingers: [finger])) }
            return
        }
        let below = views.filter { $0.frame.minX <= place.x && place.x < $0.frame.maxX }
        below.min { $0.frame.minY < $1.frame.minY }.map { goToTop($0.view, for: finger) }
    }

    private func goToTop(_ view: any StatusBarTarget, for finger: Int) {
        let end = view.goToTop() ? "goes to its top" : "stays: its delegate does not let it go to its top"
        let words = "is asked by a tap on the status bar, and " + end
        view.touchDelivery.tell(.noted(view, words, fingers: [finger]))
    }

    private func gather(
        _ view: UIView, in window: UIWindow, into views: inout [(view: any StatusBarTarget, frame: CGRect)]
    ) {
        guard !view.layer.isHidden, view.layer.opacity >= Float(0.01) else { return }
        if let scroll = view as? any StatusBarTarget, scroll.scrollsToTop {
            let frame = scroll.layer.convert(scroll.layer.bounds, to: window.layer.superlayer)
            if frame.intersects(screen.bounds) { views.append((scroll, frame)) }
        }
        for child in view.childViews { gather(child, in: window, into: &views) }
    }
}
