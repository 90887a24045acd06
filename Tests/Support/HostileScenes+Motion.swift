// Animations of every class, and changes that move something.
extension HostileScenes {
    mutating func animation(depth: Int) -> String {
        var keys = timing()
        if chance(0.5) { keys.append("key: \(pick(["a", "b", "transition", "\"\""]))") }
        switch int(0...4) {
        case 0: keys += ["class: CABasicAnimation"] + property { $0.ends($1) }
        case 1: keys += ["class: CAKeyframeAnimation"] + property { $0.keyframes($1) }
        case 2: keys += ["class: CASpringAnimation"] + property { $0.ends($1) } + spring()
        case 3 where depth < 3:
            keys += ["class: CAAnimationGroup"]
            keys.append("animations: [\(animation(depth: depth + 1)), \(animation(depth: depth + 1))]")
        default: keys += ["class: CATransition", "type: \(pick(["fade", "moveIn", "push", "reveal", "\(number())"]))"]
        }
        return "{ \(keys.joined(separator: ", ")) }"
    }

    private mutating func timing() -> [String] {
        var keys: [String] = []
        if chance(0.7) { keys.append("duration: \(positive())") }
        if chance(0.2) { keys.append("beginTime: \(number())") }
        if chance(0.2) { keys.append("speed: \(number())") }
        if chance(0.2) { keys.append("timeOffset: \(number())") }
        if chance(0.2) { keys.append("repeatCount: \(positive())") }
        if chance(0.2) { keys.append("repeatDuration: \(positive())") }
        if chance(0.3) { keys.append("autoreverses: true") }
        if chance(0.3) { keys.append("fillMode: \(pick(["both", "forwards", "backwards", "removed", "ever"]))") }
        if chance(0.3) { keys.append("timingFunction: \(curve())") }
        if chance(0.2) { keys.append("isRemovedOnCompletion: false") }
        return keys
    }

    private mutating func curve() -> String {
        pick(["easeIn", "default", "[0.5, \(number()), 0.5, \(number())]", "[0, 0, 1, 1]", "[\(unit()), 0, 1, 1]"])
    }

    /// A key path with values of its kind.
    private mutating func property(_ values: (inout HostileScenes, _ kind: Int) -> [String]) -> [String] {
        let paths = [
            ["opacity", "cornerRadius", "position.x", "transform.rotation.z", "bounds.size.width", "transform.m34"],
            ["position", "anchorPoint", "bounds.origin"], ["backgroundColor", "shadowColor"], ["transform"], ["bounds"],
            ["contents", "hidden", "frame", "sublayers.a.opacity", "nothing"],
        ]
        let kind = int(0...paths.count - 1)
        let flags = chance(0.3) ? ["isAdditive: true", "isCumulative: true"] : []
        return ["keyPath: \(pick(paths[kind]))"] + flags + values(&self, kind)
    }

    private mutating func value(_ kind: Int) -> String {
        switch kind {
        case 0: number()
        case 1: "[\(number()), \(number())]"
        case 2: color()
        case 3: transform()
        case 4: rect()
        default: pick([number(), color(), "true", "null"])
        }
    }

    private mutating func ends(_ kind: Int) -> [String] {
        var keys: [String] = []
        for key in ["fromValue", "toValue", "byValue"] where chance(0.45) { keys.append("\(key): \(value(kind))") }
        return keys
    }

    private mutating func keyframes(_ kind: Int) -> [String] {
        var keys: [String] = []
        if kind == 1, chance(0.5) {
            keys += ["path: \(path())", "rotationMode: \(pick(["rotateAuto", "rotateAutoReverse"]))"]
        } else {
            keys.append("values: [\(value(kind)), \(value(kind)), \(value(kind))]")
            if chance(0.4) { keys.append("keyTimes: [0, \(unit()), 1]") }
            if chance(0.2) { keys.append("tensionValues: [\(number())], biasValues: [\(number())]") }
        }
        if chance(0.6) { keys.append("calculationMode: \(pick(["discrete", "paced", "cubic", "cubicPaced"]))") }
        return keys
    }

    private mutating func spring() -> [String] {
        pick([
            [], ["perceptualDuration: \(positive())", "bounce: \(unit())"],
            ["mass: \(positive())", "stiffness: \(positive())", "damping: \(number())", "allowsOverdamping: true"],
            ["initialVelocity: \(number())"],
        ])
    }

    /// A change of the format's later verbs.
    mutating func motion() -> String {
        let at = "at: \(pick(["0", "0.02", "0.05"]))"
        let transaction =
            "transaction: { animationDuration: \(positive()), animationTimingFunction: \(curve()), "
            + "disableActions: \(pick(["true", "false"])) }"
        switch int(0...4) {
        case 0: return "{ \(at), id: v0, addAnimation: \(animation(depth: 0)) }"
        case 1: return "{ \(at), id: v0, removeAnimation: a }, { \(at), id: v0, call: removeAllAnimations }"
        case 2: return "{ \(at), id: v0, set: { frame: \(rect()) }, \(transaction) }"
        case 3:
            let inner = "{ id: v0, set: { alpha: \(unit()) } }, { id: v0, addAnimation: \(animation(depth: 1)) }"
            return "{ \(at), changes: [\(inner)], \(transaction) }"
        default: return "{ \(at), changes: [{ changes: [{ \(at), id: v0, call: layoutIfNeeded }] }] }"
        }
    }
}
