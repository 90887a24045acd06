/// A value a type, found by the type's address: nothing is hashed, as some are asked for at each layout or for each row.
@usableFromInline
package struct TypeTable<Value> {
    @usableFromInline
    struct Entry {
        @usableFromInline let type: ObjectIdentifier
        @usableFromInline var value: Value

        @inlinable
        init(type: ObjectIdentifier, value: Value) {
            self.type = type
            self.value = value
        }
    }

    /// In the order in which they came.
    @usableFromInline var entries: [Entry] = []
    /// By the types' addresses the entries' numbers; at most half of it is in use. An entry whose place is taken has the
    /// next free one.
    @usableFromInline var places = [Int](repeating: -1, count: 32)

    package init() {}

    /// The values, in the order in which they came.
    package var values: [Value] { entries.map(\.value) }

    package var count: Int { entries.count }

    /// The value of a type; nil where there is none.
    @inlinable
    package subscript(type: Any.Type) -> Value? {
        get {
            let number = places[place(of: ObjectIdentifier(type))]
            return number < 0 ? nil : entries[number].value
        }
        set { set(newValue, for: ObjectIdentifier(type)) }
    }

    /// Where the number of a type stands, or where it would.
    @inlinable
    func place(of type: ObjectIdentifier) -> Int {
        let mask = places.count - 1
        // Addresses differ in their middle: the golden ratio brings that to the top.
        let mixed = UInt64(UInt(bitPattern: type)) &* 0x9E37_79B9_7F4A_7C15
        var place = Int(truncatingIfNeeded: mixed >> 40) & mask
        while places[place] >= 0, entries[places[place]].type != type { place = (place + 1) & mask }
        return place
    }

    @usableFromInline
    mutating func set(_ value: Value?, for type: ObjectIdentifier) {
        let place = place(of: type)
        switch (places[place], value) {
        case (-1, let value?): append(Entry(type: type, value: value))
        case (-1, nil): break
        case (let number, let value?): entries[number].value = value
        case (let number, nil):
            entries.remove(at: number)
            arrange()
        }
    }

    private mutating func append(_ entry: Entry) {
        entries.append(entry)
        if entries.count * 2 > places.count {
            places = Array(repeating: -1, count: places.count * 2)
            arrange()
        } else {
            places[place(of: entry.type)] = entries.count - 1
        }
    }

    private mutating func arrange() {
        for place in places.indices { places[place] = -1 }
        for (number, entry) in entries.enumerated() { places[place(of: entry.type)] = number }
    }
}
