import Foundation

/// An object that may take part in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Makes a responder that is in no chain.
    public nonisolated override init() {
        super.init()
        ResponderCensus.note(self)
    }

    /// The next object in the responder chain: nil here; a view's is its superview.
    open var next: UIResponder? { nil }

    /// Whether the object has a method for a selector: one that the selector came with, or one of its class's
    /// `SelectorTable`.
    open func responds(to aSelector: Selector!) -> Bool { aSelector.reaches(self) }

    // MARK: First responder

    /// Whether the responder may become the first one. Default false.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may cease to be the first one. Default true.
    open var canResignFirstResponder: Bool { true }

    /// True for the one object of its window that was made first responder.
    open var isFirstResponder: Bool { owningWindow?.firstResponder === self }

    /// Makes the object first responder of its window.
    ///
    /// It must be in a window (assumed) and able to, and the present first responder must resign.
    /// - Returns: True if the object is first responder afterwards.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = owningWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let present = window.firstResponder {
            guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
        }
        window.firstResponder = self
        return true
    }

    /// Gives up being first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = owningWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// The window whose first responder this object can be.
    var owningWindow: UIWindow? { next?.owningWindow }

    // MARK: Touches

    /// Called when fingers come down; forwards to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when fingers move; forwards to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when fingers are lifted; forwards to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when the system takes touches away; forwards to `next`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
