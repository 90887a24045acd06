import UIKit

// Facts as they come, in words that need no live object.
@MainActor
extension TouchTrace {
    mutating func add(_ note: FingerNote, trail: HitTestTrail?) {
        if let trail {
            let isHeard = TouchFindings.isHeard(note.view)
            events.append(Event(time: note.time, kind: .hitTest(finger: note.finger, trail, isHeard: isHeard)))
        }
        let kind = Kind.finger(note.finger, note.phase, location: note.location, view: note.view?.label)
        events.append(Event(time: note.time, kind: kind))
        guard trail != nil else { return }
        for finding in TouchFindings.findings(at: note.location, note.view) {
            events.append(Event(time: note.time, kind: .finding(finding, finger: note.finger)))
        }
    }

    mutating func add(_ fact: InputFact, at time: Double) {
        events.append(Event(time: time, kind: Self.kind(of: fact)))
        if case .offered(_, let gesture, _) = fact, let view = gesture.view { note(gesture.fullLabel, of: view.label) }
    }

    private static func kind(of fact: InputFact) -> Kind {
        switch fact {
        case .offered(let finger, let gesture, let refusal):
            .offered(recognizer: gesture.fullLabel, finger: finger, refusal: refusal?.sentence)
        case .waits(let gesture, let others):
            .waits(recognizer: gesture.fullLabel, for: others.map(\.fullLabel))
        case .entered(let gesture, let state, let cause):
            .state(recognizer: gesture.fullLabel, state, because: cause.sentence)
        case .told(let view, let phase, let fingers): .told(view: view.label, phase, fingers: fingers)
        case .withheld(let view, let finger): .withheld(view: view.label, finger: finger)
        case .noted(let view, let words, let fingers): .noted(view: view.label, words, fingers: fingers)
        case .sent(let control, let events): .sent(control: control.label, events: events)
        case .message(let selector, let sender, let receiver):
            .message("\(selector)", from: sender.map(label), to: receiver.map(label))
        case .performed(let action, let control):
            .message(
                action.title.isEmpty ? "an action" : "the action “\(action.title)”", from: control.label,
                to: control.label)
        }
    }

    private static func label(of object: Any) -> String {
        switch object {
        case let target as any NamedTarget: target.targetName
        case let view as UIView: view.label
        case let gesture as UIGestureRecognizer: gesture.fullLabel
        default: "\(type(of: object))"
        }
    }
}

/// A target of messages that traces call by another name than its class's.
@MainActor
package protocol NamedTarget {
    var targetName: String { get }
}

extension UIGestureRecognizer {
    /// The class with the name; without one with the view.
    package var fullLabel: String {
        guard name == nil, let view else { return label }
        return "\(label) of \(view.label)"
    }
}

extension GestureCause {
    /// The reason without its full stop; nil where there is none but what the fingers did.
    @MainActor fileprivate var sentence: String? {
        switch self {
        case .decided: nil
        case .prevented(let other): "\(other.fullLabel) prevents it"
        case .required(let other): "\(other.fullLabel), for whose failure it waited, recognized"
        case .delegate: "its delegate does not let it begin"
        case .view(let view): "\(view.label) does not let it begin"
        case .patience: "no finger came in time"
        case .deadlock: "those that it waits for wait for it"
        case .withdrawn: "it was disabled or removed, or its view left the window"
        case .touchesTaken: "its fingers were taken away"
        }
    }
}
