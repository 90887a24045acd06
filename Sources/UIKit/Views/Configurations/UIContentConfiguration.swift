/// What a content view shows, as a value: a view of the kind can be made of it, and brought up to date by it.
public protocol UIContentConfiguration {
    /// A new view that shows the configuration.
    @preconcurrency @MainActor
    func makeContentView() -> any UIView & UIContentView

    /// The configuration as it is to be in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView {
    /// What the view shows. Setting it changes what is shown.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration, so that no new one has to be made. By default one of the kind that it
    /// shows.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// True for a configuration of the type that the view shows.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
