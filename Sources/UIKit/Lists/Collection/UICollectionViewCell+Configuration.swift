// What a cell of a collection shows by configurations.
extension UICollectionViewCell: ConfiguredView {
    /// Changes configurations by a cell's state: it gets the cell and the state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    var contentStorage: UIView { content.view }

    /// What the content view shows; nil, the default: it is the app's.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set { content.configuration = newValue }
    }

    /// Behind the content; nil, the default: the background's views. Setting one takes these away.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { content.background }
        set {
            hasOwnBackground = true
            content.background = newValue
        }
    }

    /// A background in the looks of the cell's list; of other cells one that shows nothing.
    @discardableResult
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground }

    /// Called after `updateConfiguration(using:)`. Setting one, nil too, has it called with the next layout.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { handlerStorage }
        set {
            handlerStorage = newValue
            setNeedsUpdateConfiguration()
        }
    }

    func makeContentView() -> UIView { CellContentView(ownedBy: self) }

    func backgroundDidChange() {
        if content.background != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
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
        (state.isEditing, state.isExpanded) = (isEdited, isExpanded)
        (state.isSwiped, state.isReordering) = (isSwiped, isReordering)
        state.isPinned = listPlace?.isPinned ?? false
        return state
    }
}

extension UICollectionViewCell: CellContentOwner {
    func contentConstraintsDidChange() { host?.constraintsDidChange(in: self) }
}
