import Foundation

/// Something that objects with an appearance can be in: views and view controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Objects whose looks can be set for all instances of a class at once.
///
/// `appearance()` gives a proxy: an instance of the class, made by `init(frame:)` or `init()`, that never shows. What is
/// set on it is written down and set on each instance when that enters a window, and for rules with traits again when
/// its traits change. Instances that are in a window already stay as they are.
///
/// Only properties and methods that say so take part: a class has code of its own in their setters, as nothing here can
/// step between a setter and its caller. A property of an app's own class is set on the proxy and nowhere else.
///
/// For an instance these count, each before the next: what was set on it, before or after; rules of its class, then
/// those of the classes that it inherits from; rules with containers, of which the outermost match wins and among equals
/// the longer list; rules with traits; what was set last. What a rule gave is taken back where no rule holds any more
/// (assumed).
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// What is set on it holds for all instances of the class and of those that inherit from it.
    static func appearance() -> Self

    /// What is set on it holds for instances inside of others: the classes of these from the innermost to the outermost,
    /// with anything between them.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// What is set on it holds for instances with certain traits: those that `trait` specifies.
    static func appearance(for trait: UITraitCollection) -> Self

    /// What is set on it holds for instances with certain traits inside of others.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}
