/// Room for intermediate results, shared by all components so that it is allocated once.
struct Workspace: Sendable {
    var right: [Double] = []
    var left: [Double] = []
    var combination: [Double] = []
    var direction: [Double] = []
    /// By row: its left side at the present values, and how it changes along `direction`.
    var lefts: [Double] = []
    var moves: [Double] = []
    var breaks: [Break] = []

    /// Where a row's left side meets its right side while the variables move.
    struct Break: Sendable {
        var distance: Double
        var row: Int32
        var rate: Double
    }

    var bytes: Int {
        (right.capacity + left.capacity + combination.capacity + direction.capacity + lefts.capacity
            + moves.capacity) * 8
            + breaks.capacity * MemoryLayout<Break>.stride
    }

    mutating func reserve(columns: Int, rows: Int) {
        if right.count < columns {
            right = Array(repeating: 0, count: columns)
            left = right
            combination = right
            direction = right
        }
        if moves.count < rows {
            moves = Array(repeating: 0, count: rows)
            lefts = moves
        }
    }
}
