import Foundation

/// What takes part in size changes: controllers and presentation controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content likes best; zero for none.
    var preferredContentSize: CGSize { get }
    /// Called when a child likes another size best.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called when constraints give a child another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size that a child will have in a parent of a size.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called before the size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before size classes change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
