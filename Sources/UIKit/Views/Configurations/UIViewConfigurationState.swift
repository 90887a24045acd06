/// The state of a view that is no cell, such as the header of a section.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The view's traits.
    public var traitCollection: UITraitCollection
    /// Whether fingers pass the view by. Default false.
    public var isDisabled = false
    /// Whether a finger is on the view. Default false.
    public var isHighlighted = false
    /// Whether the view is selected. Default false.
    public var isSelected = false
    /// Whether the view has the focus. Default false: no view here ever has it.
    public var isFocused = false
    /// Whether the view sticks to an edge of a list. Default false.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with nothing but traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The app's own part of the state; nil where nothing was set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
