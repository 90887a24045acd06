/// What becomes of changes of views while a block runs.
@MainActor
protocol AnimationScope: AnyObject {
    /// What blocks inside inherit.
    var settings: AnimationSettings { get }
    /// False: changes are immediate.
    var isAnimating: Bool { get }
    /// Animates a change that was made just now.
    func animate(_ change: PropertyChange)
    /// What a block inside of this one goes with, in place of times of its own; nil: with nothing.
    func leader(of settings: AnimationSettings) -> (any LeadingScope)?
}

extension AnimationScope {
    var isAnimating: Bool { settings.duration > 0 }

    func leader(of settings: AnimationSettings) -> (any LeadingScope)? { nil }
}

/// A block that others go with, and that tells them its end.
@MainActor
protocol LeadingScope: AnimationScope {
    /// Calls `completion` at the end.
    func wait(_ completion: ((Bool) -> Void)?)
}

/// The blocks that run in one scene, the innermost last.
@MainActor
final class AnimationScopes: SceneStore {
    private var scopes: [any AnimationScope] = []
    /// False: no block animates.
    var areEnabled = true

    init(of host: SceneHost) {}

    var current: (any AnimationScope)? { scopes.last }

    /// The innermost block, if it animates changes.
    var animating: (any AnimationScope)? {
        guard areEnabled, let current, current.isAnimating else { return nil }
        return current
    }

    func push(_ scope: any AnimationScope) { scopes.append(scope) }

    /// Ends the innermost block; nil for none.
    func pop() -> (any AnimationScope)? { scopes.popLast() }

    func perform(in scope: any AnimationScope, _ body: () -> Void) {
        push(scope)
        defer { _ = pop() }
        body()
    }

    func performDisabled(_ body: () -> Void) {
        let outer = areEnabled
        areEnabled = false
        defer { areEnabled = outer }
        body()
    }
}

extension SceneHost {
    /// The blocks that animate changes now.
    var animationScopes: AnimationScopes { self[AnimationScopes.self] }
}
