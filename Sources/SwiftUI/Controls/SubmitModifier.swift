/// What sends a view off.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The return key of a field.
    public static let text = SubmitTriggers(rawValue: 1)
}

extension View {
    /// Calls when the return key of a field in the view is pressed.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitActions) { if triggers.contains(.text) { $0.append(action) } }
    }
}
