/// Things that wait for their times: by time, those of one time in the order in which they were added.
struct DueList<Element> {
    /// The place of an element: it stays the same while the element waits.
    struct Key: Comparable, Hashable {
        let time: Double
        let number: UInt64

        static func < (a: Key, b: Key) -> Bool {
            a.time != b.time ? a.time < b.time : a.number < b.number
        }
    }

    /// Latest first, so that the next one is taken from the end.
    private var entries: [(key: Key, element: Element)] = []

    /// What waits, the next one first.
    var elements: [Element] { entries.reversed().map(\.element) }
    var isEmpty: Bool { entries.isEmpty }
    /// When the next one is due.
    var nextTime: Double? { entries.last?.key.time }

    /// Adds an element.
    mutating func insert(_ element: Element, at key: Key) {
        entries.insert((key, element), at: place(of: key))
    }

    /// Takes out the first element for which `condition` holds and that is due.
    mutating func removeFirst(due now: Double, where condition: (Element) -> Bool = { _ in true }) -> Element? {
        var place = entries.count - 1
        while place >= 0, entries[place].key.time <= now {
            if condition(entries[place].element) { return entries.remove(at: place).element }
            place -= 1
        }
        return nil
    }

    /// Takes out the element at a key.
    @discardableResult
    mutating func remove(_ key: Key) -> Element? {
        let place = place(of: key)
        guard place < entries.count, entries[place].key == key else { return nil }
        return entries.remove(at: place).element
    }

    /// The time of the first element for which `condition` holds.
    func firstTime(where condition: (Element) -> Bool) -> Double? {
        entries.last { condition($0.element) }?.key.time
    }

    /// Takes all out.
    mutating func removeAll() -> [Element] {
        defer { entries = [] }
        return elements
    }

    /// The place of a key, or where it belongs.
    private func place(of key: Key) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].key > key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension DueList.Key: Sendable {}
