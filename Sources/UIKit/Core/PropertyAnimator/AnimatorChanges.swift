/// What the blocks of an animator changed: values from before and after, and the animations between.
@MainActor
final class AnimatorChanges {
    private struct Entry {
        let view: UIView
        let property: AnimatableProperty
        let old: AnimatableValue
        var new: AnimatableValue
        var keys: Set<String>
    }

    private var entries: [Entry] = []
    /// True once they were stopped or ended: nothing more is animated with them.
    private(set) var isOver = false
    /// Whether the views take touches meanwhile.
    private let takesTouches: Bool
    /// Whether hit tests follow what is seen.
    private let isFollowed: Bool

    init(takesTouches: Bool, isFollowed: Bool) {
        (self.takesTouches, self.isFollowed) = (takesTouches, isFollowed)
    }

    /// The scene of the first view.
    var host: SceneHost? { entries.first?.view.sceneHost }

    /// What lets the view know of an animation, until that is taken away.
    func mark(_ view: UIView) -> any CAAnimationDelegate {
        AnimatorMark(view, deafens: !takesTouches, isFollowed: isFollowed)
    }

    /// The first value of a property is the one that the start goes back to.
    func note(_ change: PropertyChange, key: String) {
        let place = entries.firstIndex { $0.view === change.view && $0.property == change.property }
        guard let place else {
            entries.append(
                Entry(
                    view: change.view, property: change.property, old: change.old, new: change.new, keys: [key]))
            return
        }
        entries[place].new = change.new
        entries[place].keys.insert(key)
    }

    /// Takes the animations away, with the values that are seen without others' animations.
    func freeze() {
        isOver = true
        let seen = entries.map { $0.property.value(of: $0.view.layer.shown(byAnimationsForKeys: $0.keys)) }
        removeAnimations()
        set(zip(entries, seen))
    }

    /// Takes the animations away, with the values of a position.
    func end(at position: UIViewAnimatingPosition) {
        isOver = true
        removeAnimations()
        switch position {
        case .start: set(entries.map { ($0, $0.old) })
        case .end: set(entries.map { ($0, $0.new) })
        case .current: break
        }
    }

    private func removeAnimations() {
        for entry in entries {
            for key in entry.keys { entry.view.layer.removeAnimation(forKey: key) }
        }
        for index in entries.indices { entries[index].keys = [] }
    }

    private func set(_ values: some Sequence<(Entry, AnimatableValue)>) {
        SceneHost.current.animationScopes.performDisabled {
            for (entry, value) in values where entry.property.value(of: entry.view.layer) != value {
                entry.property.set(value, of: entry.view)
            }
        }
    }
}

/// Marks a view while an animation of an animator is with it.
@MainActor
private final class AnimatorMark: CAAnimationDelegate {
    private weak var view: UIView?
    private let deafens: Bool
    private let isFollowed: Bool

    init(_ view: UIView, deafens: Bool, isFollowed: Bool) {
        (self.view, self.deafens, self.isFollowed) = (view, deafens, isFollowed)
        if deafens { view.motion.deafening += 1 }
        if isFollowed { view.motion.followed += 1 }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if deafens { view?.motion.deafening -= 1 }
        if isFollowed { view?.motion.followed -= 1 }
    }
}
