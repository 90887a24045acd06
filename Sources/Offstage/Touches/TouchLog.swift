import UIKit

/// Who wants to hear of which finger, and what is written down of all.
@MainActor
final class TouchLog {
    /// The number of the pointer.
    static let pointer = -1

    /// The gesture that a finger belongs to.
    private var runs: [Int: TouchRun] = [:]
    private var watchers: [Int: (FingerNote) -> Void] = [:]
    /// Numbers that no program is likely to use itself.
    private var nextNumber = 1_000_000
    /// What happened so far; nil: nobody wants to know.
    private(set) var trace: TouchTrace?
    /// Asks a hit test's way again.
    private var trail: (@MainActor (CGPoint) -> HitTestTrail)?

    /// Who writes down what is asked for.
    var recordings: [TouchRecording] = []

    nonisolated init() {}

    func record(_ action: TouchScript.Entry.Action, at time: Double) {
        for recording in recordings { recording.script.entries.append(TouchScript.Entry(time: time, action: action)) }
    }

    func numbers(for gesture: TouchGesture) -> [Int] {
        gesture.fingers.map { _ in
            if gesture.isHover { return Self.pointer }
            nextNumber += 1
            return nextNumber
        }
    }

    /// Writes down what happens from now on, from the beginning; or nothing any more.
    func startTrace(_ trail: (@MainActor (CGPoint) -> HitTestTrail)?) {
        self.trail = trail
        trace = trail == nil ? nil : TouchTrace()
    }

    func note(_ fact: InputFact, at time: Double) { trace?.add(fact, at: time) }

    func add(_ run: TouchRun) {
        for finger in run.fingers where finger != Self.pointer { runs[finger] = run }
    }

    func watch(_ finger: Int, _ watcher: ((FingerNote) -> Void)?) { watchers[finger] = watcher }

    /// Complains once if a finger that comes down is taken by another than its spot says.
    func watchForTaker(of finger: Int, _ spot: TouchSpot, _ complain: @escaping @MainActor (TouchError) -> Void) {
        watch(finger) { [weak self] note in
            guard note.phase == .began else { return }
            self?.watch(finger, nil)
            spot.complaint(about: note.view).map(complain)
        }
    }

    func note(_ note: FingerNote) {
        if trace != nil {
            // Asking may be code of the app's, which must not find the trace in use.
            let trail = note.phase == .began ? trail?(note.location) : nil
            trace?.add(note, trail: trail)
        }
        watchers[note.finger]?(note)
        runs[note.finger]?.note(note)
        let isOver = note.phase == .ended || note.phase == .cancelled || note.phase == .began && note.view == nil
        if isOver { runs[note.finger] = nil }
    }
}
