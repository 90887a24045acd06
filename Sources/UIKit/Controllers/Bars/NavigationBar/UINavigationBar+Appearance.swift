import Foundation

// Appearances, and the older properties.
extension UINavigationBar {
    func setAppearance(
        _ appearance: UINavigationBarAppearance?,
        _ slot: WritableKeyPath<AppearanceSlots<UINavigationBarAppearance>, UINavigationBarAppearance?>
    ) {
        let copy = appearance?.duplicate()
        let isStandard = slot == \AppearanceSlots<UINavigationBarAppearance>.standard
        if isStandard { isStandardSet = true }
        copy?.onChange = { [weak self] in
            if isStandard { self?.isStandardSet = true }
            self?.looksDidChange()
        }
        slots[keyPath: slot] = copy
        looksDidChange()
    }

    /// Whether the content below stands at its top.
    var isAtEdge: Bool {
        guard let scrolledDistance else { return false }
        // While a large title goes away, the content still stands at the bar.
        let room = metrics.hasLargeTitle ? NavigationBarMetrics.largeTitle : 0
        return scrolledDistance <= room + 1e-3
    }

    /// The bar's own slots with what older properties make of the standard one.
    private var effectiveSlots: AppearanceSlots<UINavigationBarAppearance> {
        guard !isStandardSet, !legacy.isEmpty, let standard = slots.standard else { return slots }
        var result = slots
        let look = standard.duplicate()
        look.background = legacy.applied(
            to: look.background, position: .top, metrics: isCompact ? .compact : .default)
        result.standard = look
        return result
    }

    /// What the bar shows.
    var appearanceInForce: UINavigationBarAppearance {
        AppearanceSlots.inForce(
            item: topItem?.slots ?? AppearanceSlots(), bar: effectiveSlots, isEdge: isAtEdge, isCompact: isCompact)
            ?? UINavigationBarAppearance()
    }

    func showBackground() {
        backdrop.show(appearanceInForce.background)
    }

    func makeSetting() -> NavigationBarContent.Setting {
        let metrics: UIBarMetrics = isCompact ? .compact : .default
        return NavigationBarContent.Setting(
            metrics: self.metrics, appearance: appearanceInForce,
            titleAttributes: isStandardSet ? [:] : titleTextAttributes ?? [:],
            largeTitleAttributes: isStandardSet ? [:] : largeTitleTextAttributes ?? [:],
            titleOffset: titleVerticalPositionAdjustment(for: metrics),
            backIndicator: backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage,
            titleColor: !isStandardSet && legacy.style == .black ? .white : .label, isCompact: isCompact,
            margin: sideMargin)
    }

    /// As the root views of controllers keep.
    private var sideMargin: CGFloat { sceneHost?.screen.metrics.minimumSideMargin ?? 16 }
}
