import QuartzCore
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Animations of scenes")
struct AnimationBuildingTests {
    private func animation<Animation: CAAnimation>(_ text: String, as: Animation.Type) throws -> Animation {
        let stage = try SceneText.stage(
            SceneText.view("id: v\nsublayers: [{ id: dot, class: CAShapeLayer }]\nlayer: { animations: [\(text)] }"))
        return try #require(stage.layer("v")?.animation(forKey: "k") as? Animation)
    }

    @Test("Each key sets its property")
    func keys() throws {
        let basic = try animation(
            "{ class: CABasicAnimation, key: k, keyPath: position.x, fromValue: 1, byValue: 2, duration: 3, beginTime: 4, "
                + "speed: 0.5, timeOffset: 6, repeatCount: 2.5, repeatDuration: 7, autoreverses: true, fillMode: both, "
                + "timingFunction: [0.1, 0.2, 0.3, 0.4], isRemovedOnCompletion: false, isAdditive: true, isCumulative: true }",
            as: CABasicAnimation.self)
        #expect(basic.keyPath == "position.x")
        #expect(basic.fromValue as? Double == 1 && basic.toValue == nil && basic.byValue as? Double == 2)
        #expect(basic.duration == 3 && basic.beginTime == 4 && basic.speed == 0.5 && basic.timeOffset == 6)
        #expect(basic.repeatCount == 2.5 && basic.repeatDuration == 7 && basic.autoreverses && basic.fillMode == .both)
        #expect(basic.timingFunction == CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4))
        #expect(!basic.isRemovedOnCompletion && basic.isAdditive && basic.isCumulative)
    }

    @Test("Keyframes take values or a path, key times, curves and a rotation mode")
    func keyframes() throws {
        let values = try animation(
            "{ class: CAKeyframeAnimation, key: k, keyPath: backgroundColor, values: [red, \"#00F\"], keyTimes: [0, 1], "
                + "timingFunctions: [easeIn], calculationMode: cubic, tensionValues: [1, 0], continuityValues: [0, 1], "
                + "biasValues: [-1, 1] }", as: CAKeyframeAnimation.self)
        let colors = (values.values ?? []).compactMap { $0 as? CGColor }
        #expect(colors == [UIColor.red.cgColor, UIColor.blue.cgColor])
        #expect(values.keyTimes == [0, 1] && values.timingFunctions == [CAMediaTimingFunction(name: .easeIn)])
        #expect(values.calculationMode == .cubic && values.tensionValues == [1, 0])
        #expect(values.continuityValues == [0, 1] && values.biasValues == [-1, 1])
        let path = try animation(
            "{ class: CAKeyframeAnimation, key: k, keyPath: position, path: { oval: [0, 0, 8, 8] }, rotationMode: rotateAuto }",
            as: CAKeyframeAnimation.self)
        #expect(path.path == CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil))
        #expect(path.rotationMode == .rotateAuto && path.values == nil)
    }

    @Test("A spring without a duration settles; perceptual duration and bounce make one")
    func springs() throws {
        let spring = try animation(
            "{ class: CASpringAnimation, key: k, keyPath: opacity, mass: 2, stiffness: 300, damping: 20, initialVelocity: 3 }",
            as: CASpringAnimation.self)
        #expect(spring.mass == 2 && spring.stiffness == 300 && spring.damping == 20 && spring.initialVelocity == 3)
        #expect(spring.duration == spring.settlingDuration && spring.duration > 0.3)
        let short = try animation(
            "{ class: CASpringAnimation, key: k, keyPath: opacity, duration: 0.2 }", as: CASpringAnimation.self)
        #expect(short.duration == 0.2)
        let bouncy = try animation(
            "{ class: CASpringAnimation, key: k, keyPath: opacity, perceptualDuration: 0.5, bounce: 0.3 }",
            as: CASpringAnimation.self)
        #expect(abs(bouncy.stiffness - 157.914) < 0.001 && abs(bouncy.damping - 17.5929) < 0.001)
        #expect(abs(bouncy.duration - 0.862955) < 0.00001)
    }

    @Test("Angles are degrees; sublayers are reached by their ids; paths follow the layer they are of")
    func values() throws {
        let turn = try animation(
            "{ class: CABasicAnimation, key: k, keyPath: transform.rotation.z, toValue: 180 }",
            as: CABasicAnimation.self)
        #expect(turn.toValue as? Double == Double.pi)
        let function = try animation(
            "{ class: CABasicAnimation, key: k, keyPath: transform, valueFunction: rotateX, byValue: 90 }",
            as: CABasicAnimation.self)
        #expect(function.byValue as? Double == Double.pi / 2 && function.valueFunction?.name == .rotateX)
        let path = try animation(
            "{ class: CABasicAnimation, key: k, keyPath: sublayers.dot.path, toValue: [{ rect: [1, 2, 3, 4] }, bounds] }",
            as: CABasicAnimation.self)
        let joined = CGMutablePath()
        joined.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        joined.addRect(.zero)
        #expect(path.keyPath == "sublayers.dot.path" && (path.toValue as! CGPath) == joined)
    }

