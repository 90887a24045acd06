import QuartzCore
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Reading animations")
struct AnimationReadingTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let animation: String
        let error: String

        init(_ animation: String, _ error: String) {
            (self.animation, self.error) = (animation, error)
        }

        var testDescription: String { animation }
    }

    nonisolated static let cases = [
        Case(
            "{ keyPath: opacity }",
            "4:5 the animation needs the key 'class'; expected CABasicAnimation, "
                + "CAKeyframeAnimation, CASpringAnimation, CAAnimationGroup or CATransition"),
        Case(
            "{ class: CABasicAnimaton, keyPath: opacity }",
            "4:14 unknown name 'CABasicAnimaton'; expected "
                + "CABasicAnimation, CAKeyframeAnimation, CASpringAnimation, CAAnimationGroup or CATransition; "
                + "did you mean 'CABasicAnimation'?"),
        Case("{ class: CABasicAnimation }", "4:5 a CABasicAnimation needs the key 'keyPath'"),
        Case(
            "{ class: CABasicAnimation, keyPath: opacity, tovalue: 1 }",
            "4:50 unknown key 'tovalue' in a CABasicAnimation; did you mean 'toValue'?"),
        Case(
            "{ class: CABasicAnimation, keyPath: opacity, removedOnCompletion: false }",
            "4:50 unknown key 'removedOnCompletion' in a CABasicAnimation; did you mean 'isRemovedOnCompletion'?"),
        Case(
            "{ class: CABasicAnimation, keyPath: opacty }",
            "4:41 a CALayer has nothing to animate at 'opacty'; did you mean 'opacity'?"),
        Case(
            "{ class: CABasicAnimation, keyPath: transform.rotation.w }",
            "4:41 a CALayer has nothing to animate at 'transform.rotation.w'; did you mean 'transform.rotation.x'?"),
        Case(
            "{ class: CABasicAnimation, keyPath: frame }",
            "4:41 frame cannot be animated: it follows from others; expected bounds or position"),
        Case("{ class: CABasicAnimation, keyPath: alpha }", "4:41 alpha is a view's key; a layer calls it opacity"),
        Case("{ class: CABasicAnimation, keyPath: contentsGravity }", "4:41 contentsGravity cannot be animated"),
        Case(
            "{ class: CABasicAnimation, keyPath: strokeEnd }",
            "4:41 strokeEnd is a key path of CAShapeLayer, and this is a CALayer"),
        Case(
            "{ class: CABasicAnimation, keyPath: sublayers.dt.opacity }",
            "4:41 the layer has no sublayer with the id 'dt'; did you mean 'dot'?"),
        Case(
            "{ class: CABasicAnimation, keyPath: sublayers.dot }",
            "4:41 'sublayers.dot' ends at a layer; expected sublayers.id.key"),
        Case(
            "{ class: CABasicAnimation, keyPath: sublayers.dot.opasity }",
            "4:41 a CALayer has nothing to animate at 'opasity'; did you mean 'opacity'?"),
        Case("{ class: CABasicAnimation, keyPath: opacity, toValue: red }", "4:59 found 'red'; expected a number"),
        Case("{ class: CABasicAnimation, keyPath: position, toValue: 5 }", "4:60 found '5'; expected a point [x, y]"),
        Case(
            "{ class: CABasicAnimation, keyPath: bounds.size, toValue: 5 }",
            "4:63 found '5'; expected an offset [w, h]"),
        Case(
            "{ class: CABasicAnimation, keyPath: opacity, fromValue: 0, toValue: 1, byValue: 1 }",
            "4:76 fromValue, toValue and byValue together; expected two of them"),
        Case("{ class: CABasicAnimation, keyPath: opacity, duration: -1 }", "4:60 found '-1'; expected a number ≥ 0"),
        Case(
            "{ class: CABasicAnimation, keyPath: opacity, fillMode: forward }",
            "4:60 unknown name 'forward'; expected removed, forwards, backwards or both; did you mean 'forwards'?"),
        Case(
            "{ class: CABasicAnimation, keyPath: opacity, timingFunction: easeInOut }",
            "4:66 unknown name 'easeInOut'; expected linear, easeIn, easeOut, easeInEaseOut or default; "
                + "did you mean 'easeOut'?"),
        Case(
            "{ class: CABasicAnimation, keyPath: opacity, timingFunction: [1, 2] }",
            "4:66 found a list of 2; expected the name of a curve or [x1, y1, x2, y2]"),
        Case(
            "{ class: CABasicAnimation, keyPath: opacity, timingFunction: [-1, 0, 1, 1] }",
            "4:66 a curve that goes back in time; expected x1 and x2 from 0 to 1"),
        Case(
            "{ class: CABasicAnimation, keyPath: opacity, valueFunction: rotateZ }",
            "4:50 a valueFunction makes a transform, and opacity is none"),
        Case(
            "{ class: CABasicAnimation, keyPath: transform, valueFunction: scale, toValue: [1, 2] }",
            "4:83 found a list of 2; expected 3 numbers"),
        Case(
            "{ class: CAKeyframeAnimation, keyPath: opacity }",
            "4:5 a CAKeyframeAnimation needs the key 'values' or 'path'"),
        Case("{ class: CAKeyframeAnimation, keyPath: opacity, values: [] }", "4:61 no values; expected at least one"),
        Case(
            "{ class: CAKeyframeAnimation, keyPath: opacity, values: [0, red] }",
            "4:65 found 'red'; expected a number"),
        Case(
            "{ class: CAKeyframeAnimation, keyPath: position, values: [[0, 0]], path: bounds }",
            "4:72 'path' beside 'values'; expected one or the other"),
        Case(
            "{ class: CAKeyframeAnimation, keyPath: opacity, path: bounds }",
            "4:53 a path leads points, and opacity is none; expected 'values'"),
        Case(
            "{ class: CAKeyframeAnimation, keyPath: opacity, values: [0, 1, 0], keyTimes: [0, 1] }",
            "4:82 2 key times for 3 values; expected 3"),
        Case(
            "{ class: CAKeyframeAnimation, keyPath: opacity, values: [0, 1], keyTimes: [1, 0] }",
            "4:79 keyTimes fall; expected numbers that rise"),
        Case(
            "{ class: CAKeyframeAnimation, keyPath: opacity, values: [0, 1], timingFunctions: [linear, linear] }",
            "4:86 2 timing functions for 2 values; expected one between each two values"),
        Case(
            "{ class: CASpringAnimation, keyPath: opacity, bounce: 0.2 }",
            "4:51 'bounce' goes with 'perceptualDuration'"),
        Case(
            "{ class: CASpringAnimation, keyPath: opacity, perceptualDuration: 1, mass: 2 }",
            "4:74 'mass' beside 'perceptualDuration'; expected one or the other"),
        Case("{ class: CASpringAnimation, keyPath: opacity, mass: 0 }", "4:57 found '0'; expected a number > 0"),
        Case("{ class: CAAnimationGroup }", "4:5 a CAAnimationGroup needs the key 'animations'"),
        Case(
            "{ class: CAAnimationGroup, animations: [{ class: CABasicAnimation, keyPath: opcity }] }",
            "4:81 a CALayer has nothing to animate at 'opcity'; did you mean 'opacity'?"),
        Case(
            "{ class: CATransition, type: psh }",
            "4:34 unknown name 'psh'; expected fade, moveIn, push or reveal; did you mean 'push'?"),
    ]

    @Test("What is wrong has its place and the nearest name", arguments: cases)
    func errors(_ item: Case) {
        // The animation stands on line 4, from column 5 on.
        let scene =
            SceneText.head + "view: { id: v, sublayers: [{ id: dot }], layer: { animations: [\n"
            + "    \(item.animation)\n] } }\n"
        #expect(SceneText.errors(scene) == [item.error])
    }

    @Test("Every property of every class is a key of files, except delegates and second names")
    func walk() {
        let known: Set = ["delegate", "removedOnCompletion", "additive", "cumulative"]
        for type in AnimationClass.all {
            let keys = Set(type.record.fields.map(\.key))
            for property in type.type.properties where !known.contains(property.key) {
                #expect(keys.contains(property.key), "\(type.name).\(property.key)")
            }
            for key in known { #expect(!keys.contains(key), "\(type.name).\(key)") }
            #expect(type.record.fields.allSatisfy { $0.summary.hasSuffix(".") })
        }
    }

    @Test("Every key path that Core Animation animates is one of files, with values of its type")
    func keyPaths() {
        let samples = [
            "1", "[1, 2]", "[1, 2, 3, 4]", "red", "[{ scale: 2 }]", "bounds", "true", "[red]", "[0.5]", "multiply",
            "{ size: [1, 1], color: red }", "[{ name: gaussianBlur, inputRadius: 1 }]",
        ]
        for type in SceneRegistry.standard.layers {
            for path in type.type.animatedKeyPaths {
                let fitting = samples.filter { sample in
                    SceneText.errors(
                        SceneText.view(
                            "sublayers: [{ class: \(type.name), animations: [{ class: CABasicAnimation, keyPath: \(path), "
                                + "toValue: \(sample) }] }]")
                    ).isEmpty
                }
                #expect(!fitting.isEmpty && fitting.count < samples.count, "\(type.name).\(path): \(fitting)")
            }
        }
    }
}
