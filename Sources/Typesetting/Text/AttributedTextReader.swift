import CoreGraphics
import Foundation

/// Reads attributed strings as styled texts.
package struct AttributedTextReader {
    /// The font of text without one.
    package var font: Font
    /// The colour of text without one; nil leaves it to the painter.
    package var color: CGColor?
    /// The paragraph style of text without one.
    package var paragraph: ParagraphStyle

    package init(font: Font, color: CGColor? = nil, paragraph: ParagraphStyle = ParagraphStyle()) {
        self.font = font
        self.color = color
        self.paragraph = paragraph
    }

    package func styledText(_ text: NSAttributedString) -> StyledText {
        var runs: [StyledText.Run] = []
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: all, options: []) { attributes, range, _ in
            runs.append(run(attributes, length: range.length))
        }
        if runs.isEmpty { runs = [run([:], length: 0)] }
        return StyledText(string: text.string, runs: runs)
    }

    /// Plain text with one set of attributes.
    package func styledText(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> StyledText {
        StyledText(string: string, runs: [run(attributes, length: string.utf16.count)])
    }

    private func run(_ attributes: [NSAttributedString.Key: Any], length: Int) -> StyledText.Run {
        let reader = Attributes(values: attributes)
        var style = TextStyle(
            font: (attributes[TextAttributeKey.font] as? any FontAttribute)?.typesettingFont ?? font,
            color: reader.color(TextAttributeKey.foregroundColor) ?? color)
        style.backgroundColor = reader.color(TextAttributeKey.backgroundColor)
        let kern = reader.number(TextAttributeKey.kern)
        style.hasKerning = kern != 0
        style.kern = (kern ?? 0) + (reader.number(TextAttributeKey.tracking) ?? 0)
        style.hasLigatures = reader.number(TextAttributeKey.ligature) != 0
        style.baselineOffset = reader.number(TextAttributeKey.baselineOffset) ?? 0
        style.underline = reader.decoration(TextAttributeKey.underlineStyle, TextAttributeKey.underlineColor)
        style.strikethrough = reader.decoration(
            TextAttributeKey.strikethroughStyle, TextAttributeKey.strikethroughColor)
        style.strokeWidth = reader.number(TextAttributeKey.strokeWidth) ?? 0
        style.strokeColor = reader.color(TextAttributeKey.strokeColor)
        style.obliqueness = reader.number(TextAttributeKey.obliqueness) ?? 0
        style.expansion = reader.number(TextAttributeKey.expansion) ?? 0
        style.shadow = (attributes[TextAttributeKey.shadow] as? any ShadowAttribute)?.textShadow
        style.attachment = (attributes[TextAttributeKey.attachment] as? any AttachmentAttribute)?.textAttachment
        style.embeddings = reader.embeddings
        let own = (attributes[TextAttributeKey.paragraphStyle] as? any ParagraphAttribute)?.typesettingStyle
        return StyledText.Run(length: length, style: style, paragraph: own ?? paragraph)
    }
}

/// Values of the kinds that Swift code writes.
private struct Attributes {
    let values: [NSAttributedString.Key: Any]

    /// Finite.
    func number(_ key: NSAttributedString.Key) -> Double? {
        let number: Double? =
            switch values[key] {
            case let value as CGFloat: Double(value)
            case let value as Double: value
            case let value as Float: Double(value)
            case let value as Int: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Apple's bits: 1 right to left, 2 override. Other numbers are left out.
    var embeddings: [Bidi.Embedding] {
        let numbers: [Int] =
            switch values[TextAttributeKey.writingDirection] {
            case let values as [Int]: values
            case let values as [NSNumber]: values.map(\.intValue)
            case let value as Int: [value]
            case let value as NSNumber: [value.intValue]
            default: []
            }
        return numbers.compactMap { Bidi.Embedding(rawValue: $0) }
    }

    func color(_ key: NSAttributedString.Key) -> CGColor? { (values[key] as? any ColorAttribute)?.textColor }

    /// Apple's bits: 1 single, 2 thick, 9 double; 0x100… patterns; 0x8000 by word.
    func decoration(_ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key) -> TextDecoration? {
        guard let bits = number(key).map({ Int($0) }), bits & 0xF != 0 else { return nil }
        let thickness: TextDecoration.Thickness = bits & 9 == 9 ? .double : bits & 2 != 0 ? .thick : .single
        let pattern: TextDecoration.Pattern =
            switch bits & 0xF00 {
            case 0x100: .dot
            case 0x200: .dash
            case 0x300: .dashDot
            case 0x400: .dashDotDot
            default: .solid
            }
        return TextDecoration(
            thickness: thickness, pattern: pattern, isByWord: bits & 0x8000 != 0, color: color(colorKey))
    }
}
