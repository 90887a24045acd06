import Foundation
import QuartzCore
import Testing

/// Sets of animations made at random, seen at a time: whether all frames before were shown must not matter.
@MainActor
@Suite struct PathIndependenceTests {
    /// A fiftieth of 10,000 sets; all of them with OFFSTAGE_LONG.
    private static let count = ProcessInfo.processInfo.environment["OFFSTAGE_LONG"] == nil ? 200 : 10_000

    private static let keyPaths = [
        "position", "position.x", "bounds.size.width", "opacity", "cornerRadius", "transform.rotation.z",
        "transform.scale", "transform", "backgroundColor", "shadowOffset.width", "zPosition",
    ]

    @Test("A value at a random time equals, bit for bit, that of a stage that showed every frame, at 60 and at 120 Hz")
    func values() {
        var generator = SplitMix64(seed: 19)
        for index in 0..<Self.count {
            let seed = generator.next()
            let time = Double.random(in: 0...4, using: &generator)
            let direct = shown(seed: seed, at: time, rate: nil)
            #expect(shown(seed: seed, at: time, rate: 60) == direct, "set \(index) at 60 Hz")
            #expect(shown(seed: seed, at: time, rate: 120) == direct, "set \(index) at 120 Hz")
        }
    }

    /// What a layer with the set of a seed shows at a time, as text that tells all bits.
    private func shown(seed: UInt64, at time: Double, rate: Double?) -> String {
        var maker = AnimationMaker(generator: SplitMix64(seed: seed))
        let rig = AnimationRig()
        rig.perform {
            if maker.flip(0.3) { rig.root.speed = Float(maker.number(0.25...3)) }
            if maker.flip(0.2) { rig.layer.timeOffset = maker.number(-1...1) }
            for index in 0..<maker.index(1...4) {
                rig.layer.add(maker.animation(keyPaths: Self.keyPaths, depth: 3), forKey: "\(index)")
            }
        }
        rig.commit()
        if let rate {
            var frame = 1.0
            while frame / rate < time {
                rig.step(to: frame / rate)
                frame += 1
            }
        }
        rig.step(to: time)
        let copy = rig.perform { rig.layer.presentation() }
        let values = Self.keyPaths.map { path -> String in
            let value = copy?.value(forKeyPath: path)
            return (value as? CGColor).map { "\($0.components ?? [])" } ?? value.map { "\($0)" } ?? "nil"
        }
        let node = rig.tree?.roots[0].sublayers.first { $0.id == rig.layer.renderID }
        return "\(values) \(String(describing: node?.placement)) \(rig.layer.animationKeys() ?? [])"
    }
}

/// Animations at random: nested groups, fills, speeds, offsets, additive and cumulative ones.
struct AnimationMaker {
    var generator: SplitMix64

    mutating func flip(_ chance: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < chance }
    mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    mutating func index(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    mutating func pick<Element>(_ list: [Element]) -> Element { list[index(0...list.count - 1)] }

    mutating func animation(keyPaths: [String], depth: Int) -> CAAnimation {
        let result: CAAnimation
        switch index(0...(depth > 0 ? 4 : 3)) {
        case 0, 1: result = basic(pick(keyPaths))
        case 2: result = spring(pick(keyPaths))
        case 3: result = keyframes(pick(keyPaths))
        default:
            let group = CAAnimationGroup()
            group.animations = (0..<index(0...3)).map { _ in animation(keyPaths: keyPaths, depth: depth - 1) }
            result = group
        }
        setTiming(of: result)
        return result
    }

    private mutating func setTiming(of animation: CAAnimation) {
        if flip(0.9) { animation.duration = number(0.1...2) }
        if flip(0.3) { animation.beginTime = number(-0.5...2) }
        if flip(0.2) { animation.timeOffset = number(-1...1) }
        if flip(0.3) { animation.speed = Float(number(-2...3)) }
        if flip(0.05) { animation.speed = 0 }
        if flip(0.3) { animation.repeatCount = flip(0.2) ? .infinity : Float(number(0...4)) }
        if flip(0.1) { animation.repeatDuration = number(0...3) }
        animation.autoreverses = flip(0.2)
        animation.fillMode = pick([.removed, .forwards, .backwards, .both])
        animation.isRemovedOnCompletion = flip(0.7)
        if flip(0.4) { animation.timingFunction = CAMediaTimingFunction(name: pick([.easeIn, .easeOut, .default])) }
        if let animation = animation as? CAPropertyAnimation {
            animation.isAdditive = flip(0.3)
            animation.isCumulative = flip(0.2)
        }
    }

    private mutating func value(_ keyPath: String) -> Any {
        switch keyPath {
        case "position": CGPoint(x: number(-50...50), y: number(-50...50))
        case "transform":
            CATransform3DConcat(
                CATransform3DMakeRotation(CGFloat(number(-3...3)), 0, 0, 1),
                CATransform3DMakeTranslation(CGFloat(number(-9...9)), 0, flip(0.3) ? 4 : 0))
        case "backgroundColor":
            CGColor(srgbRed: CGFloat(number(0...1)), green: 0, blue: 1, alpha: CGFloat(number(0...1)))
        default: number(0...2)
        }
    }

    private mutating func basic(_ keyPath: String) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        setEnds(of: animation, keyPath)
        return animation
    }

    private mutating func setEnds(of animation: CABasicAnimation, _ keyPath: String) {
        if flip(0.7) { animation.fromValue = value(keyPath) }
        if flip(0.7) { animation.toValue = value(keyPath) }
        if flip(0.3) { animation.byValue = value(keyPath) }
    }

    private mutating func spring(_ keyPath: String) -> CASpringAnimation {
        let animation = CASpringAnimation(keyPath: keyPath)
        setEnds(of: animation, keyPath)
        animation.damping = CGFloat(number(0...40))
        animation.initialVelocity = CGFloat(number(-10...10))
        animation.allowsOverdamping = flip(0.5)
        return animation
    }

    private mutating func keyframes(_ keyPath: String) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = (0..<index(1...4)).map { _ in value(keyPath) }
        animation.calculationMode = pick([.linear, .discrete, .paced, .cubic, .cubicPaced])
        return animation
    }
}
