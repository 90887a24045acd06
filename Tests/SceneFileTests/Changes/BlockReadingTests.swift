import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Reading blocks, transitions and animators")
struct BlockReadingTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let change: String
        let errors: [String]

        /// - Parameter change: What stands behind `at: 1, `.
        init(_ change: String, _ errors: String...) {
            (self.change, self.errors) = (change, errors)
        }

        var testDescription: String { change }
    }

    /// The change stands on line 5; what is behind `at` begins at column 14.
    private func errors(_ change: String) -> [String] {
        SceneText.errors(
            SceneText.head + """
                view: { id: v, subviews: [{ id: w }], sublayers: [{ id: dot }], layoutGuides: [{ id: guide }] }
                changes: [{ at: 0, animator: { id: a, duration: 1, curve: linear } },
                  { at: 1, \(change) }]

                """)
    }

    nonisolated static let blocks = [
        Case(
            "id: v, set: {}, animate: { delay: 1 }",
            "5:37 the animation needs the key 'duration'"),
        Case("id: v, set: {}, animate: {}", "5:37 an empty map; expected one with duration or springDuration"),
        Case("id: v, set: {}, animate: 3", "5:37 found '3'; expected a map for the animation"),
        Case(
            "id: v, set: {}, animte: { duration: 1 }",
            "5:28 unknown key 'animte' in a change; did you mean 'animate'?"),
        Case(
            "id: v, set: {}, animate: { duraton: 1, delay: 1 }",
            "5:37 the animation needs the key 'duration'",
            "5:39 unknown key 'duraton' in the animation; did you mean 'duration'?"),
        Case("id: v, set: {}, animate: { duration: -1 }", "5:49 found '-1'; expected a number ≥ 0"),
        Case(
            "id: v, set: {}, animate: { duration: .inf }",
            "5:49 '.inf' is not a finite number; expected a number ≥ 0"),
        Case(
            "id: v, set: {}, animate: { duration: 1, options: [curveEasIn] }",
            "5:62 unknown name 'curveEasIn'; expected layoutSubviews, allowUserInteraction, beginFromCurrentState, "
                + "repeat, autoreverse, overrideInheritedDuration, overrideInheritedOptions, curveEaseInOut or another "
                + "name; did you mean 'curveEaseIn'?"),
        Case(
            "id: v, set: {}, animate: { duration: 1, options: [repeat, repeat] }",
            "5:70 'repeat' is in the list twice"),
        Case(
            "id: v, set: {}, animate: { duration: 1, options: [curveEaseIn, curveLinear] }",
            "5:61 'curveEaseIn' and 'curveLinear' exclude each other"),
        Case(
            "id: v, set: {}, animate: { duration: 1, options: [calculationModeCubic] }",
            "5:61 'calculationModeCubic' is an option of keyframes alone"),
        Case("id: v, set: {}, animate: { duration: 1, bounce: 0 }", "5:52 'bounce' goes with 'springDuration'"),
        Case(
            "id: v, set: {}, animate: { duration: 1, initialSpringVelocity: 0 }",
            "5:52 'initialSpringVelocity' goes with 'usingSpringWithDamping' or 'springDuration'"),
        Case(
            "id: v, set: {}, animate: { springDuration: 1, usingSpringWithDamping: 1 }",
            "5:58 'usingSpringWithDamping' goes with 'duration'"),
        Case(
            "id: v, set: {}, animate: { springDuration: 1, bounce: 0, duration: 1 }",
            "5:69 'duration' and 'springDuration' exclude each other"),
        Case(
            "id: v, set: {}, animate: { springDuration: 1, bounce: 2 }",
            "5:66 found '2'; expected a number from -1 to 1"),
        Case(
            "id: v, set: {}, completion: []",
            "5:28 'completion' goes with 'animate', 'transition', 'animator', 'present', 'dismiss' or 'snapshot'"),
        Case(
            "id: v, set: {}, animate: { duration: 1 }, completion: [{ id: x, call: setNeedsLayout }]",
            "5:73 no view or layer has the id 'x'; did you mean 'a'?"),
        Case(
            "id: v, set: {}, animate: { duration: 1 }, whenFinished: [{ at: 2, id: v, call: setNeedsLayout }]",
            "5:71 'at' stands on the change around: those inside happen in the same turn"),
        Case("keyframes: []", "5:12 'keyframes' goes with 'animate'"),
        Case(
            "keyframes: [{ relativeStartTime: 0, changes: [] }], animate: { duration: 1 }",
            "5:24 a keyframe needs the key 'relativeDuration'"),
        Case(
            "keyframes: [{ relativeStartTime: 2, relativeDuration: 1, changes: [] }], animate: { duration: 1 }",
            "5:45 found '2'; expected a number from 0 to 1"),
        Case(
            "keyframes: [], animate: { duration: 1, options: [flushUpdates] }",
            "5:60 'flushUpdates' is no option of keyframes"),
        Case(
            "keyframes: [], animate: { springDuration: 1 }",
            "5:38 'springDuration' beside 'keyframes', which go by a curve"),
        Case(
            "performWithoutAnimation: { id: v }",
            "5:37 found a map; expected a list"),
    ]

    nonisolated static let transitions = [
        Case("transition: { with: v }", "5:24 the transition needs the key 'duration'"),
        Case("transition: { with: u, duration: 1 }", "5:32 no view or layer has the id 'u'; did you mean 'a'?"),
        Case("transition: { with: dot, duration: 1 }", "5:32 'dot' is a layer; expected a view"),
        Case("transition: { from: w, to: a, duration: 1 }", "5:39 'a' is an animator; expected a view"),
        Case("transition: { from: w, to: w, duration: 1 }", "5:39 'from' and 'to' are one view; expected two"),
        Case("transition: { from: w, duration: 1 }", "5:24 the transition needs the key 'to'"),
        Case(
            "transition: { from: w, to: v, duration: 1 }, changes: []",
            "5:57 'changes' goes with 'with': 'to' takes the place of 'from'"),
        Case(
            "transition: { with: v, duration: 1, options: [transitionCurlUp, transitionCurlDown] }",
            "5:57 'transitionCurlUp' and 'transitionCurlDown' exclude each other"),
        Case(
            "transition: { with: v, duration: 1, options: [crossDissolve] }",
            "5:58 unknown name 'crossDissolve'; expected allowAnimatedContent, showHideTransitionViews, transitionNone, "
                + "transitionFlipFromLeft, transitionFlipFromRight, transitionCurlUp, transitionCurlDown, "
                + "transitionCrossDissolve or another name"),
    ]

    nonisolated static let animators = [
        Case("animator: { duration: 1, curve: linear }", "5:22 the animator needs the key 'id'"),
        Case(
            "animator: { id: v, duration: 1, curve: linear }",
            "5:28 the id 'v' is taken on line 3; expected an id of its own"),
        Case(
            "animator: { id: a, duration: 1, curve: linear }",
            "5:28 the id 'a' is taken on line 4; expected an id of its own"),
        Case("animator: { id: b, curve: linear }", "5:22 the animator needs the key 'duration'"),
        Case(
            "animator: { id: b, duration: 1 }",
            "5:22 the animator has no pace; expected curve, controlPoints, dampingRatio or spring"),
        Case(
            "animator: { id: b, duration: 1, curve: linear, dampingRatio: 1 }",
            "5:59 'dampingRatio' beside 'curve'; expected one of them"),
        Case(
            "animator: { id: b, duration: 1, curve: linear, initialVelocity: 1 }",
            "5:59 'initialVelocity' goes with 'dampingRatio'"),
        Case(
            "animator: { id: b, duration: 1, curve: easeInEaseOut }",
            "5:51 unknown name 'easeInEaseOut'; expected easeInOut, easeIn, easeOut, linear or default"),
        Case(
            "animator: { id: b, duration: 1, controlPoints: [2, 0, 1, 1] }",
            "5:59 a curve that goes back in time; expected x1 and x2 from 0 to 1"),
        Case(
            "animator: { id: b, duration: 1, controlPoints: [0, 1] }",
            "5:59 found a list of 2; expected control points [x1, y1, x2, y2]"),
        Case("animator: { id: b, spring: { mass: 1, stiffness: 1 } }", "5:39 the spring needs the key 'damping'"),
        Case(
            "animator: { id: b, spring: { mass: 0, stiffness: 1, damping: 1 } }",
            "5:47 found '0'; expected a number > 0"),
        Case(
            "animator: { id: b, duration: 1, curve: linear, pauseOnCompletion: true }",
            "5:59 unknown key 'pauseOnCompletion' in the animator; did you mean 'pausesOnCompletion'?"),
        Case("id: c, call: startAnimation", "5:16 no view or layer has the id 'c'; did you mean 'a'?"),
        Case("id: b, stopAnimation: { withoutFinishing: true }", "5:16 no animator has the id 'b'; did you mean 'a'?"),
        Case("id: v, finishAnimation: { at: end }", "5:16 'v' is a view, and finishAnimation is for animators"),
        Case("id: v, call: startAnimation", "5:25 'v' is a view, and startAnimation is called on animators"),
        Case("id: a, call: layoutIfNeeded", "5:25 'a' is an animator; expected startAnimation or pauseAnimation"),
        Case("id: a, addAnimation: { class: CATransition }", "5:16 'a' is an animator, which has no layer"),
        Case("id: a, finishAnimation: { at: middle }", "5:42 unknown name 'middle'; expected end, start or current"),
        Case("id: a, stopAnimation: {}", "5:34 the stop needs the key 'withoutFinishing'"),
        Case(
            "id: a, set: { fractionComplete: 2 }", "5:44 found '2'; expected a number from 0 to 1"),
        Case(
            "id: a, set: { fracionComplete: 1 }",
            "5:26 unknown key 'fracionComplete' in an animator's keys; did you mean 'fractionComplete'?"),
        Case(
            "id: a, continueAnimation: { durationFactor: -1 }", "5:56 found '-1'; expected a number ≥ 0"),
        Case(
            "id: a, addAnimations: [], delayFactor: 2", "5:51 found '2'; expected a number from 0 to 1"),
        Case(
            "id: a, stopAnimaton: { withoutFinishing: true }",
            "5:3 a change needs the key 'stopAnimation'",
            "5:19 unknown key 'stopAnimaton' in a change; did you mean 'stopAnimation'?"),
    ]

    @Test("What is wrong has its place and the nearest name", arguments: blocks + transitions + animators)
    func sentences(_ item: Case) {
        #expect(errors(item.change) == item.errors)
    }

    @Test("What speaks of an animator that could not be read is no further error")
    func lost() {
        let text =
            SceneText.head + "view: {}\nchanges:\n- { at: -1, animator: { id: b, duration: 1, curve: linear } }\n"
            + "- { at: 1, id: b, call: startAnimation }\n- { at: 1, id: b, stopAnimation: { withoutFinishing: true } }\n"
        #expect(SceneText.errors(text) == ["5:9 found '-1'; expected a number from 0 to 3600"])
    }

    @Test("Constraints cannot be about animators; expectations know their properties")
    func uses() {
        let head =
            SceneText.head + "view: { id: v }\n"
            + "changes: [{ at: 0, animator: { id: run, duration: 1, curve: linear } }]\n"
        #expect(
            SceneText.errors(head + "constraints: [run.width == 5]\n") == [
                "5:15 'run' is an animator; constraints are about views and layout guides"
            ])
        #expect(
            SceneText.errors(head + "expect: { values: { run: { stat: active } } }\n") == [
                "5:28 an animator has no value 'stat' to expect; did you mean 'state'?"
            ])
        #expect(
            SceneText.errors(head + "expect: { values: { run: { state: actve } } }\n") == [
                "5:35 unknown name 'actve'; expected inactive, active or stopped; did you mean 'active'?"
            ])
        #expect(
            SceneText.errors(head + "expect: { presentation: { run: { opacity: 1 } } }\n") == [
                "5:34 'run' is an animator, which has no layer"
            ])
        #expect(SceneText.errors(head + "expect: { animationKeys: { rum: [] } }\n").count == 1)
    }

    @Test("A change that is read as a wrong verb names the verb that was meant")
    func nearestVerb() {
        #expect(
            errors("id: v, cal: layoutIfNeeded") == [
                "5:3 a change needs the key 'call'", "5:19 unknown key 'cal' in a change; did you mean 'call'?",
            ])
    }

    @Test("Every property of an animator that files set is known to be written; all are known to expectations")
    func properties() {
        let settable = AnimatorForms.settings.fields.map(\.key)
        #expect(settable.allSatisfy { AnimatorProperty.named($0)?.write != nil })
        #expect(Set(settable) == Set(AnimatorProperty.all.filter { $0.write != nil }.map(\.name)))
        let made = Set(AnimatorForms.animator.fields.map(\.key))
        #expect(settable.allSatisfy { $0 == "fractionComplete" || made.contains($0) })
    }

    @Test("Every option of UIKit's has its name and its number")
    func options() {
        let names = AnimationOptionNames.block + AnimationOptionNames.transition
        let all = names.map { AnimationOptionNames.options([$0]).rawValue }
        #expect(AnimationOptionNames.options(["repeat", "curveLinear"]) == [.repeat, .curveLinear])
        #expect(all.reduce(0, |) == UIView.AnimationOptions(rawValue: 0x0773_07FF).rawValue)
        let modes = ["Linear", "Discrete", "Paced", "Cubic", "CubicPaced"].map {
            AnimationOptionNames.keyframeOptions(["calculationMode\($0)"]).rawValue >> 10
        }
        #expect(modes == [0, 1, 2, 3, 4])
        let both = AnimationOptionNames.keyframeOptions(["curveLinear", "calculationModeCubic"])
        #expect(both.rawValue == 3 << 16 | 3 << 10)
    }

    @Test("Blocks, transitions and animators are nested no deeper than views")
    func depth() {
        var inner = "{ id: v, call: setNeedsLayout }"
        for _ in 0..<500 { inner = "{ changes: [\(inner)] }" }
        let text = SceneText.head + "view: { id: v }\nchanges: [{ at: 0, performWithoutAnimation: [\(inner)] }]\n"
        #expect(SceneText.errors(text).count == 1)
    }
}
