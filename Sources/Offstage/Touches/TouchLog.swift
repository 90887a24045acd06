import UIKit

/// Who wants to hear of which finger.
@MainActor
final class TouchLog {
    /// The number of the pointer.
    static let pointer = -1

    private var runs: [TouchRun] = []
    private var watchers: [Int: (FingerNote) -> Void] = [:]
    /// Numbers that no program is likely to use itself.
    private var nextNumber = 1_000_000

    nonisolated init() {}

    func numbers(for gesture: TouchGesture) -> [Int] {
        gesture.fingers.map { _ in
            if gesture.isHover { return Self.pointer }
            nextNumber += 1
            return nextNumber
        }
    }

    func add(_ run: TouchRun) { runs.append(run) }

    func watch(_ finger: Int, _ watcher: ((FingerNote) -> Void)?) { watchers[finger] = watcher }

    func note(_ note: FingerNote) {
        watchers[note.finger]?(note)
        guard let place = runs.firstIndex(where: { $0.numbers.contains(note.finger) }) else { return }
        let run = runs[place]
        run.note(note)
        // The last finger's end is the end of the story.
        guard note.finger == run.numbers.last else { return }
        let isOver = note.phase == .ended || note.phase == .cancelled || note.phase == .began && note.view == nil
        if isOver { runs.removeAll { $0 === run } }
    }
}
