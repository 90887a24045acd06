import Foundation

/// An action of an element that has a name: what a swipe does to a row, say.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Does the action, and answers whether it could.
    public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The action's name, as it is spoken.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name with attributes that say how it is spoken. Setting one sets the other.
    open var attributedName: NSAttributedString
    /// A picture beside the name. Default nil.
    open var image: UIImage?
    /// What to do. Default nil: the target is asked.
    open var actionHandler: ActionHandler?
    /// Whose method it is. Not held.
    open weak var target: AnyObject?
    /// The method, which takes nothing or the action, and may answer whether it could.
    open var selector: Selector

    /// An action that a closure does.
    public convenience init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
        self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
    }

    /// An action that a closure does.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: ActionHandler?) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
    }

    /// An action that a target's method does.
    public convenience init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.init(
            attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
    }

    /// An action that a target's method does.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
    }

    /// Does the action: the closure goes before the target, which counts as able to where it has the method.
    /// - Returns: Whether it could.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, selector.reaches(target) else { return false }
        return selector.send(to: target, [self]) as? Bool ?? true
    }
}
