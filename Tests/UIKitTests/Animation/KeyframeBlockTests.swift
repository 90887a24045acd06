import Offstage
import TestKit
import Testing
import UIKit

@MainActor
@Suite("Keyframe blocks")
struct KeyframeBlockTests {
    private let screen = AnimationScreen()
    private var view: UIView { screen.view }
    private var stage: Stage { screen.stage }
    private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    /// Fades out in the first quarter to a half, and in again in the second.
    private func blink(_ options: UIView.KeyframeAnimationOptions, _ completion: ((Bool) -> Void)? = nil) {
        UIView.animateKeyframes(
            withDuration: 2, delay: 0, options: options,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.alpha = 0.5 }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.alpha = 1 }
            }, completion: completion)
    }

    @Test("Steps of one property make one animation, eased as a whole")
    func easing() throws {
        stage.makeCurrent()
        blink([])
        let animation = try #require(view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
        #expect(view.layer.animationKeys() == ["opacity"])
        #expect(animation.keyTimes?.map(\.doubleValue) == [0, 0.25, 0.5, 1])
        #expect(animation.isAdditive && animation.duration == 2)
        #expect(isClose([screen.alpha(after: 0.5), screen.alpha(after: 0.5)], [0.742, 1], 0.0005))
    }

    @Test("The bit of the linear curve makes the timeline even")
    func even() {
        stage.makeCurrent()
        blink(linear)
        let alphas = screen.samples(at: [0.25, 0.5, 0.75, 1, 1.9]) { Double($0.opacity) }
        #expect(isClose(alphas, [0.75, 0.5, 0.75, 1, 1]))
    }

    @Test("A keyframe of a part has the times 0, start, end, 1")
    func keyTimes() throws {
        stage.makeCurrent()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.4) { view.center.x = 110 }
        }
        let animation = try #require(view.layer.animation(forKey: "position") as? CAKeyframeAnimation)
        #expect(isClose(animation.keyTimes?.map(\.doubleValue) ?? [], [0, 0.2, 0.6, 1], 1e-12))
        #expect(isClose(screen.xs(at: [0.1, 0.2, 0.4, 0.6, 0.9]), [10, 10, 60, 110, 110]))
    }

    @Test("What the block changes outside of keyframes takes all of the time")
    func outside() {
        stage.makeCurrent()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) { view.center.x = 110 }
        #expect(isClose(screen.xs(at: [0.25, 0.5]), [35, 60]))
    }

    @Test("A step that begins before another of its property is over adds to it")
    func overlap() {
        stage.makeCurrent()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 110 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 10 }
        }
        #expect(view.layer.animationKeys() == ["position", "position-2"])
        #expect(isClose(screen.xs(at: [0.5, 0.75, 1]), [60, 35, 10]))
    }

    @Test(
        "The modes are those of keyframe animations",
        arguments: [
            (UIView.KeyframeAnimationOptions.calculationModeLinear, [60.0, 110, 135]),
            (.calculationModeDiscrete, [10, 110, 110]), (.calculationModePaced, [47.5, 85, 122.5]),
        ])
    func modes(mode: UIView.KeyframeAnimationOptions, xs: [Double]) {
        stage.makeCurrent()
        // 100 points in the first half, 50 in the second; paced each takes its share of the whole.
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [mode, linear]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 110 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 160 }
        }
        #expect(isClose(screen.xs(at: [0.25, 0.5, 0.75]), xs))
    }

    @Test("A cubic course runs smoothly through its values")
    func cubic() {
        stage.makeCurrent()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic, linear]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 110 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 10 }
        }
        let xs = screen.xs(at: [0.25, 0.499, 0.5, 0.501, 0.75])
        #expect(isClose([xs[2]], [110]))
        // At the top it is level: a straight course would fall by 0.2 points.
        #expect(xs[2] - xs[1] < 0.01 && xs[2] - xs[3] < 0.01)
        #expect(xs[0] > 60 && xs[4] > 60)
    }

    @Test("Colours go through their values in place of the model's")
    func colours() {
        stage.makeCurrent()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        stage.runTurn()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            }
        }
        stage.advance(by: 0.25)
        #expect(screen.shown.backgroundColor?.components ?? [] == [0.5, 0.5, 0, 1])
        stage.advance(by: 0.5)
        #expect(screen.shown.backgroundColor?.components ?? [] == [0, 0.5, 0.5, 1])
    }

    @Test("Completions, delays and repetition are as in plain blocks")
    func completion() {
        stage.makeCurrent()
        let log = CompletionLog()
        blink([], log.note)
        stage.advance(by: 1.9)
        #expect(log.answers.isEmpty)
        stage.advance(by: 0.2)
        #expect(log.answers == [true])
        UIView.animateKeyframes(withDuration: 1, delay: 1, options: [linear, .repeat]) { view.center.x = 110 }
        #expect(isClose([screen.x(after: 0.9), screen.x(after: 0.6), screen.x(after: 10)], [10, 60, 60]))
        UIView.animateKeyframes(withDuration: 0, delay: 0, animations: { view.alpha = 0 }, completion: log.note)
        #expect(log.answers == [true, true])
    }

    @Test("Outside of a keyframe block a keyframe is just a block; times that are none are kept within the whole")
    func hostile() {
        stage.makeCurrent()
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 50 }
        stage.runTurn()
        #expect(screen.x() == 50)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            for time in [Double.nan, -1, 0, 0.5, 1, 2, .infinity] {
                for duration in [Double.nan, -1, 0, 2, .infinity] {
                    UIView.addKeyframe(withRelativeStartTime: time, relativeDuration: duration) { view.center.x += 1 }
                }
            }
        }
        #expect(screen.x(after: 0.5).isFinite)
        stage.advance(by: 0.6)
        #expect(screen.x() == 85)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("The form that waits returns whether all came to their end")
    func waiting() async {
        stage.makeCurrent()
        #expect(await UIView.animateKeyframes(withDuration: 1, delay: 0) { view.alpha = 0 })
        #expect(stage.time >= 1)
        stage.schedule(at: stage.time + 0.5) { view.layer.removeAllAnimations() }
        #expect(await !UIView.animateKeyframes(withDuration: 1, delay: 0) { view.alpha = 1 })
        #expect(stage.time < 2)
    }
}
