import UIKit

/// A font, which follows the size of text in the environment.
public struct Font: Hashable, Sendable {
    private enum Source: Hashable, @unchecked Sendable {
        // Unchecked: fonts of UIKit never change.
        case style(TextStyle, Design?, Weight?)
        case system(CGFloat, Weight?, Design?)
        case custom(String, CGFloat, TextStyle?)
        case font(UIFont)
    }

    private enum Change: Hashable, Sendable {
        case bold, italic, monospaced, monospacedDigit
        case weight(Weight)
    }

    private let source: Source
    private var changes: [Change] = []

    private init(_ source: Source) { self.source = source }

    /// What a font is for.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// How thick a font is.
    public struct Weight: Hashable, Sendable {
        let value: CGFloat
        public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
        public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
        public static let light = Weight(value: UIFont.Weight.light.rawValue)
        public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
        public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
        public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
        public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
        public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
        public static let black = Weight(value: UIFont.Weight.black.rawValue)
    }

    /// How the letters are drawn.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    // MARK: Making

    public static let largeTitle = Font.system(.largeTitle)
    public static let title = Font.system(.title)
    public static let title2 = Font.system(.title2)
    public static let title3 = Font.system(.title3)
    public static let headline = Font.system(.headline)
    public static let subheadline = Font.system(.subheadline)
    public static let body = Font.system(.body)
    public static let callout = Font.system(.callout)
    public static let footnote = Font.system(.footnote)
    public static let caption = Font.system(.caption)
    public static let caption2 = Font.system(.caption2)

    /// The system's font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }

    /// The system's font at a size that does not follow the environment.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size, weight, design))
    }

    /// A font by its name, which grows as body does.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, .body)) }

    /// A font by its name, which grows as a text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size, textStyle))
    }

    /// A font by its name that does not grow.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize, nil)) }

    /// A font of UIKit's.
    public init(_ font: UIFont) { source = .font(font) }

    // MARK: Changing

    public func bold() -> Font { changed(.bold) }
    public func italic() -> Font { changed(.italic) }
    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
    public func monospaced() -> Font { changed(.monospaced) }
    public func monospacedDigit() -> Font { changed(.monospacedDigit) }

    private func changed(_ change: Change) -> Font {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    // MARK: Resolving

    /// The font of UIKit's for some traits.
    func resolved(_ traits: UITraitCollection) -> UIFont {
        changes.reduce(base(traits)) { Self.apply($1, to: $0) }
    }

    private func base(_ traits: UITraitCollection) -> UIFont {
        switch source {
        case .font(let font): return font
        case .style(let style, let design, let weight):
            let font = UIFont.preferredFont(forTextStyle: style.uiStyle, compatibleWith: traits)
            return Self.designed(weight.map { Self.weighted(font, $0) } ?? font, design)
        case .system(let size, let weight, let design):
            let font = UIFont.systemFont(ofSize: size, weight: UIFont.Weight(weight?.value ?? 0))
            return Self.designed(font, design)
        case .custom(let name, let size, let style):
            let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
            guard let style else { return font }
            return UIFontMetrics(forTextStyle: style.uiStyle).scaledFont(for: font, compatibleWith: traits)
        }
    }

    private static func designed(_ font: UIFont, _ design: Design?) -> UIFont {
        guard let design, design != .default else { return font }
        let system: UIFontDescriptor.SystemDesign =
            switch design {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        guard let descriptor = font.fontDescriptor.withDesign(system) else { return font }
        return UIFont(descriptor: descriptor, size: font.pointSize)
    }

    private static func weighted(_ font: UIFont, _ weight: Weight) -> UIFont {
        let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight(weight.value)]
        let descriptor = font.fontDescriptor.addingAttributes([.traits: traits])
        return UIFont(descriptor: descriptor, size: font.pointSize)
    }

    private static func apply(_ change: Change, to font: UIFont) -> UIFont {
        switch change {
        case .weight(let weight): return weighted(font, weight)
        case .bold: return with(.traitBold, font)
        case .italic: return with(.traitItalic, font)
        case .monospaced: return designed(font, .monospaced)
        case .monospacedDigit:
            let feature: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
            let descriptor = font.fontDescriptor.addingAttributes([.featureSettings: [feature]])
            return UIFont(descriptor: descriptor, size: font.pointSize)
        }
    }

    private static func with(_ trait: UIFontDescriptor.SymbolicTraits, _ font: UIFont) -> UIFont {
        let descriptor = font.fontDescriptor
        guard let changed = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(trait)) else { return font }
        return UIFont(descriptor: changed, size: font.pointSize)
    }
}

extension Font.TextStyle {
    /// The style as UIKit has it.
    var uiStyle: UIFont.TextStyle {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption1
        case .caption2: .caption2
        }
    }
}
