import CoreGraphics
import Foundation

// From some items to others.
extension UINavigationBar {
    /// Replaces the items, animated where somebody sees it.
    func change(
        to items: [UINavigationItem], isPush: Bool, animated: Bool, then done: @escaping () -> Void
    ) {
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            itemList = items
            return done()
        }
        beginTransition(to: items, isPush: isPush)
        UIView.animateSystem(duration: 0.35) {
            self.runTransition()
        } completion: { _ in
            self.endTransition()
            done()
        }
    }

    /// Takes over other items: what they show lies beside what showed, until the end.
    func beginTransition(to items: [UINavigationItem], isPush: Bool) {
        endTransition()
        guard let old = content, let new = items.last, new !== old.item else {
            itemList = items
            return
        }
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            // A transition from the start: the new items do not replace the content that shows.
            transition = NavigationBarTransition(lower: old, upper: old)
            itemList = items
            let next = makeContent(new, backItem)
            next.showTitle(showsTitle)
            content = next
            let made =
                isPush
                ? NavigationBarTransition(lower: old, upper: next)
                : NavigationBarTransition(lower: next, upper: old)
            transition = made
            next.layoutIfNeeded()
            next.backButton.layoutIfNeeded()
            made.place(upperShows: !isPush)
            looksDidChange()
        }
        transitionIsPush = isPush
    }

    /// What is as at the end of the transition: to be called in an animation.
    func runTransition() {
        transition?.place(upperShows: transitionIsPush)
    }

    /// Leaves the new items' content behind; without a transition nothing.
    func endTransition() {
        guard let transition else { return }
        self.transition = nil
        UIView.performWithoutAnimation {
            transition.settle(upperShows: (content === transition.upper))
            itemsDidChange()
            layoutIfNeeded()
        }
    }

    /// Goes back to the items from before.
    func cancelTransition(to items: [UINavigationItem]) {
        guard let transition else {
            itemList = items
            return
        }
        content = content === transition.upper ? transition.lower : transition.upper
        itemList = items
        endTransition()
    }
}
