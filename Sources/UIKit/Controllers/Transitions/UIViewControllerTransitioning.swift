import Foundation
import QuartzCore

/// What an animator of a transition works with.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. The view that comes has to be added by the animator.
    var containerView: UIView { get }
    /// Whether it takes time.
    var isAnimated: Bool { get }
    /// Whether a finger moves it now.
    var isInteractive: Bool { get }
    /// Whether it was cancelled.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Tells how far a finger has moved it, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Tells that the finger is off, and it goes on to its end.
    func finishInteractiveTransition()
    /// Tells that the finger is off, and it goes back.
    func cancelInteractiveTransition()
    /// Tells that a finger holds it again.
    func pauseInteractiveTransition()
    /// Has to be called at the end.
    /// - Parameter didComplete: False when all is as before.
    func completeTransition(_ didComplete: Bool)
    /// A controller that takes part.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view that takes part.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The rotation that goes with it.
    var targetTransform: CGAffineTransform { get }
    /// Where the controller's view is at the begin; zero where it is not there.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where the controller's view is to be at the end; zero where it is to be gone, or where nobody cares.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the view that comes, animates, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Optional: an animator that can be paused and turned round, the same one during a transition.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Optional: called at the end.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Left out: there is no such animator.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        OptionalMethods.leftOut(of: self)
        return UIViewPropertyAnimator(duration: 0, curve: .linear)
    }
    /// Does nothing at the end.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Moves a transition by a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins: the views are still where they were.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Optional: how fast it goes on when the finger is off. Default 1.
    var completionSpeed: CGFloat { get }
    /// Optional: the pace when the finger is off. Default `easeInOut`.
    var completionCurve: UIView.AnimationCurve { get }
    /// Optional: whether a finger moves it from the begin on. Default true.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// 1.
    public var completionSpeed: CGFloat { 1 }
    /// `easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// True.
    public var wantsInteractiveStart: Bool { true }
}

/// Gives a presented controller its transitions and its presentation controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Optional: the animator that presents; nil for the system's.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Optional: the animator that dismisses; nil for the system's.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Optional: who moves the presentation by a finger; nil for nobody.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Optional: who moves the dismissal by a finger; nil for nobody.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Optional: the presentation controller of the style `custom`; nil for the system's.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// The system's animator presents.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// The system's animator dismisses.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// No finger moves the presentation.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// No finger moves the dismissal.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// The system's presentation controller.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

extension OptionalMethod {
    static let interruptibleAnimator = OptionalMethod("interruptibleAnimator(using:)")
}
