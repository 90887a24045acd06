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
}
