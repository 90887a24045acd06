import Foundation

/// Says what the pointer looks like above a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// Asked about regions and styles. Default nil: the whole view is one region, the pointer stays as it is.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// False: the pointer passes over the view as if the interaction were not there. Default true.
    open var isEnabled = true
    private weak var viewStorage: UIView?

    /// Makes an interaction that is on no view.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// The view that the interaction was added to.
    open var view: UIView? { viewStorage }
    /// Does nothing before a move.
    open func willMove(to view: UIView?) {}
    /// Takes the view over.
    open func didMove(to view: UIView?) { viewStorage = view }

    /// Asks the delegate anew at once, where the pointer is above the view.
    open func invalidate() { viewStorage?.sceneHost?[PointerDelivery.self].askAgain(self) }
}

/// Answers for a pointer interaction.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
    /// The region that the pointer is in; nil for none.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// What the pointer looks like in a region; nil: as it does elsewhere.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// Called before the pointer enters a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// Called before the pointer leaves a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// The whole view.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// Nil: as elsewhere.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    /// Nothing happens.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    /// Nothing happens.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Where the pointer is, when a region is asked for.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    private let place: CGPoint

    init(at place: CGPoint) {
        self.place = place
        super.init()
    }

    /// In the space of the interaction's view.
    open var location: CGPoint { place }
    /// The keys that are held: none, keys and pointer of a stage know nothing of each other.
    open var modifiers: UIKeyModifierFlags { [] }
}

/// Animates beside the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds changes to animate.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what to call afterwards, with whether the animations came to their end.
    func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void)
}
