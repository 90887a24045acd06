import OpenCombine

/// Values that wait for somebody to ask for them, the first that came first.
struct WaitingValues<Value> {
    /// How many more are asked for.
    var demand = Subscribers.Demand.none
    /// What was handed on is nil, until it is thrown away with others.
    private var values: [Value?] = []
    private var head = 0

    var count: Int { values.count - head }
    var isEmpty: Bool { count == 0 }

    mutating func append(_ value: Value) { values.append(value) }

    /// Keeps the value in place of the last one where that one is not asked for.
    mutating func replaceUnwanted(_ value: Value) {
        if demand <= count, !isEmpty { values.removeLast() }
        values.append(value)
    }

    /// The first value, which is then gone; nil where there is none, or none is asked for.
    mutating func next() -> Value? {
        guard demand > .none, !isEmpty, let value = values[head] else { return nil }
        demand -= 1
        values[head] = nil
        head += 1
        if head * 2 >= values.count {
            values.removeFirst(head)
            head = 0
        }
        return value
    }

    mutating func removeAll() { (values, head) = ([], 0) }
}
