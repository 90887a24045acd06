import QuartzCore
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Animators of scenes")
struct AnimatorTests {
    /// Animator `a` moves view `v` from 0 to 100 in a second; what is done with it follows from line 7 on.
    private func scene(
        _ commands: [String], keys: String = "duration: 1, curve: linear", times: String = "[0, 2]"
    ) -> String {
        SceneText.head + """
            time: \(times)
            view: { subviews: [{ id: v, frame: [-4, -4, 8, 8] }] }
            changes:
            - { at: 0, animator: { id: a, \(keys), changes: [{ id: v, set: { center: [100, 0] } }] } }

            """ + commands.map { "- { \($0) }\n" }.joined()
    }

    private func animator(_ keys: String) throws -> UIViewPropertyAnimator {
        let stage = try SceneText.stage(
            SceneText.head + "view: { id: v }\nchanges: [{ at: 0, animator: { id: a, \(keys) } }]\n")
        stage.advance(to: 0.1)
        return try #require(stage.animator("a"))
    }

    @Test("Every key makes its part of the animator")
    func keys() throws {
        let curve = try animator("duration: 2, curve: easeIn")
        #expect(curve.duration == 2 && curve.state == .inactive)
        #expect(curve.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
        let own = try animator("duration: 2, curve: default")
        #expect(own.timingParameters?.cubicTimingParameters?.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
        let points = try animator("duration: 1, controlPoints: [0.1, 0.2, 0.3, 0.4]").timingParameters
        #expect(points?.cubicTimingParameters?.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
        let damped = try animator("duration: 1, dampingRatio: 0.5, initialVelocity: [1, 2]").timingParameters
        #expect(damped?.springTimingParameters?.initialVelocity == CGVector(dx: 1, dy: 2))
        let spring = try animator("spring: { mass: 1, stiffness: 300, damping: 20, initialVelocity: 0 }")
        #expect(abs(spring.duration - 0.7442555) < 1e-6)
        let bouncy = try animator("spring: { duration: 0.5, bounce: 0.3 }")
        #expect(abs(bouncy.duration - 0.862955) < 1e-5)
        let flags = try animator(
            "duration: 1, curve: linear, scrubsLinearly: false, pausesOnCompletion: true, isReversed: true, "
                + "isUserInteractionEnabled: false, isInterruptible: false, isManualHitTestingEnabled: true")
        #expect(!flags.scrubsLinearly && flags.pausesOnCompletion && flags.isReversed)
        #expect(!flags.isUserInteractionEnabled && !flags.isInterruptible && flags.isManualHitTestingEnabled)
    }

    struct Misuse: CustomTestStringConvertible, Sendable {
        let commands: [String]
        let error: String
        var keys = "duration: 1, curve: linear"
        var testDescription: String { "\(commands)" }
    }

    nonisolated static let misuses = [
        Misuse(
            commands: ["at: 0.1, id: a, finishAnimation: { at: end }"],
            error: "7:3 finishAnimation of the animator 'a', which is inactive; "
                + "expected stopAnimation: { withoutFinishing: false } before it"),
        Misuse(
            commands: ["at: 0.1, id: a, call: startAnimation", "at: 0.2, id: a, finishAnimation: { at: end }"],
            error: "8:3 finishAnimation of the animator 'a', which is active; "
                + "expected stopAnimation: { withoutFinishing: false } before it"),
        stopped("call: startAnimation", "startAnimation of the animator 'a', which is stopped"),
        stopped("startAnimation: { afterDelay: 1 }", "startAnimation of the animator 'a', which is stopped"),
        stopped("call: pauseAnimation", "pauseAnimation of the animator 'a', which is stopped"),
        stopped("continueAnimation: {}", "continueAnimation of the animator 'a', which is stopped"),
        stopped("addAnimations: []", "addAnimations of the animator 'a', which is stopped"),
        Misuse(
            commands: ["at: 0.1, id: a, call: startAnimation", "at: 0.2, id: a, call: pauseAnimation"],
            error: "8:3 pauseAnimation of the animator 'a', which is active; expected one that is interruptible",
            keys: "duration: 1, curve: linear, isInterruptible: false"),
        Misuse(
            commands: ["at: 0.1, id: a, call: startAnimation", "at: 0.2, id: a, set: { isInterruptible: false }"],
            error: "8:28 isInterruptible of the animator 'a' is set while it is active; expected an inactive one"),
        Misuse(
            commands: [
                "at: 0.1, id: a, call: startAnimation", "at: 0.2, id: a, stopAnimation: { withoutFinishing: false }",
                "at: 0.3, id: a, set: { fractionComplete: 0.5 }",
            ],
            error: "9:28 fractionComplete of the animator 'a' is set while it is stopped; "
                + "expected finishAnimation before it"),
        Misuse(
            commands: [
                "at: 0.1, id: b, call: startAnimation", "at: 0.2, animator: { id: b, duration: 1, curve: linear }",
            ], error: "7:3 the animator 'b' is not made yet; expected 'animator' before it"),
    ]

