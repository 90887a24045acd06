/// Goes through the layers with animations, from the roots down.
@MainActor
enum AnimationWalk {
    /// The next time at which something has to be done for animations, in seconds of the stage; nil for never.
    struct Agenda {
        var nextTime: Double?
        /// True while the next tick of the display needs a turn: something is drawn anew for each, or was seen for the
        /// last time.
        var needsTick = false

        mutating func include(_ time: Double?) {
            guard let time else { return }
            nextTime = min(nextTime ?? time, time)
        }
    }

    /// Calls `visit` for each layer with animations that hangs in the trees of `roots`, superlayers first.
    static func each(in roots: [CALayer], _ visit: (CALayer, LayerMotion, LayerClock) -> Void) {
        let walk = SerialNumber.next()
        var stack = roots.map { ($0, LayerClock(), [Double]()) }
        while let (layer, outer, delays) = stack.popLast() {
            guard layer.hasPending(.animation) else {
                // Listed, but its animations are over since.
                layer.settlePending(.animation)
                continue
            }
            guard layer.commitState.walk != walk else { continue }
            layer.commitState.walk = walk
            let clock = layer.state.timing.map { outer.below($0.value.withoutNaN) } ?? outer
            layer.motion?.delays = delays
            if let motion = layer.motion { visit(layer, motion, clock) }
            let below = layer.state.delays(of: clock, within: delays)
            for sublayer in layer.pending.listed(.animation) { stack.append((sublayer, clock, below)) }
        }
    }

    /// Gives new animations their begin, finds what animations show at a time, and marks the layers of which that is
    /// something else than before.
    static func sample(_ roots: [CALayer], at time: Double) -> Agenda {
        var agenda = Agenda()
        each(in: roots) { layer, motion, clock in
            motion.clock = clock
            let emits = layer.recordEmission(motion, until: clock.local(at: time))
            motion.begin(of: layer, at: clock.local(at: time))
            layer.sample(motion, at: time, emits: emits)
            layer.updateTiles(motion)
            if motion.needsDisplay || motion.committed.contains(where: \.isOver) { agenda.needsTick = true }
            for attached in motion.committed { agenda.include(attached.nextEvent(by: clock)) }
            if motion.isEmpty { layer.forgetMotion() }
        }
        return agenda
    }
}

extension LayerMotion {
    /// Takes over what was added and taken away since the last commit. What ended just now is seen once more.
    fileprivate func begin(of layer: CALayer, at time: Double) {
        for animation in attached {
            animation.schedule(at: time, of: layer)
        }
        let ending = committed.filter { $0.isOver && $0.endTime >= time }
        committed = ending.isEmpty ? attached : (ending + attached).sorted { $0.serial < $1.serial }
    }
}

extension AttachedAnimation {
    /// When somebody has to hear of the animation next.
    fileprivate func nextEvent(by clock: LayerClock) -> Double? {
        if !hasStarted, animation.delegate != nil { return clock.stageTime(at: beginTime) }
        return hasStopped ? nil : clock.stageTime(at: endTime)
    }
}

extension CALayer {
    /// What the animations known to the last commit make of `state` at a time of the stage.
    func sampled(_ state: LayerState, by motion: LayerMotion, at time: Double) -> SampledLayer {
        var sample = SampledLayer(state: state, custom: keyed.custom ?? [:])
        for animation in motion.guests {
            guard let clock = animation.owner?.motion?.clock else { continue }
            animation.apply(at: clock.local(at: time), to: &sample, of: self)
        }
        let local = motion.clock.local(at: time)
        for animation in motion.committed { animation.apply(at: local, to: &sample, of: self) }
        return sample
    }

    /// Samples for a commit.
    /// - Parameter emits: Particles are elsewhere than at the last commit.
    fileprivate func sample(_ motion: LayerMotion, at time: Double, emits: Bool) {
        let moments = motion.allMoments(at: time)
        guard emits || moments != motion.moments || commitState.marks.contains(.properties) || commitState.node == nil
        else {
            return
        }
        motion.moments = moments
        var sample = sampled(box.value, by: motion, at: time)
        motion.needsDisplay = sample.needsDisplay
        if sample.needsDisplay { sample.state.contents = drawn(sample) }
        let isAnimated = moments.prefix(motion.guests.count + motion.committed.count).contains { $0.place != .outside }
        motion.shown = isAnimated ? LayerStateBox(sample.state) : nil
        motion.transition = sample.transition.flatMap { style, progress in
            motion.committed.last { $0.before != nil }?.before.map { ($0, style, progress) }
        }
        let marks: LayerCommitState.Marks =
            sample.changesPicture || motion.changesPicture || emits ? .properties : .placement
        motion.changesPicture = sample.changesPicture
        markForCommit(marks)
    }

    /// What the layer's class draws for sampled values.
    private func drawn(_ sample: SampledLayer) -> Any? {
        let copy = makeCopy(box: LayerStateBox(sample.state))
        copy.keyed.custom = sample.custom
        copy.displayState.area = .everything
        copy.display()
        return copy.state.contents
    }
}