    @Test("A group has its animations, a transition its type and progress")
    func groupsAndTransitions() throws {
        let group = try animation(
            "{ class: CAAnimationGroup, key: k, duration: 2, animations: "
                + "[{ class: CABasicAnimation, keyPath: opacity, toValue: 0 }, { class: CATransition }] }",
            as: CAAnimationGroup.self)
        #expect(group.animations?.map { "\(type(of: $0))" } == ["CABasicAnimation", "CATransition"])
        let stage = try SceneText.stage(
            SceneText.view(
                "id: v\nlayer: { animations: [{ class: CATransition, type: push, subtype: fromLeft, startProgress: 0.25, "
                    + "endProgress: 0.75 }] }"))
        let transition = try #require(stage.layer("v")?.animation(forKey: "transition") as? CATransition)
        #expect(transition.type == .push && transition.subtype == .fromLeft)
        #expect(transition.startProgress == 0.25 && transition.endProgress == 0.75)
    }

    @Test("Animations of the file run from the first commit on, in virtual time")
    func running() throws {
        let scene =
            SceneText.head + """
                time: [0, 0.5, 0.75, 1]
                view:
                  sublayers:
                    - { id: dot, animations: [{ class: CABasicAnimation, key: fade, keyPath: opacity, fromValue: 0, duration: 1 }] }
                expect:
                  - { at: 0, presentation: { dot: { opacity: 0 } }, animationKeys: { dot: [fade] } }
                  - { at: 0.5, presentation: { dot: { opacity: 0.5 } }, values: { dot: { opacity: 1 } } }
                  - { at: 0.75, presentation: { dot: { opacity: 0.75 } } }
                  - { at: 1, presentation: { dot: { opacity: 1 } }, animationKeys: { dot: [] } }
                """
        #expect(try SceneText.frames(scene).map(\.failures) == [[], [], [], []])
    }

    @Test("What does not hold is told with what is shown and set, angles in degrees")
    func failures() throws {
        let scene =
            SceneText.head + """
                time: 0.5
                view:
                  id: v
                  layer: { animations: [{ class: CABasicAnimation, key: a, keyPath: transform.rotation.z, toValue: 90, duration: 1 }] }
                expect:
                  presentation: { v: { transform.rotation.z: 30, opacity: 0.5, backgroundColor: red } }
                  values: { v: { alpha: 0.5, cornerRadius: 1, frame: [0, 0, 1, 1] } }
                  animationKeys: { v: [b] }
                """
        #expect(
            try SceneText.frames(scene)[0].failures == [
                "8:24 v shows transform.rotation.z 45; expected 30", "8:50 v shows opacity 1; expected 0.5",
                "8:64 v shows backgroundColor null; expected [1, 0, 0, 1]",
                "9:18 v has alpha 1; expected 0.5", "9:30 v has cornerRadius 0; expected 1",
                "9:47 v has frame [0, 0, 32, 32]; expected [0, 0, 1, 1]",
                "10:20 the animations of v are a; expected b",
            ])
    }

    @Test("Names of values that nothing has get the nearest one")
    func unknownValues() {
        let text = SceneText.view("id: v\nlayer: { cornerRadius: 1 }") + "expect: "
        #expect(
            SceneText.errors(text + "{ values: { v: { alhpa: 1 } } }")
                == ["6:26 a UIView has no value 'alhpa' to expect; did you mean 'alpha'?"])
        #expect(
            SceneText.errors(text + "{ presentation: { v: { opcity: 1 } } }")
                == ["6:32 a CALayer has nothing to animate at 'opcity'; did you mean 'opacity'?"])
        #expect(
            SceneText.errors(text + "{ presentation: { w: { opacity: 1 } } }")
                == ["6:27 no view or layer has the id 'w'; did you mean 'v'?"])
        #expect(
            SceneText.errors(text + "{ presentation: { v: { opacity: full } } }")
                == ["6:41 found 'full'; expected a number"])
    }

    @Test("The word infinity is a repeat count, and no other number")
    func endless() throws {
        let spin = try animation(
            "{ class: CABasicAnimation, key: k, keyPath: transform.rotation.z, toValue: 360, duration: 1, "
                + "repeatCount: infinity }", as: CABasicAnimation.self)
        #expect(spin.repeatCount == .infinity)
        for (key, value) in [("duration", "infinity"), ("repeatCount", ".inf"), ("repeatCount", "inf")] {
            let text = "{ class: CABasicAnimation, key: k, keyPath: opacity, \(key): \(value) }"
            #expect(SceneText.errors(SceneText.view("layer: { animations: [\(text)] }")).count == 1)
        }
    }
}
