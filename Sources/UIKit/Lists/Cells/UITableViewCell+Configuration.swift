// What a cell shows by configurations.
extension UITableViewCell: ConfiguredView {
    /// Changes configurations by a cell's state: it gets the cell and the state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

    var contentStorage: UIView { content.view }

    /// What the content view shows; nil, the default: it is the app's, or has the texts of the style.
    ///
    /// Setting one puts its view in the place of `contentView`, or brings that up to date if it can show it. Nil puts an
    /// empty one there.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set { content.configuration = newValue }
    }

    /// A configuration in the looks of the cell's style and of its list, without texts.
    @discardableResult
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// Behind the content; nil, the default: the background colour, and a grey plate while the cell is selected.
    ///
    /// Setting one takes away the background's colour and its views.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { content.background }
        set { content.background = newValue }
    }

    /// A background in the looks of the cell's list.
    @discardableResult
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        place.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// Called after `updateConfiguration(using:)`. Setting one, nil too, has it called with the next layout.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { handlerStorage }
        set {
            handlerStorage = newValue
            setNeedsUpdateConfiguration()
        }
    }

    func makeContentView() -> UIView { CellContentView(of: self) }

    func backgroundDidChange() {
        guard content.background != nil else { return setBackgroundColor(place.style.background) }
        (backgroundView, selectedBackgroundView) = (nil, nil)
        setBackgroundColor(nil)
        backdrop.show(false, animated: false)
    }

    func updateConfigurationNow() {
        let state = configurationState
        content.update(for: state)
        updateConfiguration(using: state)
        handlerStorage?(self, state)
    }

    var stateNow: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        (state.isHighlighted, state.isSelected) = (isHighlighted, isSelected)
        (state.isEditing, state.isSwiped, state.isReordering) = (isEditing, isAskingToDelete, isLifted)
        return state
    }
}
