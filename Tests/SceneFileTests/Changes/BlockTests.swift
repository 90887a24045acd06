import QuartzCore
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Blocks of scenes")
struct BlockTests {
    private func scene(_ changes: String) -> String {
        SceneText.head + """
            time: [0, 2]
            view: { id: v, subviews: [{ id: a, frame: [0, 0, 8, 8] }, { id: b, frame: [0, 0, 8, 8] }] }
            changes:
            \(changes)

            """
    }

    /// The animation of a view's position after a change at 0.5 s.
    private func animation(_ manner: String) throws -> CAAnimation {
        let stage = try SceneText.stage(scene("- { at: 0.5, id: a, set: { center: [24, 4] }, \(manner) }"))
        stage.advance(to: 0.5)
        return try #require(stage.layer("a")?.animation(forKey: "position"))
    }

    @Test("A block's duration, delay and options are those of UIView's")
    func plain() throws {
        let plain = try #require(try animation("animate: { duration: 2, delay: 1 }") as? CABasicAnimation)
        #expect(plain.duration == 2 && plain.beginTime == 1.5 && plain.isAdditive)
        #expect(plain.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
        let repeated = try animation("animate: { duration: 2, options: [repeat, autoreverse, curveEaseIn] }")
        #expect(repeated.repeatCount == .infinity && repeated.autoreverses)
        #expect(repeated.timingFunction == CAMediaTimingFunction(name: .easeIn))
        let rate = try animation("animate: { duration: 2, options: [preferredFramesPerSecond30] }")
        #expect(rate.preferredFrameRateRange.preferred == 30)
    }

    @Test("Springs are those of UIView's two forms")
    func springs() throws {
        let damped = try #require(
            try animation("animate: { duration: 0.5, usingSpringWithDamping: 0.7 }") as? CASpringAnimation)
        #expect(abs(damped.stiffness - 387.275) < 0.001 && damped.duration == 0.5)
        let bouncy = try #require(
            try animation("animate: { springDuration: 0.5, bounce: 0.3, initialSpringVelocity: 2 }")
                as? CASpringAnimation)
        #expect(abs(bouncy.stiffness - 157.914) < 0.001 && abs(bouncy.damping - 17.5929) < 0.001)
        #expect(bouncy.initialVelocity == 2)
    }

    @Test("Keyframes have UIKit's key times, mode and curve")
    func keyframes() throws {
        let stage = try SceneText.stage(
            scene(
                "- { at: 0.5, animate: { duration: 2, options: [curveLinear, calculationModeCubic] }, keyframes: "
                    + "[{ relativeStartTime: 0.25, relativeDuration: 0.5, changes: [{ id: a, set: { alpha: 0.5 } }] }] }"
            ))
        stage.advance(to: 0.5)
        let animation = try #require(stage.layer("a")?.animation(forKey: "opacity") as? CAKeyframeAnimation)
        #expect(animation.keyTimes == [0, 0.25, 0.75, 1] && animation.calculationMode == .cubic)
        #expect(animation.timingFunction == CAMediaTimingFunction(name: .linear) && animation.duration == 2)
    }

    @Test("What follows happens in order, once, in the turn of the end; what follows a true end not after a removal")
    func endings() throws {
        let change = { (tag: Int) in "{ id: v, set: { tag: \(tag) } }" }
        let stage = try SceneText.stage(
            scene(
                "- { at: 0, id: a, set: { alpha: 0 }, animate: { duration: 1 }, completion: [\(change(1))], "
                    + "whenFinished: [\(change(2))] }\n"
                    + "- { at: 1.5, id: a, set: { alpha: 1 }, animate: { duration: 1 }, completion: [\(change(3))], "
                    + "whenFinished: [\(change(4))] }\n- { at: 1.7, id: a, call: removeAllAnimations }"))
        let tags = [0.5, 1, 1.6, 1.75].map { time in
            stage.advance(to: time)
            return stage.view("v")?.tag
        }
        #expect(tags == [0, 2, 2, 3])
    }

    @Test("A keyframe's changes, a transition's and those inside other changes resize the canvas at most as allowed")
    func limits() {
        let window = "{ window: { size: [20000, 1] } }"
        let changes = [
            "completion: [\(window)], id: v, set: {}, animate: { duration: 1 }",
            "animate: { duration: 1 }, keyframes: [{ relativeStartTime: 0, relativeDuration: 1, changes: [\(window)] }]",
            "transition: { with: v, duration: 1 }, changes: [\(window)]", "performWithoutAnimation: [\(window)]",
            "animator: { id: x, duration: 1, curve: linear, changes: [\(window)] }",
        ]
        for change in changes {
            let errors = SceneText.errors(scene("- { at: 0, \(change) }"))
            #expect(errors.count == 1 && errors[0].contains("16,384 pixels"), "\(change): \(errors)")
        }
    }

    @Test("Changes at 0 begin at 0, whichever frames are taken", arguments: ["0.5", "[0, 0.5]", "[0.25, 0.5]"])
    func beginning(times: String) throws {
        let text =
            SceneText.head + "time: \(times)\nview: { subviews: [{ id: a, frame: [0, 0, 8, 8] }] }\n"
            + "changes: [{ at: 0, id: a, set: { alpha: 0 }, animate: { duration: 1, options: [curveLinear] } }]\n"
            + "expect: { at: 0.5, presentation: { a: { opacity: 0.5 } } }\n"
        #expect(try SceneText.frames(text).flatMap(\.failures) == [])
    }

    @Test("A view cannot take the place of one that lies in it: an error of the change, and nothing is done")
    func cycle() throws {
        let text = scene("- { at: 1, transition: { from: a, to: v, duration: 1 } }")
        let frames = try SceneText.frames(text)
        #expect(frames.map(\.failures) == [[], ["6:3 'v' cannot take the place of 'a', which lies in it"]])
    }

    @Test("Expectations tell what is shown beside what is set")
    func failures() throws {
        let text =
            scene("- { at: 1, id: a, set: { alpha: 0 }, animate: { duration: 2, options: [curveLinear] } }")
            + "expect: { at: 2, presentation: { a: { opacity: 0.4 } }, values: { a: { alpha: 0.5 } }, "
            + "animationKeys: { a: [] } }\n"
        #expect(
            try SceneText.frames(text).flatMap(\.failures) == [
                "7:39 at 2 s: a shows opacity 0.5; expected 0.4", "7:72 at 2 s: a has alpha 0; expected 0.5",
                "7:105 at 2 s: the animations of a are opacity; expected none",
            ])
    }
}
