import UIKit

/// What a modifier asks for of text.
enum TextChange: Hashable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Bool, Color?)
    case strikethrough(Bool, Color?)
    case color(Color?)
}

/// The look of a part of text, as its modifiers and the environment make it.
struct TextLook {
    var font: Font
    var weight: Font.Weight?
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: (isActive: Bool, color: Color?) = (false, nil)
    var strikethrough: (isActive: Bool, color: Color?) = (false, nil)
    var color: Color?
    /// What is painted by a style in place of a colour.
    var style: AnyShapeStyle?
    /// What a tap opens; nil: nothing.
    var link: URL?

    mutating func apply(_ change: TextChange) {
        switch change {
        case .font(let font): if let font { self.font = font }
        case .weight(let weight): self.weight = weight
        case .bold(let isBold): self.isBold = isBold
        case .italic(let isItalic): self.isItalic = isItalic
        case .monospaced(let isActive): isMonospaced = isActive
        case .monospacedDigit: hasMonospacedDigits = true
        case .kerning(let points): kerning = points
        case .tracking(let points): tracking = points
        case .baselineOffset(let points): baselineOffset = points
        case .underline(let isActive, let color): underline = (isActive, color)
        case .strikethrough(let isActive, let color): strikethrough = (isActive, color)
        case .color(let color):
            self.color = color
            style = nil
        }
    }

    /// The font with all that was asked for.
    func resolvedFont(_ environment: EnvironmentValues) -> UIFont {
        var font = font
        if let weight { font = font.weight(weight) }
        if isBold || environment.legibilityWeight == .bold { font = font.bold() }
        if isItalic { font = font.italic() }
        if isMonospaced { font = font.monospaced() }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        return font.resolved(environment.traitCollection)
    }

    /// The attributes of attributed strings.
    func attributes(_ environment: EnvironmentValues) -> [NSAttributedString.Key: Any] {
        let paint =
            style.map { $0.paint(in: environment) } ?? color.map { .color($0.resolved(in: environment)) }
            ?? ForegroundStyle().paint(in: environment)
        var attributes: [NSAttributedString.Key: Any] = [
            .font: resolvedFont(environment), .foregroundColor: UIColor(cgColor: paint.mainColor),
        ]
        if kerning != 0 { attributes[.kern] = kerning }
        if tracking != 0 { attributes[.tracking] = tracking }
        if baselineOffset != 0 { attributes[.baselineOffset] = baselineOffset }
        if underline.isActive {
            attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
            if let color = underline.color?.resolved(in: environment) {
                attributes[.underlineColor] = UIColor(cgColor: color)
            }
        }
        if strikethrough.isActive {
            attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
            if let color = strikethrough.color?.resolved(in: environment) {
                attributes[.strikethroughColor] = UIColor(cgColor: color)
            }
        }
        if let link { attributes.merge(Self.attributes(of: link, environment)) { $1 } }
        return attributes
    }

    /// What a link has beside: the tint, whatever the colour of the text is.
    static func attributes(of link: URL, _ environment: EnvironmentValues) -> [NSAttributedString.Key: Any] {
        [.link: link, .foregroundColor: UIColor(cgColor: TintShapeStyle().paint(in: environment).mainColor)]
    }

    /// The look of words that are marked.
    func marked(_ text: MarkedText) -> TextLook {
        var look = self
        if text.marks.contains(.strong) { look.isBold = true }
        if text.marks.contains(.emphasis) { look.isItalic = true }
        if text.marks.contains(.code) { look.isMonospaced = true }
        if text.marks.contains(.strikethrough) { look.strikethrough = (true, nil) }
        if let link = text.link.flatMap({ URL(string: $0) }) { look.link = link }
        return look
    }
}
