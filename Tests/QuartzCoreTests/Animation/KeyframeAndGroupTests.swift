import QuartzCore
import Testing

@MainActor
@Suite struct KeyframeAndGroupTests {
    private func keyframes(_ change: (CAKeyframeAnimation) -> Void) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
        animation.duration = 1
        change(animation)
        return animation
    }

    @Test("CAAN-11 Keyframes are reached at their times: 0, 100, 50 at 0, 0.5, 1")
    func keyTimes() {
        let rig = AnimationRig()
        rig.add(keyframes { ($0.values, $0.keyTimes) = ([0, 100, 50], [0, 0.5, 1]) })
        #expect(isNear(rig.numbers("cornerRadius", at: [0, 0.25, 0.5, 0.75, 1]), [0, 50, 100, 75, 50]))
    }

    @Test("Discrete, paced and cubic courses, and curves of segments after the animation's own")
    func modes() {
        func samples(_ times: [Double], _ change: (CAKeyframeAnimation) -> Void) -> [Double] {
            let rig = AnimationRig()
            rig.add(keyframes(change))
            return rig.numbers("cornerRadius", at: times)
        }
        #expect(
            isNear(
                samples([0.1, 0.4, 0.9]) { ($0.values, $0.calculationMode) = ([1, 2, 3], .discrete) }, [1, 2, 3]))
        #expect(
            isNear(
                samples([0.1, 0.3, 0.9]) {
                    ($0.values, $0.keyTimes, $0.calculationMode) = ([1, 2], [0, 0.25, 1], .discrete)
                }, [1, 2, 2]))
        #expect(
            isNear(samples([0.25, 0.5]) { ($0.values, $0.calculationMode) = ([0, 10, 40], .paced) }, [10, 20]))
        // Catmull–Rom through 0, 1, 0 at 0.25: Hermite with slopes 1 and 0 over half a second each.
        #expect(
            isNear(samples([0.25]) { ($0.values, $0.calculationMode) = ([0, 1, 0], .cubic) }, [0.625]))
        let eased = samples([0.25]) {
            ($0.values, $0.timingFunctions) = ([0, 100, 0], [.init(name: .easeIn), .init(name: .linear)])
        }
        #expect(isNear(eased, [31.536], 0.01))
        let shaped = samples([0.5]) {
            ($0.values, $0.timingFunction) = ([0, 100], .init(name: .easeIn))
        }
        #expect(isNear(shaped, [31.536], 0.01))
    }

    @Test("A path moves the layer, and turns it where the rotation mode says so")
    func paths() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 40))
        path.addLine(to: CGPoint(x: 20, y: 40))
        let rig = AnimationRig()
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.duration, animation.rotationMode) = (path, 1, .rotateAuto)
        animation.values = [CGPoint(x: 99, y: 99)]
        rig.add(animation)
        #expect(rig.shown("position", at: 0.25) as? CGPoint == CGPoint(x: 0, y: 20), "an element a half")
        let turned = try #require(rig.perform { rig.layer.presentation()?.transform })
        #expect(turned.m11.magnitude < 1e-12 && (turned.m12 - 1).magnitude < 1e-12, "downwards: a quarter turn")
        #expect(rig.shown("position", at: 0.75) as? CGPoint == CGPoint(x: 10, y: 40))
        animation.rotationMode = nil
        animation.calculationMode = .paced
        rig.add(animation)
        #expect(rig.shown("position", at: 1) as? CGPoint == CGPoint(x: 0, y: 15), "a quarter of sixty points")
        #expect(rig.perform { rig.layer.presentation()?.transform == CATransform3DIdentity })
    }

    @Test("A group runs its animations in its time, cuts them off, and does not stretch them")
    func groups() {
        let rig = AnimationRig()
        let group = CAAnimationGroup()
        let long = fade("cornerRadius") { ($0.toValue, $0.duration) = (10, 4) }
        let late = fade("borderWidth") { ($0.toValue, $0.duration, $0.beginTime) = (10, 1, 1) }
        let whole = fade("opacity") { $0.duration = 0 }
        (group.animations, group.duration) = ([long, late, whole], 2)
        rig.add(group)
        #expect(rig.number("cornerRadius", at: 1) == 2.5 && rig.number("borderWidth", at: 1) == 0)
        #expect(rig.number("opacity", at: 1) == 0.5)
        #expect(rig.number("borderWidth", at: 1.5) == 5)
        #expect(rig.number("cornerRadius", at: 2) == 5 && rig.number("cornerRadius", at: 2.01) == 0)
    }

    @Test("Group time: speed and repeats reach the animations; child delegates are not asked")
    func groupTiming() {
        let (rig, log) = (AnimationRig(), AnimationLog())
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([fade("cornerRadius") { $0.delegate = log }], 1)
        (group.speed, group.repeatCount, group.autoreverses) = (2, 2, true)
        rig.add(group)
        #expect(isNear(rig.numbers("cornerRadius", at: [0.25, 0.75, 1.25, 2]), [0.5, 0.5, 0.5, 0]))
        rig.advance(to: 3)
        #expect(log.lines.isEmpty)
    }

    @Test("Groups in groups end somewhere")
    func deepGroups() {
        var animation: CAAnimation = fade("cornerRadius")
        for _ in 0..<300 {
            let group = CAAnimationGroup()
            (group.animations, group.duration) = ([animation], 1)
            animation = group
        }
        let rig = AnimationRig()
        rig.add(animation)
        #expect(rig.number("cornerRadius", at: 0.5) == 0)
    }

    @Test("Springs move in seconds, are cut at their duration, and say when they rest")
    func springs() {
        let rig = AnimationRig()
        let spring = CASpringAnimation(keyPath: "cornerRadius")
        (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 0.5)
        rig.add(spring)
        let shown = rig.numbers("cornerRadius", at: [0.05, 0.15, 0.25, 0.45, 0.55])
        #expect(isNear(shown, [10.4405, 61.0493, 102.336, 111.845, 0], 0.0006), "\(shown)")
        #expect((spring.settlingDuration - 1.4727003).magnitude < 1e-6)
        (spring.mass, spring.stiffness, spring.damping) = (0, -1, -2)
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10, "refused")
        let soft = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
        #expect((soft.stiffness - 157.914).magnitude < 0.001 && (soft.damping - 17.5929).magnitude < 0.0001)
        #expect((soft.bounce - 0.3).magnitude < 1e-9 && (soft.perceptualDuration - 0.5).magnitude < 1e-9)
        #expect((soft.duration - 0.862955).magnitude < 1e-6)
    }
}
