import RenderServer

/// Goes through the layers with animations, from the roots down.
@MainActor
enum AnimationWalk {
    /// The next time at which something has to be done for animations, in seconds of the stage; nil for never.
    struct Agenda {
        var nextTime: Double?
        /// True while the next tick of the display needs a turn: something is drawn anew for each, or was seen for the
        /// last time.
        var needsTick = false
        /// The layers that have animations, and those that others' animations move.
        var moving: [LayerID] = []

        mutating func include(_ time: Double?) {
            guard let time else { return }
            nextTime = min(nextTime ?? time, time)
        }
    }

    /// Calls `visit` for each layer with animations that hangs in the trees of `roots`, superlayers first.
    static func each(in roots: [CALayer], _ visit: (CALayer, LayerMotion, LayerClock) -> Void) {
        let walk = SerialNumber.next()
        var levels = [Level(layers: roots, clock: LayerClock(), delays: [])]
        while let layer = levels[levels.count - 1].next() ?? nextAbove(&levels) {
            guard layer.hasPending(.animation) else {
                // Listed, but its animations are over since.
                layer.settlePending(.animation)
                continue
            }
            guard layer.commitState.walk != walk else { continue }
            layer.commitState.walk = walk
            let level = levels.count - 1
            var clock = levels[level].clock
            if let timing = layer.state.timing { clock = clock.below(timing.value.withoutNaN) }
            if let motion = layer.motion {
                if !motion.delays.isEmpty || !levels[level].delays.isEmpty { motion.delays = levels[level].delays }
                visit(layer, motion, clock)
            }
            guard layer.hasListed(.animation) else { continue }
            let delays = layer.state.delays(of: clock, within: levels[level].delays)
            levels.append(Level(layers: layer.listed(.animation), clock: clock, delays: delays))
        }
    }

    /// The rest of the layers below one layer, with what they all have from above.
    private struct Level {
        let layers: [CALayer]
        let clock: LayerClock
        let delays: [Double]
        private var place = 0

        init(layers: [CALayer], clock: LayerClock, delays: [Double]) {
            self.layers = layers
            self.clock = clock
            self.delays = delays
        }

        mutating func next() -> CALayer? {
            guard place < layers.count else { return nil }
            defer { place += 1 }
            return layers[place]
        }
    }

    /// The next layer of the levels above the last, which is done.
    private static func nextAbove(_ levels: inout [Level]) -> CALayer? {
        while levels.count > 1 {
            levels.removeLast()
            if let layer = levels[levels.count - 1].next() { return layer }
        }
        return nil
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
            if motion.needsDisplay { agenda.needsTick = true }
            if !motion.committed.isEmpty || !motion.guests.isEmpty { agenda.moving.append(layer.commitState.id) }
            for attached in motion.committed {
                if attached.isOver { agenda.needsTick = true }
                agenda.include(attached.nextEvent(by: clock))
            }
            if motion.isEmpty { layer.forgetMotion() }
        }
        return agenda
    }
}

extension LayerMotion {
    /// Takes over what was added and taken away since the last commit. What ended just now is seen once more.
    fileprivate func begin(of layer: CALayer, at time: Double) {
        guard !isSettled else { return }
        for animation in attached {
            animation.schedule(at: time, of: layer)
        }
        var ending: [AttachedAnimation] = []
        for animation in committed where animation.isOver && animation.endTime >= time { ending.append(animation) }
        let all = ending.isEmpty ? attached : (ending + attached).sorted { $0.serial < $1.serial }
        if !all.elementsEqual(committed, by: ===) { areOthers = true }
        committed = all
        model = nil
        isSettled = ending.isEmpty
    }
}

extension AttachedAnimation {
    /// When somebody has to hear of the animation next.
    fileprivate func nextEvent(by clock: LayerClock) -> Double? {
        if !hasStarted, hasDelegate { return clock.stageTime(at: beginTime) }
        return hasStopped ? nil : clock.stageTime(at: endTime)
    }
}

extension CALayer {
    /// What the animations known to the last commit make of `state` at a time of the stage.
    func sampled(_ state: LayerState, by motion: LayerMotion, at time: Double) -> SampledLayer {
        let local = motion.clock.local(at: time)
        return sampled(in: LayerStateBox(state), by: motion, at: time) { $0.moment(at: local) }
    }

    /// - Parameter moment: Where in its course one of the layer's own animations is at that time.
    private func sampled(
        in values: LayerStateBox, by motion: LayerMotion, at time: Double,
        _ moment: (AttachedAnimation) -> MediaTiming.Moment
    ) -> SampledLayer {
        var sample = SampledLayer(in: values, custom: keyed.custom)
        if !motion.guests.isEmpty {
            for guest in motion.guests {
                guard let clock = guest.clock else { continue }
                let moment = guest.animation.moment(at: clock.local(at: time))
                guest.animation.effect.apply(moment, to: &sample, of: self, isGuest: true)
            }
        }
        for animation in motion.committed {
            animation.effect.apply(moment(animation), to: &sample, of: self, isGuest: false)
        }
        return sample
    }

    /// Samples for a commit.
    /// - Parameter emits: Particles are elsewhere than at the last commit.
    fileprivate func sample(_ motion: LayerMotion, at time: Double, emits: Bool) {
        let isElsewhere = motion.move(to: time)
        guard emits || isElsewhere || commitState.marks.contains(.properties) || commitState.node == nil else { return }
        let sample = sampled(in: valuesToSample(of: motion), by: motion, at: time) { $0.shown }
        motion.needsDisplay = sample.needsDisplay
        if sample.needsDisplay { sample.state.details.contents = drawn(sample) }
        motion.shown = motion.isSeen ? sample.box : nil
        if motion.transition != nil { motion.transition = nil }
        if let (style, progress) = sample.transition,
            let source = motion.committed.last(where: { $0.before != nil })?.before
        {
            motion.transition = RunningTransition(source: source, style: style, progress: progress)
        }
        // What the last commit changed may have to be changed back.
        let reach = emits ? .picture : sample.reach.union(motion.reach)
        motion.reach = sample.reach
        markForCommit(reach.isEmpty ? .placement : reach.marks)
    }

    /// The layer's own values, in a box that the animations may change: that of the last sample where nobody else holds
    /// it, put back only where they write if nothing else differs.
    private func valuesToSample(of motion: LayerMotion) -> LayerStateBox {
        let model = motion.model
        motion.model = motion.canGoOn && commitState.committed === box ? box : nil
        guard let spare = motion.takeShown() else { return LayerStateBox(box.value) }
        if let model, model === motion.model {
            motion.restore(spare, from: model)
        } else {
            spare.value = box.value
        }
        return spare
    }

    /// What the layer's class draws for sampled values.
    private func drawn(_ sample: borrowing SampledLayer) -> Any? {
        let copy = makeCopy(box: LayerStateBox(sample.state))
        copy.keyed.custom = sample.custom
        copy.displayState.area = .everything
        copy.display()
        return copy.state.details.contents
    }
}
