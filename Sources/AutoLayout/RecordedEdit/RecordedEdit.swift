/// What a change of one constraint's constant does to the variables, written down.
///
/// A window is resized, or a divider dragged, many times in a row. Each time the same definitions, components and
/// active constraints are computed again, in the same order, from tables that are scattered and made for changes of all
/// kinds. The recorded edit has just the numbers that take part, one behind the other. Its replay performs the same
/// operations, so it gives the same bits.
///
/// Everything in it is linear in the constant. So what would ask for more than substitution (a constraint that comes to
/// be on its other side, a required one that no longer holds) is known beforehand: there is a range of constants in
/// which nothing of the kind happens, one for what others depend on, and one for each component on which nothing
/// depends.
struct RecordedEdit: Sendable {
    /// A component on which others depend, and its rows whose right sides change.
    struct DeterminedComponent: Sendable {
        var component: Int32
        var staleRows: [Int32]
    }

    /// A component on which nothing depends.
    struct Leaf: Sendable {
        var component: Int32
        var firstImport: Int32 = 0
        var endImport: Int32 = 0
        /// The steps that compute the leaf.
        var block = SubstitutionList.Block()
        /// The constants for which the steps do.
        var range = ConstantRange.none
        /// The component's revision when the steps were recorded, or −1.
        var revision = -1
        /// Whether there is but one optimum: it is the same then whatever happened in between.
        var isUnique = false
        /// By column, the value of a variable that does not change with the constant; not a number if it does.
        var still: [Double] = []
    }

    /// What it takes to record a leaf anew.
    struct LeafNotes: Sendable {
        /// The rows whose right sides change.
        var staleRows: [Int32]
        /// By column, how the variable changes with the constant, as it was recorded last.
        var rates: [Double] = []
        /// The leaf before it last took another course; the optimum was unique.
        var earlier: [Leaf] = []
    }

    /// A number that a leaf takes from the common list.
    struct Import: Sendable {
        var source: Int32
        var register: Int32
    }

    /// The constraint whose constant changes.
    let constraint: Int32
    /// The constants for which the common list does.
    var range = ConstantRange.none
    /// What is determined without choice, definitions and components.
    var common = SubstitutionList()
    var determined: [DeterminedComponent] = []
    var leaves: [Leaf] = []
    var notes: [LeafNotes] = []
    /// The steps of the leaves, one leaf behind the other; steps that were replaced stay until it is packed.
    var leafList = SubstitutionList()
    var imports: [Import] = []
    private var droppedSteps = 0
    /// Leaves that had to be solved when the edit was last replayed.
    var gaps: [Int] = []
    /// By variable, its register in the common list, or −1.
    var registers: [Int32]
    /// Whether values have been computed that the components do not know of.
    var isAhead = false

    /// The register of the edited constant, the first in the common list.
    static let constantRegister: Int32 = 0

    init(of constraint: Int32, constant: Double, variables: Int) {
        self.constraint = constraint
        registers = Array(repeating: -1, count: variables)
        _ = common.makeRegister(constant, rate: 1)
    }

    var constant: Double { common.registers[Int(Self.constantRegister)] }

    /// How a variable outside the leaves changes with the constant.
    func rate(of variable: Int) -> Double {
        let register = registers[variable]
        return register < 0 ? 0 : common.rates[Int(register)]
    }

    var bytes: Int {
        var bytes = common.bytes + leafList.bytes + registers.capacity * 4 + gaps.capacity * 8
        bytes += imports.capacity * MemoryLayout<Import>.stride
        bytes += leaves.capacity * MemoryLayout<Leaf>.stride + notes.capacity * MemoryLayout<LeafNotes>.stride
        for component in determined {
            bytes += MemoryLayout<DeterminedComponent>.stride + component.staleRows.capacity * 4
        }
        for note in notes { bytes += note.staleRows.capacity * 4 + note.rates.capacity * 8 }
        for note in notes {
            bytes += note.earlier.capacity * MemoryLayout<Leaf>.stride
            for leaf in note.earlier { bytes += leaf.still.capacity * 8 }
        }
        for leaf in leaves { bytes += leaf.still.capacity * 8 }
        return bytes
    }

    // MARK: Recording

    /// Puts steps that were just added in the place of a leaf's, which are kept if they may do again.
    mutating func replace(_ index: Int, by leaf: Leaf) {
        if leaves[index].isUnique {
            notes[index].earlier.append(leaves[index])
            if notes[index].earlier.count > 4 { drop(notes[index].earlier.removeFirst()) }
        } else {
            drop(leaves[index])
        }
        leaves[index] = leaf
    }

    private mutating func drop(_ leaf: Leaf) { droppedSteps += leaf.block.steps.count }

    /// Throws out what was dropped, once that is most.
    mutating func pack() {
        if 2 * droppedSteps <= leafList.steps.count + 64 { return }
        var packed = Packing(oldList: leafList, oldImports: imports, steps: leafList.steps.count - droppedSteps)
        for index in leaves.indices { packed.move(&leaves[index]) }
        for index in notes.indices {
            for earlier in notes[index].earlier.indices { packed.move(&notes[index].earlier[earlier]) }
        }
        leafList = packed.list
        imports = packed.imports
        droppedSteps = 0
    }

    private struct Packing {
        let oldList: SubstitutionList
        let oldImports: [Import]
        var list = SubstitutionList()
        var imports: [Import] = []

        init(oldList: SubstitutionList, oldImports: [Import], steps: Int) {
            self.oldList = oldList
            self.oldImports = oldImports
            list.reserve(steps: steps, likeIn: oldList)
        }

        mutating func move(_ leaf: inout Leaf) {
            let old = leaf
            leaf.block = list.append(old.block, of: oldList)
            leaf.firstImport = Int32(imports.count)
            for number in oldImports[Int(old.firstImport)..<Int(old.endImport)] {
                let register = number.register - old.block.firstRegister + leaf.block.firstRegister
                imports.append(Import(source: number.source, register: register))
            }
            leaf.endImport = Int32(imports.count)
        }
    }

    // MARK: Replaying

    mutating func run(_ constant: Double) {
        common.set(Self.constantRegister, to: constant)
        common.run(common.all)
        isAhead = true
    }

    /// Makes earlier steps current that do for the constant. Returns false if there are none.
    mutating func recall(_ leaf: Int) -> Bool {
        if notes[leaf].earlier.isEmpty || !leaves[leaf].isUnique { return false }
        for earlier in notes[leaf].earlier.indices where notes[leaf].earlier[earlier].range.contains(constant) {
            swap(&leaves[leaf], &notes[leaf].earlier[earlier])
            return true
        }
        return false
    }

    /// Makes the steps current that were recorded for a revision. Returns false if there are none.
    mutating func recall(_ leaf: Int, revision: Int) -> Bool {
        if leaves[leaf].revision == revision { return true }
        for earlier in notes[leaf].earlier.indices where notes[leaf].earlier[earlier].revision == revision {
            swap(&leaves[leaf], &notes[leaf].earlier[earlier])
            return true
        }
        return false
    }

    /// Brings a leaf the numbers that it takes from the common list.
    mutating func bringNumbers(to leaf: Leaf) {
        for index in Int(leaf.firstImport)..<Int(leaf.endImport) {
            leafList.set(imports[index].register, to: common.registers[Int(imports[index].source)])
        }
    }
}
