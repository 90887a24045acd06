import QuartzCore
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Changes in time")
struct ChangeTests {
    @Test("Animations are added, removed by key, and removed all")
    func verbs() throws {
        let fade = "{ class: CABasicAnimation, key: fade, keyPath: opacity, toValue: 0, duration: 9 }"
        let scene =
            SceneText.head + """
                time: [0.2, 0.4, 0.6]
                view: { id: v, sublayers: [{ id: dot }] }
                changes:
                  - { at: 0.1, changes: [{ id: v, addAnimation: \(fade) }, { id: dot, addAnimation: \(fade) }] }
                  - { at: 0.3, id: v, removeAnimation: fade }
                  - { at: 0.5, id: dot, call: removeAllAnimations }
                expect:
                  - { at: 0.2, animationKeys: { v: [fade], dot: [fade] } }
                  - { at: 0.4, animationKeys: { v: [], dot: [fade] } }
                  - { at: 0.6, animationKeys: { v: [], dot: [] } }
                """
        #expect(try SceneText.frames(scene).map(\.failures) == [[], [], []])
    }

    @Test("A transaction gives implicit animations their duration and curve, or takes them away")
    func transactions() throws {
        let scene =
            SceneText.head + """
                time: [0, 0.75]
                view: { sublayers: [{ id: a }, { id: b }, { id: c }] }
                changes:
                  - { at: 0.25, id: a, set: { opacity: 0 }, transaction: { animationDuration: 1, animationTimingFunction: linear } }
                  - { at: 0.25, id: b, set: { opacity: 0 }, transaction: { disableActions: true } }
                  - { at: 0.25, id: c, set: { opacity: 0 } }
                expect: { at: 0.75, presentation: { a: { opacity: 0.5 }, b: { opacity: 0 }, c: { opacity: 0 } } }
                """
        #expect(try SceneText.frames(scene).map(\.failures) == [[], []])
    }

    @Test("A transaction around several changes holds for all, an inner one for its own")
    func nestedTransactions() throws {
        let scene =
            SceneText.head + """
                time: [0, 0.75]
                view: { sublayers: [{ id: a }, { id: b }] }
                changes:
                  - at: 0.25
                    transaction: { animationDuration: 1, animationTimingFunction: linear }
                    changes:
                      - { id: a, set: { opacity: 0 } }
                      - { id: b, set: { opacity: 0 }, transaction: { animationDuration: 2 } }
                expect: { at: 0.75, presentation: { a: { opacity: 0.5 }, b: { opacity: 0.75 } } }
                """
        #expect(try SceneText.frames(scene).map(\.failures) == [[], []])
    }

    @Test("A layer that is placed runs from frame to frame; a transform that stays is not run")
    func placing() throws {
        let scene =
            SceneText.head + """
                time: [0, 0.1]
                view: { sublayers: [{ id: a, frame: [0, 0, 8, 8], transform: [{ rotate: 90 }] }] }
                changes: [{ at: 0.05, id: a, set: { frame: [8, 0, 8, 16] } }]
                expect: { at: 0.1, animationKeys: { a: [bounds, position] }, values: { a: { position: [12, 8] } } }
                """
        #expect(try SceneText.frames(scene).map(\.failures) == [[], []])
    }

    @Test(
        "What is wrong inside has its place",
        arguments: [
            (
                "{ at: 1, changes: [{ at: 2, id: v, call: setNeedsLayout }] }",
                "5:26 'at' stands on the change around: those inside happen in the same turn"
            ),
            (
                "{ at: 1, changes: [{ id: w, call: setNeedsLayout }] }",
                "5:30 no view or layer has the id 'w'; did you mean 'v'?"
            ),
            (
                "{ at: 1, id: v, call: removeAllAnimation }",
                "5:27 unknown name 'removeAllAnimation'; expected setNeedsLayout, setNeedsDisplay, layoutIfNeeded, "
                    + "removeFromSuperview, removeFromSuperlayer, removeAllAnimations, becomeFirstResponder, "
                    + "resignFirstResponder, startAnimation, pauseAnimation, loadViewIfNeeded, "
                    + "setNeedsUpdateProperties, updatePropertiesIfNeeded, updateTraitsIfNeeded, "
                    + "setNeedsStatusBarAppearanceUpdate or endAppearanceTransition; "
                    + "did you mean 'removeAllAnimations'?"
            ),
            (
                "{ at: 1, id: v, call: setNeedsLayout, transaction: { duration: 1 } }",
                "5:58 unknown key 'duration' in the transaction; expected animationDuration, animationTimingFunction or "
                    + "disableActions"
            ),
            (
                "{ at: 1, id: v, addAnimation: { class: CABasicAnimation, keyPath: strokeEnd } }",
                "5:71 strokeEnd is a key path of CAShapeLayer, and this is a CALayer"
            ),
        ])
    func errors(change: String, error: String) {
        // The change stands on line 5, from column 5 on.
        let text = SceneText.head + "view: { id: v }\nchanges:\n  [ \(change)]\n"
        #expect(SceneText.errors(text) == [error])
    }
}
