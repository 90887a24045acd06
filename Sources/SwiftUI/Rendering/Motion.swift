import UIKit

/// How the changes of one update are shown: at once, or in time.
@MainActor
struct Motion {
    /// Nil: at once.
    var animation: Animation?

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
        animation.speed = Float(speed)
        animation.repeatCount = repetitions == 1 ? 0 : Float(repetitions)
        animation.autoreverses = autoreverses
        animation.fillMode = .backwards
        if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay / max(speed, 1e-9) }
        return animation
    }

    private func basic(_ key: String) -> CABasicAnimation {
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
