import CoreGraphics
import Foundation

// From cells to what has been emitted.
extension CAEmitterLayer {
    func setEmitterCells(_ cells: [CAEmitterCell]?) {
        let old = state.emitter.emitterCells
        let isEqual = cells?.map(ObjectIdentifier.init) == old?.map(ObjectIdentifier.init)
        update(\.emitter.emitterCells, to: cells, isEqual: isEqual, as: .emitterCells)
        guard !copyInfo.isReadOnly else { return }
        freezeCells()
        guard !state.emitter.cells.isEmpty, motion?.emission == nil else { return }
        // Nothing was born before there were cells; a layer that was not shown yet is told its past at its first commit.
        ensureMotion().emission = EmissionHistory(EmissionPlan(EmitterState()))
        announcePending(.animation)
    }
}

extension CALayer {
    /// Looks at the cells again.
    fileprivate func freezeCells() {
        let cells = EmitterCellState.frozen(state.emitter.emitterCells)
        mutateState { $0.emitter.cells = cells }
    }

    /// Goes on with an emitter's account: what has been emitted since the last commit was so by the values of that, and
    /// by the animations that it knew.
    /// - Parameter time: In the layer's own seconds.
    /// - Returns: True if particles may be elsewhere than at the last commit.
    func recordEmission(_ motion: LayerMotion, until time: Double) -> Bool {
        guard var emission = motion.emission else { return false }
        if !commitState.isCommitted {
            freezeCells()
            emission = EmissionHistory(EmissionPlan(state.emitter))
        }
        let (before, wasLive) = (emission.now, emission.isLive)
        let isAnimated =
            motion.guests.contains { $0.animation.changesBirths } || motion.committed.contains(where: \.changesBirths)
        let committed = (commitState.committed ?? box).value
        emission.advance(to: time) { slice in
            guard isAnimated else { return nil }
            let stageTime = motion.clock.anyStageTime(at: slice)
            return EmissionPlan(sampled(committed, by: motion, at: stageTime).state.emitter)
        }
        if commitState.isCommitted, commitState.marks.contains(.properties) {
            freezeCells()
            emission.go(on: EmissionPlan(state.emitter))
        }
        motion.emission = emission
        if emission.isOver, state.emitter.cells.isEmpty { motion.emission = nil }
        return emission.now != before && (wasLive || emission.isLive)
    }
}

extension AttachedAnimation {
    /// True for an animation of something that particles are born with.
    fileprivate var changesBirths: Bool { effect.effect.paths.contains { EmitterState.birthKeys.contains($0.key) } }
}
