import QuartzCore
import RenderServer

/// A root with one layer in it, committed at 0, and a clock that the test moves.
@MainActor
final class AnimationRig {
    let context = LayerContext()
    let root = CALayer()
    let layer: CALayer
    private(set) var time = 0.0
    private(set) var tree: RenderTree?
    /// What the last commit did.
    private(set) var counts = CommitCounts()

    init(_ layer: CALayer = CALayer()) {
        self.layer = layer
        context.now = { [unowned self] in time }
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        root.addSublayer(layer)
        commit()
    }

    /// Runs code of the scene.
    func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = LayerContext.current
        LayerContext.current = context
        defer { LayerContext.current = outer }
        return try body()
    }

    /// A turn at the present time: what animations have to tell, then a commit.
    func commit() {
        perform {
            while context.events.runNext(at: time) {}
            CATransaction.flush()
            (tree, counts) = LayerCommit.commit(roots: [root], width: 100, height: 100, scale: 1, time: time)
        }
    }

    /// Lets time pass with a turn wherever animations ask for one, as a run loop does.
    func advance(to end: Double) {
        if context.events.isCommitPending { commit() }
        while let next = context.events.nextTurn(after: time).map({ max($0, time + 1.0 / 60) }), next <= end {
            time = next
            commit()
        }
        time = end
    }

    /// A turn at another time, whatever lies between.
    func step(to time: Double) {
        self.time = time
        commit()
    }

    /// Adds an animation and commits it.
    func add(_ animation: CAAnimation, forKey key: String? = "a", to target: CALayer? = nil) {
        perform { (target ?? layer).add(animation, forKey: key) }
        commit()
    }

    /// What a key path of the layer shows at a time.
    func shown(_ keyPath: String, at time: Double, of target: CALayer? = nil) -> Any? {
        advance(to: time)
        return perform { (target ?? layer).presentation()?.value(forKeyPath: keyPath) }
    }

    func number(_ keyPath: String, at time: Double, of target: CALayer? = nil) -> Double {
        (shown(keyPath, at: time, of: target) as? NSNumber)?.doubleValue ?? .nan
    }

    /// What a key path shows at each of several times, which ascend.
    func numbers(_ keyPath: String, at times: [Double], of target: CALayer? = nil) -> [Double] {
        times.map { number(keyPath, at: $0, of: target) }
    }
}

/// True if numbers are equal up to a small error.
func isNear(_ a: [Double], _ b: [Double], _ tolerance: Double = 1e-9) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude <= tolerance }
}

/// A basic animation from 0 to 1 in one second.
func fade(_ keyPath: String = "opacity", _ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    change(animation)
    return animation
}

/// Writes down what delegates hear.
@MainActor
final class AnimationLog: CAAnimationDelegate {
    var lines: [String] = []
    var onStop: ((Bool) -> Void)?

    func animationDidStart(_ anim: CAAnimation) { lines.append("start \(anim.value(forKey: "name") ?? "")") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        lines.append("stop \(anim.value(forKey: "name") ?? "") \(flag)")
        onStop?(flag)
    }
}
