import Foundation
import RenderServer
import Testing

@testable import QuartzCore

@MainActor
@Suite("A replicator's delay") struct InstanceDelayTests {
    /// Three copies of a dot that moves along y in a second, a quarter of a second after each other.
    private func rig(
        delay: Double = 0.25, count: Int = 3, _ change: (CABasicAnimation) -> Void = { _ in }
    ) -> (AnimationRig, CALayer) {
        let replicator = CAReplicatorLayer()
        (replicator.instanceCount, replicator.instanceDelay) = (count, delay)
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        let dot = makeLayer(rect(0, 0, 10, 10), in: replicator)
        dot.position = .zero
        let rig = AnimationRig(replicator)
        let animation = CABasicAnimation(keyPath: "position.y")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
        animation.repeatCount = .infinity
        change(animation)
        rig.add(animation, to: dot)
        return (rig, dot)
    }

    /// Where the dot of each copy is.
    private func places(_ rig: AnimationRig, at time: Double) -> [Double] {
        rig.step(to: time)
        let node = rig.tree!.roots[0].sublayers.first { $0.id == rig.layer.renderID }!
        guard case .replicator(let replication) = node.values.kind else { return [] }
        let lists = [node.sublayers] + (replication.delayed?.sublayers ?? [])
        return lists.map { list in list.first { _ in true }!.placement.matrix.m42 + 5 }
    }

    @Test("CAL-10 each copy shows the animation later than the one before")
    func shifted() {
        let (rig, _) = rig()
        #expect(isNear(places(rig, at: 0.75), [75, 50, 25]))
        #expect(isNear(places(rig, at: 1.5), [50, 25, 0]))
    }

    @Test("A copy that is not there yet shows the model, or what the animation fills")
    func early() {
        #expect(isNear(places(rig().0, at: 0.3), [30, 5, 0]))
        let (filled, _) = rig { ($0.fromValue, $0.fillMode) = (50, .backwards) }
        #expect(isNear(places(filled, at: 0.2), [60, 50, 50]))
    }

    @Test("Copies go on while the first one rests at its filled end")
    func resting() {
        let (rig, _) = rig {
            ($0.repeatCount, $0.isRemovedOnCompletion, $0.fillMode) = (0, false, .forwards)
        }
        #expect(isNear(places(rig, at: 1), [100, 75, 50]))
        #expect(isNear(places(rig, at: 1.2), [100, 95, 70]))
        #expect(isNear(places(rig, at: 1.4), [100, 100, 90]))
    }

    @Test("No delay, no animation, no lists of their own; a paused replicator has none either")
    func none() {
        #expect(places(rig(delay: 0).0, at: 0.5) == [50])
        let (still, dot) = rig()
        still.perform { dot.removeAllAnimations() }
        #expect(places(still, at: 0.5) == [0])
    }

    @Test("A faster replicator's copies are behind by less of the stage's time; a replicator within adds its own delay")
    func nested() {
        let (rig, _) = rig()
        rig.layer.speed = 2
        #expect(isNear(places(rig, at: 0.25), [50, 25, 0]))
        let inner = CAReplicatorLayer()
        (inner.instanceCount, inner.instanceDelay) = (2, 0.1)
        let outer = CAReplicatorLayer()
        (outer.instanceCount, outer.instanceDelay) = (2, 0.3)
        outer.addSublayer(inner)
        let dot = makeLayer(rect(0, 0, 10, 10), in: inner)
        dot.position = .zero
        let nest = AnimationRig(outer)
        let animation = CABasicAnimation(keyPath: "position.y")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
        nest.add(animation, to: dot)
        nest.step(to: 0.8)
        let node = nest.tree!.roots[0].sublayers.first { $0.id == outer.renderID }!
        guard case .replicator(let replication) = node.values.kind else { return }
        let found = ([node.sublayers] + replication.delayed!.sublayers).flatMap { list -> [Double] in
            let inner = list.first { _ in true }!
            guard case .replicator(let replication) = inner.values.kind else { return [] }
            return ([inner.sublayers] + replication.delayed!.sublayers).map {
                $0.first { _ in true }!.placement.matrix.m42 + 5
            }
        }
        #expect(isNear(found, [80, 70, 50, 40]))
    }

    @Test("Hostile delays and counts are bounded")
    func hostile() {
        for delay in [Double.nan, .infinity, -.infinity, 1e300, -1e300, Double.leastNonzeroMagnitude] {
            _ = places(rig(delay: delay, count: 1_000_000_000).0, at: 0.5)
        }
    }
}
