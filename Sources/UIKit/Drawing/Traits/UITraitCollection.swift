/// The traits of an environment: style, size classes, scale, text size and the rest. Immutable.
///
/// A trait that nothing specified reads as its unspecified or default value.
///
/// Sendable without the compiler's proof, as Apple's is: only initialisers set what it stores, and a subclass must not
/// add a property that changes.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    // Every designated initialiser is public: else subclasses of other modules would inherit none.
    final private(set) var values = TraitValues()

    /// A collection that specifies nothing.
    public override init() {}

    convenience init(_ values: TraitValues) {
        self.init()
        self.values = values
    }

    /// All traits of several collections; of a trait that several specify the last value counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values)
    }

    /// The traits that the closure sets, and no others.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().mutated(by: mutations))
    }

    /// A copy in which the traits that the closure sets are replaced.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.mutated(by: mutations))
    }

    /// A copy in which one trait is replaced.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values)
    }

    /// True when every trait that `trait` specifies has the same value here. Nil specifies nothing.
    @discardableResult
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let other = trait?.values else { return true }
        let traits: [UITrait] = builtInTraits + other.custom.values.map(\.trait)
        return !traits.contains { other.contains($0) && other.differs($0, from: values) }
    }

    /// The traits whose values are others than in `traitCollection`; nil specifies nothing.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        if self === traitCollection { return [] }
        let old = traitCollection?.values ?? TraitValues()
        let builtIn: [UITrait] = values.builtIn == old.builtIn ? [] : builtInTraits
        return (builtIn + values.customTraits(with: old)).filter { values.differs($0, from: old) }
    }

    /// True when a dynamic colour may resolve differently than with `traitCollection`.
    @discardableResult
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
    }

    /// UIKit's traits that colours depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        builtInTraits.filter { $0.affectsColorAppearance }
    }

    // MARK: Current traits

    /// The traits with which dynamic colours resolve on this thread. UIKit sets them before it calls a view's layout
    /// and drawing methods; a thread that set none sees those of the current stage.
    ///
    /// Each thread has its own, so that images can be drawn away from the main thread.
    open class var current: UITraitCollection {
        get { ThreadState.current.traits ?? shared }
        set { ThreadState.current.traits = newValue }
    }

    /// Runs `actions` with this collection as `current`, and puts the one before back.
    open func performAsCurrent(_ actions: () -> Void) {
        makingCurrent(actions)
    }

    /// A configuration of images with these traits.
    open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

    // MARK: Traits of UIKit

    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.builtIn.userInterfaceIdiom ?? .unspecified }

    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.builtIn.userInterfaceStyle ?? .unspecified }

    /// Base or elevated.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.builtIn.userInterfaceLevel ?? .unspecified }

    /// The setting Increase Contrast.
    open var accessibilityContrast: UIAccessibilityContrast { values.builtIn.accessibilityContrast ?? .unspecified }

    /// Left to right or right to left.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.builtIn.layoutDirection ?? .unspecified }

    /// Pixels a point; 0 when unspecified.
    open var displayScale: CGFloat { values.builtIn.displayScale ?? 0 }

    /// The colours that the display can show.
    open var displayGamut: UIDisplayGamut { values.builtIn.displayGamut ?? .unspecified }

    /// Room across.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.builtIn.horizontalSizeClass ?? .unspecified }

    /// Room down.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.builtIn.verticalSizeClass ?? .unspecified }

    /// The text size that the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        values.builtIn.preferredContentSizeCategory ?? .unspecified
    }

    /// The setting Bold Text.
    open var legibilityWeight: UILegibilityWeight { values.builtIn.legibilityWeight ?? .unspecified }

    /// Whether the display measures force.
    open var forceTouchCapability: UIForceTouchCapability { values.builtIn.forceTouchCapability ?? .unknown }

    /// Whether the window is the active one.
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.builtIn.activeAppearance ?? .unspecified }

    /// The size of items in a Mac toolbar.
    open var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        values.builtIn.toolbarItemPresentationSize ?? .unspecified
    }

    // MARK: Object

    /// Itself: a collection never changes.
    @discardableResult
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// True when both specify the same traits with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection).map { $0 === self || $0.values == values } ?? false
    }

    /// Equal for collections with equal traits.
    open override var hash: Int { values.hashValue }

    /// The specified traits: `<UITraitCollection; UserInterfaceStyle = dark, DisplayScale = 3.0>`.
    open override var description: String {
        let traits: [UITrait] = builtInTraits + values.custom.values.map(\.trait).sorted { $0.name < $1.name }
        let parts = traits.filter { values.contains($0) }.map { text(of: $0) }
        return "<UITraitCollection; " + (parts.isEmpty ? "nothing specified" : parts.joined(separator: ", ")) + ">"
    }

    private func text<T: UITraitDefinition>(of trait: T.Type) -> String {
        let name = T.name.hasPrefix("UITrait") ? String(T.name.dropFirst(7)) : T.name
        return "\(name) = \(self[trait])"
    }
}

extension UITraitCollection {
    /// The collection with what `overrides` set in place of its own.
    package func applying(_ overrides: UITraitOverrides) -> UITraitCollection {
        var values = values
        values.merge(overrides.values)
        return values == self.values ? self : UITraitCollection(values)
    }

    /// What `UIColor.tintColor` resolves to with this collection; nil means the default tint.
    package var tintColor: UIColor? { values.tintColor }

    /// The collection that resolves `UIColor.tintColor` to `tintColor`.
    package func withTintColor(_ tintColor: UIColor?) -> UITraitCollection {
        var values = values
        values.tintColor = tintColor
        return UITraitCollection(values)
    }
}

extension TraitValues {
    func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = UITraitOverrides(self)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.values ?? self
    }
}
