import Foundation

/// An action of an element that has a name: what a swipe does to a row, say.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Does the action, and answers whether it could.
    public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The action's name, as it is spoken.
    open var name: String
    /// A picture beside the name. Default nil.
    open var image: UIImage?
    /// What to do. Default nil: the target is asked.
    open var actionHandler: ActionHandler?
    /// Whose method it is. Not held.
    open weak var target: AnyObject?
    /// The method, which takes nothing or the action, and may answer whether it could.
    open var selector: Selector

    /// An action that a closure does.
    public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
    }

    /// An action that a target's method does.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.name = name
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
    }
}
