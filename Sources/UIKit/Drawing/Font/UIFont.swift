import Foundation
import Typesetting

/// A typeface at a size. Immutable. Lengths are points.
///
/// The system's font is drawn with Inter's outlines (Debian's package fonts-inter) in the metrics and the advances of
/// the device's own font, so that text is as wide as there. Other packaged fonts stand in for characters that Inter
/// lacks.
///
/// No `NSObject` here: Foundation on Linux ends the program when two attributed runs hold different objects of such a
/// class.
///
/// Sendable without the compiler's proof, as Apple's is: only initialisers set what it stores, and a subclass must not
/// add a property that changes.
open class UIFont: NSCopying, Hashable, CustomStringConvertible, @unchecked Sendable {
    // Every designated initialiser is public: else subclasses of other modules would inherit none.
    let specification: FontSpecification
    /// What text is set in.
    package let typesettingFont: Font
    /// How the font follows the user's text size; `UIFontMetrics` makes such fonts.
    final private(set) var scaling: FontScaling?

    convenience init(_ specification: FontSpecification, scaling: FontScaling? = nil) {
        self.init(descriptor: UIFontDescriptor(specification), size: 0)
        self.scaling = scaling
    }

    // MARK: Making fonts

    /// A font of no description, as stands behind `label.font ?? UIFont()`: the system's in 12 points (assumed).
    public convenience init() {
        self.init(FontSpecification(), scaling: nil)
    }

    /// The system's font. A size of 0 or less is 12 (assumed).
    @discardableResult
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system's font in a weight.
    @discardableResult
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize) { $0.system.weight = Double(weight.rawValue) }
    }

    /// The system's font in a weight and a width.
    @discardableResult
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        system(fontSize) {
            $0.system.weight = Double(weight.rawValue)
            $0.width = Double(width.rawValue)
        }
    }

    /// The system's font, bold.
    @discardableResult
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system's font, slanted.
    @discardableResult
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(fontSize) { $0.system.isItalic = true }
    }

    /// The system's font with digits of one width.
    @discardableResult
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize) {
            $0.system.weight = Double(weight.rawValue)
            $0.features = [Font.Feature("tnum")]
        }
    }

    /// The system's monospaced font: Noto Sans Mono (fonts-noto-mono) in the metrics and the advance of the device's.
    @discardableResult
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize) {
            $0.system.weight = Double(weight.rawValue)
            $0.system.design = .monospaced
        }
    }

    private static func system(_ size: CGFloat, _ edit: (inout FontSpecification) -> Void) -> UIFont {
        var specification = FontSpecification()
        specification.size = Double(size)
        edit(&specification)
        return UIFont(specification)
    }

    /// The font of a text style at the user's text size: that of the current stage.
    @discardableResult
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the text size of `traitCollection`.
    @discardableResult
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(FontSpecification(style, traitCollection ?? .shared))
    }

    /// The font of a PostScript name, or the regular one of a family, out of the folders of `OFFSTAGE_FONTS` and the
    /// packaged fonts; nil when there is none.
    ///
    /// For Apple's fonts that apps name, such as `HelveticaNeue-Bold`, packaged ones stand in, in metrics of their own;
    /// the first text of each tells it as a diagnostic.
    public required convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let font = FontLibrary.shared.font(named: fontName, size: Double(fontSize)) else { return nil }
        var specification = FontSpecification()
        specification.name = font.typeface.postScriptName
        specification.size = Double(fontSize)
        self.init(specification)
    }

    /// The font that a descriptor asks for. `pointSize` 0 means the descriptor's own.
    public required init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var specification = descriptor.specification
        if pointSize > 0 { specification.size = Double(pointSize) }
        if !(specification.size > 0) || !specification.size.isFinite { specification.size = 12 }
        self.specification = specification
        typesettingFont = specification.font
    }

    /// The font at another size.
    @discardableResult
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var specification = specification
        specification.size = Double(fontSize)
        return UIFont(specification)
    }

    // MARK: What it is

    /// The PostScript name; `.SFUI-…` for the system's font, as on a device.
    open var fontName: String {
        typesettingFont.typeface.postScriptName ?? specification.name ?? SystemFontNames.name(of: specification.system)
    }

    /// The family's name; `.AppleSystemUIFont` for the system's font.
    open var familyName: String {
        switch typesettingFont.typeface {
        case .substitute(let substitute): substitute.familyName
        case .named(let name): FontLibrary.shared.face(named: name)?.familyName ?? name
        case .system: specification.name ?? SystemFontNames.family(of: specification.system)
        }
    }

    /// The size in points.
    open var pointSize: CGFloat { CGFloat(typesettingFont.size) }
    /// How far letters reach above the baseline.
    open var ascender: CGFloat { CGFloat(typesettingFont.metrics.ascender) }
    /// How far letters reach below it; negative.
    open var descender: CGFloat { CGFloat(typesettingFont.metrics.descender) }
    /// The height of capital letters.
    open var capHeight: CGFloat { CGFloat(typesettingFont.metrics.capHeight) }
    /// The height of small letters.
    open var xHeight: CGFloat { CGFloat(typesettingFont.metrics.xHeight) }
    /// `ascender` − `descender`, not rounded.
    open var lineHeight: CGFloat { CGFloat(typesettingFont.metrics.lineHeight) }
    /// Between the boxes of two lines. Fonts of text styles have their table's.
    open var leading: CGFloat { CGFloat(typesettingFont.leading) }

    /// A description that other fonts can be made from.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }

    /// The families whose files are found, and those of Apple's that others stand in for.
    open class var familyNames: [String] {
        Set(FontLibrary.shared.familyNames).union(FontSubstitute.familyNames).sorted()
    }

    /// The PostScript names of a family's fonts.
    @discardableResult
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        let found = FontLibrary.shared.faces(ofFamily: familyName).map(\.postScriptName)
        return found.isEmpty ? FontSubstitute.members(ofFamily: familyName).map(\.name) : found
    }

    /// 17: what labels start with.
    open class var labelFontSize: CGFloat { 17 }
    /// 18 points, the size of text on buttons.
    open class var buttonFontSize: CGFloat { 18 }
    /// 12 points, the size of small text.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// 14 points, the usual size of the system's font.
    open class var systemFontSize: CGFloat { 14 }

    // MARK: Object

    /// Itself: a font never changes.
    @discardableResult
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// True for fonts that look the same.
    open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self || (other.specification == specification && other.scaling == scaling)
    }

    /// True when `isEqual(_:)` is.
    public static func == (left: UIFont, right: UIFont) -> Bool { left.isEqual(right) }

    /// Adds what the font looks like.
    public func hash(into hasher: inout Hasher) { hasher.combine(specification) }

    /// The hash as Objective-C's objects give it.
    open var hash: Int { hashValue }

    /// Whether the font is of a class, or of one that inherits from it.
    open func isKind(of aClass: AnyClass) -> Bool {
        sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }.contains { $0 == aClass }
    }

    /// Whether the font is of a class itself.
    open func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

    /// Family, style and size.
    open var description: String {
        String(
            format: "<UICTFont> font-family: \"%@\"; font-weight: %@; font-size: %.2fpt", familyName,
            specification.system.weight >= 0.3 ? "bold" : "normal", Double(pointSize))
    }
}

