import CoreGraphics
import Foundation
import Typesetting

// Beginning, ending and what comes between.
extension UITextView: TextEditorOwner {
    var editorTakesNewlines: Bool { true }

    func editorShouldChange(_ range: NSRange, to replacement: String) -> Bool {
        isEditable && delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    }

    func editorWillApply(_ edit: EditedText.Edit) {
        let range = NSIntersectionRange(NSRange(edit.range), NSRange(location: 0, length: textStorage.length))
        let new = NSAttributedString(string: edit.replacement, attributes: typingAttributes(replacing: edit.range))
        changeStorage {
            textStorage.replaceCharacters(in: edit.range.isEmpty ? NSRange(edit.range) : range, with: new)
        }
    }

    func editorDidChangeText() {
        // Whoever hears of the storage's edits may have changed the text further.
        if !textStorage.string.hasSameScalars(as: editor.string) { editor.adopt(textStorage.string) }
        textDidChange()
        showCaret()
        delegate?.textViewDidChangeSelection(self)
        tellOfChange()
    }

    /// Tells that the user changed the text or how it looks.
    private func tellOfChange() {
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func editorDidChangeSelection() {
        ownTypingAttributes = nil
        clearsOnInsertion = false
        setNeedsLayout()
        showMarks()
        delegate?.textViewDidChangeSelection(self)
    }

    private func typingAttributes(replacing range: Range<Int>) -> [NSAttributedString.Key: Any] {
        if let ownTypingAttributes { return ownTypingAttributes }
        guard !range.isEmpty, range.lowerBound < textStorage.length else {
            return attributes(before: range.lowerBound)
        }
        var values = textStorage.attributes(at: range.lowerBound, effectiveRange: nil)
        values[.attachment] = nil
        return values
    }

    // MARK: First responder

    /// - Parameter become: Makes the view first responder.
    func beginEditing(_ become: () -> Bool) -> Bool {
        guard canBecomeFirstResponder, windowStorage != nil else { return false }
        guard isEditable else {
            guard become() else { return false }
            showMarks()
            return true
        }
        guard delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        session.isEditing = true
        // A text view's keyboard comes before it says that it begins, a field's after.
        guard holdingKeyboard(become) else {
            session.isEditing = false
            return false
        }
        textDidChange()
        showMarks()
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// - Parameter resign: Makes the view cease to be first responder.
    func endEditing(_ resign: () -> Bool) -> Bool {
        guard canResignFirstResponder else { return false }
        if session.isEditing, !(delegate?.textViewShouldEndEditing(self) ?? true) { return false }
        return holdingKeyboard {
            guard resign() else { return false }
            editingDidEnd()
            return true
        }
    }

    /// Tells that editing ended.
    func editingDidEnd() {
        menu.dismiss()
        showMarks()
        guard session.isEditing else { return }
        editor.unmark()
        session.isEditing = false
        ownTypingAttributes = nil
        editor.undo.forget(editor)
        showMarks()
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    // MARK: Typing

    func type(_ text: String) {
        guard isEditable else { return }
        if clearsOnInsertion {
            clearsOnInsertion = false
            editor.perform(editor.text.replacing(0..<editor.text.end, with: text), .user)
        } else {
            editor.insert(text)
        }
    }

    // MARK: Taps

    /// A tap puts the caret at the nearest place (assumed: a device prefers the ends of words); a second one in a row
    /// selects the word, a third all text. A tap on a link opens it where the text is not edited.
    func tapped(_ touch: UITouch, at point: CGPoint) {
        let count = touch.tapCount
        if !isEditable, count == 1, followItem(at: point) { return }
        guard isSelectable else { return }
        let wasEditing = isFirstResponder
        guard becomeFirstResponder() else { return }
        clearsOnInsertion = false
        let place = geometry.place(at: point)
        let before = editor.text.selection
        switch wasEditing ? count : 1 {
        case 2: editor.selectWord(at: place)
        case 3...: editor.selectAll()
        default:
            editor.select(place..<place, .user)
            // A tap at the caret shows the menu, or takes it away.
            if wasEditing, isEditable, before == place..<place, !menu.wasDismissed(by: touch) {
                return menu.present()
            }
            return menu.dismiss()
        }
        if !editor.text.selection.isEmpty { menu.present() }
    }

    func longPressed(at point: CGPoint) {
        guard isSelectable, becomeFirstResponder() else { return }
        let place = geometry.place(at: point)
        if isEditable { editor.select(place..<place, .user) } else { editor.selectWord(at: place) }
        menu.present()
    }

    /// Opens the link at a point, or tells of the attachment there.
    private func followItem(at point: CGPoint) -> Bool {
        guard isSelectable, let cluster = geometry.cluster(at: point) else { return false }
        var range = NSRange()
        let all = NSRange(location: 0, length: textStorage.length)
        let values = textStorage.attributes(at: cluster.lowerBound, longestEffectiveRange: &range, in: all)
        if let attachment = values[.attachment] as? NSTextAttachment {
            _ = delegate?.textView(
                self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction)
            return true
        }
        guard let value = values[.link] else { return false }
        _ = textStorage.attribute(.link, at: cluster.lowerBound, longestEffectiveRange: &range, in: all)
        guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) else { return false }
        if delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true {
            UIApplication.shared.open(url, options: [:], completionHandler: nil)
        }
        return true
    }

    // MARK: Actions

    /// Whether an action makes sense now; nil for one that the view does not know.
    func allows(_ action: Selector) -> Bool? {
        let selection = editor.text.selection
        switch action {
        case "copy:": return isSelectable && !selection.isEmpty
        case "cut:", "delete:": return isEditable && !selection.isEmpty
        case "paste:": return isEditable && UIPasteboard.general.textToInsert != nil
        case "select:": return isSelectable && hasText && selection.isEmpty
        case "selectAll:": return isSelectable && hasText && selection != 0..<editor.text.end
        case "toggleBoldface:", "toggleItalics:", "toggleUnderline:":
            return allowsEditingTextAttributes && isEditable && !selection.isEmpty
        default: return nil
        }
    }

    func pasteText() {
        guard isEditable else { return }
        if let text = UIPasteboard.general.textToInsert { type(text) }
    }

    /// Gives the selection's runs other attributes.
    func changeSelection(_ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        let selection = NSRange(editor.text.selection)
        guard selection.length > 0 else { return }
        changeStorage {
            for run in textStorage.attributeRuns(in: selection) {
                textStorage.setAttributes(change(run.values), range: run.range)
            }
        }
        textDidChange()
        tellOfChange()
    }

    func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        guard allowsEditingTextAttributes else { return }
        let first = editor.text.selection.lowerBound
        let isOn = (attributes(at: first, .forward)[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(trait)
        changeSelection { values in
            guard let font = values[.font] as? UIFont else { return values }
            var traits = font.fontDescriptor.symbolicTraits
            if isOn == true { traits.remove(trait) } else { traits.insert(trait) }
            guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return values }
            return values.merging([.font: UIFont(descriptor: descriptor, size: font.pointSize)]) { $1 }
        }
    }

    func toggleUnderlined() {
        guard allowsEditingTextAttributes else { return }
        let first = attributes(at: editor.text.selection.lowerBound, .forward)
        let isOn = (first[.underlineStyle] as? Int ?? 0) != 0
        changeSelection { $0.merging([.underlineStyle: isOn ? 0 : NSUnderlineStyle.single.rawValue]) { $1 } }
    }
}

extension UITextView: TextEditMenuOwner {
    var menuTarget: CGRect { geometry.box(of: editor.text.selection, in: .infinite) }

    func delegateMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }

    func tellOfMenuToCome(with animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }

    func tellOfMenuToGo(with animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }
}
