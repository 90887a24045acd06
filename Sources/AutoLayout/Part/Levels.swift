/// Amounts that are compared level by level, the most important level first: a vector for each active row, one after
/// another. This is what makes priorities levels and not weights.
struct Levels: Sendable {
    var amounts: [Double] = []
    var count: Int

    init(count: Int, rows: Int = 0) {
        self.count = count
        amounts = Array(repeating: 0, count: count * rows)
    }

    subscript(row: Int, level: Int) -> Double {
        get { amounts[row * count + level] }
        set { amounts[row * count + level] = newValue }
    }

    /// The first level at which a row's amounts, less `bound` at `level`, are not zero, and what is there.
    func lead(_ row: Int, less bound: Double, at level: Int) -> (level: Int, amount: Double)? {
        let start = row * count
        for index in 0..<count {
            var amount = amounts[start + index]
            if index == level { amount -= bound }
            if abs(amount) > Tolerance.dual { return (index, amount) }
        }
        return nil
    }

    /// Adds a multiple of one row of `other` to a row.
    mutating func add(_ factor: Double, row: Int, ofVector vector: [Double]) {
        let start = row * count
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
