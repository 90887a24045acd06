/// An animation of a layer above that changes this one: its key path leads here.
///
/// Animations do not know their layers: those of a layer are asked by it, and a weak reference to each animated layer
/// would make all counting of it slow.
@MainActor
struct GuestAnimation {
    let animation: AttachedAnimation
    /// The layer that the animation was added to.
    private weak var owner: CALayer?

    init(_ animation: AttachedAnimation, of owner: CALayer) {
        self.animation = animation
        self.owner = owner
    }

    /// The clock of its layer; nil once that is gone or has no animations.
    var clock: LayerClock? { owner?.motion?.clock }
}
