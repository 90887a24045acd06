import Foundation

/// Follows one transition between controllers, from the call that asks for it to its end.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Context = any UIViewControllerTransitionCoordinatorContext

    private enum Stage {
        case planned, running, ending, ended
    }

    private var stage = Stage.planned
    private var animations: [(Context) -> Void] = []
    private var completions: [(Context) -> Void] = []
    private var changeHandlers: [(Context) -> Void] = []
    private var endHandlers: [(Context) -> Void] = []
    private var afterwards: [() -> Void] = []

    let from: UIViewController?
    let to: UIViewController?
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    var containerView: UIView
    var transitionDuration: TimeInterval = 0
    var isInterruptible = false
    var initiallyInteractive = false
    /// Whether somebody who is presented leaves by it.
    var isDismissal = false
    private(set) var isInteractive = false
    private(set) var isCancelled = false
    var percentComplete: CGFloat = 0
    var completionVelocity: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.easeInOut
    var targetTransform = CGAffineTransform.identity
    /// What runs; nil before the controllers were told, and after the end.
    weak var context: TransitionContext?
    var views: [UITransitionContextViewKey: UIView] = [:]

    init(
        from: UIViewController?, to: UIViewController?, animated: Bool,
        style: UIModalPresentationStyle = .none, in container: UIView
    ) {
        self.from = from
        self.to = to
        isAnimated = animated
        presentationStyle = style
        containerView = container
        super.init()
    }

    /// True until the end; while it is, controllers answer with it.
    var isUnderWay: Bool { stage != .ended }

    /// True until the did callbacks begin: what takes part has not come to where it goes.
    var isMoving: Bool { stage == .planned || stage == .running }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

    @discardableResult
    func animate(
        alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
    ) -> Bool {
        guard stage != .ended else { return false }
        if let completion { completions.append(completion) }
        guard stage == .planned else { return false }
        if let animation { animations.append(animation) }
        return true
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// Runs with the transition's own block, before what others queued.
    func animateBars(_ animation: @escaping () -> Void) { animations.insert({ _ in animation() }, at: 0) }

    func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) { changeHandlers.append(handler) }

    func notifyWhenInteractionEnds(_ handler: @escaping (Context) -> Void) { endHandlers.append(handler) }

    // MARK: The transition's own side

    /// What was queued, for the transition's block; from now on nothing more joins it.
    func takeAnimations() -> [(Context) -> Void] {
        if stage == .planned { stage = .running }
        defer { animations = [] }
        return animations
    }

    func interactionBegins() {
        isInteractive = true
    }

    /// The finger is off, or holds again.
    func interactionChanges(isInteractive: Bool, isCancelled: Bool) {
        guard isInteractive != self.isInteractive || isCancelled != self.isCancelled else { return }
        let ended = self.isInteractive && !isInteractive
        self.isInteractive = isInteractive
        self.isCancelled = isCancelled
        if ended { for handler in endHandlers { handler(self) } }
        for handler in changeHandlers { handler(self) }
    }

    func cancel() { isCancelled = true }

    /// Ends the transition at once, where somebody has to begin another one: one that goes back is back.
    func settleNow() { context?.completeTransition(!isCancelled) }

    /// Ends it at once where nobody sees it any more: what a finger still holds goes back (assumed).
    func settleUnseen() { context?.completeTransition(!isCancelled && !isInteractive) }

    /// The did callbacks are about to be sent.
    func willEnd() {
        if isMoving { stage = .ending }
    }

    /// The did callbacks were sent.
    func finish() {
        guard stage != .ended else { return }
        stage = .ended
        isInteractive = false
        context = nil
        let called = completions
        let later = afterwards
        (animations, completions, changeHandlers, endHandlers, afterwards) = ([], [], [], [], [])
        for completion in called { completion(self) }
        for action in later { action() }
    }

    /// Takes over what was queued with a transition that this one stands for.
    func adopt(_ other: TransitionCoordinator) {
        animations += other.animations
        completions += other.completions
        changeHandlers += other.changeHandlers
        endHandlers += other.endHandlers
        afterwards += other.afterwards
        other.stage = .ended
    }

    /// Runs after everything else of the transition.
    func after(_ action: @escaping () -> Void) { afterwards.append(action) }
}
