/// An animation that belongs to a layer.
@MainActor
final class AttachedAnimation {
    /// The key under which it was added; nil for none.
    let key: String?
    /// The layer's own copy, which nobody changes any more.
    let animation: CAAnimation
    /// What the animation does, as it was when it was added.
    let effect: PacedEffect
    private(set) var timing: MediaTiming
    /// Gives an order to animations that end at one time.
    let serial = SerialNumber.next()
    /// True if somebody hears of the begin and the end: the copy's delegate is asked for in each frame.
    let hasDelegate: Bool
    /// The transactions whose completion blocks wait for the end.
    private let waiting: [TransactionCompletion]

    /// True from the first commit on: then the begin is known.
    private(set) var isScheduled = false
    var hasStarted = false
    /// True once the end was reached, or the animation was taken away.
    private(set) var hasStopped = false
    /// True once the layer has let go of it at its end: it is seen at the end itself, and not after.
    var isOver = false
    /// What the layer showed before a transition.
    private(set) var before: TransitionSource?
    /// Says where in its course the animation is; nil: the clock does.
    let conductor: AnimationConductor?

    init(_ animation: CAAnimation, key: String?, of owner: CALayer, conductor: AnimationConductor? = nil) {
        self.key = key
        self.animation = animation
        self.conductor = conductor
        hasDelegate = animation.delegate != nil
        let effect = animation.effect(on: owner)
        let timed =
            conductor == nil
            ? TimedEffect(animation, defaultDuration: CATransaction.standardDuration, effect: effect)
            : TimedEffect(conducted: effect)
        (timing, self.effect) = (timed.timing, timed.effect)
        waiting = LayerContext.current.transactions.waitingCompletions
        for completion in waiting { completion.begin() }
    }

    /// Gets to know the layer's time and picture at the first commit.
    func schedule(at time: Double, of layer: CALayer) {
        guard !isScheduled else { return }
        isScheduled = true
        if timing.beginTime == 0 { timing.beginTime = time }
        before = TransitionSource(of: layer, for: self)
    }

    var beginTime: Double { timing.beginTime }
    var endTime: Double { timing.endTime }

    /// Where in its course the animation is at a time of its owner.
    func moment(at time: Double) -> MediaTiming.Moment {
        if let conductor { return .inside(position: conductor.progress, cycle: 0) }
        return isScheduled && !(isOver && time > endTime) ? timing.moment(at: time) : .outside
    }

    /// Changes the values of a layer as the animation has them at a time of the layer that it was added to.
    /// - Parameter isGuest: The layer is one below that layer.
    func apply(at time: Double, to sample: inout SampledLayer, of layer: CALayer, isGuest: Bool = false) {
        effect.apply(moment(at: time), to: &sample, of: layer, isGuest: isGuest)
    }

    /// True if somebody wants to hear of the end.
    var isAwaited: Bool { hasDelegate || !waiting.isEmpty }

    /// Marks the animation as ended; those that wait are told by `AnimationEvents`.
    /// - Returns: False if it had stopped before.
    func stop() -> Bool {
        guard !hasStopped else { return false }
        hasStopped = true
        return true
    }

    /// Lets the transactions' completion blocks go.
    func release() {
        for completion in waiting { completion.end() }
    }
}
