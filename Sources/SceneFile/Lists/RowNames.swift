import YAMLTree

/// A row, whatever it shows: a value, of which there may be a million.
struct RowKey: Hashable, Sendable {
    /// The name that it was declared by.
    let series: Int32
    /// The row's number among those of the name, from 1; 0 for one row.
    let number: Int32
}

/// All names that the rows of a list have at any time.
///
/// A name means the same row always: one that leaves and comes again is itself. Of repeated rows the name is known, and
/// no row.
struct RowNames {
    private struct Series {
        let name: RowName
        /// Rows that have names of their own, by their numbers.
        var own: [Int: RowKey] = [:]
    }

    private var series: [Series] = []
    private var places: [RowName: Int32] = [:]
    private var counts: [Int] = []
    /// Single rows that repeated ones would be called by, too.
    private var singles: [RowName: [Int: RowKey]] = [:]

    /// The rows of a name.
    /// - Parameter count: How many there are at least; nil: one row.
    mutating func declare(_ name: RowName, count: Int?) -> RowRange {
        guard let count else { return .one(key(of: name.prefix) ?? add(name)) }
        let place = places[name] ?? add(name).series
        counts[Int(place)] = max(counts[Int(place)], count)
        return .many(place, count)
    }

    private mutating func add(_ name: RowName) -> RowKey {
        let key = RowKey(series: Int32(series.count), number: 0)
        places[name] = key.series
        series.append(Series(name: name, own: singles[name] ?? [:]))
        counts.append(0)
        guard name.suffix == nil else { return key }
        for (pattern, number) in RowName.splits(of: name.prefix) { singles[pattern, default: [:]][number] = key }
        return key
    }

    /// The row of a name; nil for none.
    func key(of text: String) -> RowKey? {
        if let place = places[RowName(text)] { return RowKey(series: place, number: 0) }
        for (name, number) in RowName.splits(of: text) {
            if let place = places[name], number <= counts[Int(place)] { return key(place, number) }
        }
        return nil
    }

    func name(of key: RowKey) -> String { series[Int(key.series)].name.text(Int(key.number)) }

    /// The rows of a declaration, in order.
    func keys(of rows: RowRange) -> [RowKey] {
        switch rows {
        case .one(let key): [key]
        case .many(let place, let count): count == 0 ? [] : (1...count).map { key(place, $0) }
        }
    }

    func key(at offset: Int, in rows: RowRange) -> RowKey {
        switch rows {
        case .one(let key): key
        case .many(let place, _): key(place, offset + 1)
        }
    }

    /// Where a row is in a declaration; nil where it is in none.
    func offset(of key: RowKey, in rows: RowRange) -> Int? {
        guard case .many(let place, let count) = rows else { return keys(of: rows) == [key] ? 0 : nil }
        let number =
            key.series == place ? Int(key.number) : series[Int(place)].own.first { $0.value == key }?.key ?? 0
        return number > 0 && number <= count ? number - 1 : nil
    }

    /// The repeated rows of a name that have names of their own, by their numbers.
    func ownKeys(of place: Int32) -> [Int: RowKey] { series[Int(place)].own }

    private func key(_ place: Int32, _ number: Int) -> RowKey {
        series[Int(place)].own[number] ?? RowKey(series: place, number: Int32(number))
    }

    var all: [RowName] { series.map(\.name) }

    /// Names of single rows, for suggestions.
    var singleNames: [String] { all.filter { $0.suffix == nil }.map(\.prefix) }
}

/// What a declaration of the file stands for.
enum RowRange {
    case one(RowKey)
    /// A count of rows of a name, from number 1 on.
    case many(Int32, Int)

    var count: Int {
        switch self {
        case .one: 1
        case .many(_, let count): count
        }
    }
}

/// The names of rows that a list shows at one time: each is there once.
struct UniqueRows {
    private var places: [RowName: (count: Int, mark: YAMLMark)] = [:]
    /// Of single rows, what repeated ones of a name would be called by: the smallest number.
    private var numbers: [RowName: (number: Int, mark: YAMLMark)] = [:]
    /// Of repeated rows with a number in front of `{n}`, and behind it: the text around both numbers.
    private var (leading, trailing): ([Crossing: YAMLMark], [Crossing: YAMLMark]) = ([:], [:])

    /// The text around two numbers, of which either may be the one that counts.
    private struct Crossing: Hashable {
        let start, middle, end: String
    }

    /// - Returns: Where a row of the name is already; nil where all is well.
    mutating func insert(_ name: RowName, count: Int?, at mark: YAMLMark) -> YAMLMark? {
        if let other = places[name] { return other.mark }
        let splits = count == nil ? RowName.splits(of: name.prefix) : []
        for (pattern, number) in splits {
            if let other = places[pattern], number <= other.count { return other.mark }
        }
        if let count, let other = numbers[name], other.number <= count { return other.mark }
        if let other = cross(name, at: mark) { return other }
        places[name] = (count ?? 0, mark)
        for (pattern, number) in splits where numbers[pattern].map({ number < $0.number }) ?? true {
            numbers[pattern] = (number, mark)
        }
        return nil
    }

    /// `a1b{n}` and `a{n}b2` may both be a1b2; whether they are does not count.
    private mutating func cross(_ name: RowName, at mark: YAMLMark) -> YAMLMark? {
        guard let suffix = name.suffix else { return nil }
        let inFront = RowName.splits(of: name.prefix).map {
            Crossing(start: $0.name.prefix, middle: $0.name.suffix ?? "", end: suffix)
        }
        let behind = RowName.splits(of: suffix).map {
            Crossing(start: name.prefix, middle: $0.name.prefix, end: $0.name.suffix ?? "")
        }
        if let other = inFront.compactMap({ trailing[$0] }).first ?? behind.compactMap({ leading[$0] }).first {
            return other
        }
        for crossing in inFront { leading[crossing] = mark }
        for crossing in behind { trailing[crossing] = mark }
        return nil
    }
}
