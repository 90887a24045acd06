/// A colour, possibly one that depends on traits. Immutable.
///
/// Components are sRGB and may lie outside 0…1 (extended sRGB); they are clamped where a colour becomes bytes.
/// `cgColor`, the `get…` methods and drawing resolve a dynamic colour with `UITraitCollection.current`.
///
/// No `NSObject` here: Foundation on Linux ends the program when two attributed runs hold different objects of such a
/// class.
///
/// Sendable without the compiler's proof, as Apple's is: only initialisers set what it stores, and a subclass must not
/// add a property that changes.
open class UIColor: NSCopying, Hashable, CustomStringConvertible, @unchecked Sendable {
    enum Storage: Sendable {
        case gray(white: CGFloat, alpha: CGFloat)
        case rgb(RGBColor)
        /// `alpha` replaces that of the resolved colour.
        case dynamic(DynamicColor, alpha: CGFloat?)
    }

    // Every designated initialiser is public: else subclasses of other modules would inherit none.
    final private(set) var storage: Storage

    convenience init(_ storage: Storage) {
        self.init(white: 0, alpha: 0)
        self.storage = storage
    }

    convenience init(_ dynamic: DynamicColor) {
        self.init(.dynamic(dynamic, alpha: nil))
    }

    /// Transparent black: what an empty colour is on a device is not known (assumed).
    public convenience init() {
        self.init(white: 0, alpha: 0)
    }

    // The initialisers are required so that code can call them on a class that it knows as a value, or as `Self`.

    /// A grey. `white` may lie outside 0…1, `alpha` is clamped to it.
    public required init(white: CGFloat, alpha: CGFloat) {
        storage = .gray(white: white, alpha: alpha.clampedToUnit)
    }

