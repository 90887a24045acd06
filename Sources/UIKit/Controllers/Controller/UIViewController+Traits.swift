import Foundation

/// A controller's place in the flow of traits.
struct ControllerTraits {
    var resolved: UITraitCollection?
    var overrides = UITraitOverrides()
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
}

extension UIViewController {
    /// As of the last update in a window; before, what the surroundings let expect.
    var currentTraits: UITraitCollection {
        traits.resolved ?? ownTraits(in: surroundingTraits)
    }

    /// What the view's superview hands down; a presentation's, for a view at a container's top.
    private var surroundingTraits: UITraitCollection {
        if let superview = viewIfLoaded?.parentView { return superview.traitCollection }
        return parent?.traitCollection ?? sceneHost?.traitCollection ?? UITraitCollection.current
    }

    private func ownTraits(in inherited: UITraitCollection) -> UITraitCollection {
        var traits = inherited
        if let parent, let override = parent.containment.childTraits[ObjectIdentifier(self)] {
            traits = UITraitCollection(traitsFrom: [traits, override])
        }
        var overrides = self.traits.overrides
        if self.traits.userInterfaceStyle != .unspecified {
            if !overrides.contains(UITraitUserInterfaceStyle.self) {
                overrides.userInterfaceStyle = self.traits.userInterfaceStyle
            }
        }
        return overrides.isEmpty ? traits : traits.applying(overrides)
    }

    /// Takes over the traits of the view's surroundings, and tells of what changed, before the view does.
    /// - Returns: What the view inherits.
    func takeTraits(in inherited: UITraitCollection) -> UITraitCollection {
        let old =
            traits.resolved ?? traitChangeRegistrations.first?.seen
            ?? ownTraits(in: sceneHost?.traitCollection ?? UITraitCollection.current)
        let new = ownTraits(in: inherited)
        traits.resolved = new
        guard new !== old, new != old else { return new }
        new.makingCurrent {
            perform(.traitCollectionDidChange) { traitCollectionDidChange(old) }
            notifyTraitChanges(from: old)
        }
        return new
    }

    func markForTraits(_ cause: String) { viewIfLoaded?.markForTraits(cause) }
}
