import Offstage
import TestKit
import Testing
import UIKit

@MainActor
@Suite("UIViewPropertyAnimator")
struct PropertyAnimatorTests {
    private let screen = AnimationScreen()
    private var view: UIView { screen.view }
    private var stage: Stage { screen.stage }

    /// An animator that moves the view's middle from 10 to 110 in a second.
    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.center.x = 110 }
    }

    /// State and running flag.
    private func state(_ animator: UIViewPropertyAnimator) -> String { "\(animator.state) \(animator.isRunning)" }

    /// Lets go of an animator properly.
    private func release(_ animator: UIViewPropertyAnimator) {
        if animator.state == .active { animator.stopAnimation(false) }
        if animator.state == .stopped { animator.finishAnimation(at: .current) }
    }

    // MARK: The machine of states

    @Test("From inactive over running to the end: the block runs at the start, the completion at the end")
    func run() {
        stage.makeCurrent()
        var calls: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { calls.append("block") }
        animator.addAnimations { view.center.x = 110 }
        animator.addCompletion { position in
            calls.append("first \(position) \(state(animator))")
        }
        animator.addCompletion { calls.append("second \($0)") }
        #expect(state(animator) == "inactive false" && view.center.x == 10 && calls.isEmpty)
        animator.startAnimation()
        #expect(state(animator) == "active true" && view.center.x == 110 && calls == ["block"])
        #expect(isClose(screen.xs(at: [0, 0.25, 0.5, 0.75]), [10, 10 + 12.916, 60, 10 + 87.084], 0.001))
        #expect(isClose([Double(animator.fractionComplete)], [0.75]))
        stage.advance(by: 0.25)
        #expect(calls == ["block", "first end inactive false", "second end"])
        #expect(state(animator) == "inactive false" && screen.x() == 110)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("A pause freezes what is seen, and a start goes on from there")
    func pause() {
        stage.makeCurrent()
        let animator = animator(.easeIn)
        animator.startAnimation()
        stage.advance(by: 0.25)
        let x = screen.x()
        #expect(isClose([x], [10 + 9.346], 0.001))
        animator.pauseAnimation()
        #expect(state(animator) == "active false")
        #expect(isClose((1...10).map { _ in screen.x(after: 1.0 / 60) }, Array(repeating: x, count: 10)))
        animator.startAnimation()
        #expect(state(animator) == "active true")
        #expect(isClose([screen.x(after: 0.25)], [10 + 31.536], 0.001))
        stage.advance(by: 0.5)
        #expect(animator.state == .inactive)
    }

    @Test("A pause of an inactive animator starts it paused, as setting the fraction does")
    func startPaused() {
        stage.makeCurrent()
        for isScrubbed in [false, true] {
            let screen = AnimationScreen()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { screen.view.center.x = 110 }
            if isScrubbed { animator.fractionComplete = 0.3 } else { animator.pauseAnimation() }
            #expect(animator.state == .active && !animator.isRunning && screen.view.center.x == 110)
            #expect(isClose([screen.x(after: 1)], [isScrubbed ? 40 : 10]))
            release(animator)
        }
    }

    @Test("Scrubbing is even under any curve, unless it follows the curve", arguments: [true, false])
    func scrubbing(isLinear: Bool) {
        stage.makeCurrent()
        let animator = animator(.easeIn)
        animator.scrubsLinearly = isLinear
        animator.pauseAnimation()
        stage.advance(by: 0)
        for (fraction, eased) in [(0.1, 0.01703), (0.5, 0.31536), (0.9, 0.83943), (0.25, 0.09346)] {
            animator.fractionComplete = CGFloat(fraction)
            #expect(isClose([screen.x()], [10 + 100 * (isLinear ? fraction : eased)], 0.001))
            #expect(isClose([Double(animator.fractionComplete)], [fraction]))
        }
        animator.fractionComplete = 7
        #expect(screen.x() == 110)
        animator.fractionComplete = -1
        #expect(screen.x() == 10)
        animator.fractionComplete = .nan
        #expect(screen.x() == 10)
        release(animator)
    }

    @Test("After scrubbing the curve goes on from what is seen")
    func scrubAndContinue() {
        stage.makeCurrent()
        let animator = animator(.easeIn)
        animator.fractionComplete = 0.31536
        animator.startAnimation()
        // Half of the time is left.
        #expect(isClose([screen.x(after: 0.25)], [10 + 62.186], 0.01))
        stage.advance(by: 0.26)
        #expect(animator.state == .inactive)
    }

    @Test("A fraction set while it runs does nothing, and is told")
    func runningScrub() {
        stage.makeCurrent()
        let animator = animator()
        animator.startAnimation()
        stage.advance(by: 0.25)
        animator.fractionComplete = 0.9
        #expect(screen.x() == 35 && animator.isRunning)
        #expect(stage.diagnostics.messages.contains { $0.contains("fractionComplete") })
    }

    @Test("Reversing turns the fraction to 1 − f and goes back to the start, with the model")
    func reversing() {
        stage.makeCurrent()
        let animator = animator(.easeIn)
        var position: UIViewAnimatingPosition?
        animator.addCompletion { position = $0 }
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.isReversed = true
        #expect(isClose([Double(animator.fractionComplete)], [0.5]))
        #expect(isClose([screen.x(after: 0.25)], [10 + 9.346], 0.001))
        #expect(isClose([Double(animator.fractionComplete)], [0.75]))
        #expect(view.center.x == 110, "the model's value until the end")
        stage.advance(by: 0.25)
        #expect(position == .start && view.center.x == 10 && screen.x() == 10)
        #expect(animator.state == .inactive)
    }

    @Test("Reversed while paused, it takes what it has come")
    func pausedReversal() {
        stage.makeCurrent()
        let animator = animator()
        animator.fractionComplete = 0.3
        animator.isReversed = true
        #expect(isClose([Double(animator.fractionComplete)], [0.7]))
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(isClose([screen.x(after: 0.15)], [25]))
        stage.advance(by: 0.16)
        #expect(animator.state == .inactive && view.center.x == 10)
    }

    @Test("continueAnimation takes another curve and a part of the duration")
    func continuing() {
        stage.makeCurrent()
        let animator = animator()
        animator.fractionComplete = 0.2
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
        // From 30 to 110 in two seconds.
        #expect(isClose([screen.x(after: 0.5)], [30 + 80 * 0.09346], 0.001))
        animator.pauseAnimation()
        let x = screen.x()
        #expect(isClose([screen.x(after: 1)], [x]))
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        #expect(isClose([screen.x(after: 0.25)], [(x + 110) / 2], 1e-6))
        stage.advance(by: 0.26)
        #expect(animator.state == .inactive)
    }

    @Test("continueAnimation with a spring")
    func continuingAsSpring() {
        stage.makeCurrent()
        let animator = animator()
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 0.3), durationFactor: 1)
        let xs = screen.xs(at: (1...100).map { Double($0) / 100 })
        #expect(isClose([xs.max() ?? 0], [110 + 50 * 0.37], 0.5))
        #expect(animator.state == .inactive)
    }

    // MARK: Stopping

    @Test("stopAnimation(true): inactive, the model as it was seen, no completion")
    func stop() {
        stage.makeCurrent()
        let animator = animator(.easeIn)
        animator.addAnimations { view.transform = CGAffineTransform(scaleX: 3, y: 3) }
        animator.addAnimations { view.backgroundColor = .blue }
        var isCalled = false
        animator.addCompletion { _ in isCalled = true }
        animator.startAnimation()
        stage.advance(by: 0.5)
        let (x, scale) = (screen.x(), screen.shown.transform.m11)
        animator.stopAnimation(true)
        #expect(state(animator) == "inactive false")
        #expect(isClose([Double(view.center.x), Double(view.transform.a)], [x, Double(scale)]))
        #expect(view.backgroundColor?.cgColor.components?.first.map { $0 > 0.6 && $0 < 0.7 } == true)
        stage.advance(by: 1)
        #expect(!isCalled && isClose([screen.x()], [x]) && view.layer.animationKeys() == nil)
    }

    @Test(
        "stopAnimation(false), then a finish at each position",
        arguments: [
            (UIViewAnimatingPosition.end, 110.0), (.start, 10), (.current, 35),
        ])
    func finish(position: UIViewAnimatingPosition, x: Double) {
        stage.makeCurrent()
        let animator = animator()
        var heard: [UIViewAnimatingPosition] = []
        animator.addCompletion { heard.append($0) }
        animator.startAnimation()
        stage.advance(by: 0.25)
        animator.stopAnimation(false)
        #expect(state(animator) == "stopped false" && heard.isEmpty && view.center.x == 35)
        stage.advance(by: 1)
        #expect(screen.x() == 35)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive && heard == [position] && Double(view.center.x) == x)
        stage.advance(by: 0)
        stage.runTurn()
        #expect(screen.x() == x)
    }

    @Test("A stop of an inactive animator does nothing")
    func idleStop() {
        stage.makeCurrent()
        let animator = animator()
        animator.stopAnimation(false)
        #expect(animator.state == .inactive)
    }

    @Test("The end of an animator leaves others' animations of the property alone")
    func beside() {
        stage.makeCurrent()
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x = 210 }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x += 100 }
        animator.startAnimation()
        #expect(isClose([screen.x(after: 0.5)], [10 + 50 + 50]))
        animator.stopAnimation(true)
        #expect(isClose([Double(view.center.x)], [260]))
        stage.runTurn()
        #expect(isClose([screen.x(after: 0.5), screen.x(after: 1)], [10 + 100 + 50, 260]))
    }

    @Test("At its end it may stay active, to be turned round")
    func pausesOnCompletion() {
        stage.makeCurrent()
        let animator = animator(.easeInOut)
        animator.pausesOnCompletion = true
        var heard: [UIViewAnimatingPosition] = []
        animator.addCompletion { heard.append($0) }
        animator.startAnimation()
        stage.advance(by: 1.5)
        #expect(state(animator) == "active false" && heard.isEmpty && screen.x() == 110)
        #expect(animator.fractionComplete == 1)
        animator.isReversed = true
        #expect(animator.fractionComplete == 0)
        animator.startAnimation()
        #expect(isClose([screen.x(after: 0.5)], [60], 0.001))
        animator.pausesOnCompletion = false
        stage.advance(by: 0.5)
        #expect(heard == [.start] && view.center.x == 10)
    }

    // MARK: Blocks

    @Test("A late block takes the time that is left")
    func lateBlock() {
        stage.makeCurrent()
        let animator = animator()
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.addAnimations { view.alpha = 0 }
        #expect(view.alpha == 0)
        #expect(isClose([screen.alpha(after: 0), screen.alpha(after: 0.25)], [1, 0.5]))
        stage.advance(by: 0.25)
        #expect(screen.alpha() == 0 && animator.state == .inactive)
    }

    @Test("A delay factor q begins at q · D and takes (1 − q) · D")
    func delayFactor() {
        stage.makeCurrent()
        let animator = animator()
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        #expect(isClose(screen.samples(at: [0.25, 0.5, 0.75]) { Double($0.opacity) }, [1, 1, 0.5]))
        stage.advance(by: 0.25)
        #expect(animator.state == .inactive && screen.alpha() == 0)
    }

    @Test("A start without blocks waits, paused, for the first one")
    func emptyStart() {
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(
            duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .linear))
        animator.startAnimation()
        stage.advance(by: 5)
        #expect(state(animator) == "active false")
        animator.addAnimations { view.center.x = 110 }
        #expect(state(animator) == "active true")
        #expect(isClose([screen.x(after: 0.5)], [60]))
        stage.advance(by: 0.5)
        #expect(animator.state == .inactive)
    }

    @Test("A delay shows the old values, and counts for the end")
    func delay() {
        stage.makeCurrent()
        let animator = animator()
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.delay == 0.5 && view.center.x == 110)
        #expect(isClose(screen.xs(at: [0.25, 0.5, 1]), [10, 10, 60]))
        stage.advance(by: 0.49)
        #expect(animator.state == .active)
        stage.advance(by: 0.02)
        #expect(animator.state == .inactive)
    }

    @Test("A running animator at once, with what plain blocks take")
    func runningAnimator() {
        stage.makeCurrent()
        var heard: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.2, options: .curveLinear, animations: { view.center.x = 110 },
            completion: { heard.append($0) })
        #expect(state(animator) == "active true" && animator.isInterruptible && !animator.isUserInteractionEnabled)
        #expect(view.isUserInteractionDisabledByAnimation)
        #expect(isClose([screen.x(after: 0.7)], [60]))
        stage.advance(by: 0.5)
        #expect(heard == [.end] && !view.isUserInteractionDisabledByAnimation)
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            let nested = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0, animations: { view.alpha = 0 })
            #expect(nested.duration == 2 && !nested.isInterruptible)
        }
        #expect(isClose([screen.alpha(after: 0.5)], [0.75]))
    }

    @Test("Blocks inside of an animator's go with it, and hear of its end")
    func nestedBlocks() {
        stage.makeCurrent()
        let log = CompletionLog()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
            UIView.animate(withDuration: 0.1, animations: { view.center.x = 110 }, completion: log.note)
        }
        animator.fractionComplete = 0.5
        stage.advance(by: 2)
        #expect(screen.x() == 60)
        animator.startAnimation()
        stage.advance(by: 0.6)
        #expect(log.answers == [true])
    }

    @Test("The form that waits for the end")
    func waiting() async {
        stage.makeCurrent()
        let animator = animator()
        animator.startAnimation()
        #expect(await animator.addCompletion() == .end)
        #expect(stage.time == 1)
    }

    @Test("A copy has the pace and the settings, and no blocks")
    func copy() throws {
        stage.makeCurrent()
        let animator = animator()
        animator.scrubsLinearly = false
        animator.isInterruptible = false
        let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
        #expect(copy.duration == 1 && !copy.scrubsLinearly && !copy.isInterruptible)
        copy.startAnimation()
        #expect(view.center.x == 10)
        release(copy)
    }

    // MARK: Paces

    @Test("The parameters say what kind they are")
    func parameters() throws {
        stage.makeCurrent()
        let standard = UICubicTimingParameters()
        #expect(standard.timingCurveType == .cubic && standard.cubicTimingParameters === standard)
        #expect(standard.controlPoint1 == CGPoint(x: 0.25, y: 0.1) && standard.controlPoint2 == CGPoint(x: 0.25, y: 1))
        #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
        #expect(UICubicTimingParameters(animationCurve: .easeIn).controlPoint1 == CGPoint(x: 0.42, y: 0))
        let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
        #expect(spring.timingCurveType == .spring && spring.springTimingParameters === spring)
        #expect(spring.initialVelocity == CGVector(dx: 1, dy: 2) && spring.cubicTimingParameters == nil)
        #expect(UITimingCurveType.composed.rawValue == 3)
        #expect(spring.copy() as? UISpringTimingParameters === spring)
    }

    @Test("The default curve is Core Animation's")
    func standardCurve() {
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: UICubicTimingParameters())
        animator.addAnimations { view.center.x = 110 }
        animator.startAnimation()
        let xs = screen.xs(at: [0.1, 0.25, 0.5, 0.75, 0.9])
        #expect(isClose(xs, [0.09480, 0.40851, 0.80240, 0.96046, 0.99432].map { 10 + 100 * $0 }, 0.001))
    }

    @Test("Control points make a curve, which may overshoot")
    func controlPoints() {
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(
            duration: 1, controlPoint1: CGPoint(x: 0, y: 2), controlPoint2: CGPoint(x: 1, y: 2)
        ) { view.center.x = 110 }
        animator.startAnimation()
        // At its middle the curve is at (3 · 2 + 3 · 2 + 1) / 8.
        #expect(isClose([screen.x(after: 0.5)], [10 + 162.5], 1e-6))
    }

    @Test("The springs of the system: how long they take")
    func springDurations() {
        stage.makeCurrent()
        func duration(_ parameters: UISpringTimingParameters) -> Double {
            UIViewPropertyAnimator(duration: 7, timingParameters: parameters).duration
        }
        #expect(isClose([duration(UISpringTimingParameters())], [0.5058], 0.0001))
        let durations = [(100.0, 10.0), (300, 20), (100, 5)].map {
            duration(
                UISpringTimingParameters(
                    mass: 1, stiffness: CGFloat($0.0), damping: CGFloat($0.1), initialVelocity: .zero))
        }
        #expect(isClose(Array(durations.prefix(2)), [1.4727003, 0.7442555], 1e-6))
        #expect(duration(UISpringTimingParameters(dampingRatio: 0.5)) == 7)
        #expect(isClose([duration(UISpringTimingParameters(duration: 0.5, bounce: 0.3))], [0.862955], 1e-5))
    }

    @Test("A speed along x and one along y; numbers take that along x")
    func velocity() {
        stage.makeCurrent()
        let parameters = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 5, dy: -5))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        animator.addAnimations {
            view.center = CGPoint(x: 110, y: 110)
            view.alpha = 0
        }
        animator.startAnimation()
        stage.advance(by: 0.001)
        let shown = screen.shown
        #expect(isClose([Double(shown.position.x), Double(shown.position.y)], [10.5, 9.5], 0.05))
        #expect(isClose([Double(shown.opacity)], [0.995], 0.001))
        stage.advance(by: 1)
        #expect(screen.x() == 110)
    }

    @Test("Numbers that make no pace are harmless")
    func hostile() {
        stage.makeCurrent()
        for number in [Double.nan, .infinity, -.infinity, -1, 0, 1e300] {
            let screen = AnimationScreen()
            let n = CGFloat(number)
            let paces: [any UITimingCurveProvider] = [
                UISpringTimingParameters(dampingRatio: n, initialVelocity: CGVector(dx: n, dy: -n)),
                UISpringTimingParameters(mass: n, stiffness: n, damping: n, initialVelocity: .zero),
                UISpringTimingParameters(duration: number, bounce: n),
                UICubicTimingParameters(controlPoint1: CGPoint(x: n, y: 0), controlPoint2: CGPoint(x: 0, y: 1)),
            ]
            for pace in paces {
                let animator = UIViewPropertyAnimator(duration: number, timingParameters: pace)
                animator.addAnimations({ screen.view.center.x += 1 }, delayFactor: n)
                animator.startAnimation(afterDelay: number)
                screen.stage.advance(by: 0.1)
                #expect(screen.x().isFinite)
                if animator.state == .active {
                    animator.pauseAnimation()
                    animator.fractionComplete = n
                    animator.continueAnimation(withTimingParameters: pace, durationFactor: n)
                    screen.stage.advance(by: 0.1)
                    #expect(screen.x().isFinite)
                }
                if animator.state == .active { animator.stopAnimation(true) }
            }
            #expect(screen.stage.diagnostics.messages.isEmpty)
        }
    }

    // MARK: Misuse

    @Test("Misuse is told, and has no effect")
    func misuse() {
        stage.makeCurrent()
        let animator = animator()
        func told(_ part: String) -> Bool {
            stage.diagnostics.messages.last?.contains(part) == true
        }
        animator.finishAnimation(at: .end)
        #expect(told("finishAnimationAtPosition") && animator.state == .inactive)
        animator.startAnimation()
        animator.finishAnimation(at: .end)
        #expect(stage.diagnostics.messages.count == 2 && animator.isRunning)
        animator.isInterruptible = false
        #expect(told("interruptible") && animator.isInterruptible)
        animator.isUserInteractionEnabled = false
        #expect(told("userInteractionEnabled") && animator.isUserInteractionEnabled)
        animator.stopAnimation(false)
        animator.startAnimation()
        #expect(told("startAnimation") && animator.state == .stopped)
        animator.pauseAnimation()
        #expect(told("pauseAnimation") && animator.state == .stopped)
        animator.finishAnimation(at: .end)
        #expect(stage.diagnostics.messages.count == 6)
        let fixed = self.animator()
        fixed.isInterruptible = false
        fixed.startAnimation()
        fixed.pauseAnimation()
        #expect(told("not interruptible") && fixed.isRunning)
        fixed.stopAnimation(true)
    }

    @Test("To let go of a paused or stopped animator is misuse; of a running one it is not", arguments: [0, 1, 2, 3])
    func release(kind: Int) {
        stage.makeCurrent()
        weak var weakAnimator: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 0 }
            weakAnimator = animator
            switch kind {
            case 0: break
            case 1: animator.startAnimation()
            case 2: animator.pauseAnimation()
            default:
                animator.startAnimation()
                animator.stopAnimation(false)
            }
        }
        #expect((weakAnimator == nil) == (kind != 1))
        #expect(stage.diagnostics.messages.count == (kind > 1 ? 1 : 0))
        stage.advance(by: 2)
        #expect(weakAnimator == nil)
        #expect(view.layer.animationKeys() == nil)
    }

    // MARK: Hit tests

    @Test("Hit tests find the view where it is seen, unless they are manual", arguments: [false, true])
    func hits(isManual: Bool) {
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.frame.origin.x = 160 }
        animator.isManualHitTestingEnabled = isManual
        animator.startAnimation()
        stage.advance(by: 0.5)
        func hit(_ x: CGFloat) -> Bool { stage.window.hitTest(CGPoint(x: x, y: 10), with: nil) === view }
        #expect(hit(90) == !isManual && hit(170) == isManual)
        stage.advance(by: 0.6)
        #expect(!hit(90) && hit(170))
    }

    @Test("What animators and blocks hold is let go of: ten thousand short ones leave nothing")
    func soak() {
        stage.makeCurrent()
        final class Token {}
        weak var last: Token?
        var completions = 0
        for round in 0..<100 {
            for index in 0..<100 {
                let token = Token()
                last = token
                let value = CGFloat(index % 10) / 10 + 0.05
                if index.isMultiple(of: 4) {
                    let animator = UIViewPropertyAnimator(duration: 0.01, curve: .linear) { [view] in
                        view.center.x = value * 100 + CGFloat(round)
                    }
                    animator.addCompletion { _ in
                        _ = token
                        completions += 1
                    }
                    animator.startAnimation()
                } else {
                    UIView.animate(
                        withDuration: 0.01, animations: { view.alpha = value },
                        completion: { _ in
                            _ = token
                            completions += 1
                        })
                }
            }
            stage.advance(by: 0.1)
            #expect(view.layer.animationKeys() == nil)
        }
        #expect(completions == 10_000)
        #expect(last == nil)
        #expect(!view.isUserInteractionDisabledByAnimation)
    }
}
