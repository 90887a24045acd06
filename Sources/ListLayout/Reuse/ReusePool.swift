/// Elements that are out of sight and wait to be used again.
///
/// Those of one identifier lie on a stack: what was put in last comes out first. A list that asks for what comes in sight
/// before it puts in what left holds one element more than can be seen; the pool itself never throws one away but on
/// `removeAll()`.
///
/// An element keeps the place that it showed, until it is taken for another one: where that place comes in sight again
/// first, the element may return as it is.
package struct ReusePool<Identifier: Hashable, Place: Hashable, Element> {
    fileprivate struct Entry {
        var identifier: Identifier
        var place: Place?
        var element: Element
    }

    /// By identifier, from the bottom to the top of the stack, keys of entries; some of them may have been reclaimed.
    private var stacks: [Identifier: [Int]] = [:]
    private var entries: [Int: Entry] = [:]
    /// By place, the key of the entry that showed it last.
    private var keys: [Place: Int] = [:]
    private var nextKey = 0

    package init() {}

    package var count: Int { entries.count }

    /// The number of elements of an identifier.
    package func count(of identifier: Identifier) -> Int {
        stacks[identifier, default: []].count { entries[$0] != nil }
    }

    /// Puts an element in.
    /// - Parameter place: What it showed, if it may show it again as it is.
    package mutating func put(_ element: Element, _ identifier: Identifier, showing place: Place? = nil) {
        if let place {
            if let old = keys[place] { entries[old]?.place = nil }
            keys[place] = nextKey
        }
        entries[nextKey] = Entry(identifier: identifier, place: place, element: element)
        stacks[identifier, default: []].append(nextKey)
        nextKey += 1
    }

    /// Takes the element of an identifier that was put in last.
    package mutating func take(_ identifier: Identifier) -> Element? {
        while let key = stacks[identifier]?.popLast() {
            if let entry = remove(key) { return entry.element }
        }
        return nil
    }

    /// Takes the element that showed a place last, as it is.
    package mutating func reclaim(_ place: Place) -> Element? {
        keys[place].flatMap { remove($0) }?.element
    }

    /// Forgets what elements showed, as when places mean something else: none returns as it is.
    package mutating func forgetPlaces() {
        keys = [:]
        for key in entries.keys { entries[key]?.place = nil }
    }

    /// Throws all elements away, as on a warning that memory is short.
    package mutating func removeAll() { self = Self() }

    private mutating func remove(_ key: Int) -> Entry? {
        guard let entry = entries.removeValue(forKey: key) else { return nil }
        if let place = entry.place { keys[place] = nil }
        return entry
    }
}

extension ReusePool.Entry: Sendable where Identifier: Sendable, Place: Sendable, Element: Sendable {}
extension ReusePool: Sendable where Identifier: Sendable, Place: Sendable, Element: Sendable {}
