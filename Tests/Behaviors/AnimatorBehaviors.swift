import Offstage
import Testing
import UIKit

@MainActor
@Suite struct AnimatorBehaviors {
    private let screen = AnimationScreen()
    private var stage: Stage { screen.stage }
    private var card: UIView { screen.view }

    private func animator(_ duration: Double = 1) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: .linear) { [card] in card.frame.origin.x = 100 }
    }

    /// The first red column of the card's middle row.
    private func redStart() -> Int? {
        let frame = stage.render()
        return (0..<200).first { frame.at($0, 10) == Pixel(255, 0, 0, 255) }
    }

    private func x() -> Double { Double(screen.shown.frame.minX) }

    @Test("ANIM-12 an animator can be paused, turned round, scrubbed and stopped")
    func control() {
        stage.makeCurrent()
        let animator = animator()
        animator.fractionComplete = 0.3
        stage.advance(by: 0)
        #expect(isClose([x()], [30]) && redStart() == 30)
        animator.startAnimation()
        stage.advance(by: 0.2)
        animator.pauseAnimation()
        for _ in 0..<10 {
            stage.advance(by: 1.0 / 60)
            #expect(isClose([x()], [50]))
        }
        #expect(redStart() == 50)
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(by: 0.4)
        #expect(isClose([x()], [10]) && redStart() == 10)
        animator.pauseAnimation()
        animator.isReversed = false
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.advance(by: 0.89)
        #expect(animator.isRunning)
        stage.advance(by: 0.02)
        #expect(!animator.isRunning && x() == 100 && redStart() == 100)
    }

    @Test("ANIM-13 an animator is inactive, active or stopped")
    func states() {
        stage.makeCurrent()
        let animator = animator()
        #expect(animator.state == .inactive && !animator.isRunning)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning)
        animator.finishAnimation(at: .current)
        #expect(animator.state == .inactive && !animator.isRunning)
        let scrubbed = self.animator()
        scrubbed.fractionComplete = 0.5
        #expect(scrubbed.state == .active && !scrubbed.isRunning)
        scrubbed.stopAnimation(true)
        #expect(scrubbed.state == .inactive)
    }

    @Test("ANIM-14 stopping without finishing keeps the values and calls nothing; else a finish has to follow")
    func stopping() {
        stage.makeCurrent()
        for withoutFinishing in [true, false] {
            card.frame.origin.x = 0
            stage.runTurn()
            let animator = animator()
            var positions: [UIViewAnimatingPosition] = []
            animator.addCompletion { positions.append($0) }
            animator.startAnimation()
            stage.advance(by: 0.25)
            animator.stopAnimation(withoutFinishing)
            #expect(card.frame.minX == 25 && positions.isEmpty)
            #expect(animator.state == (withoutFinishing ? .inactive : .stopped))
            if !withoutFinishing {
                animator.finishAnimation(at: .end)
                #expect(card.frame.minX == 100 && positions == [.end] && animator.state == .inactive)
            }
            stage.advance(by: 1)
            #expect(redStart() == (withoutFinishing ? 25 : 100))
            #expect(positions.count == (withoutFinishing ? 0 : 1))
        }
    }

    @Test("ANIM-14 an animator that was stopped for good and is used again calls no completion of before")
    func usedAgain() {
        stage.makeCurrent()
        let animator = animator()
        var calls: [String] = []
        animator.addCompletion { _ in calls.append("old") }
        animator.startAnimation()
        stage.advance(by: 0.25)
        animator.stopAnimation(true)
        animator.addAnimations { card.alpha = 0 }
        animator.addCompletion { _ in calls.append("new") }
        animator.startAnimation()
        stage.advance(by: 3)
        #expect(calls == ["new"] && card.alpha == 0 && card.frame.minX == 25)
    }

    @Test("ANIM-15 a finish of what is not stopped, and the release of a paused or stopped animator, end the program")
    func misuse() async {
        stage.makeCurrent()
        let finish = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = Stage()
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.window.alpha = 0.5 }
                animator.finishAnimation(at: .end)
            }
        }
        expectSentence("finishing an animator that is not stopped", in: finish)
        let active = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = Stage()
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.window.alpha = 0.5 }
                animator.startAnimation()
                animator.finishAnimation(at: .end)
            }
        }
        expectSentence("finishing an animator that is not stopped", in: active)
        let paused = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            let stage = await MainActor.run { Stage() }
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.window.alpha = 0.5 }
                animator.pauseAnimation()
            }
            // A stage that goes takes its animators along; and a release may wait for the main actor to be free.
            await MainActor.run { withExtendedLifetime(stage) {} }
        }
        expectSentence("It is an error to release a paused or stopped property animator", in: paused)
        let stopped = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            let stage = await MainActor.run { Stage() }
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.window.alpha = 0.5 }
                animator.startAnimation()
                animator.stopAnimation(false)
            }
            // A stage that goes takes its animators along; and a release may wait for the main actor to be free.
            await MainActor.run { withExtendedLifetime(stage) {} }
        }
        expectSentence("It is an error to release a paused or stopped property animator", in: stopped)
    }

    @Test("ANIM-17 blocks, animators and Core Animation each do what the others cannot")
    func choice() {
        stage.makeCurrent()
        // A block has no handle: nothing stops it half way but its removal.
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.frame.origin.x = 100 }
        stage.advance(by: 0.5)
        #expect(isClose([x()], [50]))
        card.layer.removeAllAnimations()
        stage.advance(by: 0.1)
        #expect(x() == 100)
        // An animator is scrubbed.
        UIView.performWithoutAnimation { card.frame.origin.x = 0 }
        let animator = animator()
        animator.fractionComplete = 0.75
        stage.advance(by: 0)
        #expect(isClose([x()], [75]))
        animator.stopAnimation(true)
        stage.runTurn()
        // Core Animation has layers' properties, and is scrubbed by the layer's time.
        let animation = CABasicAnimation(keyPath: "shadowRadius")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
        card.layer.speed = 0
        card.layer.add(animation, forKey: nil)
        stage.runTurn()
        for share in [0.25, 0.75] {
            card.layer.timeOffset = share
            stage.runTurn()
            #expect(isClose([Double(screen.shown.shadowRadius)], [share * 10]))
        }
    }

    @Test("ANIM-18 an animator with a damping ratio runs a spring")
    func spring() {
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) { [card] in card.frame.origin.x = 100 }
        #expect(animator.timingParameters?.timingCurveType == .spring)
        animator.startAnimation()
        let xs = (1...50).map { _ -> Double in
            stage.advance(by: 0.01)
            return x()
        }
        let top = xs.max() ?? 0
        #expect(top > 100.5 && top < 102, "e^(−0.8π/0.6) is 1.5 %")
        #expect(animator.state == .inactive && x() == 100 && redStart() == 100)
    }
}
