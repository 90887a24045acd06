/// What of a state the looks of lists depend on, as a configuration remembers it: its properties tell what is shown, so
/// that configurations whose looks differ by nothing else are equal.
struct RememberedLook: Hashable {
    var look = ConfigurationLook()

    static func == (a: Self, b: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}

/// What of a state the looks of lists depend on.
struct ConfigurationLook: Hashable {
    var isDisabled = false
    /// Whether the view is selected, or a finger on it.
    var isChosen = false

    init() {}

    init(_ state: any UIConfigurationState) {
        if let state = state as? UICellConfigurationState {
            isDisabled = state.isDisabled
            isChosen = state.isSelected || state.isHighlighted
        } else if let state = state as? UIViewConfigurationState {
            isDisabled = state.isDisabled
            isChosen = state.isSelected || state.isHighlighted
        }
    }
}
