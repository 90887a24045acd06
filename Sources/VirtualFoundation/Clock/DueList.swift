/// Things that wait for their times: by time, those of one time in the order in which they were added.
///
/// What is added behind all others and what is due first cost nothing to move, so that a long script may be added in its
/// order.
package struct DueList<Element> {
    /// The place of an element: it stays the same while the element waits.
    package struct Key: Comparable, Hashable, Sendable {
        package let time: Double
        package let number: UInt64

        package init(time: Double, number: UInt64) {
            (self.time, self.number) = (time, number)
        }

        package static func < (a: Key, b: Key) -> Bool {
            a.time != b.time ? a.time < b.time : a.number < b.number
        }
    }

    /// By key. The first ones are taken out already: nil is left of them.
    private var entries: [(key: Key, element: Element?)] = []
    /// Where those that wait begin.
    private var start = 0

    package init() {}

    /// What waits, the next one first.
    package var elements: [Element] { entries[start...].compactMap(\.element) }
    package var isEmpty: Bool { start == entries.count }
    /// When the next one is due.
    package var nextTime: Double? { next?.time }

    /// The time of the next one, and the element.
    package var next: (time: Double, element: Element)? {
        guard start < entries.count, let element = entries[start].element else { return nil }
        return (entries[start].key.time, element)
    }

    /// Adds an element.
    package mutating func insert(_ element: Element, at key: Key) {
        entries.insert((key, element), at: place(of: key))
    }

    /// Takes out the first element for which `condition` holds and that is due.
    package mutating func removeFirst(due now: Double, where condition: (Element) -> Bool = { _ in true }) -> Element? {
        var place = start
        while place < entries.count, entries[place].key.time <= now {
            if let element = entries[place].element, condition(element) { return take(place) }
            place += 1
        }
        return nil
    }

    /// Takes out the element at a key.
    @discardableResult
    package mutating func remove(_ key: Key) -> Element? {
        let place = place(of: key)
        guard place < entries.count, entries[place].key == key else { return nil }
        return take(place)
    }

    /// Takes out all elements for which `condition` holds.
    package mutating func removeAll(where condition: (Element) -> Bool) {
        entries = entries[start...].filter { entry in entry.element.map { !condition($0) } ?? false }
        start = 0
    }

    /// The time of the first element for which `condition` holds.
    package func firstTime(where condition: (Element) -> Bool) -> Double? {
        entries[start...].first { entry in entry.element.map(condition) ?? false }?.key.time
    }

    /// Takes all out.
    package mutating func removeAll() -> [Element] {
        defer { (entries, start) = ([], 0) }
        return elements
    }

    private mutating func take(_ place: Int) -> Element? {
        guard place == start else { return entries.remove(at: place).element }
        let element = entries[start].element
        entries[start].element = nil
        start += 1
        // Rarely enough to cost nothing, and often enough to hold little.
        if start >= 32, start * 2 >= entries.count {
            entries.removeFirst(start)
            start = 0
        }
        return element
    }

    /// The place of a key, or where it belongs.
    private func place(of key: Key) -> Int {
        var low = start
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
