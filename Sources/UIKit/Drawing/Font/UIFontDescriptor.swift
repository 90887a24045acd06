import Foundation
import Typesetting

/// What a font is to be like. Immutable.
///
/// Sendable without the compiler's proof, as Apple's is: only initialisers set what it stores, and a subclass must not
/// add a property that changes.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// A kind of attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's framework writes it.
        public let rawValue: String

        /// A value of Apple's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `String`: the family's name.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// A `String`: the PostScript name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A `String`: the style's name.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// A number of points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary of `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// A list of dictionaries of `FeatureKey`.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// A `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// A key of the traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's framework writes it.
        public let rawValue: String

        /// A value of Apple's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The raw value of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A number of `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A number of `UIFont.Width`.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// A number: above 0 is slanted.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A key of a feature setting.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's framework writes it.
        public let rawValue: String

        /// A value of Apple's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Apple's number of a feature.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// Apple's number of a setting of it.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The former name of `type`.
        public static let featureIdentifier = type
        /// The former name of `selector`.
        public static let typeIdentifier = selector
    }

    /// Bold, italic and so on.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The value as Apple's headers have it.
        public let rawValue: UInt32

        /// A value of Apple's numbers.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Fonts that are slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Fonts that are semibold or bolder.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Fonts wider than standard.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Fonts narrower than standard.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All letters are equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// For lines that run down; kept, not looked at.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// A font made for user interfaces; kept, not looked at.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Less room between lines; kept, not looked at.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// More room between lines; kept, not looked at.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A family of the system's fonts.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's framework writes it.
        public let rawValue: String

        /// A value of Apple's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The system's own font.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With round ends; drawn as the system's own (assumed).
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// A typeface with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// All letters are equally wide.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    // Every designated initialiser is public: else subclasses of other modules would inherit none.
    final private(set) var specification = FontSpecification()

    /// Nothing but attributes: what is not named is the system's regular font.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        specification.apply(attributes)
    }

    convenience init(_ specification: FontSpecification) {
        self.init(fontAttributes: [:])
        self.specification = specification
    }

    /// A name and a size.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// A text style at the user's text size.
    @discardableResult
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// A text style at the text size of `traitCollection`.
    @discardableResult
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(FontSpecification(style, traitCollection ?? .shared))
    }

    private func editing(_ edit: (inout FontSpecification) -> Void) -> UIFontDescriptor {
        var copy = specification
        edit(&copy)
        return UIFontDescriptor(copy)
    }

    /// The descriptor with more attributes.
    @discardableResult
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        editing { $0.apply(attributes) }
    }

    /// The descriptor at another size.
    @discardableResult
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        editing { $0.size = Double(newPointSize) }
    }

    /// The descriptor with exactly the given traits; nil when the font has no such member.
    @discardableResult
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        if let name = specification.name { return Self.member(of: name, symbolicTraits, specification) }
        return editing { $0.apply(symbolicTraits) }
    }

    /// Another font of the same family.
    private static func member(
        of name: String, _ traits: SymbolicTraits, _ specification: FontSpecification
    ) -> UIFontDescriptor? {
        guard let typeface = FontLibrary.shared.font(named: name, size: 1)?.typeface else { return nil }
        let (isBold, isItalic) = (traits.contains(.traitBold), traits.contains(.traitItalic))
        let other: String?
        switch typeface {
        case .system: other = nil
        case .substitute(let substitute):
            other =
                FontSubstitute.member(
                    ofFamily: substitute.familyName, weight: isBold ? 0.4 : 0, isItalic: isItalic)?.name
        case .named(let name):
            let family = FontLibrary.shared.face(named: name)?.familyName ?? name
            other =
                FontLibrary.shared.faces(ofFamily: family)
                .first { $0.isBold == isBold && $0.isItalic == isItalic }?.postScriptName
        }
        guard let other else { return nil }
        var copy = specification
        copy.name = other
        return UIFontDescriptor(copy)
    }

    /// The descriptor with another family.
    @discardableResult
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        editing { $0.name = newFamily }
    }

    /// The descriptor in a design of the system's font; nil for a font that is not the system's.
    @discardableResult
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard specification.name == nil else { return nil }
        return editing { $0.system.design = design.typefaceDesign }
    }

    // MARK: What it asks for

    /// The size; 0 when none is set.
    open var pointSize: CGFloat { CGFloat(specification.size) }

    /// The PostScript name.
    open var postscriptName: String { UIFont(specification).fontName }

    /// Bold, italic and so on.
    open var symbolicTraits: SymbolicTraits { specification.symbolicTraits }

    /// The attributes that are set.
    open var fontAttributes: [AttributeName: Any] { specification.attributes }

    /// The value of one attribute; nil where the descriptor has none.
    @discardableResult
    open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// Itself: a descriptor never changes.
    @discardableResult
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// True for descriptors that ask for the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.specification == specification
    }

    /// Equal for descriptors that ask for the same.
    open override var hash: Int { specification.hashValue }
}

