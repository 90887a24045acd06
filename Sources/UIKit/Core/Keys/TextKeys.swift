import Foundation

/// What the keys of a hardware keyboard do in a text input that is first responder.
@MainActor
struct TextKeys {
    let input: any UIKeyInput

    /// Types a key, or moves the caret. Keys that do nothing here are left to others.
    func take(_ stroke: KeyStroke) {
        let held = stroke.modifierFlags.subtracting([.alphaShift, .numericPad])
        if let editor = (input as? any TextEditorOwner)?.editor, move(stroke.usage, held, editor) { return }
        if held.contains(.command) { return command(stroke, isShifted: held.contains(.shift)) }
        if held.contains(.control) { return }
        switch stroke.usage {
        case .keyboardDeleteOrBackspace: input.deleteBackward()
        case .keyboardReturnOrEnter: input.insertText("\n")
        case .keyboardTab:
            // In a single line it moves the focus, where there is one.
            if (input as? any TextEditorOwner)?.editorTakesNewlines ?? true { input.insertText("\t") }
        default:
            let characters = stroke.characters
            let isText = characters.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 }
            if !characters.isEmpty, isText, !characters.hasPrefix("UIKeyInput"), characters.count == 1 {
                input.insertText(characters)
            }
        }
    }

    // MARK: Moves

    private func move(_ usage: UIKeyboardHIDUsage, _ held: UIKeyModifierFlags, _ editor: TextEditor) -> Bool {
        let extends = held.contains(.shift)
        let isMirrored = editor.owner?.geometry.isRightToLeft(at: editor.text.selection.upperBound) ?? false
        switch usage {
        case .keyboardLeftArrow, .keyboardRightArrow:
            let isForward = (usage == .keyboardRightArrow) != isMirrored
            editor.move(sideways(held, isForward: isForward), extends: extends)
        case .keyboardUpArrow, .keyboardDownArrow:
            editor.move(upOrDown(held, isDown: usage == .keyboardDownArrow), extends: extends)
        case .keyboardHome, .keyboardEnd:
            editor.move(.unit(.document, isForward: usage == .keyboardEnd), extends: extends)
        case .keyboardDeleteForward: editor.delete(deleted(held), isForward: true)
        case .keyboardDeleteOrBackspace where !held.isDisjoint(with: [.alternate, .command]):
            editor.delete(deleted(held), isForward: false)
        default: return false
        }
        return true
    }

    private func sideways(_ held: UIKeyModifierFlags, isForward: Bool) -> TextEditor.Move {
        if held.contains(.command) { return .lineEnd(isForward: isForward) }
        return .unit(held.contains(.alternate) ? .word : .character, isForward: isForward)
    }

    private func upOrDown(_ held: UIKeyModifierFlags, isDown: Bool) -> TextEditor.Move {
        if held.contains(.command) { return .unit(.document, isForward: isDown) }
        if held.contains(.alternate) { return .unit(.paragraph, isForward: isDown) }
        return .lines(isDown ? 1 : -1)
    }

    private func deleted(_ held: UIKeyModifierFlags) -> TextUnits.Unit {
        held.contains(.command) ? .paragraph : held.contains(.alternate) ? .word : .character
    }

    // MARK: Commands

    private func command(_ stroke: KeyStroke, isShifted: Bool) {
        guard let responder = input as? UIResponder else { return }
        let actions = ["a": "selectAll:", "c": "copy:", "x": "cut:", "v": "paste:"]
        if stroke.plainCharacters == "z" {
            guard let manager = responder.undoManager else { return }
            if isShifted { manager.redo() } else if manager.canUndo { manager.undo() }
        } else if let name = actions[stroke.plainCharacters], !isShifted {
            let action = Selector(name)
            guard let target = responder.target(forAction: action, withSender: nil) as? UIResponder else { return }
            _ = StandardEditActions.perform(action, on: target, nil)
        }
    }
}
