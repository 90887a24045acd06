import QuartzCore

/// Collects misuse and log sentences while `body` runs; without this they trap or go to standard error.
@MainActor
func misuses(_ body: () throws -> Void) rethrows -> [String] {
    let context = LayerContext.current
    let (before, collector) = (context.listener, MisuseCollector())
    context.listener = collector
    defer { context.listener = before }
    try body()
    return collector.found
}

@MainActor
private final class MisuseCollector: MisuseListener {
    var found: [String] = []

    func misuse(_ name: String, _ message: String) { found.append("\(name): \(message)") }
    func log(_ message: String) { found.append(message) }
}
