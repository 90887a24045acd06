import Offstage
import TestKit
import Testing
import UIKit

@MainActor
@Suite("Springs of blocks")
struct SpringBlockTests {
    private let screen = AnimationScreen()
    private var view: UIView { screen.view }

    private func running(_ key: String = "position") -> CASpringAnimation? {
        view.layer.animation(forKey: key) as? CASpringAnimation
    }

    private func settle(_ ratio: CGFloat, velocity: CGFloat = 0, duration: Double = 0.5) {
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity
        ) { view.center.x = 110 }
    }

    @Test(
        "A damping ratio makes the spring that is settled after the duration, as was recorded",
        arguments: [(0.5, 646.878), (0.7, 387.275), (0.8, 323.589), (1.0, 341.024)])
    func stiffness(ratio: Double, stiffness: Double) throws {
        screen.stage.makeCurrent()
        settle(ratio)
        let spring = try #require(running())
        #expect(isClose([Double(spring.stiffness)], [stiffness], 0.001))
        #expect(isClose([Double(spring.damping)], [2 * ratio * stiffness.squareRoot()], 0.001))
        #expect(spring.mass == 1 && spring.duration == 0.5 && spring.initialVelocity == 0)
    }

    @Test("A spring overshoots by e^(−πζ/√(1−ζ²))", arguments: [(0.3, 0.37), (0.7, 0.046), (0.8, 0.0152)])
    func overshoot(ratio: Double, share: Double) {
        screen.stage.makeCurrent()
        settle(ratio)
        let xs = screen.xs(at: (1...500).map { Double($0) / 1000 })
        let top = (xs.max() ?? 0) - 110
        #expect(isClose([top / 100], [share], 0.005))
    }

    @Test("The speed at the begin counts in whole distances a second")
    func velocity() {
        screen.stage.makeCurrent()
        settle(0.7, velocity: 3)
        let xs = screen.xs(at: [0, 0.0001])
        #expect(isClose([(xs[1] - xs[0]) / 0.0001], [300], 3))
    }

    @Test("A spring's motion is that of its equation")
    func motion() throws {
        screen.stage.makeCurrent()
        settle(0.5)
        let k = 646.878
        let c = k.squareRoot()
        // Small steps of m·x″ = −k·x − c·x′, from 100 away at rest.
        var (x, v, expected) = (-100.0, 0.0, [Double]())
        for step in 1...50_000 {
            v += (-k * x - c * v) * 1e-5
            x += v * 1e-5
            if step.isMultiple(of: 10_000) { expected.append(110 + x) }
        }
        #expect(isClose(screen.xs(at: [0.1, 0.2, 0.3, 0.4]), Array(expected.prefix(4)), 0.05))
    }

    @Test(
        "A perceptual duration and a bounce make a spring that runs until it has settled",
        arguments: [
            (0.5, 0.0, 157.914, 25.1327, 0.8), (0.5, 0.3, 157.914, 17.5929, 0.862955),
            (0.5, -0.3, 157.914, 35.9039, nil), (1, 0, 39.478, 12.5664, 1.5),
        ] as [(Double, CGFloat, Double, Double, Double?)])
    func perceptual(duration: Double, bounce: CGFloat, stiffness: Double, damping: Double, settled: Double?) throws {
        screen.stage.makeCurrent()
        UIView.animate(springDuration: duration, bounce: bounce) { view.center.x = 110 }
        let spring = try #require(running())
        #expect(isClose([Double(spring.stiffness), Double(spring.damping)], [stiffness, damping], 0.001))
        if let settled { #expect(isClose([spring.duration], [settled], 1e-6)) }
        #expect(spring.allowsOverdamping == (bounce < 0))
    }

    @Test("The spring form has defaults for all but the block")
    func defaults() throws {
        screen.stage.makeCurrent()
        let log = CompletionLog()
        UIView.animate { view.center.x = 110 }
        #expect(isClose([Double(try #require(running()).stiffness)], [157.914], 0.001))
        UIView.animate(
            springDuration: 0.5, bounce: 0.2, initialSpringVelocity: 1, delay: 0.1, options: .allowUserInteraction,
            animations: { view.alpha = 0 }, completion: log.note)
        #expect(screen.alpha(after: 0.1) == 1)
        screen.stage.advance(by: 2)
        #expect(log.answers == [true])
    }

    @Test("In a block a spring stays one: with the duration around it, or with its own time")
    func nesting() throws {
        screen.stage.makeCurrent()
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            settle(0.7, duration: 3)
            UIView.animate(springDuration: 1, bounce: 0) { view.alpha = 0 }
        }
        #expect(isClose([Double(try #require(running()).stiffness)], [387.275], 0.001))
        #expect(running("opacity")?.duration == 1.5)
    }

    @Test("Numbers that make no spring animate something harmless, or nothing")
    func hostile() {
        screen.stage.makeCurrent()
        let log = CompletionLog()
        // Other tests' code may have run in the stage since it was made.
        let told = screen.stage.diagnostics.messages.count
        let bad: [CGFloat] = [.nan, .infinity, -.infinity, 0, -5, 1e300, -1e300, .leastNonzeroMagnitude]
        for number in bad {
            for duration in [0.5, .infinity, .nan, -1, 1e-300, 1e300] {
                UIView.animate(
                    withDuration: duration, delay: Double(number), usingSpringWithDamping: number,
                    initialSpringVelocity: number, animations: { view.center.x += 1 }, completion: log.note)
                UIView.animate(
                    springDuration: duration, bounce: number, initialSpringVelocity: number, delay: Double(number),
                    animations: { view.center.x += 1 }, completion: log.note)
                UIView.animate(
                    withDuration: Double(number), delay: duration, animations: { view.alpha = 1 - view.alpha },
                    completion: log.note)
            }
        }
        screen.stage.advance(by: 1)
        #expect(screen.shown.position.x.isFinite)
        #expect(screen.stage.diagnostics.messages.count == told)
        view.removeFromSuperview()
        screen.stage.advance(by: 0.1)
        #expect(log.answers.count == bad.count * 6 * 3)
    }
}
