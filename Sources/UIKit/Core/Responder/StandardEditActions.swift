import QuartzCore

/// The edit actions that every responder has a method for: a class that overrides one performs it.
@MainActor
enum StandardEditActions {
    private struct Entry {
        let call: (UIResponder, Any?) -> Void
        let slot: Int
    }

    /// The methods follow one another in the method table, as they do in the class.
    private static let first = ClassMetadata.methodSlot(of: UIResponder.self, overriddenBy: CutProbe.self)

    private static let entries: [Selector: Entry] = {
        var entries: [Selector: Entry] = [:]
        for (offset, action) in actions.enumerated() {
            entries[action.name] = Entry(call: action.call, slot: first + offset)
        }
        let last = ClassMetadata.methodSlot(of: UIResponder.self, overriddenBy: ExportProbe.self)
        precondition(last == first + actions.count - 1, "the edit actions follow one another in UIResponder")
        return entries
    }()

    /// Whether a responder's class overrides an edit action; nil for another selector.
    static func isOverridden(_ action: Selector, by responder: UIResponder) -> Bool? {
        entries[action].map { ClassMetadata.overrides(type(of: responder), UIResponder.self, slot: $0.slot) }
    }

    /// Performs an edit action.
    /// - Returns: False for another selector.
    static func perform(_ action: Selector, on responder: UIResponder, _ sender: Any?) -> Bool {
        guard let entry = entries[action] else { return false }
        entry.call(responder, sender)
        return true
    }

    /// In the order of the class.
    private static let actions: [(name: Selector, call: (UIResponder, Any?) -> Void)] = [
        ("cut:", { $0.cut($1) }),
        ("copy:", { $0.copy($1) }),
        ("paste:", { $0.paste($1) }),
        ("pasteAndMatchStyle:", { $0.pasteAndMatchStyle($1) }),
        ("pasteAndGo:", { $0.pasteAndGo($1) }),
        ("pasteAndSearch:", { $0.pasteAndSearch($1) }),
        ("select:", { $0.select($1) }),
        ("selectAll:", { $0.selectAll($1) }),
        ("delete:", { $0.delete($1) }),
        ("makeTextWritingDirectionLeftToRight:", { $0.makeTextWritingDirectionLeftToRight($1) }),
        ("makeTextWritingDirectionRightToLeft:", { $0.makeTextWritingDirectionRightToLeft($1) }),
        ("toggleBoldface:", { $0.toggleBoldface($1) }),
        ("toggleItalics:", { $0.toggleItalics($1) }),
        ("toggleUnderline:", { $0.toggleUnderline($1) }),
        ("increaseSize:", { $0.increaseSize($1) }),
        ("decreaseSize:", { $0.decreaseSize($1) }),
        ("find:", { $0.find($1) }),
        ("findAndReplace:", { $0.findAndReplace($1) }),
        ("findNext:", { $0.findNext($1) }),
        ("findPrevious:", { $0.findPrevious($1) }),
        ("useSelectionForFind:", { $0.useSelectionForFind($1) }),
        ("print:", { $0.printContent($1) }),
        ("rename:", { $0.rename($1) }),
        ("duplicate:", { $0.duplicate($1) }),
        ("move:", { $0.move($1) }),
        ("export:", { $0.export($1) }),
    ]
}

private final class CutProbe: UIResponder {
    override func cut(_ sender: Any?) {}
}

private final class ExportProbe: UIResponder {
    override func export(_ sender: Any?) {}
}

extension UIResponder {
    /// Whether the responder has a method for a selector.
    func hasMethod(for action: Selector) -> Bool {
        StandardEditActions.isOverridden(action, by: self) ?? action.reaches(self)
    }
}
