import Foundation
import Testing

@testable import QuartzCore

@Suite struct SpringTests {
    /// The motion step by step: Runge and Kutta's method for m·x″ = −k(x − 1) − c·x′.
    private func integrated(_ spring: Spring, until end: Double, steps: Int) -> Double {
        let h = end / Double(steps)
        func force(_ x: Double, _ v: Double) -> Double {
            (-spring.stiffness * (x - 1) - spring.damping * v) / spring.mass
        }
        var (x, v) = (0.0, spring.initialVelocity)
        for _ in 0..<steps {
            let (x1, v1) = (v, force(x, v))
            let (x2, v2) = (v + h / 2 * v1, force(x + h / 2 * x1, v + h / 2 * v1))
            let (x3, v3) = (v + h / 2 * v2, force(x + h / 2 * x2, v + h / 2 * v2))
            let (x4, v4) = (v + h * v3, force(x + h * x3, v + h * v3))
            x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
            v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        }
        return x
    }

    @Test("Closed forms agree with step-by-step integration: below, at and above critical damping, with velocity")
    func integration() {
        let springs = [
            Spring(), Spring(damping: 20), Spring(damping: 45, allowsOverdamping: true), Spring(damping: 0),
            Spring(mass: 2, stiffness: 300, damping: 7, initialVelocity: 12), Spring(damping: 20, initialVelocity: -5),
            Spring(damping: 60, initialVelocity: 30, allowsOverdamping: true),
        ]
        for spring in springs {
            for time in [0.05, 0.4, 1.3] {
                let expected = integrated(spring, until: time, steps: 40_000)
                #expect((spring.progress(at: time) - expected).magnitude < 1e-9, "\(spring) at \(time)")
            }
        }
    }

    @Test("The figures that were measured: a way of 100, default damping and critical")
    func measured() {
        let times = [0.05, 0.15, 0.25, 0.45]
        for (time, value) in zip(times, [10.4405, 61.0493, 102.336, 111.845]) {
            #expect((100 * Spring().progress(at: time) - value).magnitude < 6e-4)
        }
        for damping in [20.0, 30] {
            for (time, value) in zip(times, [9.0204, 44.2175, 71.2703, 93.8901]) {
                #expect((100 * Spring(damping: damping).progress(at: time) - value).magnitude < 6e-5)
            }
        }
    }

    @Test("Settling durations as measured; without damping the largest Float")
    func settling() {
        #expect((Spring().settlingDuration - 1.4727003).magnitude < 6e-8)
        #expect((Spring(stiffness: 300, damping: 20).settlingDuration - 0.7442555).magnitude < 6e-8)
        #expect(Spring(damping: 20).settlingDuration == 1)
        #expect(Spring(damping: 0).settlingDuration == Double(Float.greatestFiniteMagnitude))
    }

    @Test("Perceptual duration and bounce: stiffness, damping and settling as measured")
    func perceptual() {
        let figures = [(0.0, 25.1327), (0.3, 17.5929), (-0.3, 35.9039)]
        for (bounce, damping) in figures {
            let spring = Spring(perceptualDuration: 0.5, bounce: bounce)
            #expect((spring.stiffness - 157.914).magnitude < 6e-4)
            #expect((spring.damping - damping).magnitude < 6e-5)
            #expect(spring.allowsOverdamping == (bounce < 0))
            let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: CGFloat(bounce))
            #expect((animation.bounce - bounce).magnitude < 1e-12)
            #expect((animation.perceptualDuration - 0.5).magnitude < 1e-12)
        }
        #expect(Spring(perceptualDuration: 0.5, bounce: 0).settlingDuration == 0.8)
        #expect(Spring(perceptualDuration: 1, bounce: 0).settlingDuration == 1.5)
        #expect((Spring(perceptualDuration: 0.5, bounce: 0.3).settlingDuration - 0.862955).magnitude < 6e-7)
    }

    @Test("A damping ratio and a duration: the stiffness that was probed, and its overshoot")
    func byRatio() {
        let figures = [(0.5, 646.878), (0.7, 387.275), (0.8, 323.589), (1, 341.024)]
        for (ratio, stiffness) in figures {
            let spring = Spring(dampingRatio: ratio, initialVelocity: 0, duration: 0.5)
            #expect((spring.stiffness - stiffness).magnitude < 6e-4, "\(ratio)")
            #expect((spring.dampingRatio - ratio).magnitude < 1e-12)
        }
        for (ratio, overshoot) in [(0.3, 0.37), (0.7, 0.046), (0.8, 0.015)] {
            let spring = Spring(dampingRatio: ratio, initialVelocity: 0, duration: 0.5)
            let most = (0...5000).map { spring.progress(at: Double($0) / 10_000) }.max() ?? 0
            #expect((most - 1 - overshoot).magnitude < 0.005)
        }
    }

    @Test("With a velocity: a thousandth of the way is left at the duration, and less for every higher frequency")
    func byRatioWithVelocity() {
        for ratio in [0.2, 0.5, 0.9, 1] {
            for velocity in [-40.0, -3, 0.5, 3, 8, 15, 60] {
                for duration in [0.3, 1.0] {
                    let spring = Spring(dampingRatio: ratio, initialVelocity: velocity, duration: duration)
                    func left(_ w: Double) -> Double {
                        let decay = Foundation.exp(-ratio * w * duration)
                        guard ratio < 1 else { return (1 + (w - velocity) * duration).magnitude * decay }
                        return ((ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot())).magnitude * decay
                    }
                    let frequency = spring.frequency
                    #expect((left(frequency) - 0.001).magnitude < 1e-9, "\(ratio) \(velocity) \(duration)")
                    let higher = (1...4000).map { frequency * (1 + Double($0) / 100) }
                    #expect(higher.allSatisfy { left($0) < 0.001 }, "\(ratio) \(velocity) \(duration)")
                }
            }
        }
    }
}
