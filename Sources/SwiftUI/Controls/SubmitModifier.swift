/// What sends a view off.
public struct SubmitTriggers: OptionSet, Sendable {
    /// A bit for each of them.
    public let rawValue: UInt
    /// The members of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The return key of a field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The search key of a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    /// Calls when the return key of a field in the view is pressed.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitActions) { if triggers.contains(.text) { $0.append(action) } }
            .transformEnvironment(\.searchSubmitActions) { if triggers.contains(.search) { $0.append(action) } }
    }
}
