import Foundation

extension UIView {
    /// Before the first update in a window: those of the current stage.
    var currentTraits: UITraitCollection { traits.resolved ?? UITraitCollection.current }

    /// What the superview, the masked view or the stage hands down.
    var inheritedTraits: UITraitCollection {
        (parentView ?? maskedView)?.traitCollection ?? sceneHost?.traitCollection ?? UITraitCollection.current
    }

    func setTraitOverrides(_ overrides: UITraitOverrides) {
        guard overrides != traits.overrides else { return }
        traits.overrides = overrides
        markForTraits("traitOverrides")
    }

    func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        guard style != traits.userInterfaceStyle else { return }
        traits.userInterfaceStyle = style
        markForTraits("overrideUserInterfaceStyle")
    }

    func markForTraits(_ cause: String) {
        if windowStorage != nil { mark(.traits, cause: cause) }
    }

    /// Takes over the surroundings' traits; what changed is told here at once and marked on the subviews.
    func updateTraits() {
        unmark(.traits)
        let cause = causes?.traits
        causes?.traits = nil
        guard windowStorage != nil else { return }
        let isFirst = traits.resolved == nil
        let old =
            traits.resolved ?? traitChangeRegistrations.first?.seen ?? sceneHost?.traitCollection
            ?? UITraitCollection.current
        let new = ownTraits(in: inheritTraits())
        traits.resolved = new
        if isFirst || new != old { customizeForTraits() }
        guard new !== old, new != old else {
            if isFirst { resolveDynamicAppearance() }
            return
        }
        for child in childViews { child.mark(.traits, cause: "traits of \(label)") }
        style.mask?.mark(.traits, cause: "traits of \(label)")
        record(.traits, cause: cause) {
            new.makingCurrent { traitsDidChange(from: old, to: new) }
        }
    }

    private func ownTraits(in inherited: UITraitCollection) -> UITraitCollection {
        if traits.overrides.isEmpty, traits.userInterfaceStyle == .unspecified { return inherited }
        var styled = UITraitOverrides()
        if traits.userInterfaceStyle != .unspecified { styled.userInterfaceStyle = traits.userInterfaceStyle }
        // What `traitOverrides` say counts before `overrideUserInterfaceStyle`.
        return inherited.applying(styled).applying(traits.overrides)
    }

    private func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        resolveDynamicAppearance()
        if overrides.contains(.draw) { markForDisplay(nil, cause: "traits") }
        if old.layoutDirection != new.layoutDirection { layoutDirectionDidChange() }
        if old.preferredContentSizeCategory != new.preferredContentSizeCategory { systemGuidesDidChange() }
        if old.layoutDirection != new.layoutDirection, margins.directional != nil { layoutMarginsMayHaveChanged() }
        traitsDidChange()
        traitCollectionDidChange(old)
        notifyTraitChanges(from: old)
    }
}
