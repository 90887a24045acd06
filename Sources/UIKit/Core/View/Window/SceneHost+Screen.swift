import Foundation

// The device changes: another screen, other traits.
extension SceneHost {
    /// Replaces the screen: windows that fill it get its new size, safe areas and traits follow.
    package func changeScreen(to metrics: ScreenMetrics) {
        let before = (screen, traitCollection)
        let old = screen.bounds
        let filling = shownWindows.filter { $0.frame == old }
        let new = UIScreen(metrics: metrics)
        let changes = filling.map { ($0, $0.sizeChange(to: new.bounds.size, traits: traits(of: new))) }
        screen = new
        traitsDidChange()
        for (window, change) in changes where change == nil { window.frame = screen.bounds }
        for (_, change) in changes { change?() }
        for window in shownWindows { window.updateSafeArea() }
        tellOfGeometry(before)
        for store in stores.values { store.screenDidChange() }
    }

    /// The scenes' delegates hear what was; observers hear how the device is held.
    private func tellOfGeometry(_ before: (screen: UIScreen, traits: UITraitCollection)) {
        for scene in scenes where scene.activationState != .unattached {
            (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
                scene, didUpdate: before.screen.coordinateSpace,
                interfaceOrientation: before.screen.metrics.interfaceOrientation, traitCollection: before.traits)
        }
        let isTurned = before.screen.metrics.interfaceOrientation != screen.metrics.interfaceOrientation
        if isTurned { UIDevice.current.orientationDidChange() }
    }

    /// Replaces the traits that stand in place of the screen's own.
    package func setTraits(_ traits: UITraitCollection?) {
        ownTraits = traits
        traitsDidChange()
    }

    /// What the user sets for accessibility is part of the traits.
    func accessibilityTraitsDidChange() {
        if traits(of: screen) != traitCollection { traitsDidChange() }
    }

    private func traitsDidChange() {
        let wasLarge = LargeContentStatus.isEnabled(traitCollection)
        traitCollection = traits(of: screen)
        Self.swap()
        for window in shownWindows { window.markForTraits("traits of the stage") }
        if LargeContentStatus.isEnabled(traitCollection) != wasLarge {
            NotificationCenter.default.post(name: LargeContentStatus.didChange, object: nil)
        }
    }

    private func traits(of screen: UIScreen) -> UITraitCollection {
        let traits = Self.traits(of: screen, with: ownTraits)
        return self[AccessibilityPreferences.self].traits.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
    }

    static func traits(of screen: UIScreen, with own: UITraitCollection?) -> UITraitCollection {
        let traits = screen.metrics.traitCollection
        return own.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
    }
}
