extension LayoutSolver {
    /// Gives a component, which is at an optimum, the values that `DecisionOrder` picks of all that are as good.
    mutating func decide(_ index: Int) {
        if components[index].isDecidedByConstraints() { return }
        components[index].decide(by: decisionOrder(of: components[index]), &workspace, &work)
    }

    private func decisionOrder(of component: Component) -> DecisionOrder {
        let columns = component.columns.map { variables[Int($0)].order }
        let rows = component.rows.map { row in
            row.constraint < 0 ? 0 : UInt64(constraints[Int(row.constraint)].sequence)
        }
        return DecisionOrder(columnPlaces: Self.places(columns), rowPlaces: Self.places(rows))
    }

    /// By element, its place when they are sorted.
    private static func places(_ keys: [UInt64]) -> [Int] {
        var places = Array(repeating: 0, count: keys.count)
        let sorted = keys.indices.sorted { keys[$0] != keys[$1] ? keys[$0] < keys[$1] : $0 < $1 }
        for (place, index) in sorted.enumerated() { places[index] = place }
        return places
    }
}
