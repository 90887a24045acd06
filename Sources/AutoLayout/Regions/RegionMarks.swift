/// Notes about variables and constraints while a region is taken apart and put together, kept between solves so that
/// a small region costs nothing for the size of the whole.
struct RegionMarks: Sendable {
    private(set) var stamp: Int32 = 0
    /// By variable and by constraint: the stamp of the region it was last in.
    var variables: [Int32] = []
    var constraints: [Int32] = []
    /// By constraint of the region: how many of its variables are not determined yet.
    var open: [Int32] = []
    /// By variable of the region: its number in a list under construction.
    var local: [Int32] = []

    var bytes: Int {
        (variables.capacity + constraints.capacity + open.capacity + local.capacity) * MemoryLayout<Int32>.stride
    }

    mutating func begin(variables variableCount: Int, constraints constraintCount: Int) {
        stamp &+= 1
        Self.grow(&variables, to: variableCount)
        Self.grow(&local, to: variableCount)
        Self.grow(&constraints, to: constraintCount)
        Self.grow(&open, to: constraintCount)
    }

    private static func grow(_ array: inout [Int32], to count: Int) {
        if array.count < count { array.append(contentsOf: repeatElement(0, count: count - array.count)) }
    }
}

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
