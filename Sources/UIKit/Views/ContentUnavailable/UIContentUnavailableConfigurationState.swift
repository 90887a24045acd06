/// The state of a screen whose content is not there.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The screen's traits.
    public var traitCollection: UITraitCollection
    /// What is searched for; nil where nothing is.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with nothing but traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The app's own part of the state; nil where nothing was set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
