/// Traits that a view or window sets for itself and everything below it.
///
/// A trait that is not overridden reads as its default.
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable {
    var values = TraitValues()

    package init() {}

    init(_ values: TraitValues) {
        self.values = values
    }

    /// The value of a trait; its default where nothing overrides it.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] ?? T.defaultValue }
        set { values[trait] = newValue }
    }

    /// True when the trait is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        values.contains(trait)
    }

    /// Ends the override of a trait.
    public mutating func remove(_ trait: UITrait) {
        values.remove(trait)
    }

    /// True when nothing is overridden.
    package var isEmpty: Bool { self == UITraitOverrides() }

    /// True when both override the same traits with the same values.
    public static func == (a: UITraitOverrides, b: UITraitOverrides) -> Bool {
        a.values.specifiesTheSame(as: b.values)
    }
}
