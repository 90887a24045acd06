import Foundation

/// A colour's components, as Core Image takes them. There is no Core Image here: it is a value to read. Immutable.
open class CIColor: NSObject, NSCopying {
    private let rgba: RGBColor

    /// The space of the components.
    public let colorSpace: CGColorSpace
    /// How many components there are, alpha included: 4, or 2 of a grey.
    public let numberOfComponents: Int

    /// The components of a colour.
    public init(cgColor: CGColor) {
        rgba = UIColor(cgColor: cgColor).rgb
        colorSpace = cgColor.colorSpace ?? CGColorSpaceCreateDeviceRGB()
        numberOfComponents = cgColor.numberOfComponents
    }

    /// A colour of sRGB components, which may lie outside 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// An opaque colour of sRGB components, which may lie outside 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    /// The components of a colour under the current traits.
    public convenience init(color: UIColor) {
        self.init(cgColor: color.cgColor)
    }

    /// A colour of what `stringRepresentation` wrote: three or four numbers. What is missing or no number is 0, alpha 1
    /// (assumed).
    public convenience init(string representation: String) {
        let numbers = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
        func number(_ index: Int, or other: CGFloat) -> CGFloat { index < numbers.count ? numbers[index] : other }
        self.init(red: number(0, or: 0), green: number(1, or: 0), blue: number(2, or: 0), alpha: number(3, or: 1))
    }

    /// Red, not multiplied by alpha; of a grey its white.
    open var red: CGFloat { rgba.red }
    /// Green, not multiplied by alpha; of a grey its white.
    open var green: CGFloat { rgba.green }
    /// Blue, not multiplied by alpha; of a grey its white.
    open var blue: CGFloat { rgba.blue }
    /// 0…1.
    open var alpha: CGFloat { rgba.alpha }

    /// Red, green, blue and alpha with blanks between them, for `init(string:)`.
    open var stringRepresentation: String {
        [red, green, blue, alpha].map { String(format: "%.6g", Double($0)) }.joined(separator: " ")
    }

    // MARK: Constants

    /// Opaque black.
    open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    /// Opaque white.
    open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    /// Opaque grey, halfway between black and white.
    open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
    /// Opaque red.
    open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    /// Opaque green.
    open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    /// Opaque blue.
    open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
    /// Opaque cyan.
    open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
    /// Opaque magenta.
    open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
    /// Opaque yellow.
    open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
    /// Transparent black.
    open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

    // MARK: Object

    /// Itself: a colour never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// True where all components are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
            && numberOfComponents == other.numberOfComponents
    }

    /// Equal for colours that `isEqual` calls equal.
    open override var hash: Int {
        var hasher = Hasher()
        for value in [red, green, blue, alpha] { hasher.combine(value) }
        return hasher.finalize()
    }

    /// The class and the components.
    open override var description: String { "<CIColor (\(stringRepresentation))>" }
}
