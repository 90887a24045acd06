import TextFormatting

/// Lists of up to 60 frames: passes, steps, constraints. Each item once; of a list what differs from the frame before.
struct PartsChunk {
    private var items = Interner()
    private var lists: [String: (elements: Any, ids: [Int])] = [:]
    /// A frame: name, and edits of `[start, how many go, ids…]` from the front.
    private var frames: [[(key: String, value: JSONValue)]] = []

    var isEmpty: Bool { frames.isEmpty }

    mutating func beginFrame() {
        frames.append([])
    }

    mutating func add(_ name: String, _ values: [JSONValue]) {
        put(
            name,
            values.map { value -> [UInt8] in
                var bytes: [UInt8] = []
                value.append(to: &bytes, .lessThan)
                return bytes
            }
        ) { $0 }
    }

    /// - Parameter json: asked for elements that were not at their place in the frame before.
    mutating func add<Element: Equatable>(_ name: String, _ elements: [Element], _ json: (Element) -> JSONValue) {
        put(name, elements) { element in
            var bytes: [UInt8] = []
            json(element).append(to: &bytes, .lessThan)
            return bytes
        }
    }

    private mutating func put<Element: Equatable>(
        _ name: String, _ elements: [Element], _ bytes: (Element) -> [UInt8]
    ) {
        let before = lists[name]
        let old = before?.elements as? [Element] ?? []
        let oldIDs = before?.ids ?? []
        let ids = elements.enumerated().map { place, element in
            place < old.count && old[place] == element ? oldIDs[place] : items.place(of: bytes(element))
        }
        lists[name] = (elements, ids)
        if ids != oldIDs {
            frames[frames.count - 1].append((name, .array(Self.edits(from: oldIDs, to: ids))))
        }
    }

    /// Runs of other items where both are as long; else what lies between the common ends.
    private static func edits(from old: [Int], to new: [Int]) -> [JSONValue] {
        func edit(_ start: Int, _ gone: Int, _ ids: ArraySlice<Int>) -> JSONValue {
            .array([.integer(start), .integer(gone)] + ids.map { .integer($0) })
        }
        guard old.count == new.count else {
            let most = min(old.count, new.count)
            let front = (0..<most).first { old[$0] != new[$0] } ?? most
            let back = (0..<(most - front)).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? most - front
            return [edit(front, old.count - front - back, new[front..<(new.count - back)])]
        }
        var edits: [JSONValue] = []
        var place = 0
        while place < new.count {
            guard old[place] != new[place] else {
                place += 1
                continue
            }
            let start = place
            while place < new.count, old[place] != new[place] { place += 1 }
            edits.append(edit(start, place - start, new[start..<place]))
        }
        return edits
    }

    /// `{ "items": […], "frames": [{ name: edits }] }`.
    var bytes: [UInt8] {
        [UInt8]("{\"items\":".utf8) + items.list() + [UInt8](",\"frames\":".utf8)
            + Interner.list(of: frames.map { .object($0) }) + [UInt8(ascii: "}")]
    }
}
