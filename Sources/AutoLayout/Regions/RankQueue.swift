/// Determined variables and parts that wait to be computed again, in the order in which they depend on each other.
struct RankQueue: Sendable {
    enum Item: Sendable {
        case variable(Int)
        case part(Int)
    }

    private struct Entry: Sendable {
        var rank: Int
        /// A variable, or −1 − part.
        var code: Int32
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }
    var bytes: Int { entries.capacity * MemoryLayout<Entry>.stride }

    mutating func push(variable: Int, rank: Int) { push(Entry(rank: rank, code: Int32(variable))) }
    mutating func push(part: Int, rank: Int) { push(Entry(rank: rank, code: -1 - Int32(part))) }

    /// The item of least rank; a variable that was pushed several times comes once.
    mutating func pop() -> Item? {
        guard let first = removeFirst() else { return nil }
        while let next = entries.first, next.rank == first.rank, next.code == first.code { _ = removeFirst() }
        return first.code >= 0 ? .variable(Int(first.code)) : .part(Int(-1 - first.code))
    }

    private mutating func push(_ entry: Entry) {
        entries.append(entry)
        var child = entries.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            if entries[parent].rank <= entries[child].rank { break }
            entries.swapAt(parent, child)
            child = parent
        }
    }

    private mutating func removeFirst() -> Entry? {
        guard let first = entries.first else { return nil }
        let last = entries.removeLast()
        if entries.isEmpty { return first }
        entries[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            if child >= entries.count { break }
            if child + 1 < entries.count, entries[child + 1].rank < entries[child].rank { child += 1 }
            if entries[parent].rank <= entries[child].rank { break }
            entries.swapAt(parent, child)
            parent = child
        }
        return first
    }
}
