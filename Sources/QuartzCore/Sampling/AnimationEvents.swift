import VirtualFoundation

/// What animations have to tell, and when: begins, then ends in their order, then completion blocks of transactions.
///
/// A run loop asks for it at the beginning of the main queue's phase.
@MainActor
package final class AnimationEvents {
    private struct Weak {
        weak var layer: CALayer?
    }

    private enum Event {
        case start(AttachedAnimation)
        /// The end was reached.
        case finish(AttachedAnimation, of: CALayer)
        /// The animation was taken away.
        case cancel(AttachedAnimation)
        case completion(() -> Void)
    }

    private var roots: [Weak] = []
    private var agenda = AnimationWalk.Agenda()
    /// Told in this order; what was taken away comes before what ends later.
    private var queue: [Event] = []
    private var nextInQueue = 0
    private var completions: [() -> Void] = []
    /// Animations of layers that left their tree, unless they come back within the turn.
    private var departed: [(animation: AttachedAnimation, layer: Weak)] = []
    /// True while an animation waits for its first commit.
    package private(set) var isCommitPending = false

    package init() {}

    // MARK: Asked by the run loop

    /// True while something has to be told, or committed, without waiting for any time.
    package var isReady: Bool {
        isCommitPending || nextInQueue < queue.count || !completions.isEmpty || !departed.isEmpty
    }

    /// The time of the next turn that animations need, in seconds; a time that has passed stands for the next tick.
    package func nextTurn(after now: Double) -> Double? {
        isReady || agenda.needsTick ? now : agenda.nextTime
    }

    /// Tells the next thing that is due.
    /// - Returns: False where nothing is due.
    package func runNext(at now: Double) -> Bool {
        if nextInQueue == queue.count { collect(at: now) }
        guard nextInQueue < queue.count else { return false }
        let event = queue[nextInQueue]
        nextInQueue += 1
        tell(event)
        return true
    }

    private func tell(_ event: Event) {
        switch event {
        case .start(let animation): animation.animation.delegate?.animationDidStart(animation.animation)
        case .finish(let animation, let layer): layer.finish(animation)
        case .cancel(let animation): animation.end(finished: false)
        case .completion(let block): block()
        }
    }

    /// Lists what is due. Completion blocks come last, when nothing else is left.
    private func collect(at now: Double) {
        queue.removeAll()
        nextInQueue = 0
        collectDeparted()
        if let next = agenda.nextTime, next <= now {
            agenda.nextTime = nil
            collectDue(at: now)
        }
        guard queue.isEmpty, !completions.isEmpty else { return }
        queue = completions.map { .completion($0) }
        completions.removeAll()
    }

    private func collectDeparted() {
        let gone = departed.filter { !$0.animation.hasStopped && $0.layer.layer?.isInScene != true }
        departed.removeAll()
        for (animation, layer) in gone { layer.layer?.letGo(of: animation) }
        queue += gone.map { .cancel($0.animation) }
    }

    private func collectDue(at now: Double) {
        var ends: [(time: Double, animation: AttachedAnimation, layer: CALayer)] = []
        AnimationWalk.each(in: roots.compactMap(\.layer)) { layer, motion, clock in
            for animation in motion.committed where !animation.hasStopped {
                if !animation.hasStarted, let begin = clock.stageTime(at: animation.beginTime), begin <= now {
                    animation.hasStarted = true
                    if animation.hasDelegate { queue.append(.start(animation)) }
                }
                if let end = clock.stageTime(at: animation.endTime), end <= now {
                    ends.append((end, animation, layer))
                }
            }
        }
        ends.sort { ($0.time, $0.animation.serial) < ($1.time, $1.animation.serial) }
        queue += ends.map { .finish($0.animation, of: $0.layer) }
    }

    // MARK: Told by layers

    func enqueueCompletion(_ block: @escaping () -> Void) {
        completions.append(block)
        MainLoop.didAddWork()
    }

    /// An animation was added.
    func commitIsPending() {
        isCommitPending = true
        MainLoop.didAddWork()
    }

    /// An animation was taken away before its end.
    func cancelled(_ animation: AttachedAnimation) { queue.append(.cancel(animation)) }

    /// A tree is shown.
    func entered(_ root: CALayer) {
        if !roots.contains(where: { $0.layer === root }) { roots.append(Weak(layer: root)) }
    }

    /// A layer with animations, in itself or below, left its tree.
    func left(_ layer: CALayer) {
        AnimationWalk.each(in: [layer]) { layer, motion, _ in
            departed += motion.attached.map { ($0, Weak(layer: layer)) }
        }
    }

    /// The app is not shown any more: what would go at its end goes at once, and is not finished. Those that a conductor
    /// leads follow no clock, and stay (assumed).
    package func enteredBackground() {
        var ended: [CALayer] = []
        AnimationWalk.each(in: roots.compactMap(\.layer)) { layer, _, _ in ended.append(layer) }
        for layer in ended {
            layer.removeAnimations { $0.conductor == nil && $0.animation.isRemovedOnCompletion }
        }
    }

    /// A commit found what animations show.
    func sampled(_ agenda: AnimationWalk.Agenda, of roots: [CALayer]) {
        for old in self.roots.compactMap(\.layer) where !roots.contains(where: { $0 === old }) {
            old.rootScene = nil
            left(old)
        }
        self.roots = roots.map { Weak(layer: $0) }
        self.agenda = agenda
        isCommitPending = false
    }
}

extension AttachedAnimation {
    /// Tells those that wait of the end.
    func end(finished: Bool) {
        animation.delegate?.animationDidStop(animation, finished: finished)
        release()
    }
}
