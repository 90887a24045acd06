/// The variables of a solver. Freed places are used again.
struct VariableStore: Sendable {
    struct Record: Sendable {
        var value = 0.0
        /// The value as last told to the client.
        var reported = 0.0
        /// When it was determined; what a determined variable depends on has a smaller rank. 0: not determined.
        var rank = 0
        /// The part it belongs to, or −1.
        var part: Int32 = -1
        /// Its column in that part; or, outside a part, the constraint that defines it, or −1.
        var column: Int32 = -1
        fileprivate var generation: UInt32 = 1
        /// Has its value changed since it was last reported?
        var isMoved = false
        /// If a definition determines it: does anything else depend on it?
        var isWatched = false
        fileprivate(set) var isAlive = true
    }

    private var records: [Record] = []
    private var free: [Int32] = []
    private(set) var count = 0

    var capacity: Int { records.count }

    var bytes: Int {
        records.capacity * MemoryLayout<Record>.stride + free.capacity * MemoryLayout<Int32>.stride
    }

    subscript(index: Int) -> Record {
        _read { yield records[index] }
        _modify { yield &records[index] }
    }

    func contains(_ variable: LayoutVariable) -> Bool {
        let index = Int(variable.index)
        guard index >= 0, index < records.count else { return false }
        return records[index].isAlive && records[index].generation == variable.generation
    }

    func variable(_ index: Int) -> LayoutVariable {
        LayoutVariable(index: Int32(index), generation: records[index].generation)
    }

    mutating func insert() -> LayoutVariable {
        count += 1
        if let place = free.popLast() {
            let index = Int(place)
            let generation = records[index].generation
            records[index] = Record()
            records[index].generation = generation &+ 1
            return variable(index)
        }
        records.append(Record())
        return variable(records.count - 1)
    }

    /// Voids the variable; its place is free for another only after `release`.
    mutating func retire(_ variable: LayoutVariable) {
        records[Int(variable.index)].isAlive = false
        count -= 1
    }

    mutating func release(_ index: Int) {
        records[index].part = -1
        records[index].column = -1
        records[index].rank = 0
        records[index].isWatched = false
        free.append(Int32(index))
    }

    /// Gives variables their values. One out of the range of numbers is not taken: the variable keeps the one that it had,
    /// and `values` gets it.
    mutating func take(_ values: inout [Double], of columns: [Int32]) {
        for column in columns.indices {
            let new = values[column]
            if new.isFinite {
                records[Int(columns[column])].value = new
            } else {
                values[column] = records[Int(columns[column])].value
            }
        }
    }

    /// Gives variables the values that a list has computed; those that have moved are told of now.
    mutating func take(
        _ block: SubstitutionList.Block, of list: SubstitutionList, into changed: inout [LayoutVariable]
    ) {
        for index in block.steps {
            let step = list.steps[index]
            let place = Int(step.variable.index)
            if place < 0 { continue }
            let value = list.registers[Int(step.register)]
            records[place].value = value
            if abs(value - records[place].reported) > Tolerance.feasibility {
                records[place].reported = value
                changed.append(step.variable)
            }
        }
    }

    /// Those of `list` that have moved since they were last told of; they are told of now.
    mutating func report(_ list: [Int32], into changed: inout [LayoutVariable]) {
        let start = changed.count
        for place in list {
            let record = records[Int(place)]
            guard record.isAlive, abs(record.value - record.reported) > Tolerance.feasibility else { continue }
            changed.append(LayoutVariable(index: place, generation: record.generation))
        }
        // A loop of its own: nothing in it can share the records, so that they are not looked at for that each time.
        for index in start..<changed.count {
            let place = Int(changed[index].index)
            records[place].reported = records[place].value
        }
    }

    /// Forgets that some were listed as moved.
    mutating func clearMoves(of list: [Int32]) {
        for place in list { records[Int(place)].isMoved = false }
    }

    func isAlive(_ index: Int) -> Bool { records[index].isAlive }
}
