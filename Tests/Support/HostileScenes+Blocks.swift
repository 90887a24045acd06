// Changes that animate views: blocks, keyframes, transitions and animators.
extension HostileScenes {
    /// Views and a layer to move, the body of a scene.
    mutating func movable() -> String {
        let inmost = "{ id: v3, frame: \(rect()) }"
        let inner = "{ id: v2, frame: \(rect()), backgroundColor: \(color()), subviews: [\(inmost)] }"
        let views = [
            "{ id: v1, frame: \(rect()), backgroundColor: \(color()), subviews: [\(inner)] }",
            "{ id: v4, frame: [2, 2, 10, 10], backgroundColor: \(color()), clipsToBounds: true }",
            "{ id: v5, backgroundColor: green }",
        ]
        let layer = "{ id: l0, frame: \(rect()), backgroundColor: \(color()) }"
        return "{ id: v0, subviews: [\(views.joined(separator: ", "))], sublayers: [\(layer)] }\n"
            + "constraints: [\"v5.leading == v0.leading + 3\", { equation: v5.width == 8, identifier: c }, "
            + "\"v5.top == v0.top\", \"v5.height == v4.height\"]\n"
    }

    /// Changes in time, of which the first make animators.
    mutating func moves() -> String {
        var changes = ["a0", "a1", "a2"].map { "{ at: \(chance(0.9) ? "0" : moment()), \(animator($0)) }" }
        for _ in 0..<int(2...9) { changes.append("{ at: \(moment()), \(verb(depth: 0)) }") }
        return "changes:\n" + changes.map { "- \($0)\n" }.joined()
    }

    private mutating func moment() -> String { pick(["0", "0.01", "0.02", "0.05", "0.1", "0.3", "1"]) }

    private mutating func seconds() -> String {
        guard chance(0.3) else { return pick(["0.1", "0.25", "0.5", "1"]) }
        return pick(["0", "1e-300", "1e-9", "20", "1e6", "1e308", chance(wildness) ? number() : "3"])
    }

    // MARK: Verbs

    private mutating func verb(depth: Int) -> String {
        let what = depth < 4 ? int(0...12) : int(0...5)
        switch what {
        case 0, 1: return "id: \(view()), set: { \(keys()) }" + manner(depth)
        case 2: return "id: \(view()), call: \(call())" + manner(depth)
        case 3: return "id: l0, set: { frame: \(rect()), opacity: \(unit()) }" + manner(depth)
        case 4: return "constraint: c, set: { constant: \(number()) }" + manner(depth)
        case 5: return "id: \(pick(["a0", "a1", "a2"])), \(command(depth))"
        case 6: return "changes: \(list(depth))" + manner(depth)
        case 7: return "transition: { with: \(view()), \(transition()) }, changes: \(list(depth))" + ending(depth)
        case 8: return "transition: { from: v\(int(1...3)), to: v\(int(4...5)), \(transition()) }" + ending(depth)
        case 9: return "performWithoutAnimation: \(list(depth))" + manner(depth)
        case 10: return "id: \(view()), addAnimation: \(layerAnimation())" + manner(depth)
        case 11: return pick(["window: { size: [\(int(1...40)), 20] }", "keyboard: \(rect())"]) + manner(depth)
        default: return "animate: { duration: \(seconds()) }, keyframes: \(keyframes(depth))" + ending(depth)
        }
    }

    private mutating func layerAnimation() -> String {
        if chance(wildness) { return animation(depth: 1) }
        return pick([
            "{ class: CABasicAnimation, key: position, keyPath: position.x, byValue: \(number()), duration: 0.2 }",
            "{ class: CASpringAnimation, keyPath: opacity, fromValue: \(unit()) }",
            "{ class: CATransition, type: push, duration: 0.3, repeatCount: 2 }",
        ])
    }

    private mutating func view() -> String {
        chance(wildness) ? pick(["l0", "a0", "nobody", "null"]) : "v\(int(0...5))"
    }

    private mutating func list(_ depth: Int) -> String {
        var changes: [String] = []
        for _ in 0..<int(0...3) { changes.append("{ \(verb(depth: depth + 1)) }") }
        return "[\(changes.joined(separator: ", "))]"
    }

    private mutating func keys() -> String {
        pick([
            "center: [\(number()), \(number())]", "frame: \(rect())", "bounds: \(rect())", "alpha: \(unit())",
            "transform: \(transform())", "backgroundColor: \(color())", "layer: { cornerRadius: \(number()) }",
            "isHidden: true", "isHidden: false", "transform3D: [{ m34: \(number()) }, { rotate: 50, axis: [1, 0, 0] }]",
            "center: [4, 4], alpha: 0.5, transform: \(transform())",
        ])
    }

    private mutating func call() -> String {
        chance(wildness)
            ? pick(["startAnimation", "layout", "removeFromSuperlayer"])
            : pick([
                "layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay", "removeAllAnimations", "removeFromSuperview",
            ])
    }

    // MARK: Manner

