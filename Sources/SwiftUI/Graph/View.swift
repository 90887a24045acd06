/// Part of an app's user interface: a value that says what is to be shown, made of other views.
@preconcurrency @MainActor
public protocol View {
    /// The type of view that the body is.
    associatedtype Body: View

    /// What the view shows. Runs whenever something that it read has changed.
    @ViewBuilder
    var body: Body { get }
}

extension View where Body == Never {
    /// Views that are shown as they are have no body, and nobody asks for it.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: View {
    public typealias Body = Never

    /// Nobody can ask, as there is no value.
    public var body: Never { self }
}
