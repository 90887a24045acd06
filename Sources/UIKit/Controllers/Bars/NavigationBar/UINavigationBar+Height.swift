import CoreGraphics
import Foundation

// How high the bar is, and where its title stands.
extension UINavigationBar {
    /// The heights of the bar's parts for the shown item.
    var metrics: NavigationBarMetrics {
        var metrics = NavigationBarMetrics(
            row: NavigationBarMetrics.row(for: traitCollection, isSheet: isInSheet),
            hasPrompt: topItem?.prompt != nil, hasLargeTitle: showsLargeTitle)
        topItem?.addSearch(to: &metrics)
        return metrics
    }

    /// Automatic is as the item below, and large for the first.
    private var showsLargeTitle: Bool {
        guard prefersLargeTitles, !traitCollection.hasLowBars else { return false }
        for item in itemList.reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return !itemList.isEmpty
    }

    /// What the bar's height is over content that stands where it does.
    var wantedHeight: CGFloat { metrics.height(scrolledBy: scrolledDistance ?? 0) }

    /// The title stands in the row unless a large one shows.
    var showsTitle: Bool {
        let metrics = metrics
        guard metrics.hasLargeTitle else { return true }
        return (scrolledDistance ?? 0) >= metrics.way - NavigationBarMetrics.goneLargeTitle
    }

    func distanceDidChange() {
        if isAtEdge != wasAtEdge { looksDidChange() }
        guard transition == nil, let content else { return }
        let shows = showsTitle
        guard content.isTitleShown != shows else { return }
        guard window != nil, UIView.areAnimationsEnabled else { return content.showTitle(shows) }
        UIView.animate(withDuration: 0.2) { content.showTitle(shows) }
    }
}
