import CoreGraphics
import Foundation

/// What a field remembers while it is edited.
struct TextFieldSession {
    var isEditing = false
    var inputView: UIView?
    var inputAccessoryView: UIView?
    /// The cluster of hidden text that is shown, and until when.
    var revealed: Int?
    var revealing: Timer?
    /// How far the text has moved to the left.
    var scroll: CGFloat = 0
    /// Whether the next character replaces a hidden text that was there before, and a deletion empties it.
    var replacesHiddenText = false
}

// Beginning, ending and what comes between.
extension UITextField {
    /// - Parameter become: Makes the field first responder.
    func beginEditing(_ become: () -> Bool) -> Bool {
        guard canBecomeFirstResponder, windowStorage != nil, delegate?.textFieldShouldBeginEditing(self) ?? true else {
            return false
        }
        return holdingKeyboard {
            guard become() else { return false }
            session.isEditing = true
            session.scroll = 0
            noteHiddenText()
            if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
                editor.perform(editor.text.replacing(0..<editor.text.end, with: ""), .code)
            }
            contentDidChange()
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
            return true
        }
    }

    /// - Parameter resign: Makes the field cease to be first responder.
    func endEditing(_ resign: () -> Bool) -> Bool {
        guard canResignFirstResponder, delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        return holdingKeyboard {
            guard resign() else { return false }
            editingDidEnd()
            return true
        }
    }

    /// Tells that editing ended: the delegate, those who have actions, all others.
    func editingDidEnd() {
        menu.dismiss()
        guard session.isEditing else { return }
        editor.unmark()
        session.isEditing = false
        session.scroll = 0
        ownTypingAttributes = nil
        editor.undo.forget(editor)
        hideLastCharacter()
        contentDidChange()
        let reason = DidEndEditingReason.committed
        delegate?.textFieldDidEndEditing(self, reason: reason)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: reason.rawValue])
    }

    // MARK: Typing

    func take(_ text: String) {
        if text == "\n" || text == "\r" { return returnKey() }
        put(text)
    }

    /// A text that is hidden cannot be gone on with once it was left, or was seen before.
    func noteHiddenText() { session.replacesHiddenText = isSecureTextEntry && hasText }

    /// Deletes as the user does.
    func delete() {
        guard session.replacesHiddenText else { return editor.deleteBackward() }
        session.replacesHiddenText = false
        editor.perform(editor.text.replacing(0..<editor.text.end, with: ""), .user)
    }

    /// Inserts a text in one line.
    func put(_ text: String) {
        let line = String(text.map { $0.isNewline ? " " : $0 })
        if clearsOnInsertion || session.replacesHiddenText {
            session.replacesHiddenText = false
            editor.perform(editor.text.replacing(0..<editor.text.end, with: line), .user)
            clearsOnInsertion = false
        } else {
            editor.insert(line)
        }
        reveal(text)
    }

    /// What the return key does. A field that something is done for at `editingDidEndOnExit` ceases to be first responder.
    private func returnKey() {
        if enablesReturnKeyAutomatically, !hasText { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if ends, isFirstResponder { resignFirstResponder() }
    }

    /// Shows the character typed last for two seconds, if text is hidden.
    private func reveal(_ typed: String) {
        guard isSecureTextEntry, typed.count == 1, hasText else { return }
        session.revealing?.invalidate()
        let before = editor.text.substring(0..<editor.text.selection.lowerBound)
        session.revealed = before.count - 1
        session.revealing = Timer.scheduledTimer(withTimeInterval: TextFieldMetrics.reveal, repeats: false) {
            [weak self] _ in self?.hideLastCharacter()
        }
        looksDidChange()
    }

    func hideLastCharacter() {
        session.revealing?.invalidate()
        session.revealing = nil
        guard session.revealed != nil else { return }
        session.revealed = nil
        looksDidChange()
    }

    /// Clears the text as the user does.
    func clearByUser() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        if !isFirstResponder, canBecomeFirstResponder { becomeFirstResponder() }
        guard hasText else { return }
        editor.perform(editor.text.replacing(0..<editor.text.end, with: ""), .code)
    }

    /// A tap puts the caret at the nearest place (assumed: a device prefers the ends of words); a second one in a row
    /// selects the word, a third all text. A selection shows the edit menu, and so does a tap at the caret.
    func tapped(_ touch: UITouch, at point: CGPoint, wasEditing: Bool) {
        clearsOnInsertion = false
        let place = geometry.place(at: point)
        let before = editor.text.selection
        switch wasEditing ? touch.tapCount : 1 {
        case 2: editor.selectWord(at: place)
        case 3...: editor.selectAll()
        default: editor.select(place..<place, .user)
        }
        let isAtCaret = wasEditing && before == place..<place && !menu.wasDismissed(by: touch)
        if !editor.text.selection.isEmpty || isAtCaret { menu.present() }
    }

    // MARK: Actions

    /// Whether an action makes sense now; nil for one that the field does not know.
    func allows(_ action: Selector) -> Bool? {
        switch action {
        case "cut:", "copy:": !editor.text.selection.isEmpty && !isSecureTextEntry
        case "paste:": isEnabled && UIPasteboard.general.textToInsert != nil
        case "delete:": !editor.text.selection.isEmpty
        case "select:": hasText && editor.text.selection.isEmpty
        case "selectAll:": hasText && editor.text.selection != 0..<editor.text.end
        default: nil
        }
    }
}

extension UITextField: TextEditorOwner {
    var editorTakesNewlines: Bool { false }

    func editorShouldChange(_ range: NSRange, to replacement: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    }

    func editorWillApply(_ edit: EditedText.Edit) {
        hideLastCharacter()
        apply(edit)
    }

    func editorDidChangeText() {
        contentDidChange()
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func editorDidChangeSelection() {
        ownTypingAttributes = nil
        clearsOnInsertion = false
        looksDidChange()
        if isEditing { delegate?.textFieldDidChangeSelection(self) }
    }
}
