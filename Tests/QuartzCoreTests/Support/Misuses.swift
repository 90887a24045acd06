import QuartzCore

/// Collects misuse and log sentences while `body` runs; without this they trap or go to standard error.
@MainActor
func misuses(_ body: () throws -> Void) rethrows -> [String] {
    var found: [String] = []
    let (handler, logHandler) = (Misuse.handler, Misuse.logHandler)
    Misuse.handler = { found.append("\($0): \($1)") }
    Misuse.logHandler = { found.append($0) }
    defer { (Misuse.handler, Misuse.logHandler) = (handler, logHandler) }
    try body()
    return found
}

/// A seeded generator (SplitMix64).
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