extension UIFont: FontAttribute {}

extension Typeface {
    /// What apps ask for it by; nil for the system's font.
    var postScriptName: String? {
        switch self {
        case .system: nil
        case .named(let name): name
        case .substitute(let substitute): substitute.name
        }
    }
}

/// What the device calls its own fonts.
enum SystemFontNames {
    static func name(of typeface: SystemTypeface) -> String {
        let prefix =
            switch typeface.design {
            case .standard: ".SFUI"
            case .serif: ".NewYork"
            case .monospaced: ".SFMono"
            case .rounded: ".SFUIRounded"
            }
        let weight = weightName(typeface.weight)
        guard typeface.isItalic else { return "\(prefix)-\(weight)" }
        return "\(prefix)-\(weight == "Regular" ? "RegularItalic" : weight + "Italic")"
    }

    static func family(of typeface: SystemTypeface) -> String {
        switch typeface.design {
        case .standard: ".AppleSystemUIFont"
        case .serif: ".AppleSystemUIFontSerif"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .rounded: ".AppleSystemUIFontRounded"
        }
    }

    private static func weightName(_ weight: Double) -> String {
        let names: [(Double, String)] = [
            (-0.8, "Ultralight"), (-0.6, "Thin"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"),
            (0.3, "Semibold"), (0.4, "Bold"), (0.56, "Heavy"), (0.62, "Black"),
        ]
        return names.min { ($0.0 - weight).magnitude < ($1.0 - weight).magnitude }?.1 ?? "Regular"
    }
}

extension UITraitCollection {
    /// `large` where none is set.
    var knownContentSizeCategory: UIContentSizeCategory {
        let category = preferredContentSizeCategory
        return UIContentSizeCategory.named.contains { $0.category == category } ? category : .large
    }
}
