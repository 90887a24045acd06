/// Traits that a view or window sets for itself and everything below it.
///
/// A trait that is not overridden reads as its default.
public protocol UITraitOverrides: UIMutableTraits {
    /// True when the trait is overridden.
    func contains(_ trait: UITrait) -> Bool
    /// Ends the override of a trait.
    mutating func remove(_ trait: UITrait)
}

/// Traits to be merged into a collection.
package struct TraitOverrides: UITraitOverrides, Hashable, Sendable {
    var values = TraitValues()

    package init() {}

    init(_ values: TraitValues) {
        self.values = values
    }

    package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] ?? T.defaultValue }
        set { values[trait] = newValue }
    }

    package func contains(_ trait: UITrait) -> Bool {
        values.contains(trait)
    }

    package mutating func remove(_ trait: UITrait) {
        values.remove(trait)
    }

    /// True when nothing is overridden.
    package var isEmpty: Bool { values == TraitValues() }
}
