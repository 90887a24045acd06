/// An animation that belongs to a layer.
@MainActor
final class AttachedAnimation {
    // What each frame asks of each animation stands first, and together.

    /// Says where in its course the animation is; nil: the clock does.
    let conductor: AnimationConductor?
    /// What the animation does, as it was when it was added.
    let effect: PacedEffect
    private(set) var timing: MediaTiming
    /// Where in its course the animation was at the last commit.
    private(set) var shown = MediaTiming.Moment.outside
    /// True from the first commit on: then the begin is known.
    private(set) var isScheduled = false
    var hasStarted = false
    /// True once the end was reached, or the animation was taken away.
    private(set) var hasStopped = false
    /// True once the layer has let go of it at its end: it is seen at the end itself, and not after.
    var isOver = false
    /// True if somebody hears of the begin and the end: the copy's delegate is asked for in each frame.
    let hasDelegate: Bool

    /// The key under which it was added; nil for none.
    let key: String?
    /// The layer's own copy, which nobody changes any more.
    let animation: CAAnimation
    /// Gives an order to animations that end at one time.
    let serial = SerialNumber.next()
    /// The transactions whose completion blocks wait for the end.
    private let waiting: [TransactionCompletion]
    /// What the layer showed before a transition.
    private(set) var before: TransitionSource?

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

    /// Brings the animation to a time of its owner.
    /// - Returns: False if it was there.
    func move(to time: Double) -> Bool {
        let moment = moment(at: time)
        guard moment != shown else { return false }
        shown = moment
        return true
    }

    /// True if values of the layer that the animation has changed may be those that it changes next: after `restore`, or
    /// since all is written anew.
    var canGoOn: Bool { effect.canGoOn(at: shown) }

    /// Puts the layer's own values back where the animation has changed them, unless it writes there anyway.
    func restore(_ box: LayerStateBox, from model: LayerStateBox) { effect.restore(box, from: model, at: shown) }

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
