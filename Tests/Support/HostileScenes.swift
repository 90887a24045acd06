/// Makes scenes that range from extreme to broken, the same for a seed everywhere.
///
/// Half have only values that the format allows, however extreme; the others get wrong keys, wrong types, numbers that
/// are none, references to nothing, bombs of aliases or damaged text.
public struct HostileScenes {
    private var random: SplitMix64
    /// Chance of something wrong at each place.
    var wildness = 0.0
    private var nodes = 0

    public init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    /// A scene; every second has only what the format allows.
    public mutating func scene(_ index: Int) -> String {
        nodes = 0
        wildness = index % 2 == 0 ? 0 : [0.02, 0.1, 0.3][int(0...2)]
        var text = "offstage: 1\ndevice: { size: [\(int(1...32)), \(int(1...32))], scale: \(int(1...2)) }\n"
        if chance(0.3) { text += "traits: { userInterfaceStyle: \(pick(["light", "dark"])) }\n" }
        if chance(0.2) { text += "time: [0, 0.1]\n" }
        if chance(0.1) { text += "route: \(pick(["screen", "context"]))\n" }
        text += special(index)
        text += "view: \(view(depth: 0))\n"
        if chance(0.2) { text += changes() }
        return wildness > 0 && chance(0.1) ? damaged(text) : text
    }

    /// A scene in which much moves; every second has only what the format allows.
    public mutating func movingScene(_ index: Int) -> String {
        nodes = 0
        wildness = index % 2 == 0 ? 0 : [0.02, 0.1][int(0...1)]
        let text =
            "offstage: 1\ndevice: { size: [\(int(1...24)), \(int(1...24))], scale: 1 }\n"
            + "time: \(pick(["[0, 0.05, 0.2, 1.5]", "[0.03, 0.4]", "0.11", "[0, 0.016, 3]"]))\nview: \(movable())\(moves())"
        return wildness > 0 && chance(0.1) ? damaged(text) : text
    }

    // MARK: Whole texts

    /// Bombs, depths and cycles.
    private mutating func special(_ index: Int) -> String {
        switch index % 50 {
        case 1: return "window: { tintColor: *nothing }\n"
        case 5: return "expect: { frames: { a: [0, 0, .nan, 1e308] } }\n"
        case 7 where chance(0.2): return aliasBomb()
        case 9: return "window: { layer: { instanceCount: 1000000000 } }\n"
        case 15: return components()
        case 11: return "window: " + String(repeating: "{ a: [", count: int(1...1200)) + "\n"
        case 13: return "windows: [{ view: &loop { subviews: [*loop] } }]\n"
        case 17: return "changes: [{ at: \(number()), id: \(id()), set: { id: x } }, { at: 1e9, id: 5, call: 7 }]\n"
        case 19: return "time: [\(number()), \(number())]\n"
        case 23: return "device: \(pick(["iPhone 99", "{ size: [1e308, 1e308], scale: 3 }", "[]", "null"]))\n"
        default: return ""
        }
    }

    /// Components that use each other, themselves, and what is not there.
    private mutating func components() -> String {
        let names = ["a", "b", "c"]
        let definitions = names.map { name in
            let inside = [
                "{ use: \(pick(names)) }", "{ use: \(pick(names)), with: { \(pick(["p", "q"])): \(number()) } }", "$p",
                "{ id: \(id()), alpha: $p, tag: \"{p}\" }", "{ class: UILabel, text: \"{{p} {p} $$p\" }",
            ]
            let list = (0..<int(0...3)).map { _ in pick(inside) }.joined(separator: ", ")
            return "\(name): { parameters: { p: \(pick(["1", "", "{ use: a }"])) }, view: { subviews: [\(list)] } }"
        }
        let use = "windows: [{ view: { use: \(pick(names)), id: \(id()), alpha: \(number()) } }]\n"
        return "components: { \(definitions.joined(separator: ", ")) }\n" + (chance(0.5) ? use : "")
    }

    private mutating func aliasBomb() -> String {
        var bomb = "windows:\n- view: { subviews: &b0 [{}, {}, {}, {}, {}] }\n"
        // Small enough to be drawn, or too large to be read to its end.
        for level in 1...pick([2, 3, 4, 10]) {
            let uses = Array(repeating: "{ subviews: *b\(level - 1) }", count: 5).joined(separator: ", ")
            bomb += "- view: { subviews: &b\(level) [\(uses)] }\n"
        }
        return bomb
    }

