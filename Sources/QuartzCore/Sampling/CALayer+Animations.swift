// Animations of a layer.
extension CALayer {
    func attach(_ animation: CAAnimation, forKey key: String?, conductor: AnimationConductor? = nil) {
        guard canChange() else { return }
        guard let copy = animation.copy() as? CAAnimation else { return }
        if !(copy.timing.duration > 0) { copy.timing.duration = CATransaction.standardDuration }
        copy.isFrozen = true
        let key = animation is CATransition ? kCATransition : key
        if let key { removeAnimations { $0.key == key } }
        let attached = AttachedAnimation(copy, key: key, of: self, conductor: conductor)
        let motion = ensureMotion()
        motion.attached.append(attached)
        announcePending(.animation)
        for sublayer in attached.guestLayers {
            sublayer.ensureMotion().guests.append(GuestAnimation(attached, of: self))
            sublayer.announcePending(.animation)
        }
        events.commitIsPending()
    }

    /// Takes away animations before their end.
    func removeAnimations(where isDoomed: (AttachedAnimation) -> Bool) {
        guard canChange(), let motion else { return }
        for animation in motion.attached where isDoomed(animation) {
            letGo(of: animation)
            events.cancelled(animation)
        }
    }

    /// Takes an animation off the lists; the last commit still shows it.
    func letGo(of animation: AttachedAnimation) {
        _ = animation.stop()
        motion?.attached.removeAll { $0 === animation }
        for sublayer in animation.guestLayers { sublayer.motion?.guests.removeAll { $0.animation === animation } }
    }

    /// Ends an animation whose time is over.
    func finish(_ animation: AttachedAnimation) {
        guard animation.stop() else { return }
        if animation.animation.isRemovedOnCompletion {
            animation.isOver = true
            letGo(of: animation)
        }
        animation.end(finished: true)
    }

    var attachedKeys: [String]? {
        let keys = model().motion?.attached.compactMap(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }

    /// The account of what moves in the layer.
    func ensureMotion() -> LayerMotion {
        if let motion { return motion }
        let motion = LayerMotion()
        self.motion = motion
        return motion
    }

    /// Lets the account of animations go when it is empty.
    func forgetMotion() {
        motion = nil
        settlePending(.animation)
    }

    /// Tells of animations, in the scene that shows the layer.
    var events: AnimationEvents { (scene ?? LayerContext.current).events }

    /// The scene in which the layer is shown; nil for none.
    var scene: LayerContext? { root?.rootScene }

    /// The layer becomes the root of a tree that is shown: also before the first commit, what leaves it leaves the scene.
    package func becomeRoot(of scene: LayerContext) {
        rootScene = scene
        scene.events.entered(self)
    }

    /// True for a layer in a tree that is shown.
    var isInScene: Bool { scene != nil }
}

extension AttachedAnimation {
    /// The sublayers that the animation's key paths lead to.
    var guestLayers: [CALayer] {
        let layers = effect.effect.paths.compactMap(\.sublayer)
        return layers.enumerated().filter { index, layer in !layers[..<index].contains { $0 === layer } }.map(\.element)
    }
}