    /// A colour of sRGB components, which may lie outside 0…1; `alpha` is clamped to it.
    public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .rgb(RGBColor(red: red, green: green, blue: blue, alpha: alpha.clampedToUnit))
    }

    /// A colour of hue, saturation and brightness, each 0…1 and clamped to it.
    public required init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        storage = .rgb(
            RGBColor(
                hue: hue.clampedToUnit, saturation: saturation.clampedToUnit, brightness: brightness.clampedToUnit,
                alpha: alpha.clampedToUnit))
    }

    /// A colour of Display P3 components. It is kept as extended sRGB, so that its components may leave 0…1.
    public required init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .rgb(
            RGBColor(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha.clampedToUnit))
    }

    /// The components of `cgColor`; alpha is clamped to 0…1.
    public required init(cgColor: CGColor) {
        let values = cgColor.components ?? []
        switch values.count {
        case 2: storage = .gray(white: values[0], alpha: values[1].clampedToUnit)
        case 4:
            storage = .rgb(RGBColor(red: values[0], green: values[1], blue: values[2], alpha: values[3].clampedToUnit))
        default: storage = .gray(white: 0, alpha: 0)
        }
    }

    /// The components of `ciColor`.
    public required convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// A colour that depends on traits. `dynamicProvider` is asked each time the colour is resolved, on any thread.
    @preconcurrency
    public required init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .dynamic(DynamicColor(provider: dynamicProvider), alpha: nil)
    }

    /// The colour of a `#colorLiteral`, its components 0…1.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The colour of an asset catalogue that has this name, looked up in the current stage's folders, in the main bundle
    /// and in those of the package's targets; nil where there is none. Its variants follow the traits.
    public required convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour of an asset catalogue that has this name.
    /// - Parameters:
    ///   - bundle: Where it is looked up; nil as by `init(named:)`.
    ///   - traitCollection: The traits of the variant to take; nil for a colour that follows the traits.
    public required convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = AssetSearch.color(named: name, in: bundle) else { return nil }
        self.init((traitCollection.map(color.resolvedColor(with:)) ?? color).storage)
    }

    // MARK: Using it

    /// The colour that this one is under `traitCollection`; itself unless it is dynamic.
    @discardableResult
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(let dynamic, let alpha) = storage else { return self }
        let color = dynamic.provider(traitCollection).resolvedColor(with: traitCollection)
        return alpha.map(color.withAlphaComponent) ?? color
    }

    /// The colour with another alpha, clamped to 0…1. A dynamic colour stays dynamic.
    @discardableResult
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = alpha.clampedToUnit
        switch storage {
        case .gray(let white, _): return UIColor(.gray(white: white, alpha: alpha))
        case .rgb(var color):
            color.alpha = alpha
            return UIColor(.rgb(color))
        case .dynamic(let dynamic, _): return UIColor(.dynamic(dynamic, alpha: alpha))
        }
    }

    /// The colour under the current traits.
    open var cgColor: CGColor {
        switch resolved.storage {
        case .gray(let white, let alpha): CGColor(gray: white, alpha: alpha)
        case .rgb(let c): CGColor(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
        case .dynamic: .clear
        }
    }

    /// Writes the sRGB components, which may lie outside 0…1. Always true: every colour is grey or RGB.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgb
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes the grey level: the luma of a colour that is no grey. Always true: every colour is grey or RGB.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = rgb
        white?.pointee = color.red == color.green && color.green == color.blue ? color.red : color.luma
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes hue, saturation and brightness; the hue of a grey is 0. Always true: every colour is grey or RGB.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgb
        let hsb = color.hsb
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = color.alpha
        return true
    }

    /// Makes the colour, under the current traits, that of fills and strokes in the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes the colour, under the current traits, that of fills in the current context.
    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes the colour, under the current traits, that of strokes in the current context.
    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    /// True when the colour depends on traits.
    package var isDynamic: Bool {
        if case .dynamic = storage { true } else { false }
    }

    /// The colour under the current traits: never a dynamic one.
    var resolved: UIColor { isDynamic ? resolvedColor(with: .current) : self }

    /// Itself: a colour never changes.
    @discardableResult
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// True for the same components in the same kind of colour: a grey never equals an RGB colour. Dynamic colours are
    /// equal when they come from one provider.
    open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other === self || other.storage == storage
    }

    /// True when `isEqual(_:)` is.
    public static func == (left: UIColor, right: UIColor) -> Bool { left.isEqual(right) }

    /// The components, or the provider.
    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }

    /// The hash as Objective-C's objects give it.
    open var hash: Int { hashValue }

    /// Whether the colour is of a class, or of one that inherits from it.
    open func isKind(of aClass: AnyClass) -> Bool {
        sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }.contains { $0 == aClass }
    }

    /// Whether the colour is of a class itself.
    open func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

    /// Colour space and components, or the name of a dynamic colour.
    open var description: String { text }

    // MARK: Colours that are the same everywhere

    /// White 0.
    open class var black: UIColor { FixedColors.black }
    /// White ⅓.
    open class var darkGray: UIColor { FixedColors.darkGray }
    /// White ⅔.
    open class var lightGray: UIColor { FixedColors.lightGray }
    /// White 1.
    open class var white: UIColor { FixedColors.white }
    /// White ½.
    open class var gray: UIColor { FixedColors.gray }
    /// 1 0 0.
    open class var red: UIColor { FixedColors.red }
    /// 0 1 0.
    open class var green: UIColor { FixedColors.green }
    /// 0 0 1.
    open class var blue: UIColor { FixedColors.blue }
    /// 0 1 1.
    open class var cyan: UIColor { FixedColors.cyan }
    /// 1 1 0.
    open class var yellow: UIColor { FixedColors.yellow }
    /// 1 0 1.
    open class var magenta: UIColor { FixedColors.magenta }
    /// 1 ½ 0.
    open class var orange: UIColor { FixedColors.orange }
    /// ½ 0 ½.
    open class var purple: UIColor { FixedColors.purple }
    /// 0.6 0.4 0.2.
    open class var brown: UIColor { FixedColors.brown }
    /// White 0, alpha 0.
    open class var clear: UIColor { FixedColors.clear }
    /// White text on dark: white 1, alpha 0.6.
    open class var lightText: UIColor { FixedColors.lightText }
    /// Black text on light.
    open class var darkText: UIColor { FixedColors.darkText }

    // MARK: Colours with names of their own

    /// The system's red: dynamic, sharper with Increase Contrast.
    open class var systemRed: UIColor { SystemColors.systemRed }
    /// The system's orange: dynamic, sharper with Increase Contrast.
    open class var systemOrange: UIColor { SystemColors.systemOrange }
    /// The system's yellow: dynamic, sharper with Increase Contrast.
    open class var systemYellow: UIColor { SystemColors.systemYellow }
    /// The system's green: dynamic, sharper with Increase Contrast.
    open class var systemGreen: UIColor { SystemColors.systemGreen }
    /// The system's mint: dynamic, sharper with Increase Contrast.
    open class var systemMint: UIColor { SystemColors.systemMint }
    /// The system's teal: dynamic, sharper with Increase Contrast.
    open class var systemTeal: UIColor { SystemColors.systemTeal }
    /// The system's cyan: dynamic, sharper with Increase Contrast.
    open class var systemCyan: UIColor { SystemColors.systemCyan }
    /// The system's blue: dynamic, sharper with Increase Contrast.
    open class var systemBlue: UIColor { SystemColors.systemBlue }
    /// The system's indigo: dynamic, sharper with Increase Contrast.
    open class var systemIndigo: UIColor { SystemColors.systemIndigo }
    /// The system's purple: dynamic, sharper with Increase Contrast.
    open class var systemPurple: UIColor { SystemColors.systemPurple }
    /// The system's pink: dynamic, sharper with Increase Contrast.
    open class var systemPink: UIColor { SystemColors.systemPink }
    /// The system's brown: dynamic, sharper with Increase Contrast.
    open class var systemBrown: UIColor { SystemColors.systemBrown }
    /// The system's grey; dynamic.
    open class var systemGray: UIColor { SystemColors.systemGray }
    /// Grey 2 of 6: nearer to the background as the number grows; dynamic.
    open class var systemGray2: UIColor { SystemColors.systemGray2 }
    /// Grey 3 of 6: nearer to the background as the number grows; dynamic.
    open class var systemGray3: UIColor { SystemColors.systemGray3 }
    /// Grey 4 of 6: nearer to the background as the number grows; dynamic.
    open class var systemGray4: UIColor { SystemColors.systemGray4 }
    /// Grey 5 of 6: nearer to the background as the number grows; dynamic.
    open class var systemGray5: UIColor { SystemColors.systemGray5 }
    /// Grey 6 of 6: nearer to the background as the number grows; dynamic.
    open class var systemGray6: UIColor { SystemColors.systemGray6 }

    // MARK: Colours named for what they are used for

    /// Text of the first level.
    open class var label: UIColor { SemanticColors.label }
    /// Text of the second level.
    open class var secondaryLabel: UIColor { SemanticColors.secondaryLabel }
    /// Text of the third level.
    open class var tertiaryLabel: UIColor { SemanticColors.tertiaryLabel }
    /// Text of the fourth level.
    open class var quaternaryLabel: UIColor { SemanticColors.quaternaryLabel }
    /// Placeholder text.
    open class var placeholderText: UIColor { SemanticColors.placeholderText }
    /// Fill of thin and small shapes.
    open class var systemFill: UIColor { SemanticColors.systemFill }
    /// Fill of shapes of medium size.
    open class var secondarySystemFill: UIColor { SemanticColors.secondarySystemFill }
    /// Fill of large shapes.
    open class var tertiarySystemFill: UIColor { SemanticColors.tertiarySystemFill }
    /// Fill of large areas with complex content.
    open class var quaternarySystemFill: UIColor { SemanticColors.quaternarySystemFill }
    /// Thin lines that let what lies below shine through.
    open class var separator: UIColor { SemanticColors.separator }
    /// Thin lines, opaque.
    open class var opaqueSeparator: UIColor { SemanticColors.opaqueSeparator }
    /// Links.
    open class var link: UIColor { SemanticColors.link }
    /// The main background of an interface.
    open class var systemBackground: UIColor { SemanticColors.systemBackground }
    /// Content on the main background.
    open class var secondarySystemBackground: UIColor { SemanticColors.secondarySystemBackground }
    /// Content on the secondary background.
    open class var tertiarySystemBackground: UIColor { SemanticColors.tertiarySystemBackground }
    /// The main background of grouped content.
    open class var systemGroupedBackground: UIColor { SemanticColors.systemGroupedBackground }
    /// Content on the main grouped background.
    open class var secondarySystemGroupedBackground: UIColor { SemanticColors.secondarySystemGroupedBackground }
    /// Content on the secondary grouped background.
    open class var tertiarySystemGroupedBackground: UIColor { SemanticColors.tertiarySystemGroupedBackground }
    /// The tint of the view that uses it; the system's blue where there is none.
    open class var tintColor: UIColor { SemanticColors.tintColor }
}

extension CGFloat {
    /// NaN becomes 0.
    var clampedToUnit: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }
}
