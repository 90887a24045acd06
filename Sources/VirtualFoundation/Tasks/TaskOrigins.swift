/// Who runs a task is settled when it is first handed over: a loop, on whose behalf it was started, or the platform. Who
/// resumes it later changes nothing.
struct TaskOrigins: Sendable {
    /// By the tasks' numbers: true for a loop's.
    private var known: [UInt64: Bool] = [:]
    /// Tasks up to this number that are not known are the platform's.
    private var horizon: UInt64 = 0

    private static let limit = 1 << 17

    /// Whether a loop runs a task, which is handed over now on a loop's behalf or not.
    mutating func isLoops(_ number: UInt64, isStartedByLoop: Bool) -> Bool {
        if let known = known[number] { return known }
        guard number > horizon else { return false }
        if known.count == Self.limit { forgetOldest() }
        known[number] = isStartedByLoop
        return isStartedByLoop
    }

    private mutating func forgetOldest() {
        horizon = known.keys.sorted()[Self.limit / 2]
        known = known.filter { $0.key > horizon }
    }
}
