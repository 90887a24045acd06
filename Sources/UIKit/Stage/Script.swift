/// Closures that wait for their virtual time.
@MainActor
struct Script {
    private struct Entry {
        let time: Double
        let number: Int
        let action: @MainActor () -> Void
    }

    /// Latest first, so that the next one is taken from the end.
    private var entries: [Entry] = []
    private var count = 0

    var nextTime: Double? { entries.last?.time }

    /// Closures of one time run in the order in which they were added.
    mutating func add(at time: Double, _ action: @escaping @MainActor () -> Void) {
        let entry = Entry(time: time, number: count, action: action)
        count += 1
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].time > time { low = middle + 1 } else { high = middle }
        }
        entries.insert(entry, at: low)
    }

    /// The next closure that is due, taken out.
    mutating func takeDue(at time: Double) -> (@MainActor () -> Void)? {
        guard let next = entries.last, next.time <= time else { return nil }
        entries.removeLast()
        return next.action
    }
}
