/// Records the steps by which a component's active rows determine those of its variables that change.
struct ComponentRecorder {
    /// By column, the variable's register, or −1.
    private(set) var registers: [Int32] = []
    /// By column, does the variable change?
    private(set) var isChanging: [Bool] = []
    /// By position: does its right side change, before or by elimination?
    private var isTouched: [Bool] = []
    /// By position, the row there if its right side changes before elimination, or −1.
    private var staleRows: [Int32] = []
    /// By position, the register of its right side after elimination, or −1.
    private var sums: [Int32] = []
    /// By position, what elimination takes from its right side; empty if it takes nothing from any.
    private var takings: [[SparseEntry]] = []
    /// By position, the right sides at present, before and after elimination.
    private var starts: [Double] = []
    private var values: [Double] = []

    /// Forgets the component before.
    mutating func prepare(size: Int) {
        Self.fill(&registers, with: -1, size)
        Self.fill(&sums, with: -1, size)
        Self.fill(&staleRows, with: -1, size)
        Self.fill(&isChanging, with: false, size)
        Self.fill(&isTouched, with: false, size)
        Self.fill(&starts, with: 0, size)
        takings.removeAll(keepingCapacity: true)
    }

    private static func fill<Element>(_ array: inout [Element], with element: Element, _ size: Int) {
        array.removeAll(keepingCapacity: true)
        array.append(contentsOf: repeatElement(element, count: size))
    }

    /// By column, how the variable changes.
    func copyRates(from list: SubstitutionList, to rates: inout [Double]) {
        rates.removeAll(keepingCapacity: true)
        rates.reserveCapacity(registers.count)
        for column in registers.indices {
            rates.append(isChanging[column] ? list.rates[Int(registers[column])] : 0)
        }
    }

    func stillValues(of component: Component) -> [Double] {
        component.values.indices.map { isChanging[$0] ? .nan : component.values[$0] }
    }

    /// Returns false if the component does not come out as it is.
    mutating func record(
        _ index: Int, _ stale: [Int32], _ edit: Int32, _ list: inout SubstitutionList,
        _ outside: inout some OutsideNumbers, _ solver: LayoutSolver
    ) -> Bool {
        let component = solver.components[index]
        for row in stale where component.rows[Int(row)].position >= 0 {
            staleRows[Int(component.rows[Int(row)].position)] = row
            isTouched[Int(component.rows[Int(row)].position)] = true
        }
        component.gatherRightSides(into: &starts)
        values = starts
        component.factorization.eliminate(&values)
        if !eliminate(index, edit, &list, &outside, solver) { return false }
        for position in stride(from: component.size - 1, through: 0, by: -1) {
            let above = component.factorization.upperEntries(position)
            guard isTouched[position] || above.contains(where: { isChanging[Int($0.index)] }) else { continue }
            begin(position, index, edit, &list, &outside, solver)
            for entry in above.reversed() {
                list.subtract(entry.value, of: register(ofColumn: Int(entry.index), component, &list))
            }
            let pivot = component.factorization.pivots[position]
            let column = Int(pivot.column)
            guard
                let register = list.end(
                    dividingBy: pivot.value, variable: solver.variables.variable(Int(component.columns[column])),
                    expecting: component.values[column])
            else { return false }
            registers[column] = register
            isChanging[column] = true
        }
        return true
    }

    /// Eliminates in the order of the factorisation, so that sums come out the same to the last bit.
    private mutating func eliminate(
        _ index: Int, _ edit: Int32, _ list: inout SubstitutionList, _ outside: inout some OutsideNumbers,
        _ solver: LayoutSolver
    ) -> Bool {
        let factorization = solver.components[index].factorization
        for position in factorization.eliminators where isTouched[Int(position)] {
            for entry in factorization.lowerEntries(Int(position)) { isTouched[Int(entry.index)] = true }
        }
        for eliminator in factorization.eliminators {
            let position = Int(eliminator)
            var register: Int32 = -1
            for entry in factorization.lowerEntries(position) where isTouched[Int(entry.index)] {
                if takings.isEmpty { takings = Array(repeating: [], count: values.count) }
                if register < 0, isTouched[position] {
                    begin(position, index, edit, &list, &outside, solver)
                    guard let sum = list.end(dividingBy: 1, expecting: values[position]) else { return false }
                    register = sum
                    sums[position] = sum
                } else if register < 0 {
                    register = list.makeRegister(values[position])
                }
                takings[Int(entry.index)].append(SparseEntry(index: register, value: entry.value))
            }
        }
        return true
    }

    /// Begins a step with the right side at a position, after elimination.
    private mutating func begin(
        _ position: Int, _ index: Int, _ edit: Int32, _ list: inout SubstitutionList,
        _ outside: inout some OutsideNumbers, _ solver: LayoutSolver
    ) {
        if !isTouched[position] {
            list.begin(values[position])
        } else if sums[position] >= 0 {
            list.begin(register: sums[position])
        } else {
            if staleRows[position] >= 0 {
                let row = solver.components[index].rows[Int(staleRows[position])]
                beginRightSide(of: Int(row.constraint), index, edit, &list, &outside, solver)
            } else {
                list.begin(starts[position])
            }
            if takings.isEmpty { return }
            for entry in takings[position] { list.subtract(entry.value, of: entry.index) }
        }
    }

    /// Begins a step with a constraint's right side, computed as `LayoutSolver.rightSide` does.
    private mutating func beginRightSide(
        of constraint: Int, _ index: Int, _ edit: Int32, _ list: inout SubstitutionList,
        _ outside: inout some OutsideNumbers, _ solver: LayoutSolver
    ) {
        if constraint == Int(edit) {
            list.begin(register: outside.register(of: nil, in: &list, solver))
        } else {
            list.begin(solver.constraints[constraint].constant)
        }
        for place in solver.constraints.termRange(of: constraint) {
            let term = solver.constraints.terms[place]
            let variable = Int(term.variable)
            if Int(solver.variables[variable].component) != index {
                list.subtract(term.coefficient, of: outside.register(of: variable, in: &list, solver))
            }
        }
    }

    private mutating func register(ofColumn column: Int, _ component: Component, _ list: inout SubstitutionList)
        -> Int32
    {
        if registers[column] < 0 { registers[column] = list.makeRegister(component.values[column]) }
        return registers[column]
    }
}

/// Gives the registers of variables outside the component that is recorded; that of the edited constant for nil.
protocol OutsideNumbers {
    mutating func register(of variable: Int?, in list: inout SubstitutionList, _ solver: LayoutSolver) -> Int32
}
