import Foundation

// A search's begin, its way and its end.
extension UISearchController: SearchWatcher {
    /// Begins a search, if the bar is in the view of a controller that shows.
    func beginSearch() {
        guard !isUnderWay, let host, host.viewIfLoaded?.isInShownWindow ?? false else { return }
        isUnderWay = true
        wasTextEntered = false
        delegate?.presentSearchController(self)
        if !isPresented { host.presentController(self, animated: true, nil) }
        // Refused: somebody else is presented there. Deferred, it comes after what is under way.
        guard isPresented || host.transitionCoordinator != nil else {
            isUnderWay = false
            return
        }
        if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    }

    func endSearch(animated: Bool) {
        guard isUnderWay else { return }
        isUnderWay = false
        presentation.presenting?.dismissController(animated: animated, nil)
    }

    // MARK: The bar's user

    func searchDidBegin(_ bar: UISearchBar) {
        beginSearch()
        if isUnderWay { searchResultsUpdater?.updateSearchResults(for: self) }
    }

    func searchDidChange(_ bar: UISearchBar) {
        if searchBar.isSearching { wasTextEntered = true }
        showScopes()
        resultsDidChange()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func searchDidCancel(_ bar: UISearchBar) { endSearch(animated: true) }

    func searchWasGivenCancel(_ bar: UISearchBar) { automaticallyShowsCancelButton = false }

    func searchWasGivenScopes(_ bar: UISearchBar) { scopeBarActivation = .manual }

    func searchDidChangeHeight(_ bar: UISearchBar) { placeDidChange() }

    /// A suggestion was chosen.
    func choose(_ suggestion: any UISearchSuggestion) {
        searchSuggestions = nil
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }

    // MARK: The presentation

    func searchBegins() {
        isUnderWay = true
        delegate?.willPresentSearchController(self)
        leaveHome()
        presentation.coordinator?.animateBars { [weak self] in self?.look(active: true) }
    }

    func searchCame(_ completed: Bool) {
        guard completed else { return searchIsOver() }
        delegate?.didPresentSearchController(self)
    }

    func searchEnds() {
        isUnderWay = false
        delegate?.willDismissSearchController(self)
        if searchBar.isFirstResponder { searchBar.resignFirstResponder() }
        searchBar.empty()
        searchSuggestions = nil
        searchResultsUpdater?.updateSearchResults(for: self)
        presentation.coordinator?.animateBars { [weak self] in self?.look(active: false) }
    }

    func searchWent(_ completed: Bool) {
        guard completed else {
            isUnderWay = true
            return look(active: true)
        }
        searchIsOver()
        delegate?.didDismissSearchController(self)
    }

    /// All is as without a search; also where its ground went away.
    func searchIsOver() {
        isUnderWay = false
        look(active: false)
        resultsDidChange()
        goHome()
    }

    /// Bars show that a search is under way, or that none is: to be called in an animation.
    private func look(active: Bool) {
        looksActive = active
        if automaticallyShowsCancelButton { searchBar.showCancel(active) }
        showScopes()
        hideBarAbove(active)
        placeDidChange()
        searchBar.layoutIfNeeded()
    }

    // MARK: What shows

    func showScopes() {
        switch scopeBarActivation {
        case .manual: return
        case .automatic, .onSearchActivation: searchBar.showScopes(looksActive)
        case .onTextEntry: searchBar.showScopes(looksActive && wasTextEntered)
        }
    }

    /// Results that show now, below the bar.
    var shownResults: UIViewController? {
        guard let results = searchResultsController, let view = results.viewIfLoaded, let screen else { return nil }
        return view.superview === screen ? results : nil
    }

    /// Shows results, or takes them away.
    func resultsDidChange() {
        guard let results = searchResultsController, let screen else { return }
        let shows = isPresented && showsSearchResultsController
        guard shows != (shownResults != nil) else { return }
        if shows {
            let isNew = results.parent !== self
            if isNew { addChild(results) }
            guard results.parent === self, let view = results.view else { return }
            screen.show(view)
            if isNew { results.didMove(toParent: self) }
        } else {
            results.viewIfLoaded?.removeFromSuperview()
        }
        if let item { item.bar?.superview?.setNeedsLayout() }
    }
}

extension UISearchBar {
    /// Whether there is something to search for: text or tokens.
    var isSearching: Bool { field.hasText || !field.tokens.isEmpty }

    func empty() {
        field.tokens = []
        text = ""
    }
}
