/// The state of a view, by which configurations change how it looks.
public protocol UIConfigurationState {
    /// The view's traits.
    var traitCollection: UITraitCollection { get set }

    /// A state with nothing but traits.
    init(traitCollection: UITraitCollection)

    /// The app's own part of the state; nil where nothing was set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of an app's own part of a view's state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key of a name; reverse domain names keep those of several modules apart.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A key of a name; reverse domain names keep those of several modules apart.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