    private mutating func damaged(_ text: String) -> String {
        var bytes = Array(text.utf8)
        for _ in 0..<int(1...4) where !bytes.isEmpty {
            let place = int(0...bytes.count - 1)
            let end = min(bytes.count, place + int(1...40))
            switch int(0...3) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(pick(Array("{}[]:,&*!#\"'\n\t-?|>%@`\u{0}".utf8)), at: place)
            case 2: bytes.removeSubrange(place..<end)
            default: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func changes() -> String {
        let set = chance(0.5) ? "{ frame: \(rect()), alpha: \(unit()) }" : "{ transform: \(transform()) }"
        let more = chance(0.5) ? ", " + motion() : ""
        return "changes: [{ at: 0.05, id: v0, set: \(set) }, { at: 0.1, id: v0, call: setNeedsDisplay }\(more)]\n"
    }

    // MARK: Trees

    private mutating func view(depth: Int) -> String {
        nodes += 1
        let name = pick(["", "", "", "UIImageView", "UIScrollView"])
        var keys = name.isEmpty ? [] : ["class: \(name)"]
        if nodes <= 6 { keys.append("id: v\(nodes - 1)") }
        if chance(0.9) { keys.append("frame: \(rect())") }
        if chance(0.6) { keys.append("backgroundColor: \(color())") }
        if chance(0.3) { keys.append("alpha: \(unit())") }
        if chance(0.2) { keys.append("clipsToBounds: true") }
        if chance(0.2) { keys.append("transform: \(transform())") }
        if name == "UIImageView", chance(0.8) { keys.append("image: \(image())") }
        if name == "UIScrollView", chance(0.8) { keys.append("contentOffset: [\(number()), \(number())]") }
        if name.isEmpty, chance(0.15) { keys.append("draw: [\(drawing())]") }
        if chance(0.4) { keys.append("layer: { \(layerKeys().joined(separator: ", ")) }") }
        if depth < 5, nodes < 20 { keys += children(depth: depth + 1) }
        return map(keys)
    }

    private mutating func children(depth: Int) -> [String] {
        var keys: [String] = []
        if chance(0.5) { keys.append("subviews: [\(list { $0.view(depth: depth) })]") }
        if chance(0.3) { keys.append("sublayers: [\(list { $0.layer(depth: depth) })]") }
        if chance(0.08) { keys.append("mask: \(view(depth: depth))") }
        return keys
    }

    private mutating func layer(depth: Int) -> String {
        nodes += 1
        let name = pick(["CALayer", "CAShapeLayer", "CAGradientLayer", "CATransformLayer", "CAReplicatorLayer"])
        var keys = ["class: \(name)", "frame: \(chance(0.3) ? "bounds" : rect())"] + layerKeys() + ownKeys(of: name)
        if depth < 6, nodes < 24 {
            if chance(0.4) { keys.append("sublayers: [\(list { $0.layer(depth: depth + 1) })]") }
            if chance(0.1) { keys.append("mask: \(layer(depth: depth + 1))") }
        }
        return map(keys)
    }

    private mutating func ownKeys(of name: String) -> [String] {
        switch name {
        case "CAShapeLayer":
            let dash = chance(0.3) ? ["lineDashPattern: [\(positive()), \(positive())]"] : []
            return ["path: \(path())", "fillColor: \(color())", "strokeColor: \(color())", "lineWidth: \(number())"]
                + dash
        case "CAGradientLayer":
            return [
                "colors: [\(color()), \(color())]", "startPoint: [\(number()), \(number())]",
                "type: \(pick(["axial", "radial", "conic"]))",
            ]
        case "CAReplicatorLayer":
            return ["instanceCount: \(pick(["0", "2", "3", "12"]))", "instanceTransform: \(transform())"]
        default:
            return chance(0.3) ? ["transform: \(transform())"] : []
        }
    }

    private mutating func layerKeys() -> [String] {
        var keys: [String] = []
        if chance(0.5) { keys.append("cornerRadius: \(number())") }
        if chance(0.2) { keys.append("cornerCurve: continuous") }
        if chance(0.3) { keys += ["borderWidth: \(number())", "borderColor: \(color())"] }
        if chance(0.3) { keys += ["shadowOpacity: \(unit())", "shadowRadius: \(positive())"] }
        if chance(0.2) { keys += ["shadowOffset: [\(number()), \(number())]", "shadowPath: \(path())"] }
        if chance(0.15) { keys += ["shouldRasterize: true", "rasterizationScale: \(pick(["0.01", "1", "2", "5"]))"] }
        if chance(0.2) { keys += ["zPosition: \(number())", "anchorPoint: [\(number()), \(number())]"] }
        if chance(0.1) {
            keys.append("sublayerTransform: [{ m34: \(number()) }, { rotate: \(number()), axis: [1, 1, 0] }]")
        }
        if chance(0.1) { keys.append("filters: [{ name: gaussianBlur, inputRadius: \(positive()) }]") }
        if chance(0.1) { keys.append("compositingFilter: \(pick(["multiply", "xor", "hueBlendMode"]))") }
        if chance(0.1) { keys.append("allowsEdgeAntialiasing: true") }
        if chance(0.1) { keys.append("animations: [\(animation(depth: 0)), \(animation(depth: 0))]") }
        if chance(0.05) { keys.append("speed: \(number()), timeOffset: \(number()), beginTime: \(number())") }
        return keys
    }

    private mutating func map(_ keys: [String]) -> String {
        var keys = keys
        if chance(wildness) {
            keys.append(
                pick([
                    "bgColor: red", "hidden: true", "text: x", "? [a] : b", "constraints: []", "class: UILabel",
                    "id: v0", "alpha: 1", "frame: [1]",
                    "layerClass: CAReplicatorLayer, layer: { instanceCount: 1000000000 }", "layer: 5", "subviews: {}",
                    "<<: {}",
                ]))
        }
        return "{ \(keys.joined(separator: ", ")) }"
    }

    private mutating func list(_ make: (inout HostileScenes) -> String) -> String {
        var items: [String] = []
        for _ in 0..<int(1...3) { items.append(make(&self)) }
        return items.joined(separator: ", ")
    }

    // MARK: Values

    mutating func rect() -> String { "[\(number()), \(number()), \(number()), \(number())]" }

    mutating func number() -> String {
        if chance(wildness) { return pick([".nan", ".inf", "-.inf", "1e999", "x", "null", "[]", "'1'"]) }
        if chance(0.8) { return "\(int(-10...40))" }
        return pick([
            "0", "-0.0", "0.5", "1e-300", "1e-5", "1e4", "1e6", "1e9", "1e18", "1e38", "1e308", "-1e6", "-1e308",
            "4294967296", "9223372036854775807",
        ])
    }

    mutating func positive() -> String {
        chance(0.9) ? "\(int(1...6))" : pick(["0.001", "1e-300", "0.5", "20", "1e6", "1e308"])
    }

    mutating func unit() -> String {
        chance(wildness) ? pick(["2", "-1", ".nan", "half"]) : pick(["0", "0.25", "0.5", "1", "1e-300"])
    }

    mutating func color() -> String {
        if chance(wildness) { return pick(["#FFF", "\"#12\"", "reddish", "[1, 2, 3]", "{ dark: red }", "5", "null"]) }
        return pick([
            "red", "systemBlue", "\"#FF8000\"", "[0.1, 0.2, 0.3, 0.4]", "clear", "{ light: white, dark: black }",
            "{ color: label, alpha: 0.3 }",
        ])
    }

    mutating func path() -> String {
        if chance(wildness) { return pick(["outlines", "{ circle: 1 }", "[5]", "\"M0\"", "{ rect: [1] }"]) }
        switch int(0...6) {
        case 0: return "bounds"
        case 1: return "outline"
        case 2: return "{ oval: \(rect()) }"
        case 3:
            let angles = "startAngle: \(number()), endAngle: \(number())"
            return "{ arcCenter: [\(number()), \(number())], radius: \(positive()), \(angles) }"
        case 4: return "[bounds, { rect: \(rect()) }]"
        case 5: return "{ roundedRect: \(rect()), cornerRadius: \(positive()) }"
        default: return "\"M\(int(0...9)) 3 C1 2 30 40 5 6 Q7 8 9 10 A\(int(1...9)) 4 30 1 0 20 20 Z\""
        }
    }

    mutating func transform() -> String {
        if chance(wildness) { return pick(["[{ spin: 1 }]", "[1, 2]", "rotate", "[{ rotate: 1, scale: 2 }]"]) }
        return pick([
            "[{ rotate: \(number()) }]", "[{ scale: \(number()) }, { translate: [\(number()), 3] }]",
            "[1, 0, 0, 1, \(number()), \(number())]", "[\(number()), \(number()), 1, 1, 0, 0]", "[]",
        ])
    }

    mutating func image() -> String {
        if chance(wildness) {
            return pick([
                "../../etc/passwd", "/dev/zero", "none.png", "{ size: [1e9, 1e9], color: red }", "bomb.png", "link.png",
                "broken.png", "{ size: [4, 4] }", "{ checker: [red] }",
            ])
        }
        return pick([
            "{ size: [\(int(1...9)), 4], color: red }", "{ size: [8, 8], checker: [red, blue], cell: \(positive()) }",
            "good.png", "{ path: good.png, capInsets: [1, 1, 1, 1], resizingMode: tile }",
        ])
    }

    private mutating func drawing() -> String {
        pick([
            "{ fill: \(path()), color: red }",
            "{ strokePath: \(path()), lineWidth: \(positive()), lineDash: [\(positive())] }",
            "save, { clip: \(path()) }, { fillPath: bounds }, restore",
            "{ linearGradient: { colors: [red, blue], start: [\(number()), 0], end: [0, \(number())] } }",
            "{ radialGradient: { colors: [red, blue], startCenter: [0, 0], startRadius: 1, "
                + "endCenter: [\(number()), 2], endRadius: \(positive()) } }",
            "{ shadow: { offset: [\(number()), 1], blur: \(positive()) } }, { fill: bounds }",
            "{ image: \(image()), in: \(rect()) }", "{ concat: \(transform()) }, { stroke: \(path()) }",
        ])
    }

    private mutating func id() -> String { pick(["v0", "nobody", "''", "superview"]) }

    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0...values.count - 1)] }
}
