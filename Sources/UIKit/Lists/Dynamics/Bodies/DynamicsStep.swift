/// A step of time: bodies are pulled, then held to what must be, then moved.
struct DynamicsStep {
    /// Steps a second, whatever the display shows (assumed; so the same motion comes out at 60 and 120 frames).
    static let rate = 240
    static let time = 1 / Double(rate)
    /// Below this speed in points a second nothing bounces (assumed).
    static let leastBounce = 20.0
    /// The most rounds in which rows are solved.
    private static let rounds = 60

    /// What bodies are held to.
    private(set) var rows: [MotionRow] = []
    /// The rows that bounce, and the speed to bounce with.
    private var bounces: [(row: Int, speed: Double, impulse: Double)] = []

    mutating func add(_ row: MotionRow) { if row.isEffective { rows.append(row) } }

    /// Lets a spring act at once.
    func add(spring row: MotionRow, frequency: Double, damping: Double) {
        var row = row
        row.spring(frequency: frequency, damping: damping, in: Self.time)
    }

    /// Holds two bodies apart where they touch or are about to.
    /// - Returns: The rows in which they press each other.
    mutating func add(
        _ touching: Touching, of first: DynamicBody, with second: DynamicBody?
    ) -> Range<Int> {
        let begin = rows.count
        let elasticity = max(first.elasticity, second?.elasticity ?? 0)
        let friction = second.map { (first.friction * $0.friction).squareRoot() } ?? first.friction
        for point in touching.points {
            let row = MotionRow(
                first, at: point.place, second, at: point.place, along: touching.normal, kind: .atLeast,
                error: point.gap)
            guard row.isEffective else { continue }
            noteBounce(of: row, elasticity: elasticity)
            rows.append(row)
            guard friction > 0 else { continue }
            add(
                MotionRow(
                    first, at: point.place, second, at: point.place, along: touching.normal.quarterTurned,
                    kind: .friction(of: rows.count - 1, friction)))
        }
        return begin..<rows.count
    }

    /// The speed of the impact is that where they meet, not that at the end of the step.
    private mutating func noteBounce(of row: MotionRow, elasticity: Double) {
        guard elasticity > 0 else { return }
        let (before, now) = (-row.speedBefore, -row.speed)
        let gained = 2 * (now - before) / Self.time * max(row.error, 0)
        let squared = before * before + gained
        let speed = before > 0 && squared > 0 ? squared.squareRoot() : now
        if speed > Self.leastBounce { bounces.append((rows.count, elasticity * speed, 0)) }
    }

    /// Solves the rows and moves the bodies.
    mutating func run(_ bodies: [DynamicBody]) {
        solve(repairs: true)
        for index in rows.indices { rows[index].advance(by: Self.time) }
        for body in bodies { body.advance(by: Self.time) }
        solve(repairs: false)
        bounce()
        for body in bodies { body.watch(for: Self.time) }
    }

    private mutating func bounce() {
        for _ in 0..<(bounces.isEmpty ? 0 : Self.rounds) {
            for index in bounces.indices where rows[bounces[index].row].impulse > 0 {
                rows[bounces[index].row].bounce(to: bounces[index].speed, given: &bounces[index].impulse)
            }
        }
    }

    /// Solves the rows one after the other, round after round until nothing changes.
    private mutating func solve(repairs: Bool) {
        for _ in 0..<Self.rounds {
            var change = 0.0
            for index in rows.indices {
                var limit = 0.0
                if case .friction(let row, _) = rows[index].kind { limit = rows[row].impulse }
                change = max(change, rows[index].solve(in: Self.time, repairs: repairs, limit: limit))
            }
            if change < 1e-9 { return }
        }
    }

    /// Whether bodies press each other in some rows, or as good as touch.
    func touches(_ range: Range<Int>) -> Bool {
        rows[range].contains { row in
            guard case .atLeast = row.kind else { return false }
            return row.impulse > 0 || row.error < 0.01
        }
    }
}