    nonisolated private static func stopped(_ command: String, _ message: String) -> Misuse {
        Misuse(
            commands: [
                "at: 0.1, id: a, call: startAnimation", "at: 0.2, id: a, stopAnimation: { withoutFinishing: false }",
                "at: 0.3, id: a, \(command)",
            ], error: "9:3 \(message); expected finishAnimation before it")
    }

    @Test("What raises on a device is an error of the change, and nothing else happens", arguments: misuses)
    func misuse(_ item: Misuse) throws {
        let frames = try SceneText.frames(scene(item.commands, keys: item.keys))
        #expect(frames.map(\.failures) == [[], [item.error]])
        let stage = try SceneText.stage(scene(item.commands, keys: item.keys))
        stage.advance(to: 2)
        #expect(stage.problems.map { "\($0.line):\($0.column) \($0.sentence)" } == [item.error])
        #expect(stage.stage.diagnostics.messages == [])
    }

    @Test("A stage that goes with a paused, stopped or running animator ends it", arguments: [0, 1, 2, 3])
    func release(kind: Int) throws {
        let commands = [
            ["at: 0.1, id: a, call: pauseAnimation"],
            ["at: 0.1, id: a, call: startAnimation", "at: 0.2, id: a, stopAnimation: { withoutFinishing: false }"],
            ["at: 0.1, id: a, call: startAnimation"], ["at: 0.1, id: a, startAnimation: { afterDelay: 1e6 }"],
        ][kind]
        weak var weakAnimator: UIViewPropertyAnimator?
        weak var weakStage: SceneStage?
        do {
            let stage = try SceneText.stage(scene(commands))
            stage.advance(to: 0.5)
            weakAnimator = stage.animator("a")
            weakStage = stage
            #expect(weakAnimator?.state != .inactive)
        }
        #expect(weakStage == nil)
        #expect(weakAnimator == nil)
    }

    @Test(
        "A block that stops its own animator leaves it inactive, with its changes made at once", arguments: [0, 1, 2])
    func stopsItself(kind: Int) throws {
        let begin = ["call: startAnimation", "call: pauseAnimation", "set: { fractionComplete: 0.5 }"][kind]
        let text =
            SceneText.head + """
                time: [0, 0.5]
                view: { subviews: [{ id: v, frame: [-4, -4, 8, 8] }] }
                changes:
                - at: 0
                  animator:
                    id: a
                    duration: 1
                    curve: linear
                    changes:
                    - { id: v, set: { alpha: 0 } }
                    - { id: a, stopAnimation: { withoutFinishing: true } }
                    - { id: v, set: { center: [100, 0] } }
                - { at: 0.1, id: a, \(begin) }
                expect:
                  at: 0.5
                  values: { a: { state: inactive, isRunning: false }, v: { center: [100, 0], alpha: 1 } }
                  presentation: { v: { position.x: 100, opacity: 1 } }
                  animationKeys: { v: [] }

                """
        #expect(try SceneText.frames(text).flatMap(\.failures) == [])
    }

    @Test("A delayed start shows the old values meanwhile")
    func delay() throws {
        let text =
            scene(["at: 0.25, id: a, startAnimation: { afterDelay: 0.5 }"], times: "[0.7, 1.25]")
            + "expect:\n- { at: 0.7, presentation: { v: { position.x: 0 } }, values: { v: { center: [100, 0] } } }\n"
            + "- { at: 0.7, values: { a: { delay: 0.5 } } }\n"
            + "- { at: 1.25, presentation: { v: { position.x: 50 } } }\n"
        #expect(try SceneText.frames(text).flatMap(\.failures) == [])
    }

    @Test("Keys of a set are set in the order of the file")
    func order() throws {
        for (keys, fraction) in [
            ("fractionComplete: 0.3, isReversed: true", 0.7), ("isReversed: true, fractionComplete: 0.3", 0.3),
        ] {
            let stage = try SceneText.stage(scene(["at: 0.5, id: a, set: { \(keys) }"]))
            stage.advance(to: 1)
            #expect(abs(Double(stage.animator("a")?.fractionComplete ?? 0) - fraction) < 1e-9)
        }
    }
}
