/// The variables of a solver. Freed places are used again.
struct VariableStore: Sendable {
    var values: [Double] = []
    /// The values as last told to the client.
    var reported: [Double] = []
    /// By variable: the part it belongs to, or −1.
    var part: [Int32] = []
    /// By variable: its column in that part; or, outside a part, the constraint that defines it, or −1.
    var column: [Int32] = []
    /// By variable: when it was determined; what a determined variable depends on has a smaller rank. 0: not determined.
    var rank: [Int] = []
    /// By variable: has its value changed since it was last reported?
    var isMoved: [Bool] = []
    /// By determined variable: does anything depend on it, apart from its own part or definition?
    var isWatched: [Bool] = []
    private var generations: [UInt32] = []
    private var alive: [Bool] = []
    private var free: [Int32] = []
    private(set) var count = 0

    var capacity: Int { values.count }

    var bytes: Int {
        (values.capacity + reported.capacity + rank.capacity) * 8
            + (part.capacity + column.capacity + generations.capacity + free.capacity) * 4 + alive.capacity
            + isMoved.capacity + isWatched.capacity
    }

    func contains(_ variable: LayoutVariable) -> Bool {
        let index = Int(variable.index)
        return index >= 0 && index < values.count && alive[index] && generations[index] == variable.generation
    }

    func variable(_ index: Int) -> LayoutVariable {
        LayoutVariable(index: Int32(index), generation: generations[index])
    }

    mutating func insert() -> LayoutVariable {
        count += 1
        if let place = free.popLast() {
            let index = Int(place)
            alive[index] = true
            generations[index] &+= 1
            values[index] = 0
            reported[index] = 0
            return variable(index)
        }
        values.append(0)
        reported.append(0)
        part.append(-1)
        column.append(-1)
        rank.append(0)
        isMoved.append(false)
        isWatched.append(false)
        generations.append(1)
        alive.append(true)
        return variable(values.count - 1)
    }

    /// Voids the variable; its place is free for another only after `release`.
    mutating func retire(_ variable: LayoutVariable) {
        alive[Int(variable.index)] = false
        count -= 1
    }

    mutating func release(_ index: Int) {
        part[index] = -1
        column[index] = -1
        rank[index] = 0
        isWatched[index] = false
        free.append(Int32(index))
    }

    func isAlive(_ index: Int) -> Bool { alive[index] }
}
