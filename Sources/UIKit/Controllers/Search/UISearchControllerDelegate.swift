import Foundation

/// Hears of searches that begin and end.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Optional: called before the search's animation, when it begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Optional: called after the search's `viewDidAppear(_:)`.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Optional: called before the search's animation, when it ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Optional: called after the search's `viewDidDisappear(_:)`.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Optional: may present the search controller itself; else the controller whose bar it is does.
    func presentSearchController(_ searchController: UISearchController)
    /// Optional: called before the bar stands in another place of the navigation bar.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    /// Optional: called when the bar stands in another place of the navigation bar.
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

// What stands in for methods that were left out.
extension UISearchControllerDelegate {
    /// Nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// The controller whose bar it is presents it.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// Nothing.
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

/// Finds what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the field begins to be edited, when its text or the scope was changed by the user, and when the search
    /// ends, which empties the text.
    func updateSearchResults(for searchController: UISearchController)
    /// Optional: called when the user chose a suggestion.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Nothing.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
