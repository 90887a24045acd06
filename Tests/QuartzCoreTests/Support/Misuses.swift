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
