/// Determined variables and components that wait to be computed again, in the order in which they depend on each other.
struct RankQueue: Sendable {
    enum Item: Equatable, Sendable {
        case variable(Int)
        case component(Int)
    }

    private struct Entry: Sendable {
        var rank: Int
        var index: Int32
        var isComponent: Bool

        var item: Item { isComponent ? .component(Int(index)) : .variable(Int(index)) }
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }
    var bytes: Int { entries.capacity * MemoryLayout<Entry>.stride }

    mutating func push(variable: Int, rank: Int) {
        push(Entry(rank: rank, index: Int32(variable), isComponent: false))
    }

    mutating func push(component: Int, rank: Int) {
        push(Entry(rank: rank, index: Int32(component), isComponent: true))
    }

    /// The item of least rank; a variable that was pushed several times comes once.
    mutating func pop() -> Item? {
        guard let first = removeFirst() else { return nil }
        while let next = entries.first, next.rank == first.rank, next.item == first.item { _ = removeFirst() }
        return first.item
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
