/// A partition of 0..<count that starts with sets of one and joins them.
struct DisjointSets {
    private var parents: [Int32]

    init(count: Int) { parents = Array(0..<Int32(count)) }

    mutating func find(_ element: Int) -> Int {
        var root = element
        while Int(parents[root]) != root { root = Int(parents[root]) }
        var current = element
        while Int(parents[current]) != root {
            let next = Int(parents[current])
            parents[current] = Int32(root)
            current = next
        }
        return root
    }

    /// Joins two sets; the smaller root stays, so that the outcome does not depend on the order.
    mutating func join(_ left: Int, _ right: Int) {
        let first = find(left)
        let second = find(right)
        if first < second { parents[second] = Int32(first) } else { parents[first] = Int32(second) }
    }
}
