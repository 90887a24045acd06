/// What views were called, in order.
@MainActor
public final class CallLog {
    public var calls: [String] = []

    public init() {}

    /// The calls so far, which are then forgotten.
    public func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    /// Adds a line.
    public func note(_ call: String) { calls.append(call) }

    /// How often a line was written.
    public func count(_ call: String) -> Int { calls.count { $0 == call } }
}
