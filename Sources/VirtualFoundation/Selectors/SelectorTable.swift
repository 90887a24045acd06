/// A class that lists methods by the names of their selectors, so that selectors made from strings reach them:
///
///     extension Screen: SelectorTable {
///         static var selectors: [Selector] {
///             [Selector(_offstage: "tapped:", { (t: Screen) in t.tapped(_:) })]
///         }
///     }
///     screen.perform("tapped:", with: button)
///
/// A subclass inherits its superclass's table; declared as `class var`, the table can be overridden to list more.
@preconcurrency @MainActor
public protocol SelectorTable {
    /// The methods, each a selector with its method.
    static var selectors: [Selector] { get }
}

extension Selector {
    /// The method that a target has for the selector: the one it came with, else one of the target's table.
    @MainActor
    func method(of target: Any) -> SelectorThunk? {
        if let thunk, thunk.accepts(target) { return thunk }
        guard let table = type(of: target) as? any SelectorTable.Type else { return nil }
        return table.selectors.first { $0 == self && $0.thunk?.accepts(target) == true }?.thunk
    }

    /// Whether a target has a method for the selector.
    @MainActor
    package func reaches(_ target: Any) -> Bool { method(of: target) != nil }

    /// Calls the target's method with as many of the arguments as it takes.
    ///
    /// A target without such a method is misuse, as it is on a device; so is an argument that is missing or has
    /// another type than the method's.
    /// - Returns: What the method answered; nil for nothing.
    @MainActor
    @discardableResult
    package func send(to target: Any, _ arguments: [Any?] = []) -> Any? {
        guard let method = method(of: target) else {
            MainLoop.misuse("-[\(type(of: target)) \(name)]: unrecognized selector sent to instance")
            return nil
        }
        guard let reply = method.call(target, arguments) else {
            let types = arguments.map { $0.map { "\(type(of: $0))" } ?? "nil" }.joined(separator: ", ")
            MainLoop.misuse("-[\(type(of: target)) \(name)]: cannot be called with (\(types))")
            return nil
        }
        return reply.value
    }
}
