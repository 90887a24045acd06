import Offstage
import UIKit

// What became of touches so far.
extension LiveTreeCheck {
    func states(_ entry: SceneEntry) -> Failure? {
        guard let gesture = scene.builder.gesture(named: entry.key) else {
            return Failure(message: "there is no recognizer \(entry.key)", expected: "one that was in states")
        }
        let found = scene.stage.touch.trace.states(of: gesture.fullLabel).map { "\($0)" }
        return compare(found, entry, "the states of \(entry.key) were", none: "none but possible")
    }

    func sentEvents(_ entry: SceneEntry) -> Failure? {
        guard let control = scene.view(entry.key) else { return missing(entry.key) }
        let found = scene.stage.touch.trace.events(of: control.label)
        return compare(found, entry, "\(entry.key) sent", none: "nothing")
    }

    func touches(_ entry: SceneEntry) -> Failure? {
        guard let view = scene.view(entry.key) else { return missing(entry.key) }
        let found = scene.stage.touch.trace.phases(of: view.label).map { "\($0)" }
        return compare(found, entry, "the touches of \(entry.key) were", none: "none")
    }

    private func missing(_ id: String) -> Failure {
        Failure(message: "there is no view \(id)", expected: "one that is touched")
    }

    private func compare(_ found: [String], _ entry: SceneEntry, _ words: String, none: String) -> Failure? {
        let wanted = (entry.item.value.items ?? []).compactMap(\.value.text)
        guard found != wanted else { return nil }
        func text(_ names: [String]) -> String { names.isEmpty ? none : names.joined(separator: ", ") }
        return Failure(message: "\(words) \(text(found))", expected: text(wanted))
    }
}
