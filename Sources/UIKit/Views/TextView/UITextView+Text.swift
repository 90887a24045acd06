import CoreGraphics
import Foundation

// The text and its attributes.
extension UITextView {
    func setText(_ text: String?) {
        let text = text ?? ""
        let new = NSAttributedString(string: text, attributes: look.attributes)
        changeStorage { textStorage.setAttributedString(new) }
        editor.replaceAll(with: text)
        ownTypingAttributes = nil
        textDidChange()
    }

    func setAttributedText(_ text: NSAttributedString?) {
        guard let text else { return setText(nil) }
        TextFindings.reportUnsafeAttributes(of: text)
        changeStorage { textStorage.setAttributedString(text) }
        editor.replaceAll(with: text.string)
        ownTypingAttributes = nil
        if text.length > 0 { adopt(text.attributes(at: 0, effectiveRange: nil)) }
        textDidChange()
    }

    /// The first character's look is the view's.
    private func adopt(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { look.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { look.textColor = color }
        let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
        if let paragraph { look.textAlignment = paragraph.alignment }
    }

    /// Edits the storage without hearing of it.
    func changeStorage(_ body: () -> Void) {
        session.changesStorage = true
        body()
        session.changesStorage = false
    }

    /// Sets an attribute of all of the text.
    func setForAllText(_ key: NSAttributedString.Key, _ value: Any) {
        changeStorage {
            textStorage.addAttribute(key, value: value, range: NSRange(location: 0, length: textStorage.length))
        }
        ownTypingAttributes?[key] = value
        textDidChange()
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        look.textAlignment = alignment
        changeParagraphs(in: NSRange(location: 0, length: textStorage.length)) { $0.alignment = alignment }
    }

    func setWritingDirection(_ direction: NSWritingDirection, _ range: Range<Int>) {
        let paragraphs = (textStorage.string as NSString).paragraphRange(for: NSRange(range))
        changeParagraphs(in: paragraphs) { $0.baseWritingDirection = direction }
    }

    /// Changes the paragraph styles of a range, in one edit.
    private func changeParagraphs(in range: NSRange, _ change: (NSMutableParagraphStyle) -> Void) {
        changeStorage {
            textStorage.beginEditing()
            for run in textStorage.attributeRuns(in: range) {
                let paragraph = NSMutableParagraphStyle()
                if let old = run.values[.paragraphStyle] as? NSParagraphStyle { paragraph.setParagraphStyle(old) }
                change(paragraph)
                textStorage.addAttribute(.paragraphStyle, value: paragraph, range: run.range)
            }
            textStorage.endEditing()
        }
        textDidChange()
    }

    /// The attributes of the character before a place, else of the first, else the view's own.
    func attributes(before place: Int) -> [NSAttributedString.Key: Any] {
        guard textStorage.length > 0 else { return look.attributes }
        var values = textStorage.attributes(
            at: min(max(0, place - 1), textStorage.length - 1), effectiveRange: nil)
        values[.attachment] = nil
        values[.link] = nil
        return values
    }

    func attributes(at place: Int, _ direction: UITextStorageDirection) -> [NSAttributedString.Key: Any] {
        guard textStorage.length > 0 else { return look.attributes }
        let index = direction == .forward ? place : place - 1
        return textStorage.attributes(at: min(max(0, index), textStorage.length - 1), effectiveRange: nil)
    }

    /// Brings fonts that follow the text size to the view's.
    func followContentSizeCategory() {
        guard look.adjustsFontForContentSizeCategory else { return }
        let traits = traitCollection
        if let font = look.font?.following(traits), !font.isEqual(look.font) { look.font = font }
        changeStorage {
            for run in textStorage.attributeRuns {
                guard let font = run.values[.font] as? UIFont, let other = font.following(traits),
                    !other.isEqual(font)
                else { continue }
                textStorage.addAttribute(.font, value: other, range: run.range)
            }
        }
        textDidChange()
    }
}
