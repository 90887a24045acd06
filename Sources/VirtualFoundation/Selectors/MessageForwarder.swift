import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// What a class right below `NSObject` becomes that overrides `forwardingTarget(for:)` or `responds(to:)`, which are no
/// methods of its superclass here.
@preconcurrency @MainActor
public protocol _MessageForwarder: AnyObject {
    /// Who gets a message in the object's place; nil for nobody.
    func _forwardingTarget(for aSelector: Selector) -> Any?
    /// Whether the object says that it has a method.
    func _responds(to aSelector: Selector) -> Bool
}

extension NSObjectProtocol {
    /// Nil: messages go to nobody else. Only an optional method of some delegates asks a class that overrides it.
    @preconcurrency @MainActor
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

/// A call of an optional method that looks for who answers it.
@MainActor
package enum ForwardedCall {
    /// The selector, and whether an object's class may have the method.
    private static var calls: [(selector: Selector, mayHave: (AnyObject) -> Bool)] = []

    /// Whether an object has the method of a selector, asked while a call of that method looks for its target; nil at other
    /// times.
    package static func answer(_ selector: Selector, of object: AnyObject) -> Bool? {
        calls.last { $0.selector == selector }?.mayHave(object)
    }

    /// Whether a delegate has a method, by its own word where it gives one.
    package static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        if let answer = answer(selector, of: object) { return answer }
        return (object as? any _MessageForwarder)?._responds(to: selector) ?? selector.reaches(object)
    }

    /// Who gets the message in an object's place.
    package static func target(
        of forwarder: any _MessageForwarder, for selector: Selector, mayHave: @escaping (AnyObject) -> Bool
    ) -> Any? {
        calls.append((selector, mayHave))
        defer { calls.removeLast() }
        return forwarder._forwardingTarget(for: selector)
    }
}
