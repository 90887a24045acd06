import Foundation

// Messages by selector. Objects of any class may be targets; only classes from `NSObject` send by these names.
extension NSObjectProtocol {
    /// Whether the object has a method for a selector: one that the selector came with, or one of its class's
    /// `SelectorTable`.
    @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
        ForwardedCall.answer(aSelector, of: self) ?? aSelector.reaches(self)
    }

    /// Calls the method of a selector.
    ///
    /// An object without such a method is misuse. What takes arguments gets nil.
    /// - Returns: The object that the method answered, which lives until the turn's end at least; nil where it answers
    ///   none, or a value.
    @discardableResult
    @preconcurrency @MainActor public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        Self.unmanaged(aSelector.send(to: self))
    }

    /// Calls the method of a selector with one argument.
    /// - Returns: The object that the method answered; nil where it answers none, or a value.
    @discardableResult
    @preconcurrency @MainActor public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        Self.unmanaged(aSelector.send(to: self, [object]))
    }

    /// Calls the method of a selector with two arguments.
    /// - Returns: The object that the method answered; nil where it answers none, or a value.
    @discardableResult
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        Self.unmanaged(aSelector.send(to: self, [object1, object2]))
    }

    @MainActor
    private static func unmanaged(_ value: Any?) -> Unmanaged<AnyObject>? {
        guard let value, type(of: value) is AnyClass else { return nil }
        let object = value as AnyObject
        // The caller does not own the answer: it lives until the turn's end.
        MainLoop.current.answers.append(object)
        return Unmanaged.passUnretained(object)
    }
}
