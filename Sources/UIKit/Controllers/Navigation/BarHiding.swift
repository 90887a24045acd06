import Foundation

/// Hides and shows the bars of a navigation controller under fingers.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    /// How far a finger goes before bars follow (assumed).
    private static let way: CGFloat = 20

    let swipe = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    private weak var navigation: UINavigationController?

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        swipe.delegate = self
        tap.delegate = self
        swipe.cancelsTouchesInView = false
        tap.cancelsTouchesInView = false
        swipe.isEnabled = false
        tap.isEnabled = false
        swipe.addTarget(self, action: Selector(_offstage: "swiped:", { (t: BarHiding) in t.swiped(_:) }))
        tap.addTarget(self, action: Selector(_offstage: "tapped:", { (t: BarHiding) in t.tapped(_:) }))
    }

    /// Whether taps hide bars, or bring back those that went for lack of room.
    var wantsTaps: Bool {
        guard let navigation else { return false }
        return navigation.hidesBarsOnTap || navigation.hidesBarsWhenVerticallyCompact
            || navigation.hidesBarsWhenKeyboardAppears
    }

    /// Beside others: content scrolls meanwhile.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }

    /// Taps on bars and on controls are theirs.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap, let navigation else { return true }
        var view = touch.view
        while let current = view {
            if current is UIControl || current === navigation.navigationBar { return false }
            if current === navigation.toolbarIfLoaded { return false }
            view = current.superview
        }
        return true
    }

    private func swiped(_ gesture: UIGestureRecognizer) {
        guard let navigation, let view = navigation.viewIfLoaded else { return }
        let way = swipe.translation(in: view).y
        guard gesture.state == .changed || gesture.state == .ended, abs(way) >= Self.way else { return }
        navigation.setBarsHidden(way < 0, animated: true)
    }

    private func tapped(_ gesture: UIGestureRecognizer) {
        guard let navigation, gesture.state == .ended else { return }
        if navigation.hidesBarsOnTap {
            navigation.setBarsHidden(!navigation.isNavigationBarHidden, animated: true)
        } else if navigation.isNavigationBarHidden {
            // Hidden for lack of room down, or for a keyboard: a tap brings them back.
            navigation.setBarsHidden(false, animated: true)
        }
    }
}

extension UINavigationController {
    /// Both bars; the toolbar only where the controller has one in use.
    func setBarsHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isNavigationBarHidden else { return }
        if hidden { hidesToolbarToo = !isToolbarHidden }
        setNavigationBarHidden(hidden, animated: animated)
        if hidesToolbarToo { setToolbarHidden(hidden, animated: animated) }
    }

    /// Bars go where there is little room down, and come back where there is more.
    func adaptBars(to traits: UITraitCollection, from old: UITraitCollection?) {
        guard hidesBarsWhenVerticallyCompact, traits.verticalSizeClass != old?.verticalSizeClass else { return }
        if traits.verticalSizeClass == .compact {
            setBarsHidden(true, animated: false)
        } else if old?.verticalSizeClass == .compact {
            setBarsHidden(false, animated: false)
        }
    }

    /// Bars go when a keyboard comes over the view.
    func adaptBarsToKeyboard() {
        guard hidesBarsWhenKeyboardAppears, let view = viewIfLoaded, view.coveredByKeyboard > 0 else { return }
        setBarsHidden(true, animated: true)
    }
}
