import Foundation

/// The titles and buttons of two items that lie one above the other on the stack: as they stand while the one or the other
/// shows. Animated from one to the other they cross-fade, and the lower title slides to the back button and back.
@MainActor
struct NavigationBarTransition {
    let lower: NavigationBarContent
    let upper: NavigationBarContent

    /// How much of the bar's width the upper title comes from beside its place (assumed).
    private static let shift: CGFloat = 0.5

    /// Puts everything where it stands while `upper` shows, or while `lower` does.
    func place(upperShows: Bool) {
        let isFlipped = upper.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = upper.bounds.width * (isFlipped ? -1 : 1)
        show(upper, upperShows)
        show(lower, !upperShows)
        let away = CGAffineTransform(translationX: width * Self.shift, y: 0)
        upper.titleView.transform = upperShows ? .identity : away
        upper.largeTitle.textLabel.transform = upperShows ? .identity : CGAffineTransform(translationX: width, y: 0)
        lower.largeTitle.textLabel.transform =
            upperShows ? CGAffineTransform(translationX: -width * 0.3, y: 0) : .identity
        upper.searchZone?.transform = upperShows ? .identity : CGAffineTransform(translationX: width, y: 0)
        lower.searchZone?.transform = upperShows ? CGAffineTransform(translationX: -width * 0.3, y: 0) : .identity
        guard upper.isBackShown, !upper.backButton.textLabel.isHidden else {
            lower.titleView.transform = upperShows ? away.inverted() : .identity
            return
        }
        // One text, in two places: the title in the middle, and what the back button says.
        let way = middle(of: upper.backButton.textLabel, in: upper) - lower.titleView.center.x
        lower.titleView.transform = upperShows ? CGAffineTransform(translationX: way, y: 0) : .identity
        upper.backButton.textLabel.transform = upperShows ? .identity : CGAffineTransform(translationX: -way, y: 0)
        lower.backButton.textLabel.transform =
            upperShows ? CGAffineTransform(translationX: -width * 0.3, y: 0) : .identity
    }

    private func middle(of label: UILabel, in content: NavigationBarContent) -> CGFloat {
        content.backButton.frame.minX + label.center.x
    }

    private func show(_ content: NavigationBarContent, _ isShown: Bool) {
        let alpha: CGFloat = isShown ? 1 : 0
        content.fade(alpha)
    }

    /// Leaves one content behind, all in its place.
    func settle(upperShows: Bool) {
        for content in [lower, upper] { content.straighten() }
        (upperShows ? lower : upper).removeFromSuperview()
        (upperShows ? upper : lower).fade(1)
    }
}

extension NavigationBarContent {
    /// Fades its leaves, each for itself: together they would need a pass of their own.
    func fade(_ alpha: CGFloat) {
        titleView.alpha = titleAlpha * alpha
        searchZone?.alpha = alpha
        let alpha = alpha * rowAlpha
        largeTitle.textLabel.alpha = alpha
        if !promptLabel.isHidden { promptLabel.alpha = alpha }
        backButton.leafAlpha = alpha
        for button in leading + trailing { button.alpha = alpha }
    }

    func straighten() {
        for view in [titleView, largeTitle.textLabel, backButton.textLabel] { view.transform = .identity }
        searchZone?.transform = .identity
    }
}
