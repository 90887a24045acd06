/// The name of a method, with the method itself where the name came from `#selector`.
///
/// Selectors are equal when their names are. One that was made from a string has a name only; it reaches the methods
/// that a class lists in `SelectorTable`.
public struct Selector: Hashable, Sendable {
    /// The name, with a colon for each argument: `tapped:`.
    let name: String
    /// Calls the method.
    let thunk: SelectorThunk?

    init(name: String, thunk: SelectorThunk?) {
        self.name = name
        self.thunk = thunk
    }

    /// A selector that has a name only.
    public init(_ str: String) {
        self.init(name: str, thunk: nil)
    }

    /// Whether two names are the same.
    public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

    /// Feeds the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
    /// A selector that has a name only.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension Selector: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}

/// The name of a selector.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// A selector that has a name only.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
