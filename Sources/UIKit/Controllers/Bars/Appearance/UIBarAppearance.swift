import Foundation

/// How the background of a bar looks. Bars keep copies of those that they are given.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
    private let idiomStorage: UIUserInterfaceIdiom
    /// Told of changes; a copy has nobody to tell.
    var onChange: (() -> Void)?

    var background: BarBackground {
        didSet { if background != oldValue { onChange?() } }
    }

    /// The default background for the device's idiom.
    public override convenience init() {
        self.init(idiom: UIDevice.current.userInterfaceIdiom)
    }

    /// The default background for an idiom; all idioms look the same here.
    public required init(idiom: UIUserInterfaceIdiom) {
        idiomStorage = idiom
        background = .standard
        super.init()
    }

    /// A copy; of another kind of appearance only what both have.
    public required init(barAppearance: UIBarAppearance) {
        idiomStorage = barAppearance.idiom
        background = barAppearance.background
        super.init()
        takeParts(of: barAppearance)
    }

    /// The default background; archives are not read.
    public required init(coder: NSCoder) {
        idiomStorage = .unspecified
        background = .standard
        super.init()
    }

    func partDidChange() { onChange?() }

    /// A copy of the same class.
    @discardableResult
    open nonisolated override func copy() -> Any { copy(with: nil) }

    /// A copy of the same class.
    @discardableResult
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { type(of: self).init(barAppearance: self) }
    }

    /// The idiom that it was made for.
    open var idiom: UIUserInterfaceIdiom { idiomStorage }

    /// The bars' material and a line; keeps the text's attributes.
    open func configureWithDefaultBackground() { background = .standard }

    /// The background colour of views, without any material, and a line; keeps the text's attributes.
    open func configureWithOpaqueBackground() { background = .opaque }

    /// Nothing behind the bar's content; keeps the text's attributes.
    open func configureWithTransparentBackground() { background = .clear }

    /// A material under everything else. Default the bars' own.
    open var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }

    /// A colour over the material. Default nil.
    open var backgroundColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }

    /// An image over the colour. Default nil.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }

    /// How the image fills the background. Default `scaleToFill`.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { background.imageContentMode }
        set { background.imageContentMode = newValue }
    }

    /// The colour of the line at the bar's inner edge, or of a shadow image that is a template; nil for no line. Default
    /// a little black, in the dark a little white.
    open var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }

    /// An image in place of the line. Default nil.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }

    // MARK: For classes of this module

    /// Copies what another appearance has besides its background, as far as both have it.
    func takeParts(of other: UIBarAppearance) {}
}

extension UIBarAppearance {
    /// A copy of the same class.
    func duplicate() -> Self { Self(barAppearance: self) }

    /// A copy without background, with the same texts.
    func clearCopy() -> Self {
        let copy = duplicate()
        copy.configureWithTransparentBackground()
        return copy
    }
}
