// A view above the controller's own, in place of content that is not there.
extension UIViewController {
    /// What the controller shows in place of content; nil, the default: the content.
    ///
    /// Its view covers the controller's view, in front of all subviews that were there.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable.configuration }
        set {
            contentUnavailable.configuration = newValue
            if isViewLoaded { showContentUnavailable() }
        }
    }

    private func showContentUnavailable() {
        guard let configuration = contentUnavailable.configuration, let view = viewIfLoaded else {
            contentUnavailable.view?.removeFromSuperview()
            contentUnavailable.view = nil
            return
        }
        if var shown = contentUnavailable.view, shown.supports(configuration) {
            shown.configuration = configuration
        } else {
            contentUnavailable.view?.removeFromSuperview()
            contentUnavailable.view = configuration.makeContentView()
        }
        guard let shown = contentUnavailable.view, shown.superview !== view else { return }
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shown)
    }

    var contentUnavailableStateNow: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        if let text = navigationItem.searchController?.searchBar.text, !text.isEmpty { state.searchText = text }
        return state
    }

    /// Asks the controller, if that is due.
    func updateContentUnavailableIfDue() {
        guard contentUnavailable.isDue else { return }
        contentUnavailable.isDue = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        if contentUnavailable.configuration != nil { showContentUnavailable() }
    }
}
