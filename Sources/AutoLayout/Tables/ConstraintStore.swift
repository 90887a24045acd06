/// The constraints of a solver as rows of numbers. Freed places are used again, so that a store does not grow while
/// constraints come and go.
struct ConstraintStore: Sendable {
    /// Where a constraint is at present.
    enum State: UInt8, Sendable {
        /// A free place.
        case absent
        /// Added or changed since the last solve; in no component.
        case pending
        /// A row of a component.
        case inComponent
        /// A required equality that alone determines one variable from determined ones.
        case definition
        /// All its variables are determined elsewhere: it can only be checked.
        case closed
        /// Left out, because it conflicts with others that stay.
        case broken
    }

    struct Record: Sendable {
        var constant: Double
        /// Grows with every addition: tells the later one of two.
        var sequence: Int
        var priority: Float
        var firstTerm: Int32
        var termCount: Int32
        var generation: UInt32
        /// The component and the row in it; they count while `state` is `.inComponent`.
        var component: Int32 = -1
        var row: Int32 = -1
        /// The variable that it determines; it counts while `state` is `.definition`.
        var definedVariable: Int32 = -1
        var relation: Int8
        var origin: UInt8
        var state: State
        /// Whether it determined variables when its component was last solved?
        var wasActive = false

        var isRequired: Bool { priority >= LayoutConstraint.required }
        var isRequiredEquality: Bool { relation == 0 && isRequired }
        /// Whether somebody made it, and so hears of it in the counts of work.
        var isCounted: Bool { origin != UInt8(LayoutConstraintOrigin.nature.rawValue) }
    }

    /// A term, linked to the other terms of its variable.
    struct Term: Sendable {
        var coefficient: Double
        var variable: Int32
        var constraint: Int32
        var next: Int32
        var previous: Int32
    }

    private(set) var records: [Record] = []
    private(set) var terms: [Term] = []
    /// By variable, the first of its terms, or −1.
    private(set) var firstUse: [Int32] = []
    private(set) var count = 0
    private var freeRecords: [Int32] = []
    /// Free runs of terms by their length.
    private var freeTerms: [Int: [Int32]] = [:]
    private var sequence = 0

    subscript(index: Int) -> Record {
        _read { yield records[index] }
        _modify { yield &records[index] }
    }

    var capacity: Int { records.count }

    var bytes: Int {
        records.capacity * MemoryLayout<Record>.stride + terms.capacity * MemoryLayout<Term>.stride
            + (firstUse.capacity + freeRecords.capacity) * MemoryLayout<Int32>.stride
            + freeTerms.values.reduce(0) { $0 + $1.capacity * MemoryLayout<Int32>.stride }
    }

    func termRange(of constraint: Int) -> Range<Int> {
        let start = Int(records[constraint].firstTerm)
        return start..<start + Int(records[constraint].termCount)
    }

    mutating func noteVariable(_ index: Int) {
        while firstUse.count <= index { firstUse.append(-1) }
    }

    func reserved(_ id: LayoutConstraintID) -> Bool {
        let index = Int(id.index)
        return index >= 0 && index < records.count && records[index].state != .absent
            && records[index].generation == id.generation
    }

    func id(_ index: Int) -> LayoutConstraintID {
        LayoutConstraintID(index: Int32(index), generation: records[index].generation)
    }

    /// Adds a constraint whose terms are merged already: each variable once, no coefficient zero.
    mutating func insert(
        _ merged: [(variable: Int32, coefficient: Double)], of constraint: LayoutConstraint
    ) -> LayoutConstraintID {
        let first = takeTerms(merged.count)
        sequence += 1
        count += 1
        let index: Int
        var record = Record(
            constant: constraint.constant, sequence: sequence, priority: constraint.priority, firstTerm: Int32(first),
            termCount: Int32(merged.count), generation: 1, relation: Int8(constraint.relation.rawValue),
            origin: UInt8(constraint.origin.rawValue), state: .pending)
        if let free = freeRecords.popLast() {
            index = Int(free)
            record.generation = records[index].generation &+ 1
            records[index] = record
        } else {
            index = records.count
            records.append(record)
        }
        for (offset, term) in merged.enumerated() {
            link(first + offset, term.variable, term.coefficient, constraint: index)
        }
        return id(index)
    }

    mutating func remove(_ index: Int) {
        let range = termRange(of: index)
        for place in range { unlink(place) }
        if !range.isEmpty { freeTerms[range.count, default: []].append(Int32(range.lowerBound)) }
        records[index].state = .absent
        records[index].termCount = 0
        freeRecords.append(Int32(index))
        count -= 1
    }

    private mutating func takeTerms(_ length: Int) -> Int {
        if length == 0 { return 0 }
        if let start = freeTerms[length]?.popLast() { return Int(start) }
        let start = terms.count
        let blank = Term(coefficient: 0, variable: -1, constraint: -1, next: -1, previous: -1)
        for _ in 0..<length { terms.append(blank) }
        return start
    }

    private mutating func link(_ place: Int, _ variable: Int32, _ coefficient: Double, constraint: Int) {
        let head = firstUse[Int(variable)]
        terms[place] = Term(
            coefficient: coefficient, variable: variable, constraint: Int32(constraint), next: head, previous: -1)
        if head >= 0 { terms[Int(head)].previous = Int32(place) }
        firstUse[Int(variable)] = Int32(place)
    }

    private mutating func unlink(_ place: Int) {
        let term = terms[place]
        if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
        if term.previous >= 0 {
            terms[Int(term.previous)].next = term.next
        } else {
            firstUse[Int(term.variable)] = term.next
        }
    }
}
