import CoreGraphics
import Foundation

/// Where an edit menu points.
public enum UIEditMenuArrowDirection: Int, Sendable, CaseIterable {
    /// Where there is room: below the menu, else above.
    case automatic = 0
    /// The menu lies below its source.
    case up = 1
    /// The menu lies above its source.
    case down = 2
    /// The menu lies to the right of its source.
    case left = 3
    /// The menu lies to the left of its source.
    case right = 4
}

/// What an edit menu belongs to.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// What tells the configuration apart.
    public final let identifier: AnyHashable
    private let point: CGPoint

    /// A configuration for a place in the interaction's view.
    /// - Parameter identifier: Nil: one that no other configuration has.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        point = sourcePoint
        super.init()
    }

    /// The place that the menu points at, in the interaction's view.
    open var sourcePoint: CGPoint { point }

    /// On which side of its source the menu lies. Default automatic.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}

/// What runs along with the coming and going of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Runs with the animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs after it.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Says what an edit menu shows. Optional methods have an implementation.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// The menu; nil: none. Default: the suggested actions.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// What the menu lies beside, in the interaction's view. Default null: the configuration's point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// Called before the menu comes. Default: nothing.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu goes. Default: nothing.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// The suggested actions.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
    /// Null.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    /// Nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}
