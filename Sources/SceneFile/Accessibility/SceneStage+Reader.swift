import Offstage
import UIKit
import YAMLTree

extension SceneStage {
    /// Sets what the scene's user has set.
    func setAccessibility(_ record: SceneRecord?) {
        for preference in AccessibilityPreference.allCases {
            if let value = record?.bool(preference.rawValue) { stage[preference] = value }
        }
    }

    /// Plans what the reader does, and runs the first turn before it: nobody reads what was never laid out.
    func schedule(_ steps: [ReaderStep]) {
        guard !steps.isEmpty else { return }
        begin()
        let reader = stage.accessibility.reader
        for step in steps {
            for verb in AccessibilityForms.verbs where step.record[verb] != nil {
                reader.schedule(at: step.time) { [unowned self] reader in
                    do { try perform(verb, of: step.record, by: reader) } catch {
                        report("\(error)", at: step.record.mark(of: verb))
                    }
                }
            }
        }
    }

    private func perform(_ verb: String, of record: SceneRecord, by reader: ScreenReader) throws {
        let count = record.integer(verb) ?? 1
        switch verb {
        case "next": try reader.next(count)
        case "previous": try reader.previous(count)
        case "first" where record.bool(verb) ?? false: try reader.first()
        case "last" where record.bool(verb) ?? false: try reader.last()
        case "focus": try focus(record.text(verb), by: reader)
        case "heading": try reader.next(of: .heading, backwards: record.text(verb) == "previous")
        case "activate":
            if record.bool(verb) == false { return }
            if let id = record.text(verb) { try focus(id, by: reader) }
            try reader.activate()
        case "increment": for _ in 0..<count { try reader.increment() }
        case "decrement": for _ in 0..<count { try reader.decrement() }
        case "scroll":
            let direction = AccessibilityForms.scrollDirections.first { $0.key == record.text(verb) }
            if let direction { try reader.scroll(direction.value) }
        case "perform": if let name = record.text(verb) { try reader.perform(name) }
        case "escape" where record.bool(verb) ?? false: try reader.escape()
        case "magicTap" where record.bool(verb) ?? false: try reader.magicTap()
        default: break
        }
    }

    private func focus(_ id: String?, by reader: ScreenReader) throws {
        guard let id else { return }
        guard let object = view(id) else { throw UnknownTarget(id: id) }
        try reader.focus(on: object)
    }
}

/// A view that is not there now.
private struct UnknownTarget: Error, CustomStringConvertible {
    let id: String
    var description: String { "the reader finds no view '\(id)'" }
}