extension UIFontDescriptor.SystemDesign {
    var typefaceDesign: SystemTypeface.Design {
        switch self {
        case .serif: .serif
        case .monospaced: .monospaced
        case .rounded: .rounded
        default: .standard
        }
    }
}

extension FontSpecification {
    var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if let name {
            switch FontLibrary.shared.font(named: name, size: 1)?.typeface {
            case .substitute(let font):
                if font.isBold { traits.insert(.traitBold) }
                if font.isItalic { traits.insert(.traitItalic) }
                if font.isMonospaced { traits.insert(.traitMonoSpace) }
                if font.isCondensed { traits.insert(.traitCondensed) }
            case .named(let name):
                guard let face = FontLibrary.shared.face(named: name) else { break }
                if face.isBold { traits.insert(.traitBold) }
                if face.isItalic { traits.insert(.traitItalic) }
                if face.isMonospaced { traits.insert(.traitMonoSpace) }
            case .system, nil: break
            }
            return traits
        }
        if system.weight >= 0.3 { traits.insert(.traitBold) }
        if system.isItalic { traits.insert(.traitItalic) }
        if system.design == .monospaced { traits.insert(.traitMonoSpace) }
        if width < 0 { traits.insert(.traitCondensed) }
        if width > 0 { traits.insert(.traitExpanded) }
        return traits
    }

    /// Traits that are not in the set are taken away.
    mutating func apply(_ traits: UIFontDescriptor.SymbolicTraits) {
        if traits.contains(.traitBold) {
            system.weight = max(system.weight, boldWeight)
        } else if system.weight >= 0.3 {
            system.weight = 0
        }
        system.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitMonoSpace) {
            system.design = .monospaced
        } else if system.design == .monospaced {
            system.design = .standard
        }
        width = traits.contains(.traitCondensed) ? -0.2 : traits.contains(.traitExpanded) ? 0.2 : 0
    }

    var attributes: [UIFontDescriptor.AttributeName: Any] {
        var result: [UIFontDescriptor.AttributeName: Any] = [:]
        if let name { result[.name] = name }
        if size > 0 { result[.size] = CGFloat(size) }
        if let textStyle { result[.textStyle] = textStyle }
        var traits: [UIFontDescriptor.TraitKey: Any] = [:]
        if system.weight != 0 { traits[.weight] = CGFloat(system.weight) }
        if width != 0 { traits[.width] = CGFloat(width) }
        if system.isItalic { traits[.slant] = CGFloat(0.07) }
        if !traits.isEmpty { result[.traits] = traits }
        return result
    }

    mutating func apply(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
        if let value = attributes[.name] ?? attributes[.family] { name = value as? String }
        if let value = attributes[.size].flatMap(number) { size = value }
        if let style = attributes[.textStyle] as? UIFont.TextStyle {
            self = FontSpecification(style, .shared)
        }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { apply(traits) }
        if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
            features += settings.compactMap(feature)
        }
    }

    private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
        if let value = traits[.symbolic].flatMap(number) {
            apply(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(min(max(value, 0), 4_000_000_000))))
        }
        if let weight = traits[.weight] as? UIFont.Weight { system.weight = Double(weight.rawValue) }
        if let value = traits[.weight].flatMap(number) { system.weight = value }
        if let value = traits[.width].flatMap(number) { width = value }
        if let value = traits[.slant].flatMap(number) { system.isItalic = value > 0 }
    }

    private func number(_ value: Any) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as UInt32: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// Apple's numbers for what OpenType has letters for: digits of one width, small capitals, stylistic alternatives.
    private func feature(_ setting: [UIFontDescriptor.FeatureKey: Any]) -> Font.Feature? {
        guard let type = setting[.type].flatMap(number), let selector = setting[.selector].flatMap(number) else {
            return nil
        }
        switch (Int(type), Int(selector)) {
        case (6, 0): return Font.Feature("tnum")
        case (6, 1): return Font.Feature("pnum")
        case (37, 1): return Font.Feature("smcp")
        case (38, 1): return Font.Feature("c2sc")
        case (35, let number) where number > 0 && number <= 40 && number % 2 == 0:
            let index = number / 2
            return Font.Feature("ss" + (index < 10 ? "0" : "") + String(index))
        default: return nil
        }
    }
}
