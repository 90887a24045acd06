import Foundation

// Appearances, and the older properties.
extension UINavigationBar {
    /// Whether the content below stands at its top.
    var isAtEdge: Bool {
        guard let scrolledDistance else { return false }
        // While a large title or a search bar goes away, the content still stands at the bar.
        return scrolledDistance <= metrics.way + 1e-3
    }

    /// What the bar shows.
    var appearanceInForce: UINavigationBarAppearance {
        look.inForce(
            item: topItem?.slots ?? AppearanceSlots(), position: .top, isEdge: isAtEdge,
            isCompact: traitCollection.hasLowBars)
    }

    func showBackground() {
        backdrop.show(appearanceInForce.background)
    }

    func makeSetting() -> NavigationBarContent.Setting {
        let isCompact = traitCollection.hasLowBars
        let metrics: UIBarMetrics = isCompact ? .compact : .default
        return NavigationBarContent.Setting(
            metrics: self.metrics, appearance: appearanceInForce,
            titleAttributes: look.isStandardSet ? [:] : titleTextAttributes ?? [:],
            largeTitleAttributes: look.isStandardSet ? [:] : largeTitleTextAttributes ?? [:],
            titleOffset: titleVerticalPositionAdjustment(for: metrics),
            backIndicator: backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage,
            titleColor: !look.isStandardSet && look.legacy.style == .black ? .white : .label, isCompact: isCompact,
            margin: sideMargin)
    }

    /// As the root views of controllers keep.
    private var sideMargin: CGFloat { sceneHost?.screen.metrics.minimumSideMargin ?? 16 }
}
