/// Says where in their course those animations are that do not follow the clock: the ones of UIKit's animators.
@MainActor
package protocol AnimationConductor: AnyObject {
    /// How much of the way is done at present: 0…1, and beyond for curves that overshoot.
    var progress: Double { get }
}

extension CALayer {
    /// Adds a copy of the animation that shows what the conductor says, until it is taken away.
    package func add(_ animation: CABasicAnimation, forKey key: String, conductor: AnimationConductor) {
        attach(animation, forKey: key, conductor: conductor)
    }

    /// What the animations of some keys alone make of the layer's own values at present: a copy that is in no tree.
    package func shown(byAnimationsForKeys keys: Set<String>) -> CALayer {
        var sample = SampledLayer(box.value, custom: keyed.custom)
        for animation in motion?.attached ?? [] where animation.key.map(keys.contains) == true {
            let moment = animation.moment(at: clock.local(at: presentTime))
            animation.effect.apply(moment, to: &sample, of: self, isGuest: false)
        }
        return makeCopy(box: sample.box)
    }
}