    private mutating func manner(_ depth: Int) -> String {
        var text = ""
        if chance(0.1) { text += ", transaction: { animationDuration: \(seconds()) }" }
        guard chance(0.6) else { return chance(wildness) ? text + ending(depth) : text }
        if chance(0.1) {
            text += ", animate: { duration: \(seconds()), options: [calculationModeCubic] }"
            return text + ", keyframes: \(keyframes(depth))" + ending(depth)
        }
        return text + ", animate: \(animate())" + ending(depth)
    }

    private mutating func ending(_ depth: Int) -> String {
        guard depth < 3 else { return "" }
        var text = ""
        if chance(0.25) { text += ", completion: \(list(depth + 1))" }
        if chance(0.15) { text += ", whenFinished: \(list(depth + 1))" }
        return text
    }

    private mutating func animate() -> String {
        let delay = chance(0.2) ? ", delay: \(seconds())" : ""
        let pace = pick([
            "duration: \(seconds())", "duration: \(seconds())", "springDuration: \(seconds()), bounce: \(bounce())",
            "duration: \(seconds()), usingSpringWithDamping: \(positive()), initialSpringVelocity: \(number())",
            "duration: 0.3, usingSpringWithDamping: \(unit())",
        ])
        return "{ \(pace)\(delay)\(options()) }"
    }

    private mutating func bounce() -> String { pick(["0", "0.3", "-0.4", "1", "-1", unit()]) }

    private mutating func options() -> String {
        guard chance(0.5) else { return "" }
        let own = chance(wildness) ? ["transitionFlipFromLeft", "curveEaseIn", "calculationModeCubic"] : []
        let all = [
            "repeat", "autoreverse", "layoutSubviews", "beginFromCurrentState", "overrideInheritedDuration",
            "overrideInheritedOptions", "allowUserInteraction", "curveLinear",
        ]
        var chosen = own
        for option in all where chance(0.25) { chosen.append(option) }
        return ", options: [\(chosen.joined(separator: ", "))]"
    }

    private mutating func keyframes(_ depth: Int) -> String {
        var frames: [String] = []
        for _ in 0..<int(0...3) {
            frames.append(
                "{ relativeStartTime: \(unit()), relativeDuration: \(unit()), changes: \(list(depth + 1)) }")
        }
        return "[\(frames.joined(separator: ", "))]"
    }

    private mutating func transition() -> String {
        let kinds = [
            "transitionNone", "transitionFlipFromLeft", "transitionFlipFromRight", "transitionFlipFromTop",
            "transitionFlipFromBottom", "transitionCurlUp", "transitionCurlDown", "transitionCrossDissolve",
        ]
        let more = pick(["", ", showHideTransitionViews", ", allowAnimatedContent", ", repeat", ", autoreverse"])
        return "duration: \(seconds()), options: [\(pick(kinds))\(more)]"
    }

    // MARK: Animators

    private mutating func animator(_ id: String) -> String {
        let flags = pick([
            "", ", scrubsLinearly: false", ", pausesOnCompletion: true", ", isInterruptible: false",
            ", isReversed: true", ", isManualHitTestingEnabled: true, isUserInteractionEnabled: false",
        ])
        let timed = chance(0.8) ? "duration: \(seconds()), " : "duration: 0.3, "
        return "animator: { id: \(id), \(timed)\(pace())\(flags), changes: \(list(1)) }" + ending(1)
    }

    private mutating func pace() -> String {
        pick([
            "curve: \(pick(["easeIn", "linear", "default"]))", "controlPoints: [0.2, \(number()), 0.7, \(number())]",
            "dampingRatio: \(unit())", "dampingRatio: 0.6, initialVelocity: [\(number()), \(number())]",
            "spring: { mass: \(positive()), stiffness: \(positive()), damping: \(positive()) }",
            "spring: { mass: 1, stiffness: 100, damping: 0, initialVelocity: \(number()) }",
            "spring: { duration: \(positive()), bounce: \(bounce()) }",
        ])
    }

    private mutating func command(_ depth: Int) -> String {
        switch int(0...9) {
        case 0, 1, 2: return "call: startAnimation"
        case 3: return "call: pauseAnimation"
        case 4: return "startAnimation: { afterDelay: \(seconds()) }"
        case 5: return "stopAnimation: { withoutFinishing: \(pick(["true", "false"])) }"
        case 6: return "finishAnimation: { at: \(pick(["start", "end", "current"])) }"
        case 7: return "continueAnimation: { durationFactor: \(positive())\(chance(0.5) ? ", \(pace())" : "") }"
        case 8:
            let keys = ["isReversed: true", "isReversed: false", "isInterruptible: true", "scrubsLinearly: false"]
            return "set: { \(chance(0.5) ? "fractionComplete: \(unit())" : pick(keys)) }"
        default:
            guard depth < 4 else { return "call: startAnimation" }
            return "addAnimations: \(list(depth)), delayFactor: \(unit())\(ending(depth))"
        }
    }
}
