import Foundation

/// How the edits of one text are undone: what is typed without a pause for moving is one step.
@MainActor
final class TextUndo {
    /// A stretch of text that took the place of another.
    @MainActor
    private final class Step {
        let start: Int
        /// How long the new stretch is.
        var length: Int
        let old: String
        let selection: Range<Int>

        init(start: Int, length: Int, old: String, selection: Range<Int>) {
            self.start = start
            self.length = length
            self.old = old
            self.selection = selection
        }
    }

    /// What is typed next goes on here, at its end.
    private var run: Step?
    private weak var manager: UndoManager?

    nonisolated init() {}

    /// Registers how an edit is undone. What is marked is not settled, and is undone with what it became.
    func note(
        _ edit: EditedText.Edit, of text: EditedText, by cause: TextEditor.Cause, for editor: TextEditor
    ) {
        guard let manager = editor.owner?.undoManager, manager.isUndoRegistrationEnabled else { return endRun() }
        let length = edit.replacement.utf16.count
        if cause == .user, let run, run.start + run.length == edit.range.upperBound,
            edit.range.lowerBound >= run.start, edit.range.isEmpty || text.marked == edit.range,
            manager === self.manager, manager.canUndo
        {
            run.length += length - edit.range.count
            return
        }
        let step = Step(
            start: edit.range.lowerBound, length: length, old: text.substring(edit.range), selection: text.selection)
        register(step, in: manager, for: editor)
        run = cause == .user && length > 0 ? step : nil
        self.manager = manager
        if cause != .undo { manager.setActionName(cause == .user ? "Typing" : "") }
    }

    private func register(_ step: Step, in manager: UndoManager, for editor: TextEditor) {
        manager.registerUndo(withTarget: editor) { editor in
            var edit = EditedText.Edit(step.start..<step.start + step.length, step.old)
            edit.range = edit.range.clamped(to: 0..<editor.text.end)
            edit.selection = step.selection
            editor.perform(edit, .undo)
        }
    }

    /// What is typed next is a step of its own.
    func endRun() { run = nil }

    /// Nothing that was done can be undone.
    func forget(_ editor: TextEditor) {
        run = nil
        manager?.removeAllActions(withTarget: editor)
    }
}
