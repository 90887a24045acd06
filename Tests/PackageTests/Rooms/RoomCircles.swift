/// Rooms that use each other, also by way of others.
struct RoomCircles {
    private let uses: [String: Set<String>]
    private var number: [String: Int] = [:]
    private var lowest: [String: Int] = [:]
    private var open: [String] = []
    /// Each circle of more than one room, its rooms in the order of their names.
    private(set) var found: [[String]] = []

    /// Looks for them as Tarjan does, in one walk.
    init(_ uses: [RoomUse]) {
        self.uses = uses.reduce(into: [:]) { $0[$1.user, default: []].insert($1.home) }
        for room in self.uses.keys.sorted() where number[room] == nil { visit(room) }
    }

    private mutating func visit(_ room: String) {
        let mine = number.count
        number[room] = mine
        lowest[room] = mine
        open.append(room)
        for other in (uses[room] ?? []).sorted() {
            if number[other] == nil { visit(other) }
            if open.contains(other) { lowest[room] = min(lowest[room] ?? mine, lowest[other] ?? mine) }
        }
        guard lowest[room] == mine, let start = open.firstIndex(of: room) else { return }
        let circle = open[start...].sorted()
        open.removeSubrange(start...)
        if circle.count > 1 { found.append(circle) }
    }
}
