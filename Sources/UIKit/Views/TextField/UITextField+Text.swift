import Foundation
import Typesetting

/// What a field shows while it has no text: plain, or with attributes.
struct TextFieldPrompt {
    var string: String?
    private(set) var attributed: NSAttributedString?

    init(string: String? = nil) {
        self.string = string
    }

    init(attributed: NSAttributedString?) {
        string = attributed?.string
        self.attributed = attributed.map { $0.copy() as? NSAttributedString ?? $0 }
    }

    var isEmpty: Bool { string?.isEmpty ?? true }
}

// The text and its attributes.
extension UITextField {
    func setText(_ text: String?) {
        let text = text ?? ""
        guard !text.hasSameScalars(as: editor.string) || attributed != nil else { return }
        attributed = nil
        hideLastCharacter()
        editor.replaceAll(with: text)
        contentDidChange()
    }

    func setAttributedText(_ text: NSAttributedString?) {
        guard let text else { return setText(nil) }
        TextFindings.reportUnsafeAttributes(of: text)
        attributed = NSMutableAttributedString(attributedString: text)
        hideLastCharacter()
        editor.replaceAll(with: text.string)
        contentDidChange()
    }

    /// Makes an edit in the text's attributes: what is new looks as what is typed next does.
    func apply(_ edit: EditedText.Edit) {
        guard attributed != nil || ownTypingAttributes != nil else { return }
        let storage = attributed ?? NSMutableAttributedString(string: editor.string)
        let new = NSAttributedString(
            string: edit.replacement, attributes: ownTypingAttributes ?? ownAttributes(at: edit.range.lowerBound - 1))
        let all = NSRange(location: 0, length: storage.length)
        let range = NSIntersectionRange(NSRange(edit.range), all)
        storage.replaceCharacters(in: edit.range.isEmpty ? NSRange(edit.range) : range, with: new)
        attributed = storage
    }

    private func ownAttributes(at place: Int) -> [NSAttributedString.Key: Any] {
        guard let attributed, attributed.length > 0 else { return [:] }
        return attributed.attributes(at: min(max(0, place), attributed.length - 1), effectiveRange: nil)
    }

    // MARK: Attributes

    var standardAttributes: [NSAttributedString.Key: Any] {
        var all = look.otherAttributes
        all[.font] = font
        all[.foregroundColor] = textColor
        let paragraph = NSMutableParagraphStyle()
        if let own = look.otherAttributes[.paragraphStyle] as? NSParagraphStyle { paragraph.setParagraphStyle(own) }
        paragraph.alignment = textAlignment
        all[.paragraphStyle] = paragraph
        return all
    }

    func setStandardAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { look.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { look.textColor = color }
        if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle { look.textAlignment = paragraph.alignment }
        look.otherAttributes = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
        for (key, value) in attributes { setForAllText(key, value) }
        contentDidChange()
    }

    /// Sets an attribute of all of the text; plain text has the field's own.
    func setForAllText(_ key: NSAttributedString.Key, _ value: Any) {
        if let attributed {
            attributed.addAttribute(key, value: value, range: NSRange(location: 0, length: attributed.length))
        }
        contentDidChange()
    }

    var currentAttributedText: NSAttributedString? {
        guard let attributed else { return NSAttributedString(string: editor.string, attributes: standardAttributes) }
        return attributed.filled(with: standardAttributes)
    }

    var attributesAtCaret: [NSAttributedString.Key: Any] {
        standardAttributes.merging(ownAttributes(at: editor.text.selection.lowerBound - 1)) { $1 }
    }

    func attributes(at place: Int, _ direction: UITextStorageDirection) -> [NSAttributedString.Key: Any] {
        standardAttributes.merging(ownAttributes(at: direction == .forward ? place : place - 1)) { $1 }
    }

    var promptAttributes: [NSAttributedString.Key: Any] {
        standardAttributes.merging([.foregroundColor: promptColor]) { $1 }
    }

    func setWritingDirection(_ direction: NSWritingDirection) {
        let paragraph = NSMutableParagraphStyle()
        if let own = look.otherAttributes[.paragraphStyle] as? NSParagraphStyle { paragraph.setParagraphStyle(own) }
        paragraph.baseWritingDirection = direction
        look.otherAttributes[.paragraphStyle] = paragraph
        looksDidChange()
    }

    /// Brings a font that follows the text size to the view's.
    func followContentSizeCategory() {
        guard look.adjustsFontForContentSizeCategory, let font else { return }
        let traits = traitCollection
        if let other = font.following(traits), !other.isEqual(font) { self.font = other }
    }
}

extension NSAttributedString {
    /// The text with attributes where it has none of its own of these kinds.
    func filled(with attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        let all = NSRange(location: 0, length: length)
        enumerateAttributes(in: all, options: []) { own, range, _ in
            for (key, value) in attributes where own[key] == nil {
                result.addAttribute(key, value: value, range: range)
            }
        }
        return result
    }
}
