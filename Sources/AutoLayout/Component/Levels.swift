/// Amounts that are compared level by level, the most important level first: a vector for each position of the
/// active set, one after another. This is what makes priorities levels and not weights.
struct Levels: Sendable {
    var amounts: [Double] = []
    var count: Int

    init(count: Int, positions: Int = 0) {
        self.count = count
        amounts = Array(repeating: 0, count: count * positions)
    }

    subscript(position: Int, level: Int) -> Double {
        get { amounts[position * count + level] }
        set { amounts[position * count + level] = newValue }
    }

    /// The first level at which a position's amounts, less `bound` at `level`, are not zero, and what is there.
    func lead(_ position: Int, less bound: Double, at level: Int) -> (level: Int, amount: Double)? {
        let start = position * count
        for index in 0..<count {
            var amount = amounts[start + index]
            if index == level { amount -= bound }
            if abs(amount) > Tolerance.dual { return (index, amount) }
        }
        return nil
    }

    /// Adds a multiple of a vector to the amounts of a position.
    mutating func add(_ factor: Double, position: Int, ofVector vector: [Double]) {
        let start = position * count
        for index in 0..<count { amounts[start + index] += factor * vector[index] }
    }
}

/// Orders two vectors of levels; smaller differences than the tolerance do not count.
func isLess(_ left: [Double], _ right: [Double]) -> Bool? {
    for index in left.indices where abs(left[index] - right[index]) > Tolerance.dual {
        return left[index] < right[index]
    }
    return nil
}
