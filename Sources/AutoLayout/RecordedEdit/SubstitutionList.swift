/// Variables computed from others one after the other, with nothing but the numbers that take part, in the order in
/// which they are due.
struct SubstitutionList: Sendable {
    /// `(constant − Σ entries) / divisor`, the entries being those from the end of the step before to `end`.
    struct Step: Sendable {
        var constant: Double
        var divisor: Double
        var end: Int32
        /// Where the result goes.
        var register: Int32
        /// The variable whose value it is; of index −1 if it is an intermediate result.
        var variable: LayoutVariable

        static let intermediate = LayoutVariable(index: -1, generation: 0)
    }

    private(set) var steps: [Step] = []
    /// Multiples of registers.
    private(set) var entries: [SparseEntry] = []
    /// Numbers from elsewhere, and results.
    private(set) var registers: [Double] = []
    /// By register, how it changes with the constant that is edited.
    private(set) var rates: [Double] = []
    /// By register, the one that it is but a copy of, or itself. Steps refer to that one: in chains of equal widths
    /// none has to wait for the one before it.
    private var originals: [Int32] = []
    /// The constant of the step that is being written.
    private var constant = 0.0

    var bytes: Int {
        steps.capacity * MemoryLayout<Step>.stride + entries.capacity * MemoryLayout<SparseEntry>.stride
            + (registers.capacity + rates.capacity) * 8 + originals.capacity * 4
    }

    // MARK: Writing

    /// Makes room, for as much a step as another list has.
    mutating func reserve(steps count: Int, likeIn other: SubstitutionList) {
        let share = Double(count) / Double(max(1, other.steps.count))
        steps.reserveCapacity(count)
        entries.reserveCapacity(Int(share * Double(other.entries.count)))
        originals.reserveCapacity(Int(share * Double(other.originals.count)))
        registers.reserveCapacity(Int(share * Double(other.registers.count)))
        rates.reserveCapacity(Int(share * Double(other.rates.count)))
    }

    mutating func makeRegister(_ value: Double, rate: Double = 0) -> Int32 {
        originals.append(Int32(registers.count))
        registers.append(value)
        rates.append(rate)
        return Int32(registers.count - 1)
    }

    mutating func begin(_ constant: Double) { self.constant = constant }

    mutating func begin(register: Int32) {
        constant = 0
        subtract(-1, of: register)
    }

    mutating func subtract(_ multiple: Double, of register: Int32) {
        entries.append(SparseEntry(index: originals[Int(register)], value: multiple))
    }

    /// Ends a step and computes it. Returns its register, or nil if it does not give the value that it has to, or if
    /// its numbers are out of all proportion.
    mutating func end(
        dividingBy divisor: Double, variable: LayoutVariable = Step.intermediate, expecting value: Double
    ) -> Int32? {
        var sum = constant
        var rate = 0.0
        for entry in entries[(steps.last.map { Int($0.end) } ?? 0)...] {
            sum -= entry.value * registers[Int(entry.index)]
            rate -= entry.value * rates[Int(entry.index)]
        }
        rate /= divisor
        guard Self.share(of: sum, by: divisor) == value, abs(value) <= Self.largestValue, abs(rate) <= Self.largestRate
        else { return nil }
        let register = makeRegister(value, rate: rate)
        if let original = original(dividingBy: divisor) { originals[Int(register)] = original }
        steps.append(
            Step(
                constant: constant, divisor: divisor, end: Int32(entries.count), register: register, variable: variable)
        )
        return register
    }

    /// What the step that is being written copies, if that is all it does.
    private func original(dividingBy divisor: Double) -> Int32? {
        let start = steps.last.map { Int($0.end) } ?? 0
        guard constant == 0, entries.count == start + 1, entries[start].value == -divisor, abs(divisor) == 1 else {
            return nil
        }
        return entries[start].index
    }

    /// Within these nothing overflows, and rounding does not add up to what decides.
    private static let largestValue = 1e9
    private static let largestRate = 1e4

    // MARK: Blocks

    /// Steps with entries and registers of their own.
    struct Block: Sendable {
        var firstStep: Int32 = 0
        var endStep: Int32 = 0
        var firstEntry: Int32 = 0
        var firstRegister: Int32 = 0
        var endRegister: Int32 = 0

        var steps: Range<Int> { Int(firstStep)..<Int(endStep) }
    }

    var all: Block { block(since: Block()) }

    /// Where the next block begins.
    var end: Block {
        Block(
            firstStep: Int32(steps.count), endStep: Int32(steps.count), firstEntry: Int32(entries.count),
            firstRegister: Int32(registers.count), endRegister: Int32(registers.count))
    }

    func block(since start: Block) -> Block {
        var block = start
        block.endStep = Int32(steps.count)
        block.endRegister = Int32(registers.count)
        return block
    }

    /// Takes back what was added.
    mutating func truncate(to end: Block) {
        steps.removeSubrange(Int(end.firstStep)...)
        entries.removeSubrange(Int(end.firstEntry)...)
        registers.removeSubrange(Int(end.firstRegister)...)
        originals.removeSubrange(Int(end.firstRegister)...)
        rates.removeSubrange(Int(end.firstRegister)...)
    }

    /// Appends a block of another list.
    mutating func append(_ block: Block, of other: SubstitutionList) -> Block {
        let start = end
        let registerShift = start.firstRegister - block.firstRegister
        let entryShift = start.firstEntry - block.firstEntry
        registers += other.registers[Int(block.firstRegister)..<Int(block.endRegister)]
        originals += other.originals[Int(block.firstRegister)..<Int(block.endRegister)].map { $0 + registerShift }
        rates += other.rates[Int(block.firstRegister)..<Int(block.endRegister)]
        for var step in other.steps[block.steps] {
            step.end += entryShift
            step.register += registerShift
            steps.append(step)
        }
        let endEntry = block.steps.isEmpty ? block.firstEntry : other.steps[block.steps.upperBound - 1].end
        for entry in other.entries[Int(block.firstEntry)..<Int(endEntry)] {
            entries.append(SparseEntry(index: entry.index + registerShift, value: entry.value))
        }
        return self.block(since: start)
    }

    // MARK: Running

    mutating func set(_ register: Int32, to value: Double) { registers[Int(register)] = value }

    mutating func run(_ block: Block) {
        var entry = Int(block.firstEntry)
        for index in block.steps {
            let step = steps[index]
            var sum = step.constant
            let end = Int(step.end)
            while entry < end {
                let term = entries[entry]
                sum -= term.value * registers[Int(term.index)]
                entry += 1
            }
            registers[Int(step.register)] = Self.share(of: sum, by: step.divisor)
        }
    }

    private static func share(of sum: Double, by divisor: Double) -> Double {
        divisor == 1 ? sum : divisor == -1 ? -sum : sum / divisor
    }
}
