import Foundation

/// Something that a search offers.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// What it says.
    var localizedSuggestion: String? { get }
    /// What is read out in its place.
    var localizedDescription: String? { get }
    /// What the app means by it.
    var representedObject: Any? { get set }
}

/// What search fields ask and tell beside what text fields do.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Called when the user chose a suggestion; suggestions are not shown here, so it is never called.
    func searchTextField(
        _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

// What stands in for methods that were left out.
extension UISearchTextFieldDelegate {
    /// Nothing.
    public func searchTextField(
        _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
    ) {}
}
