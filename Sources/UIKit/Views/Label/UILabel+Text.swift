import Foundation
import Typesetting

extension UILabel {
    /// The text or its measures changed.
    func textDidChange() {
        if content.isEmpty {
            layer.contents = nil
        }
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// What is drawn changed, but not what is measured.
    func looksDidChange() {
        setNeedsDisplay()
    }

    func setFont(_ font: UIFont) {
        guard !font.isEqual(labelStyle.font) || content.attributed != nil else { return }
        labelStyle.font = font
        content.setForAll(.font, font)
        textDidChange()
    }

    func setAttributedText(_ text: NSAttributedString?) {
        guard let text else {
            content = LabelContent()
            return textDidChange()
        }
        TextFindings.reportUnsafeAttributes(of: text)
        content = LabelContent(attributed: text.copy() as? NSAttributedString ?? text)
        if text.length > 0 { adopt(text.attributes(at: 0, effectiveRange: nil)) }
        textDidChange()
    }

    private func adopt(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { labelStyle.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { labelStyle.textColor = color }
        if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
            labelStyle.textAlignment = paragraph.alignment
            labelStyle.lineBreakMode = paragraph.lineBreakMode
        }
    }

    var currentAttributedText: NSAttributedString? {
        guard let string = content.string else { return nil }
        let attributes = labelAttributes
        guard let attributed = content.attributed else {
            return NSAttributedString(string: string, attributes: attributes)
        }
        let result = NSMutableAttributedString(attributedString: attributed)
        let all = NSRange(location: 0, length: result.length)
        attributed.enumerateAttributes(in: all, options: []) { own, range, _ in
            for (key, value) in attributes where own[key] == nil {
                result.addAttribute(key, value: value, range: range)
            }
        }
        return result
    }

    private var labelAttributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = labelStyle.textAlignment
        paragraph.lineBreakMode = labelStyle.lineBreakMode
        paragraph.lineBreakStrategy = labelStyle.lineBreakStrategy
        paragraph.lineSpacing = labelStyle.lineSpacing
        return [.font: labelStyle.font, .foregroundColor: labelStyle.textColor, .paragraphStyle: paragraph]
    }

    /// Sets what stands between the lines of a text without attributes.
    func setLineSpacing(_ spacing: CGFloat) {
        guard spacing != labelStyle.lineSpacing else { return }
        labelStyle.lineSpacing = spacing
        textDidChange()
    }

    /// Brings a font that follows the text size to the view's.
    func followContentSizeCategory() {
        guard labelStyle.adjustsFontForContentSizeCategory else { return }
        let traits = traitCollection
        if let font = labelStyle.font.following(traits), !font.isEqual(labelStyle.font) { setFont(font) }
    }
}

extension UIFont {
    /// The font for traits of another text size, or of bold text; nil for one that does not follow them.
    func following(_ traits: UITraitCollection) -> UIFont? {
        if let scaling { return scaling.font(of: specification, traits.knownContentSizeCategory) }
        guard let style = specification.textStyle, specification.category != nil else { return nil }
        var other = specification
        other.take(traits, style)
        return UIFont(other)
    }
}
