import Foundation

/// A change of a view's property that a block made.
@MainActor
struct PropertyChange {
    let view: UIView
    let property: AnimatableProperty
    let old: AnimatableValue
    let new: AnimatableValue

    /// What an animation of the change goes through.
    struct Course {
        let start: AnimatableValue
        let end: AnimatableValue
        /// Whether the values are added to the new one; else they are shown in its place.
        let isAdditive: Bool
    }

    /// From the old value to the new. What adds up is what is left of the way, so that motions under way go on beneath;
    /// the rest replaces the animation before, and begins at the old value or at what is seen (assumed). Nil where
    /// there is no way, as to infinity.
    func course(fromCurrentState: Bool) -> Course? {
        if let offset = old.offset(from: new) {
            return offset.isFinite ? Course(start: offset, end: offset.neutral, isAdditive: true) : nil
        }
        let start = (fromCurrentState ? seen : nil) ?? old
        return start.isFinite && new.isFinite ? Course(start: start, end: new, isAdditive: false) : nil
    }

    private var seen: AnimatableValue? { view.layer.presentation().map(property.value) }

    /// A key under which the layer has no animation: an animation that adds up is one beside others.
    func key(isAdditive: Bool) -> String {
        guard isAdditive, let taken = view.layer.animationKeys() else { return property.keyPath }
        let keys = Set(taken)
        var (key, number) = (property.keyPath, 1)
        while keys.contains(key) {
            number += 1
            key = "\(property.keyPath)-\(number)"
        }
        return key
    }

    /// The change from what is seen, where the property's animations repeat; they are taken away: else a new animation
    /// would add to them for ever (assumed).
    func takingOverRepetition() -> PropertyChange {
        let layer = view.layer
        let keys = (layer.animationKeys() ?? []).filter { key in
            (key == property.keyPath || key.hasPrefix(property.keyPath + "-"))
                && layer.animation(forKey: key)?.repeatCount ?? 0 > 1
        }
        guard !keys.isEmpty, let seen else { return self }
        for key in keys { layer.removeAnimation(forKey: key) }
        return PropertyChange(view: view, property: property, old: seen, new: new)
    }
}

/// What a view's layer does when a property changes inside of a block: tells the block.
@MainActor
final class PropertyAction: CAAction {
    private let scope: any AnimationScope
    private let view: UIView
    private let old: [(AnimatableProperty, AnimatableValue)]

    /// An action for a change that is about to be made; nil for a property that jumps.
    init?(of view: UIView, event: String, in scope: any AnimationScope) {
        let properties = AnimatableProperty.properties(of: event)
        guard !properties.isEmpty else { return nil }
        self.view = view
        self.scope = scope
        old = properties.map { ($0, $0.value(of: view.layer)) }
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        for (property, old) in old {
            let new = property.value(of: view.layer)
            guard new != old else { continue }
            scope.animate(PropertyChange(view: view, property: property, old: old, new: new))
        }
    }
}
