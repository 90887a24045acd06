/// Scenes at random in which much moves: animations of all classes, blocks, animators, changes without animation.
struct MovingScenes {
    private var generator: SplitMix64
    private var ids: [(id: String, isView: Bool, isLeaf: Bool)] = []
    private var animators = 0

    init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
    }

    private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < share }
    private mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    private mutating func pick<Element>(_ list: [Element]) -> Element { list[whole(0...list.count - 1)] }
    /// With one decimal, so that texts stay short.
    private mutating func tenths(_ range: ClosedRange<Int>) -> String { "\(Double(whole(range)) / 10)" }
    private mutating func hundredths(_ range: ClosedRange<Int>) -> String { "\(Double(whole(range)) / 100)" }

    private mutating func color() -> String {
        pick(["red", "blue", "systemGreen", "\"#80402080\"", "[0.2, 0.7, 0.9, 0.6]", "systemOrange", "black"])
    }

    private mutating func point() -> String { "[\(tenths(-40...360)), \(tenths(-40...360))]" }
    private mutating func rect() -> String {
        "[\(tenths(-40...240)), \(tenths(-40...240)), \(tenths(10...240)), \(tenths(10...240))]"
    }

    /// A scene of 32 × 32 pixels.
    mutating func scene() -> String {
        var lines = ["offstage: 1", "device: { size: [32, 32], scale: 1 }"]
        if chance(0.8) { lines.append("window: { backgroundColor: \(color()) }") }
        lines.append("view:\n  id: root\n  subviews:")
        for _ in 0..<whole(1...3) { lines.append("  - " + view(depth: 0)) }
        lines.append("  sublayers:")
        for _ in 0..<whole(1...3) { lines.append("  - " + layer(depth: 0)) }
        lines.append("changes:")
        for _ in 0..<whole(1...5) { lines += change().map { "- " + $0 } }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Trees

    private mutating func newID(isView: Bool, isLeaf: Bool) -> String {
        ids.append(("n\(ids.count)", isView, isLeaf))
        return "n\(ids.count - 1)"
    }

    private mutating func view(depth: Int) -> String {
        let isLeaf = depth == 2 || chance(0.4)
        var keys = ["id: \(newID(isView: true, isLeaf: isLeaf))", "frame: \(rect())"]
        if chance(0.8) { keys.append("backgroundColor: \(color())") }
        if chance(0.2) { keys.append("alpha: \(hundredths(10...90))") }
        if chance(0.2) { keys.append("clipsToBounds: true") }
        keys.append("layer: { \(layerKeys().joined(separator: ", ")) }")
        if !isLeaf {
            keys.append("subviews: [\((0..<whole(1...2)).map { _ in view(depth: depth + 1) }.joined(separator: ", "))]")
        }
        return "{ \(keys.joined(separator: ", ")) }"
    }

    private mutating func layerKeys() -> [String] {
        var keys: [String] = []
        if chance(0.4) { keys.append("cornerRadius: \(whole(1...8))") }
        if chance(0.2) { keys.append("borderWidth: \(whole(1...3))") }
        if chance(0.2) { keys += ["shadowOpacity: 0.5", "shadowRadius: \(whole(0...3))"] }
        if chance(0.1) { keys.append("shouldRasterize: true") }
        if chance(0.1) { keys.append("zPosition: \(whole(-2...2))") }
        if chance(0.1) { keys += ["speed: \(pick(["0.5", "2"]))"] }
        if chance(0.7) {
            let list = (0..<whole(1...2)).map { _ in animation(depth: 0) }
            keys.append("animations: [\(list.joined(separator: ", "))]")
        }
        return keys
    }

    private mutating func layer(depth: Int) -> String {
        let isLeaf = depth == 1 || chance(0.5)
        var keys = ["id: \(newID(isView: false, isLeaf: isLeaf))", "frame: \(rect())"] + layerKeys()
        switch whole(0...5) {
        case 0:
            keys += ["class: CAGradientLayer", "colors: [\(color()), \(color())]"]
        case 1:
            keys += ["class: CAShapeLayer", "path: { oval: \(rect()) }", "fillColor: \(color())"]
        case 2:
            keys += [
                "class: CAReplicatorLayer", "instanceCount: \(whole(2...4))",
                "instanceTransform: [{ translate: \(point()) }]", "instanceDelay: \(hundredths(0...30))",
            ]
        case 3:
            let cell =
                "{ name: c, birthRate: \(whole(5...30)), lifetime: \(hundredths(10...60)), velocity: 20, "
                + "emissionRange: 360, contents: { size: [3, 3], color: \(color()) } }"
            keys += ["class: CAEmitterLayer", "emitterPosition: \(point())", "emitterCells: [\(cell)]"]
        default: keys.append("backgroundColor: \(color())")
        }
        if !isLeaf { keys.append("sublayers: [\(layer(depth: depth + 1))]") }
        return "{ \(keys.joined(separator: ", ")) }"
    }

    // MARK: Motion

    private mutating func animation(depth: Int) -> String {
        var keys = ["duration: \(hundredths(5...80))"]
        if chance(0.3) { keys.append("beginTime: \(hundredths(1...60))") }
        if chance(0.2) { keys.append("speed: \(pick(["0.5", "1.5"]))") }
        if chance(0.2) { keys.append("timeOffset: \(hundredths(0...30))") }
        if chance(0.2) { keys.append("repeatCount: \(pick(["0.5", "2", "3"]))") }
        if chance(0.2) { keys.append("autoreverses: true") }
        if chance(0.4) { keys.append("fillMode: \(pick(["both", "forwards", "backwards"]))") }
        if chance(0.3) { keys.append("isRemovedOnCompletion: false") }
        if chance(0.4) { keys.append("timingFunction: \(pick(["easeIn", "easeInEaseOut", "[0.3, 0, 0.1, 1.2]"]))") }
        let (path, values) = property()
        switch whole(0...3) {
        case 0:
            keys += ["class: CAKeyframeAnimation", "keyPath: \(path)", "values: [\(values.joined(separator: ", "))]"]
        case 1:
            keys += [
                "class: CASpringAnimation", "keyPath: \(path)", "fromValue: \(values[0])", "damping: \(whole(2...20))",
            ]
        case 2 where depth < 2:
            keys += [
                "class: CAAnimationGroup",
                "animations: [\(animation(depth: depth + 1)), \(animation(depth: depth + 1))]",
            ]
        default:
            keys += ["class: CABasicAnimation", "keyPath: \(path)", "fromValue: \(values[0])"]
            if chance(0.5) { keys.append("toValue: \(values[1])") }
            if chance(0.2) { keys.append("isAdditive: true") }
        }
        return "{ \(keys.joined(separator: ", ")) }"
    }

    private mutating func property() -> (path: String, values: [String]) {
        switch whole(0...6) {
        case 0: ("opacity", (0..<3).map { _ in hundredths(0...100) })
        case 1: ("position", (0..<3).map { _ in point() })
        case 2: ("position.x", (0..<3).map { _ in tenths(0...300) })
        case 3: ("transform.rotation.z", (0..<3).map { _ in "\(whole(-180...180))" })
        case 4: ("cornerRadius", (0..<3).map { _ in "\(whole(0...10))" })
        case 5: ("bounds.size", (0..<3).map { _ in "[\(tenths(10...200)), \(tenths(10...200))]" })
        default: ("backgroundColor", (0..<3).map { _ in color() })
        }
    }

    /// A line or several for the list of changes.
    private mutating func change() -> [String] {
        let at = "at: \(hundredths(0...70))"
        let views = ids.filter(\.isView).map(\.id)
        let id = pick(views)
        switch whole(0...5) {
        case 0: return ["{ \(at), \(setting(of: id)), animate: { duration: \(hundredths(5...60)) } }"]
        case 1:
            return [
                "{ \(at), \(setting(of: id)), animate: { springDuration: \(hundredths(10...60)), bounce: 0.3 }, "
                    + "completion: [{ \(setting(of: id)) }] }"
            ]
        case 2:
            animators += 1
            let name = "a\(animators)"
            let start = hundredths(0...40)
            return [
                "{ at: \(start), animator: { id: \(name), duration: \(hundredths(20...80)), curve: easeInOut, "
                    + "changes: [{ \(setting(of: id)) }] } }",
                "{ at: \(start), id: \(name), call: startAnimation }",
                "{ at: \(Double(start)! + 0.1), id: \(name), call: pauseAnimation }",
                "{ at: \(Double(start)! + 0.2), id: \(name), call: startAnimation }",
            ]
        case 3: return ["{ \(at), id: \(id), addAnimation: \(animation(depth: 0)) }"]
        case 4:
            let layers = ids.filter { !$0.isView }.map(\.id)
            return ["{ \(at), id: \(pick(layers)), set: { opacity: \(hundredths(10...100)) } }"]
        default: return ["{ \(at), \(setting(of: id)) }"]
        }
    }

    private mutating func setting(of id: String) -> String {
        let value = pick([
            "center: \(point())", "alpha: \(hundredths(0...100))", "backgroundColor: \(color())",
            "transform: [{ rotate: \(whole(-90...90)) }]",
        ])
        return "id: \(id), set: { \(value) }"
    }
}
