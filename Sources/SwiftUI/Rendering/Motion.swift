import UIKit

/// How the changes of one update are shown: at once, or in time.
@MainActor
struct Motion {
    /// Nil: at once.
    var animation: Animation?
    /// The transaction that brings it; nil: unknown.
    var transaction: Transaction?

    /// Sets a property of a layer, and lets what is seen follow.
    func set<Value: Equatable>(_ layer: CALayer, _ key: String, _ old: Value, _ new: Value, _ change: () -> Void) {
        guard old != new else { return }
        let seen = layer.presentation()?.value(forKeyPath: key)
        change()
        guard let animation else {
            layer.removeAnimation(forKey: Self.name(key))
            return
        }
        layer.add(animation.layerAnimation(key, from: seen ?? old, to: new), forKey: Self.name(key))
    }

    /// Sets a property of a layer whose values on the way are told for each part of it.
    func set(_ layer: CALayer, _ key: String, along value: (Double) -> Any, _ change: () -> Void) {
        change()
        guard let animation else {
            layer.removeAnimation(forKey: Self.name(key))
            return
        }
        layer.add(animation.keyframes(key, value), forKey: Self.name(key))
    }

    /// Lets something go from one value to another that the layer has already.
    func run(_ layer: CALayer, _ key: String, from start: Any, to end: Any, completion: (@MainActor () -> Void)? = nil)
    {
        guard let animation else {
            completion?()
            return
        }
        CATransaction.begin()
        if let completion { CATransaction.setCompletionBlock { MainActor.assumeIsolated { completion() } } }
        layer.add(animation.layerAnimation(key, from: start, to: end), forKey: Self.name(key))
        CATransaction.commit()
    }

    private static func name(_ key: String) -> String { "SwiftUI.\(key)" }
}

extension Animation {
    /// The animation as Core Animation has it.
    @MainActor
    func layerAnimation(_ key: String, from start: Any, to end: Any) -> CABasicAnimation {
        let animation = basic(key)
        animation.fromValue = start
        animation.toValue = end
        setTimes(of: animation)
        return animation
    }

    /// The animation through values that are told for parts of the way, 60 a second.
    @MainActor
    func keyframes(_ key: String, _ value: (Double) -> Any) -> CAKeyframeAnimation {
        let basic = basic(key)
        let animation = CAKeyframeAnimation(keyPath: key)
        animation.duration = basic.duration
        animation.timingFunction = basic.timingFunction
        let steps = max(2, Int((min(basic.duration, 60) * 60).rounded(.up)))
        animation.values = (0...steps).map { step in
            let part = Double(step) / Double(steps)
            guard let spring = basic as? CASpringAnimation else { return value(part) }
            return value(step == steps ? 1 : spring.spring.progress(at: part * basic.duration))
        }
        setTimes(of: animation)
        return animation
    }

    @MainActor
    private func setTimes(of animation: CAAnimation) {
        animation.speed = Float(speed)
        // Each pass counts, there or back; a layer's course that is turned back has two of them.
        animation.autoreverses = autoreverses && repetitions > 1
        animation.repeatCount = repetitions == 1 ? 0 : Float(animation.autoreverses ? repetitions / 2 : repetitions)
        animation.fillMode = .backwards
        if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay / max(speed, 1e-9) }
    }

    func basic(_ key: String) -> CABasicAnimation {
        switch curve {
        case .timing(let a, let b, let c, let d, let duration):
            let animation = CABasicAnimation(keyPath: key)
            animation.duration = max(0, duration)
            animation.timingFunction = CAMediaTimingFunction(
                controlPoints: Float(a), Float(b), Float(c), Float(d))
            return animation
        case .spring(let response, let damping):
            let animation = CASpringAnimation(keyPath: key)
            let frequency = 2 * Double.pi / max(response, 1e-3)
            animation.mass = 1
            animation.stiffness = CGFloat(frequency * frequency)
            animation.damping = CGFloat(2 * damping * frequency)
            animation.duration = animation.settlingDuration
            return animation
        }
    }
}
