import Foundation

/// What all items of bars have.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAppearance {
    /// Told of changes.
    var onChange: (() -> Void)?
    /// What proxies and others set of those properties that proxies have.
    var customization = Customization()

    /// An item without title and image.
    public override init() {
        super.init()
    }

    /// An item; archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Default nil.
    open var title: String? {
        didSet { if title != oldValue { onChange?() } }
    }

    /// Default nil.
    open var image: UIImage? {
        didSet { if image !== oldValue { onChange?() } }
    }

    /// Whether it takes touches. Default true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { onChange?() } }
    }

    /// A number of the app's. Default 0.
    open var tag = 0

    // MARK: Appearance for all instances

    /// A proxy: what is set on it holds for all instances of the class and of those that inherit from it.
    open class func appearance() -> Self { proxy(for: nil, in: []) }

    /// A proxy for instances inside of others: the classes of these from the innermost to the outermost.
    open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(for: nil, in: containerTypes)
    }

    /// A proxy for instances with the traits that `trait` specifies.
    open class func appearance(for trait: UITraitCollection) -> Self { proxy(for: trait, in: []) }

    /// A proxy for instances with certain traits inside of others.
    open class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(for: trait, in: containerTypes)
    }

    private class func proxy(
        for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
    ) -> Self {
        SceneHost.current.appearances.proxy(of: self, for: traits, in: containers) {
            ClassMetadata.make(self, slot: initializer, as: self)
        }
    }

    private static let initializer = ClassMetadata.initializerSlot(0, of: NSObject.self)
}
