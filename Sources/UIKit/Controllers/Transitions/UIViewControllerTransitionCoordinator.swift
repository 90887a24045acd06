import Foundation

/// Which controller of a transition is asked for.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple has it.
    public let rawValue: String
    /// A key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that was seen before.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The one that is seen afterwards.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition is asked for.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple has it.
    public let rawValue: String
    /// A key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that goes; nil where it stays.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The one that comes; nil where it was there.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What is known of a transition between controllers that is planned or runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether it takes time.
    var isAnimated: Bool { get }
    /// How the controller is presented; `none` where nothing is.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether it began under a finger.
    var initiallyInteractive: Bool { get }
    /// Whether it can be paused.
    var isInterruptible: Bool { get }
    /// Whether a finger moves it now.
    var isInteractive: Bool { get }
    /// Whether it runs back.
    var isCancelled: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    /// How far a finger has moved it, 0…1.
    var percentComplete: CGFloat { get }
    /// How fast it goes on when the finger is off; 1 is the speed of the animation itself.
    var completionVelocity: CGFloat { get }
    /// The pace of what is left when the finger is off.
    var completionCurve: UIView.AnimationCurve { get }
    /// A controller that takes part.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view that takes part.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which it takes place.
    var containerView: UIView { get }
    /// The rotation that goes with it; the identity where there is none.
    var targetTransform: CGAffineTransform { get }
}

/// Lets code take part in a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Animates along, in the container.
    /// - Parameters:
    ///   - animation: Runs in the transition's block, if it has not begun yet; else it is dropped.
    ///   - completion: Runs after the controllers' did callbacks.
    /// - Returns: Whether the animation will run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Animates along, in a view outside of the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` when the finger is off, or touches again.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

    /// Calls `handler` when the finger is off.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates along, in the container.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}
