import CoreGraphics

// What a header or a footer shows by configurations.
extension UITableViewHeaderFooterView: ConfiguredView {
    /// Changes configurations by a view's state: it gets the view and the state.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    var contentStorage: UIView { content.view }

    /// What the content view shows; nil, the default: it is the app's, or has the text.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set { content.configuration = newValue }
    }

    /// A configuration in the looks of a header or a footer of the list, without texts.
    @discardableResult
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (place.style, place.isFooter) {
        case (.plain, false): .plainHeader()
        case (.plain, true): .plainFooter()
        case (_, false): .groupedHeader()
        case (_, true): .groupedFooter()
        }
    }

    /// Behind the content; nil, the default: nothing, or in plain lists the list's background while it sticks to an edge.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { content.background }
        set { content.background = newValue }
    }

    /// A background in the looks of the list.
    @discardableResult
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        place.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// Called after `updateConfiguration(using:)`. Setting one, nil too, has it called with the next layout.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { handlerStorage }
        set {
            handlerStorage = newValue
            setNeedsUpdateConfiguration()
        }
    }

    func makeContentView() -> UIView { CellContentView(frame: layer.bounds) }

    func backgroundDidChange() { if content.background != nil { backgroundView = nil } }

    func updateConfigurationNow() {
        let state = configurationState
        content.update(for: state)
        updateConfiguration(using: state)
        handlerStorage?(self, state)
    }

    var stateNow: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = isPinned
        return state
    }

    /// What the content configuration needs.
    func configuredSize(width: CGFloat) -> CGSize {
        contentStorage.frame = CGRect(origin: .zero, size: layer.bounds.size)
        let fitted = contentStorage.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(width: width > 0 ? width : fitted.width, height: fitted.height)
    }
}
