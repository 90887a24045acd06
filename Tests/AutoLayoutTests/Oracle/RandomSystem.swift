import AutoLayout

/// A system of constraints whose required part can be met. `oracle.py` draws the same ones.
struct RandomSystem {
    struct Row {
        /// By variable.
        var coefficients: [Double]
        var relation: LayoutRelation
        var constant: Double
        var priority: Float

        func difference(_ values: [Double]) -> Double {
            zip(coefficients, values).reduce(0) { $0 + $1.0 * $1.1 } - constant
        }

        func error(_ values: [Double]) -> Double {
            let difference = difference(values)
            return switch relation {
            case .equal: abs(difference)
            case .lessThanOrEqual: max(0, difference)
            case .greaterThanOrEqual: max(0, -difference)
            }
        }

        func constraint(_ variables: [LayoutVariable]) -> LayoutConstraint {
            let terms = zip(coefficients, variables).filter { $0.0 != 0 }
                .map { LinearTerm($0.1, coefficient: $0.0) }
            return LayoutConstraint(terms, relation, constant, priority: priority)
        }
    }

    static let priorities: [Float] = [999.5, 750, 251, 250, 50, 1]
    private static let factors = [1, -1, 2, 0.5, 3]

    var size: Int
    var rows: [Row] = []

    init(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        size = 2 + random.below(7)
        let hidden = (0..<size).map { _ in Double(random.below(201)) - 50 }
        for _ in 0..<random.below(size + 3) {
            var row = Self.row(&random, size)
            row.constant = row.difference(hidden) - Double(row.relation.rawValue * random.below(20))
            rows.append(row)
        }
        for _ in 0..<1 + random.below(2 * size + 2) {
            var row = Self.row(&random, size)
            row.constant = Double(random.below(301)) - 100
            row.priority = Self.priorities[random.below(6)]
            rows.append(row)
        }
    }

    /// Variables for rows, sizes and positions by turns.
    static func variables(_ count: Int, in solver: inout LayoutSolver) -> [LayoutVariable] {
        (0..<count).map { solver.makeVariable($0 % 2 == 0 ? .position : .size) }
    }

    /// A required row with right side 0.
    static func row(_ random: inout SplitMix64, _ size: Int) -> Row {
        let kind = random.below(5)
        let first = random.below(size)
        let second = (first + 1 + random.below(size - 1)) % size
        var coefficients = Array(repeating: 0.0, count: size)
        coefficients[first] += 1
        if kind == 1 || kind == 2 { coefficients[second] -= 1 }
        if kind == 2 {
            let third = random.below(size)
            coefficients[third] += factors[random.below(5)]
        }
        if kind == 3 { coefficients[second] -= factors[random.below(5)] }
        let relation = LayoutRelation(rawValue: random.below(3) - 1) ?? .equal
        return Row(coefficients: coefficients, relation: relation, constant: 0, priority: LayoutConstraint.required)
    }

    /// The sum of the errors at each level that occurs, highest first.
    func errors(_ values: [Double]) -> [Double] {
        Set(rows.map(\.priority)).filter { $0 < LayoutConstraint.required }.sorted(by: >).map { level in
            rows.filter { $0.priority == level }.reduce(0) { $0 + $1.error(values) }
        }
    }
}
