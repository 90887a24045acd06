import CoreGraphics
import Foundation

/// Says what a viewer of large content shows, and hears how it ended.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Optional: called when the finger is lifted; without it a control that was shown is used.
    /// - Parameters:
    ///   - item: What was shown last; nil for nothing.
    ///   - point: Where the finger is, in the interaction's view.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    /// Optional: what is shown for a place; without it the view that lies there.
    /// - Parameter point: In the interaction's view.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// Optional: the controller in whose middle it is shown; without it the middle of the window.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// A control that was shown is used.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {
        OptionalMethods.leftOut(of: self)
    }
    /// The view that lies there is shown.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        OptionalMethods.leftOut(of: self)
        return nil
    }
    /// The middle of the window.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        OptionalMethods.leftOut(of: self)
        return interaction.view?.window?.rootViewController ?? UIViewController()
    }
}

extension OptionalMethod {
    static let largeContentDidEnd = OptionalMethod("largeContentViewerInteraction(_:didEndOn:at:)")
    static let largeContentItem = OptionalMethod("largeContentViewerInteraction(_:itemAt:)")
    static let largeContentController = OptionalMethod("viewController(for:)")
}
