import Foundation

/// The tilt of a scene, which the motion effects of its views follow.
@MainActor
package final class MotionEffects: SceneStore {
    private struct Target {
        weak var effects: ViewEffects?
    }

    /// All effects of all views: hardly a view has some.
    private static var targets: [Target] = []

    private weak var host: SceneHost?

    package required init(of host: SceneHost) { self.host = host }

    /// Where the viewer is, -1…1 along each axis; nil, the default, where nothing says so: effects are not asked.
    package var tilt: UIOffset? {
        didSet { if tilt != oldValue { apply() } }
    }

    /// Asks the effects of the scene's views anew.
    package func apply() {
        Self.targets.removeAll { $0.effects == nil }
        for case let effects? in Self.targets.map(\.effects) where effects.view?.sceneHost === host {
            effects.apply(offset)
        }
    }

    /// With Reduce Motion nothing is moved.
    private var offset: UIOffset? {
        guard let host, !host[AccessibilityPreferences.self][.isReduceMotionEnabled] else { return nil }
        return tilt
    }

    /// The effects of a view changed.
    static func note(_ effects: ViewEffects) {
        targets.removeAll { $0.effects == nil || $0.effects === effects }
        targets.append(Target(effects: effects))
        effects.apply(effects.view?.sceneHost?[MotionEffects.self].offset)
    }
}
