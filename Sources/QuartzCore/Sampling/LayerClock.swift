/// How a layer's own time follows that of the stage: at rate · t + offset.
struct LayerClock: Equatable, Sendable {
    private(set) var rate = 1.0
    private(set) var offset = 0.0

    /// The clock of a layer whose superlayer has this one.
    func below(_ timing: MediaTiming) -> LayerClock {
        var clock = self
        clock.rate = rate * timing.speed
        clock.offset = (offset - timing.beginTime) * timing.speed + timing.timeOffset
        return clock
    }

    /// The layer's time at a time of the stage.
    func local(at time: Double) -> Double { rate * time + offset }

    /// The first time of the stage at which the layer's time is `local` or later; nil if it never comes.
    func stageTime(at local: Double) -> Double? {
        guard rate > 0, local.isFinite else { return nil }
        var time = (local - offset) / rate
        // The quotient may have been rounded to before the time: a few steps make up for it.
        for _ in 0..<4 where self.local(at: time) < local { time = time.nextUp }
        return time.isFinite ? time : nil
    }

    /// The time of the stage at the layer's; while the layer stands still any would do, and it is 0 (assumed).
    func anyStageTime(at local: Double) -> Double { rate == 0 ? 0 : (local - offset) / rate }
}

extension CALayer {
    /// The layer's clock, by the timing of the layers above it as the app set it.
    var clock: LayerClock {
        ancestorsAndSelf.reversed().reduce(LayerClock()) { clock, layer in
            layer.state.timing.map { clock.below($0.value.withoutNaN) } ?? clock
        }
    }
}
