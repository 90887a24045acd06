import Foundation

/// Several animations in one time: the group's, which they begin in, which cuts them off and does not stretch them.
open class CAAnimationGroup: CAAnimation {
    /// The animations, each in the group's time; one without a duration takes the group's. Their delegates and
    /// `isRemovedOnCompletion` are not looked at. Default nil.
    open var animations: [CAAnimation]? {
        get { animationsStorage }
        set { change { _ in animationsStorage = newValue } }
    }
    private var animationsStorage: [CAAnimation]?

    package override class var properties: [AnimationProperty] {
        super.properties + AnimationProperty.groupProperties
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        let animations = (other as? CAAnimationGroup)?.animationsStorage
        animationsStorage = animations?.compactMap { $0.copy() as? CAAnimation }
    }

    /// How many groups may stand in each other: deeper ones do nothing.
    private static let greatestDepth = 64

    override func effect(on layer: CALayer) -> AnimationEffect { effect(on: layer, depth: 0) }

    @MainActor
    private func effect(on layer: CALayer, depth: Int) -> AnimationEffect {
        guard depth < Self.greatestDepth else { return .none }
        return .group(
            (animations ?? []).map { animation in
                let group = animation as? CAAnimationGroup
                return TimedEffect(
                    animation, defaultDuration: timing.duration,
                    effect: group?.effect(on: layer, depth: depth + 1) ?? animation.effect(on: layer))
            })
    }
}
