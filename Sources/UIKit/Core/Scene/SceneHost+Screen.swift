// The device changes: another screen, other traits, a keyboard.
extension SceneHost {
    /// Replaces the screen: windows that fill it get its new size, safe areas and traits follow.
    package func changeScreen(to metrics: ScreenMetrics) {
        let old = screen.bounds
        screen = UIScreen(metrics: metrics)
        traitsDidChange()
        for window in windows {
            if window.frame == old { window.frame = screen.bounds }
            window.updateSafeArea()
        }
    }

    /// Replaces the traits that stand in place of the screen's own.
    package func setTraits(_ traits: UITraitCollection?) {
        ownTraits = traits
        traitsDidChange()
    }

    private func traitsDidChange() {
        traitCollection = Self.traits(of: screen, with: ownTraits)
        Self.swap()
        for window in windows { window.markForTraits("traits of the stage") }
    }

    static func traits(of screen: UIScreen, with own: UITraitCollection?) -> UITraitCollection {
        let traits = screen.metrics.traitCollection
        return own.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
    }

    func keyboardDidMove() {
        for window in windows { window.keyboardDidMove() }
    }
}

extension UIView {
    fileprivate func keyboardDidMove() {
        keyboardGuideDidChange()
        for child in childViews { child.keyboardDidMove() }
    }
}
