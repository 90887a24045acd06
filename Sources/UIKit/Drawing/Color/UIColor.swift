/// A colour, possibly one that depends on traits. Immutable.
///
/// Components are sRGB and may lie outside 0…1 (extended sRGB); they are clamped where a colour becomes bytes.
/// `cgColor`, the `get…` methods and drawing resolve a dynamic colour with `UITraitCollection.current`.
///
/// No `NSObject` here: Foundation on Linux ends the program when two attributed runs hold different objects of such a
/// class.
public final class UIColor: NSCopying, Hashable, CustomStringConvertible, Sendable {
    enum Storage: Sendable {
        case gray(white: CGFloat, alpha: CGFloat)
        case rgb(RGBColor)
        /// `alpha` replaces that of the resolved colour.
        case dynamic(DynamicColor, alpha: CGFloat?)
    }

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }

    convenience init(_ dynamic: DynamicColor) {
        self.init(.dynamic(dynamic, alpha: nil))
    }

    /// Transparent black: what an empty colour is on a device is not known (assumed).
    public convenience init() {
        self.init(white: 0, alpha: 0)
    }

    /// A grey. `white` may lie outside 0…1, `alpha` is clamped to it.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(.gray(white: white, alpha: alpha.clampedToUnit))
    }

    /// A colour of sRGB components, which may lie outside 0…1; `alpha` is clamped to it.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.rgb(RGBColor(red: red, green: green, blue: blue, alpha: alpha.clampedToUnit)))
    }

    /// A colour of hue, saturation and brightness, each 0…1 and clamped to it.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            .rgb(
                RGBColor(
                    hue: hue.clampedToUnit, saturation: saturation.clampedToUnit, brightness: brightness.clampedToUnit,
                    alpha: alpha.clampedToUnit)))
    }

    /// A colour of Display P3 components. It is kept as extended sRGB, so that its components may leave 0…1.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            .rgb(RGBColor(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha.clampedToUnit)))
    }

    /// The components of `cgColor`; alpha is clamped to 0…1.
    public convenience init(cgColor: CGColor) {
        let values = cgColor.components ?? []
        switch values.count {
        case 2: self.init(white: values[0], alpha: values[1])
        case 4: self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        default: self.init()
        }
    }

    /// A colour that depends on traits. `dynamicProvider` is asked each time the colour is resolved, on any thread.
    @preconcurrency
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(DynamicColor(provider: dynamicProvider))
    }

    /// The colour that this one is under `traitCollection`; itself unless it is dynamic.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(let dynamic, let alpha) = storage else { return self }
        let color = dynamic.provider(traitCollection).resolvedColor(with: traitCollection)
        return alpha.map(color.withAlphaComponent) ?? color
    }

    /// This colour with another alpha, clamped to 0…1. A dynamic colour stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
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
    public var cgColor: CGColor {
        switch resolved.storage {
        case .gray(let white, let alpha): CGColor(gray: white, alpha: alpha)
        case .rgb(let c): CGColor(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
        case .dynamic: .clear
        }
    }

    /// True when the colour depends on traits.
    package var isDynamic: Bool {
        if case .dynamic = storage { true } else { false }
    }

    /// The colour under the current traits: never a dynamic one.
    var resolved: UIColor { isDynamic ? resolvedColor(with: .current) : self }

    /// Itself: a colour never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// True for the same components in the same kind of colour: a grey never equals an RGB colour. Dynamic colours are
    /// equal when they come from one provider.
    public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other === self || other.storage == storage
    }

    /// True when `isEqual(_:)` is.
    public static func == (left: UIColor, right: UIColor) -> Bool { left.isEqual(right) }

    /// The components, or the provider.
    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }

    /// The hash as Objective-C's objects give it.
    public var hash: Int { hashValue }

    /// Colour space and components, or the name of a dynamic colour.
    public var description: String { text }
}

extension CGFloat {
    /// NaN becomes 0.
    var clampedToUnit: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }
}
