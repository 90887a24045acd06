import UIKit

/// What fingers, a pointer and keys did, as a script that does it again.
@preconcurrency @MainActor
public struct TouchScript {
    /// Something with its time.
    struct Entry {
        enum Action {
            case gesture(TouchRun)
            case single(finger: Int, FingerSample.Action, TouchSpot?, at: CGPoint)
            case leave
            case cancel
            case key(String, UIKeyModifierFlags, hold: Double)
            case type(String, interval: Double)
            /// Nil settles what is marked.
            case mark(String?)
        }

        /// In seconds of virtual time.
        let time: Double
        let action: Action
    }

    /// In the order in which they were asked for.
    var entries: [Entry] = []

    init() {}

    /// True when nothing was done.
    public var isEmpty: Bool { entries.isEmpty }

    /// The `touches:` of a scene file. Views are called by their accessibility identifiers; where there is none, the
    /// point of the screen stands in their place.
    public var yaml: String {
        entries.isEmpty
            ? "touches: []\n" : "touches:\n" + entries.map { "  - \(ScriptText.yaml($0))\n" }.joined()
    }

    /// Lines of Swift for a `stage`: gestures are planned, single fingers and keys follow in time. Views are called by
    /// their accessibility identifiers.
    public var swift: String {
        let lines = entries.sorted { $0.time < $1.time }
        var text = ""
        for entry in lines { if let line = ScriptText.plan(entry) { text += line + "\n" } }
        for entry in lines {
            if let line = ScriptText.call(entry) { text += ScriptText.wait(until: entry.time) + "\n" + line + "\n" }
        }
        return text + ScriptText.wait(until: entries.map(\.end).max() ?? 0) + "\n"
    }
}

extension TouchScript.Entry {
    /// When all of it is done.
    @MainActor fileprivate var end: Double {
        switch action {
        case .gesture(let run): time + run.gesture.duration
        case .key(_, _, let hold): time + hold
        case .type(let text, let interval): time + interval * Double(max(0, text.count - 1))
        case .single, .leave, .cancel, .mark: time
        }
    }
}

/// Writes down what is done by `stage.touch`.
@preconcurrency @MainActor
public final class TouchRecording {
    /// What was done so far.
    public internal(set) var script = TouchScript()
    private weak var log: TouchLog?

    init(_ log: TouchLog) {
        self.log = log
        log.recordings.append(self)
    }

    /// Writes down no more.
    public func stop() { log?.recordings.removeAll { $0 === self } }
}
