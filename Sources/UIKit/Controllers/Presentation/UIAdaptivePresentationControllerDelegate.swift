import Foundation
import QuartzCore

/// Decides with a presentation controller.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Optional: the style for where there is little room across; asked where the next one is left out.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Optional: the style for traits; `none` keeps the style.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Optional: called before a controller of another style takes the presentation over.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    /// Optional: the controller to present in another style; nil for the same one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Optional: called before the presentation, with the style that it has: `none` for its own.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Optional: whether the user may dismiss. Default true.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Optional: called when the user begins to dismiss.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Optional: called when the user has dismissed.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Optional: called when the user tried to dismiss and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Left out: the controller's own choice.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        OptionalMethods.leftOut(of: self)
        return .none
    }
    /// Left out: the other method is asked.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        OptionalMethods.leftOut(of: self)
        return .none
    }
    /// Does nothing before another style takes over.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}
    /// No other controller is presented in any style.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Does nothing before the presentation.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    /// The user may dismiss.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing when the user begins to dismiss.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing when the user has dismissed.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing when the user may not dismiss.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension OptionalMethod {
    static let adaptiveStyle = OptionalMethod("adaptivePresentationStyle(for:)")
    static let adaptiveStyleForTraits = OptionalMethod("adaptivePresentationStyle(for:traitCollection:)")
}
