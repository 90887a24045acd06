/// A trait: one named property of an environment that flows down the tree of views.
///
/// Conform an own type to define a custom trait, and extend `UITraitCollection` and `UIMutableTraits` with a property
/// that reads and writes it through the subscript.
public protocol UITraitDefinition: Sendable {
    /// What the trait holds.
    associatedtype Value: Sendable
    /// The value where nothing sets the trait.
    static var defaultValue: Value { get }
    /// The name in descriptions; the type's name unless given.
    static var name: String { get }
    /// A string that identifies the trait; the type's full name unless given.
    static var identifier: String { get }
    /// True when colours may depend on the trait; false unless given.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }
    /// The full name of the type, its module included.
    public static var identifier: String { String(reflecting: Self.self) }
    /// False: colours do not depend on the trait.
    public static var affectsColorAppearance: Bool { false }
}

/// A trait's type.
public typealias UITrait = any UITraitDefinition.Type
