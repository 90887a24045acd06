/// Notes about variables and constraints while a subsystem is taken apart and put together, kept between solves so that
/// a small subsystem costs nothing for the size of the whole.
struct RestructuringMarks: Sendable {
    private(set) var stamp: Int32 = 0
    /// By variable and by constraint: the stamp of the subsystem it was last in.
    var variables: [Int32] = []
    var constraints: [Int32] = []
    /// By constraint of the subsystem: how many of its variables are not determined yet.
    var open: [Int32] = []
    /// By variable of the subsystem: its number in a list under construction.
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
