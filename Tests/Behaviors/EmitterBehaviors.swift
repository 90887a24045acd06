import Offstage
import Testing
import UIKit

@MainActor
@Suite struct EmitterBehaviors {
    private func confetti() -> CAEmitterLayer {
        let emitter = CAEmitterLayer()
        emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        emitter.emitterPosition = CGPoint(x: 50, y: 0)
        emitter.emitterSize = CGSize(width: 80, height: 0)
        emitter.emitterShape = .line
        emitter.seed = 7
        let cell = CAEmitterCell()
        cell.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
            }.cgImage
        (cell.birthRate, cell.lifetime) = (20, 1)
        (cell.velocity, cell.emissionLongitude) = (40, .pi)
        emitter.emitterCells = [cell]
        return emitter
    }

    private func frame(at time: Double, through steps: Int = 1) -> Frame {
        let stage = makeWhiteStage()
        stage.window.layer.addSublayer(confetti())
        _ = stage.render()
        for _ in 0..<steps {
            stage.advance(by: time / Double(steps))
            _ = stage.render()
        }
        return stage.render()
    }

    @Test("CAL-09 an emitter makes a particle system: ten live particles after half a second, the same each time")
    func particles() {
        let found = frame(at: 0.5)
        #expect(found.statistics.counts.particles == 10)
        #expect(found.statistics.offscreenPasses.isEmpty)
        #expect(found.allPixels.contains { $0 == .red })
        #expect(frame(at: 0.5).allPixels == found.allPixels && frame(at: 0.5, through: 16).allPixels == found.allPixels)
        #expect(frame(at: 0.75).allPixels != found.allPixels)
    }

    @Test("CAL-09 confetti falls, and is gone when births have ended for a lifetime")
    func falling() {
        func lowest(_ frame: Frame) -> Int {
            (0..<100).last { y in (0..<100).contains { frame.at($0, y) == .red } } ?? -1
        }
        #expect(lowest(frame(at: 0.25)) < lowest(frame(at: 0.5)) && lowest(frame(at: 0.5)) < lowest(frame(at: 0.9)))
        let stage = makeWhiteStage()
        let emitter = confetti()
        stage.window.layer.addSublayer(emitter)
        _ = stage.render()
        stage.advance(by: 0.5)
        _ = stage.render()
        withoutActions { emitter.birthRate = 0 }
        #expect(stage.render().statistics.counts.particles == 10)
        stage.advance(by: 0.75)
        #expect(stage.render().statistics.counts.particles == 5)
        stage.advance(by: 0.5)
        #expect(stage.render().statistics.counts.particles == 0)
    }

    @Test("CAL-10 a replicator repeats its one sublayer with offsets in place and colour")
    func replicated() {
        let stage = makeWhiteStage()
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 10, y: 10, width: 80, height: 20)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        replicator.instanceColor = UIColor.white.cgColor
        replicator.instanceGreenOffset = -0.5
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = UIColor.white.cgColor
        replicator.addSublayer(dot)
        stage.window.layer.addSublayer(replicator)
        stage.window.backgroundColor = .black
        let frame = stage.render()
        #expect(replicator.sublayers?.count == 1)
        #expect([15, 35, 55].map { frame.at($0, 15) } == [.white, Pixel(255, 128, 255), Pixel(255, 0, 255)])
        #expect([25, 45, 65].allSatisfy { frame.at($0, 15) == .black })
    }

    @Test("CAL-10 instanceDelay shifts the copies' animation in time: loading dots")
    func delayed() {
        let stage = makeWhiteStage()
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        replicator.instanceDelay = 0.25
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = UIColor.red.cgColor
        replicator.addSublayer(dot)
        let bounce = CABasicAnimation(keyPath: "position.y")
        (bounce.fromValue, bounce.toValue, bounce.duration, bounce.repeatCount) = (5, 85, 1, .infinity)
        dot.add(bounce, forKey: "bounce")
        stage.window.layer.addSublayer(replicator)
        _ = stage.render()
        stage.advance(by: 0.75)
        let frame = stage.render()
        func middle(_ x: Int) -> Int? {
            let red = (0..<100).filter { frame.at(x, $0) == .red }
            return red.isEmpty ? nil : (red[0] + red[red.count - 1] + 1) / 2
        }
        #expect([5, 25, 45].map(middle) == [65, 45, 25])
    }
}
