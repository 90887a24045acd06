/// The variables of a solver. Freed places are used again.
struct VariableStore: Sendable {
    struct Record: Sendable {
        /// When it was determined; what a determined variable depends on has a smaller rank. 0: not determined.
        var rank = 0
        /// The component that the variable belongs to, or −1.
        var component: Int32 = -1
        /// The variable's column in its component, or −1.
        var column: Int32 = -1
        /// The constraint that defines the variable, or −1.
        var definition: Int32 = -1
        /// Whether its value has changed since it was last reported.
        var isMoved = false
        /// Whether anything depends on the variable, if a definition determines it.
        var isWatched = false
        fileprivate(set) var isSize = false
        /// The variable's place among all when what constraints leave open is decided.
        fileprivate(set) var order: UInt64 = 0
        fileprivate(set) var isAlive = true
    }

    /// What a change of values touches: apart from the rest, so that more of it is near.
    private struct Number: Sendable {
        var value = 0.0
        /// The value as last told to the client.
        var reported = 0.0
        /// The generation of the variable that lives here; no variable has it if none does.
        var generation: UInt32 = 1
    }

    private var records: [Record] = []
    private var numbers: [Number] = []
    private var free: [Int32] = []
    private(set) var count = 0
    private var insertions: UInt64 = 0

    var capacity: Int { records.count }

    var bytes: Int {
        records.capacity * MemoryLayout<Record>.stride + numbers.capacity * MemoryLayout<Number>.stride
            + free.capacity * MemoryLayout<Int32>.stride
    }

    subscript(index: Int) -> Record {
        _read { yield records[index] }
        _modify { yield &records[index] }
    }

    subscript(value index: Int) -> Double {
        get { numbers[index].value }
        set { numbers[index].value = newValue }
    }

    func contains(_ variable: LayoutVariable) -> Bool { value(of: variable) != nil }

    func value(of variable: LayoutVariable) -> Double? {
        let index = Int(variable.index)
        guard index >= 0, index < numbers.count, numbers[index].generation == variable.generation else { return nil }
        return numbers[index].value
    }

    func variable(_ index: Int) -> LayoutVariable {
        LayoutVariable(index: Int32(index), generation: numbers[index].generation)
    }

    mutating func insert(_ quantity: LayoutQuantity, order: UInt64?) -> LayoutVariable {
        count += 1
        insertions += 1
        let index = free.popLast().map { Int($0) } ?? records.count
        if index == records.count {
            records.append(Record())
            numbers.append(Number())
        } else {
            records[index] = Record()
            numbers[index].value = 0
            numbers[index].reported = 0
        }
        records[index].isSize = quantity == .size
        records[index].order = order ?? insertions
        return variable(index)
    }

    /// Voids the variable; its place is free for another only after `release`.
    mutating func retire(_ variable: LayoutVariable) {
        records[Int(variable.index)].isAlive = false
        numbers[Int(variable.index)].generation &+= 1
        count -= 1
    }

    mutating func release(_ index: Int) {
        records[index].component = -1
        records[index].column = -1
        records[index].definition = -1
        records[index].rank = 0
        records[index].isWatched = false
        free.append(Int32(index))
    }

    /// Gives variables their values. One out of the range of numbers is not taken: the variable keeps the one that it
    /// had, and `values` gets it.
    mutating func take(_ values: inout [Double], of columns: [Int32]) {
        for column in columns.indices {
            let new = values[column]
            if new.isFinite {
                numbers[Int(columns[column])].value = new
            } else {
                values[column] = numbers[Int(columns[column])].value
            }
        }
    }

    /// Gives a variable a value; if it has moved, it is told of now.
    mutating func take(_ value: Double, of index: Int, into changed: inout [LayoutVariable]) {
        numbers[index].value = value
        if abs(value - numbers[index].reported) > Tolerance.feasibility {
            numbers[index].reported = value
            changed.append(variable(index))
        }
    }

    /// Gives variables the values that a list has computed; those that have moved are told of now.
    mutating func take(
        _ block: SubstitutionList.Block, of list: SubstitutionList, into changed: inout [LayoutVariable]
    ) {
        // Room for all of them first: appending one by one would look each time whether there is some.
        var count = changed.count
        changed.append(contentsOf: repeatElement(SubstitutionList.Step.intermediate, count: block.steps.count))
        for index in block.steps {
            let step = list.steps[index]
            let place = Int(step.variable.index)
            if place < 0 { continue }
            let value = list.registers[Int(step.register)]
            numbers[place].value = value
            if abs(value - numbers[place].reported) > Tolerance.feasibility {
                numbers[place].reported = value
                changed[count] = step.variable
                count += 1
            }
        }
        changed.removeSubrange(count...)
    }

    /// Tells of the variables in `list` that have moved since they were last told of.
    mutating func report(_ list: [Int32], into changed: inout [LayoutVariable]) {
        let start = changed.count
        for place in list {
            let number = numbers[Int(place)]
            guard abs(number.value - number.reported) > Tolerance.feasibility, records[Int(place)].isAlive else {
                continue
            }
            changed.append(LayoutVariable(index: place, generation: number.generation))
        }
        // A loop of its own: nothing in it can share the numbers, so that they are not looked at for that each time.
        for index in start..<changed.count {
            let place = Int(changed[index].index)
            numbers[place].reported = numbers[place].value
        }
    }

    /// Forgets that some were listed as moved.
    mutating func clearMoves(of list: [Int32]) {
        for place in list { records[Int(place)].isMoved = false }
    }

    func isAlive(_ index: Int) -> Bool { records[index].isAlive }
}
