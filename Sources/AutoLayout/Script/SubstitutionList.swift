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
    /// The constant of the step that is being written.
    private var constant = 0.0

    var bytes: Int {
        steps.capacity * MemoryLayout<Step>.stride + entries.capacity * MemoryLayout<SparseEntry>.stride
            + (registers.capacity + rates.capacity) * 8
    }

    // MARK: Writing

    mutating func makeRegister(_ value: Double, rate: Double = 0) -> Int32 {
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
        entries.append(SparseEntry(index: register, value: multiple))
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
        steps.append(
            Step(
                constant: constant, divisor: divisor, end: Int32(entries.count), register: register, variable: variable)
        )
        return register
    }

    /// Within these nothing overflows, and rounding does not add up to what decides.
    private static let largestValue = 1e9
    private static let largestRate = 1e4

    // MARK: Running

    mutating func set(_ register: Int32, to value: Double) { registers[Int(register)] = value }

    mutating func run() {
        var entry = 0
        for step in steps {
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
