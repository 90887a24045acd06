import Foundation

/// Where a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// A bit for each direction.
    public let rawValue: UInt

    /// A set of directions by their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Up: the popover lies below what it belongs to.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Down: the popover lies above.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// Left: the popover lies at the right.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// Right: the popover lies at the left.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// All of them.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// None that is known: there is no popover yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Something that a popover can belong to: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Decides with a popover's presentation, beside what every presentation's delegate does.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Optional: called before the presentation; the last chance to say what the popover belongs to.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Optional: whether a tap beside the popover dismisses it; asked before `presentationControllerShouldDismiss(_:)`.
    /// Default true.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Optional: called when a tap beside the popover has dismissed it.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
    /// Optional: called before the popover moves because its surroundings have another size; another rectangle, and
    /// another view, may be written.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: inout UIView)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing before the presentation.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// A tap beside dismisses.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Does nothing when a tap has dismissed.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    /// The popover stays with its rectangle.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: inout UIView
    ) {}
}
