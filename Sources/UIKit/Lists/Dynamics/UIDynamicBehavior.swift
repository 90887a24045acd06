import Foundation

/// Something that moves the items of a dynamic animator. By itself it is a bundle of others, its children.
///
/// Of an item that several behaviours say something of, the last one's word counts (assumed).
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    private var children: [UIDynamicBehavior] = []
    private(set) weak var animatorStorage: UIDynamicAnimator?

    /// A behaviour without children.
    public override init() { super.init() }

    /// Runs after the items were moved, in each frame that the animator shows; a behaviour's before those of its children
    /// (assumed). Default nil.
    open var action: (() -> Void)?

    /// The behaviours that come and go with this one.
    open var childBehaviors: [UIDynamicBehavior] { children }

    /// Adds a behaviour that comes and goes with this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, !children.contains(where: { $0 === behavior }) else { return }
        children.append(behavior)
        if let animatorStorage { behavior.move(to: animatorStorage) }
        animatorStorage?.behaviorsDidChange()
    }

    /// Takes a child away.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard children.contains(where: { $0 === behavior }) else { return }
        children.removeAll { $0 === behavior }
        behavior.move(to: nil)
        animatorStorage?.behaviorsDidChange()
    }

    /// The animator that the behaviour, or the one it is a child of, was added to.
    open var dynamicAnimator: UIDynamicAnimator? { animatorStorage }

    /// Called before the behaviour gets an animator, or loses it. Does nothing.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: For classes of this module

    /// The items that the behaviour moves, or says something of. None by default.
    var movedItems: [any UIDynamicItem] { [] }

    /// Sets what bodies are like; before the steps of a frame.
    func setUp(_ world: DynamicWorld) {}

    /// Pulls bodies, in each step.
    func pull(_ world: DynamicWorld) {}

    /// Lets springs act, and adds what bodies are held to in a step.
    func hold(_ world: DynamicWorld, in step: inout DynamicsStep) {}

    /// Sees how a step went.
    func didStep(_ world: DynamicWorld, _ step: DynamicsStep) {}

    /// Tells delegates what happened in the steps of a frame.
    func tell() {}

    /// The bodies came to rest: puts them where they were on their way to.
    func settle(_ world: DynamicWorld) {}

    // MARK: Carrying it out

    /// The behaviour and all below it.
    final var withDescendants: [UIDynamicBehavior] { [self] + children.flatMap(\.withDescendants) }

    final func move(to animator: UIDynamicAnimator?) {
        guard animator !== animatorStorage else { return }
        willMove(to: animator)
        animatorStorage = animator
        for child in children { child.move(to: animator) }
    }

    /// Something about the behaviour changed: what stands still goes on.
    final func noteChange() { animatorStorage?.behaviorsDidChange() }
}
