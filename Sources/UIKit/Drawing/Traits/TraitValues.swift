/// What a trait collection holds: the traits that something specified.
struct TraitValues: Sendable {
    /// UIKit's own traits; nil means unspecified.
    struct BuiltIn: Hashable, Sendable {
        var userInterfaceIdiom: UIUserInterfaceIdiom?
        var userInterfaceStyle: UIUserInterfaceStyle?
        var userInterfaceLevel: UIUserInterfaceLevel?
        var accessibilityContrast: UIAccessibilityContrast?
        var layoutDirection: UITraitEnvironmentLayoutDirection?
        var displayScale: CGFloat?
        var displayGamut: UIDisplayGamut?
        var horizontalSizeClass: UIUserInterfaceSizeClass?
        var verticalSizeClass: UIUserInterfaceSizeClass?
        var preferredContentSizeCategory: UIContentSizeCategory?
        var legibilityWeight: UILegibilityWeight?
        var forceTouchCapability: UIForceTouchCapability?
        var activeAppearance: UIUserInterfaceActiveAppearance?
        var imageDynamicRange: UIImage.DynamicRange?
        var toolbarItemPresentationSize: UINSToolbarItemPresentationSize?
        var sceneCaptureState: UISceneCaptureState?
    }

    /// The value of a custom trait.
    struct Custom: Sendable {
        let trait: UITrait
        let value: any Sendable
    }

    var builtIn = BuiltIn()
    /// By the identity of the trait's type.
    var custom: [ObjectIdentifier: Custom] = [:]
    /// What `UIColor.tintColor` stands for. It travels with the traits of a view but is none: comparisons ignore it.
    var tintColor: UIColor?

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value? {
        get {
            if let trait = builtInTrait(trait) { return builtIn.value(of: trait) as? T.Value }
            return custom[ObjectIdentifier(trait)]?.value as? T.Value
        }
        set {
            if let trait = builtInTrait(trait) {
                builtIn.set(trait, to: newValue)
            } else {
                custom[ObjectIdentifier(trait)] = newValue.map { Custom(trait: trait, value: $0) }
            }
        }
    }

    func contains(_ trait: UITrait) -> Bool {
        if let trait = builtInTrait(trait) { return builtIn.value(of: trait) != nil }
        return custom[ObjectIdentifier(trait)] != nil
    }

    mutating func remove(_ trait: UITrait) {
        if let trait = builtInTrait(trait) {
            builtIn.remove(trait)
        } else {
            custom[ObjectIdentifier(trait)] = nil
        }
    }

    /// What `other` specifies wins.
    mutating func merge(_ other: TraitValues) {
        builtIn.merge(other.builtIn)
        custom.merge(other.custom) { $1 }
        tintColor = other.tintColor ?? tintColor
    }

    /// True when the same traits are specified, with the same values. A custom trait that is specified with its default
    /// still overrides what is inherited.
    func specifiesTheSame(as other: TraitValues) -> Bool {
        self == other && custom.count == other.custom.count && custom.keys.allSatisfy { other.custom[$0] != nil }
    }

    /// True when the trait has another value in `other`. Values that cannot be compared count as different.
    func differs(_ trait: UITrait, from other: TraitValues) -> Bool {
        if let trait = builtInTrait(trait) { return builtIn.differs(trait, from: other.builtIn) }
        let id = ObjectIdentifier(trait)
        switch (custom[id], other.custom[id]) {
        case (nil, nil): return false
        case (let mine, let theirs): return !Self.areEqual(mine?.value, theirs?.value, of: trait)
        }
    }

    /// The custom traits that either side specifies.
    func customTraits(with other: TraitValues) -> [UITrait] {
        custom.values.map(\.trait) + other.custom.filter { custom[$0.key] == nil }.map(\.value.trait)
    }

    private static func areEqual<T: UITraitDefinition>(
        _ a: (any Sendable)?, _ b: (any Sendable)?, of trait: T.Type
    ) -> Bool {
        guard let a = (a ?? T.defaultValue) as? any Equatable else { return false }
        return isEqual(a, b ?? T.defaultValue)
    }

    private static func isEqual<V: Equatable>(_ a: V, _ b: any Sendable) -> Bool {
        (b as? V) == a
    }
}

extension TraitValues: Hashable {
    static func == (a: TraitValues, b: TraitValues) -> Bool {
        a.builtIn == b.builtIn && !a.customTraits(with: b).contains { a.differs($0, from: b) }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(builtIn)
    }
}

extension TraitValues.BuiltIn {
    mutating func merge(_ other: Self) {
        userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
        userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
        userInterfaceLevel = other.userInterfaceLevel ?? userInterfaceLevel
        accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
        layoutDirection = other.layoutDirection ?? layoutDirection
        displayScale = other.displayScale ?? displayScale
        displayGamut = other.displayGamut ?? displayGamut
        horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
        verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
        preferredContentSizeCategory = other.preferredContentSizeCategory ?? preferredContentSizeCategory
        legibilityWeight = other.legibilityWeight ?? legibilityWeight
        forceTouchCapability = other.forceTouchCapability ?? forceTouchCapability
        activeAppearance = other.activeAppearance ?? activeAppearance
        imageDynamicRange = other.imageDynamicRange ?? imageDynamicRange
        toolbarItemPresentationSize = other.toolbarItemPresentationSize ?? toolbarItemPresentationSize
        sceneCaptureState = other.sceneCaptureState ?? sceneCaptureState
    }

    func value<T: BuiltInTrait>(of trait: T.Type) -> (any Sendable)? {
        self[keyPath: T.storage]
    }

    /// The unspecified value makes the trait absent.
    mutating func set<T: BuiltInTrait>(_ trait: T.Type, to value: (any Sendable)?) {
        let value = value as? T.Value
        self[keyPath: T.storage] = value == T.defaultValue ? nil : value
    }

    mutating func remove<T: BuiltInTrait>(_ trait: T.Type) {
        self[keyPath: T.storage] = nil
    }

    func differs<T: BuiltInTrait>(_ trait: T.Type, from other: Self) -> Bool {
        self[keyPath: T.storage] != other[keyPath: T.storage]
    }
}
