import Foundation

/// A method in a form that takes any target and arguments.
struct SelectorThunk: Sendable {
    /// How many arguments the method takes.
    let arity: Int
    /// Whether a target has the method.
    let accepts: @MainActor (Any) -> Bool
    /// Calls the method; nil where the target has none such, or an argument has another type.
    let call: @MainActor (Any, [Any?]) -> Reply?

    /// What a method answered.
    struct Reply {
        var value: Any?
    }
}

// What `#selector` becomes where there is no Objective-C.
extension Selector {
    /// A selector with its method, which takes no argument: `Selector(_offstage: "load", { (t: Screen) in t.load })`.
    public init<Target, Result>(
        _offstage name: String, _ method: @escaping @MainActor (Target) -> () -> Result
    ) {
        self.init(
            name: name,
            thunk: SelectorThunk(arity: 0, accepts: { $0 is Target }) { target, _ in
                (target as? Target).map { .init(value: method($0)()) }
            })
    }

    /// A selector with its method, which takes one argument:
    /// `Selector(_offstage: "tapped:", { (t: Screen) in t.tapped(_:) })`.
    public init<Target, Argument, Result>(
        _offstage name: String, _ method: @escaping @MainActor (Target) -> (Argument) -> Result
    ) {
        self.init(
            name: name,
            thunk: SelectorThunk(arity: 1, accepts: { $0 is Target }) { target, arguments in
                guard let target = target as? Target, let argument: Argument = cast(arguments, 0) else { return nil }
                return .init(value: method(target)(argument))
            })
    }

    /// A selector with its method, which takes two arguments, as actions with an event do.
    public init<Target, First, Second, Result>(
        _offstage name: String, _ method: @escaping @MainActor (Target) -> (First, Second) -> Result
    ) {
        self.init(
            name: name,
            thunk: SelectorThunk(arity: 2, accepts: { $0 is Target }) { target, arguments in
                guard let target = target as? Target, let first: First = cast(arguments, 0),
                    let second: Second = cast(arguments, 1)
                else { return nil }
                return .init(value: method(target)(first, second))
            })
    }

    /// A selector with its method, which takes three arguments, as what is told of saved pictures does.
    public init<Target, First, Second, Third, Result>(
        _offstage name: String, _ method: @escaping @MainActor (Target) -> (First, Second, Third) -> Result
    ) {
        self.init(
            name: name,
            thunk: SelectorThunk(arity: 3, accepts: { $0 is Target }) { target, arguments in
                guard let target = target as? Target, let first: First = cast(arguments, 0),
                    let second: Second = cast(arguments, 1), let third: Third = cast(arguments, 2)
                else { return nil }
                return .init(value: method(target)(first, second, third))
            })
    }
}

// Selectors where an object is named instead of its type: `#selector(field.resignFirstResponder)`. It is not asked for.
extension Selector {
    /// A selector with the method of an object's type, which takes no argument.
    public init<Target, Result>(
        _offstage name: String, of target: @autoclosure () -> Target,
        _ method: @escaping @MainActor (Target) -> () -> Result
    ) {
        self.init(_offstage: name, method)
    }

    /// A selector with the method of an object's type, which takes one argument.
    public init<Target, Argument, Result>(
        _offstage name: String, of target: @autoclosure () -> Target,
        _ method: @escaping @MainActor (Target) -> (Argument) -> Result
    ) {
        self.init(_offstage: name, method)
    }

    /// A selector with the method of an object's type, which takes two arguments.
    public init<Target, First, Second, Result>(
        _offstage name: String, of target: @autoclosure () -> Target,
        _ method: @escaping @MainActor (Target) -> (First, Second) -> Result
    ) {
        self.init(_offstage: name, method)
    }
}

/// An argument as the method's type; one that was not passed is nil, which optional types take.
private func cast<Argument>(_ arguments: [Any?], _ place: Int) -> Argument? {
    let argument = place < arguments.count ? arguments[place] : nil
    guard let argument else { return Optional<Any>.none as? Argument }
    if let typed = argument as? Argument { return typed }
    // A method may take the class in place of the value, such as NSNotification.
    return (argument as? any _ObjectiveCBridgeable)?.bridged as? Argument
}

extension _ObjectiveCBridgeable {
    fileprivate var bridged: AnyObject { _bridgeToObjectiveC() }
}
