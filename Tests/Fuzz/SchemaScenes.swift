import TestSupport

/// Makes scenes from what their schema allows, and scenes that are wrong in one place or two: values of another type,
/// keys of another class.
///
/// It knows nothing of the format beside its schema, so that a new key is tried without a change here.
struct SchemaScenes {
    let schema: SceneSchema
    var random: SplitMix64
    /// Chance of a value that the schema does not allow.
    private var wildness = 0.0
    /// Values that may still be made: schemas are endless.
    private var room = 0
    /// The ids so far.
    private var ids: [String] = []

    init(schema: SceneSchema, random: SplitMix64) {
        self.schema = schema
        self.random = random
    }

    /// The keys in the order in which they are written: changes and touches know the ids of views.
    private static let order = [
        "time", "film", "traits", "window", "statusBar", "view", "controller", "controllers", "windows", "constraints",
        "changes", "touches", "accessibility", "reader", "route", "expect", "fuzzy", "variants", "components",
    ]

    /// A scene, for most of which nothing is wrong but what a schema cannot say.
    /// - Parameter wildness: Chance of a value that the schema does not allow, at each place; nil for any.
    mutating func scene(wildness: Double? = nil) -> String {
        (room, ids) = (random.int(20...140), [])
        self.wildness = wildness ?? random.pick([0, 0, 0.005, 0.03])
        var lines = ["offstage: 1"]
        if random.chance(0.97) {
            let size = "[\(random.int(1...90)), \(random.int(1...90))]"
            lines.append("device: { size: \(size), scale: \(random.int(1...2)) }")
        }
        let root = random.chance(0.8) ? "view" : "controller"
        for key in Self.order where key == root || random.chance(Self.rare.contains(key) ? 0.02 : 0.2) {
            guard key != "view" && key != "controller" || key == root, let node = schema.root["properties"]?[key]
            else { continue }
            let usual = random.chance(0.9) ? Self.usual[key] : nil
            lines.append("\(key): \(usual.map { random.pick($0) } ?? value(of: node, key: key, depth: 0))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Keys that seldom go with others.
    private static let rare: Set = ["windows", "expect", "variants", "components", "fuzzy", "route", "controllers"]

    /// What stands there mostly: lists that rise, and films that are over soon, are nothing that a schema can say.
    private static let usual = [
        "time": ["0", "0.5", "[0, 0.3]", "[0.1, 0.2, 2]"], "film": ["{ duration: 0.2, fps: 10 }", "{ duration: 0.1 }"],
    ]

    // MARK: Values

    private mutating func value(of node: SchemaNode, key: String, depth: Int) -> String {
        room -= 1
        if random.chance(wildness) { return random.pick(SceneDamage.extremes) }
        if case .bool = node { return value(ofShared: key, depth: depth) }
        if let name = node["$ref"]?.text {
            return schema.definition(name).map { value(of: $0, key: key, depth: depth) } ?? "null"
        }
        if let constant = node["const"] { return text(of: constant) }
        if let values = node["enum"]?.items, !values.isEmpty { return text(of: random.pick(values)) }
        if let branches = node["anyOf"]?.items, !branches.isEmpty {
            return value(of: random.pick(affordable(branches)), key: key, depth: depth)
        }
        if let branch = branch(of: node) { return value(of: branch, key: key, depth: depth) }
        if let parts = node["allOf"]?.items, let part = parts.first(where: { $0["if"] == nil }) ?? parts.first {
            return value(of: part, key: key, depth: depth)
        }
        switch node["type"]?.text {
        case "object": return object(node, depth: depth)
        case "array": return list(node, key: key, depth: depth)
        case "boolean": return random.chance(0.5) ? "true" : "false"
        case "integer": return number(node, isWhole: true)
        case "number": return number(node, isWhole: false)
        case "string": return string(node, key: key)
        default: return node["properties"] == nil ? value(ofShared: key, depth: depth) : object(node, depth: depth)
        }
    }

    /// What a key takes everywhere; a number for one that nobody describes.
    private mutating func value(ofShared key: String, depth: Int) -> String {
        guard let node = schema.shared(key), depth < Self.deepest else { return "1" }
        if case .bool = node { return "1" }
        let isOpen = node.members.keys.allSatisfy { $0 == "description" }
        return isOpen ? "1" : value(of: node, key: key, depth: depth + 1)
    }

    /// One of the ways that `if` parts, by a class mostly; nil where nothing is parted.
    private mutating func branch(of node: SchemaNode) -> SchemaNode? {
        if node["if"] != nil, let then = node["then"] {
            guard let other = node["else"] else { return then }
            return random.chance(0.03) ? then : other
        }
        let ways = node["allOf"]?.items.filter { $0["if"] != nil } ?? []
        guard !ways.isEmpty else { return nil }
        let way = random.pick(ways)
        return way["then"] ?? way["else"]
    }

    /// Without room what has nothing in it.
    private func affordable(_ branches: [SchemaNode]) -> [SchemaNode] {
        guard room < 0 else { return branches }
        let small = branches.filter {
            ["string", "number", "integer", "boolean"].contains($0["type"]?.text) || $0["enum"] != nil
        }
        return small.isEmpty ? branches : small
    }

    private static let deepest = 24

    private mutating func object(_ node: SchemaNode, depth: Int) -> String {
        let properties = node["properties"]?.members ?? [:]
        let required = Set(node["required"]?.items.compactMap(\.text) ?? [])
        let isOver = room < 0 || depth > Self.deepest
        let share = isOver ? 0 : min(1, Double(random.int(1...6)) / Double(max(properties.count, 1)))
        let isView = properties["subviews"] != nil
        var members: [String] = []
        for (key, part) in properties.sorted(by: { $0.key < $1.key }) {
            let isLikely = isView && ["id", "frame", "subviews", "backgroundColor"].contains(key) && room > 0
            let isWanted = required.contains(key) || random.chance(isLikely ? 0.5 : share)
            guard isWanted, depth <= Self.deepest * 2 else { continue }
            members.append("\(key): \(value(of: part, key: key, depth: depth + 1))")
        }
        if random.chance(wildness) { members.append("\(random.pick(properties.keys.sorted() + ["frob"])): 1") }
        return "{ \(members.joined(separator: ", ")) }"
    }

    private mutating func list(_ node: SchemaNode, key: String, depth: Int) -> String {
        let least = Int(node["minItems"]?.number ?? 0)
        let most = Int(node["maxItems"]?.number ?? Double(least + 4))
        let count = room < 0 || depth > Self.deepest ? least : random.int(least...max(least, min(most, least + 4)))
        let items = node["items"]
        var values: [String] = []
        for _ in 0..<count {
            let one = items.map { value(of: $0, key: key, depth: depth + 1) } ?? "1"
            if node["uniqueItems"] == nil || !values.contains(one) { values.append(one) }
        }
        return "[\(values.joined(separator: ", "))]"
    }

    // MARK: Numbers and texts

    private mutating func number(_ node: SchemaNode, isWhole: Bool) -> String {
        let low = node["minimum"]?.number ?? node["exclusiveMinimum"]?.number.map { $0 + (isWhole ? 1 : 0.125) }
        let high = node["maximum"]?.number ?? node["exclusiveMaximum"]?.number.map { $0 - (isWhole ? 1 : 0.125) }
        let usual = isWhole ? ["1", "2", "3", "7"] : ["1", "0.5", "0.25", "2.75", "12", "40"]
        guard random.chance(0.85) else {
            let ends = [low, high].compactMap { $0 }.map { "\($0)" } + (low ?? -1 < 0 ? ["-3", "-0.0"] : [])
            let large = high == nil ? ["1000", "1e6", "1e9"] : []
            let all = ends + large + (low ?? 0 <= 0 ? ["0"] : [])
            guard !all.isEmpty else { return "1" }
            let one = random.pick(all)
            return isWhole && one.hasSuffix(".0") ? String(one.dropLast(2)) : one
        }
        guard let low, let high, high - low < 100 else {
            let least = low.map { isWhole ? "\(Int($0))" : "\($0)" }
            return random.pick(usual.filter { Double($0) ?? 1 >= low ?? 0 } + (least.map { [$0] } ?? ["1"]))
        }
        let part = Double(random.int(0...8)) / 8
        let value = low + (high - low) * part
        return isWhole ? "\(Int(value))" : "\(value)"
    }

    private mutating func string(_ node: SchemaNode, key: String) -> String {
        switch node["pattern"]?.text {
        case .some(let pattern) where pattern.hasPrefix("^#"):
            return random.pick(["'#FA0'", "'#12345678'", "'#FFFFFF'"])
        case .some(let pattern) where pattern.contains("[Mm]"): return random.pick(Self.paths)
        case .some: return random.pick(ids + ["$p"])
        case nil: break
        }
        let description = node["description"]?.text ?? ""
        if key == "id", description.hasPrefix("Unique") {
            ids.append("n\(ids.count)")
            return ids[ids.count - 1]
        }
        let isName =
            description.hasPrefix("Of a") || description.hasPrefix("A view") || description.contains("id of")
            || description.contains("controller") || key == "id"
        if isName, random.chance(0.95) { return ids.isEmpty ? "n0" : random.pick(ids) }
        return random.pick(Self.texts)
    }

    private static let paths = [
        "M0 0 L10 10 Z", "M1 1 h8 v8 h-8 z", "''", "M0 0 C 1 9 9 1 5 5 Q 3 3 0 1", "M2 2 A 3 4 30 1 0 9 9",
    ]

    private static let texts = [
        "a", "Text", "''", "'two\u{0301} words'", "\"a\\nb\\tc\"", "'🙂👨‍👩‍👧'", "'العربية 12'", "heart.fill", "'{p}'",
        "'%@ %s'",
        "n0", "opacity", "position.x", "n0.width", "'" + String(repeating: "long ", count: 60) + "'", "'\u{202E}abc'",
    ]

    private func text(of node: SchemaNode) -> String {
        switch node {
        case .text(let text): "'" + text.replacing("'", with: "''") + "'"
        case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        case .bool(let bool): "\(bool)"
        default: "null"
        }
    }
}
