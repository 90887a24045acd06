/// Has a name for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
    /// The name. Never spoken.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
