import TestSupport

/// Damages the text of a scene: bytes, words, numbers, lines, indentation.
struct SceneDamage {
    let material: FuzzMaterial
    var random: SplitMix64

    /// A scene of the folder or an invented one, with one to four faults; one in ten is left whole.
    mutating func scene(_ index: Int) -> [UInt8] {
        var bytes = Array(original(index).utf8)
        guard !random.chance(0.1) else { return bytes }
        for _ in 0..<random.int(1...4) { damage(&bytes) }
        return bytes
    }

    private mutating func original(_ index: Int) -> String {
        guard random.chance(0.25) else { return random.pick(material.scenes) }
        var invented = HostileScenes(seed: random.next())
        switch index % 3 {
        case 0: return invented.scene(index)
        case 1: return invented.movingScene(index / 3)
        default: return invented.touchingScene(index / 3)
        }
    }

    private mutating func damage(_ bytes: inout [UInt8]) {
        switch random.int(0...9) {
        case 0...2: replaceWord(&bytes, by: random.pick(Self.extremes))
        case 3...4: replaceWord(&bytes, by: random.pick(material.words))
        case 5: damageLine(&bytes)
        case 6: insertLine(&bytes)
        case 7: indent(&bytes)
        default: damageBytes(&bytes)
        }
    }

    private mutating func replaceWord(_ bytes: inout [UInt8], by word: String) {
        let ranges = SceneTokens.ranges(in: bytes)
        guard !ranges.isEmpty else { return }
        bytes.replaceSubrange(random.pick(ranges), with: word.utf8)
    }

    private mutating func damageBytes(_ bytes: inout [UInt8]) {
        let place = random.place(in: bytes)
        let end = min(bytes.count, place + random.int(1...40))
        switch random.int(0...3) {
        case 0: bytes.removeSubrange(place..<end)
        case 1: bytes.insert(random.pick(Array("{}[]:,&*!#\"'\n\t-?|>%@`$\u{0}".utf8)), at: place)
        case 2: bytes.insert(UInt8(random.int(0...255)), at: place)
        default: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
        }
    }

    /// Removes, doubles or moves a line.
    private mutating func damageLine(_ bytes: inout [UInt8]) {
        var lines = Self.lines(bytes)
        let line = lines.remove(at: random.int(0...lines.count - 1))
        for _ in 0..<random.int(0...2) { lines.insert(line, at: random.int(0...lines.count)) }
        bytes = Self.joined(lines)
    }

    /// Inserts a line of some scene.
    private mutating func insertLine(_ bytes: inout [UInt8]) {
        var lines = Self.lines(bytes)
        let others = Self.lines(Array(random.pick(material.scenes).utf8))
        lines.insert(random.pick(others), at: random.int(0...lines.count))
        bytes = Self.joined(lines)
    }

    private mutating func indent(_ bytes: inout [UInt8]) {
        var lines = Self.lines(bytes)
        let index = random.int(0...lines.count - 1)
        if random.chance(0.5) {
            lines[index] = Array(repeating: UInt8(ascii: " "), count: random.int(1...8)) + lines[index]
        } else {
            lines[index].removeFirst(min(lines[index].count, random.int(1...4)))
        }
        bytes = Self.joined(lines)
    }

    private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    }

    private static func joined(_ lines: [[UInt8]]) -> [UInt8] { Array(lines.joined(separator: [UInt8(ascii: "\n")])) }

    /// What stands where a person would have written something else.
    static let extremes = [
        "0", "-0.0", "-1", "1e-300", "1e9", "1e16", "1e38", "1e308", "-1e308", "1e999", ".nan", ".inf", "-.inf",
        "4294967296", "9223372036854775807", "-9223372036854775808", "null", "true", "~", "''", "[]", "{}", "bounds",
        "outline", "required", "*a", "&a", "!!binary", "\"\\u0000\"", "\"\\uD83D\"", "🙂", "\u{202E}", "view", "id",
    ]
}
