import UIKit

extension TouchTrace {
    /// The stories of all fingers, in the order in which they came down, and then what no finger did, if anything.
    public var accounts: [TouchAccount] {
        var teller = TouchTeller()
        for event in events { teller.tell(event) }
        return teller.end()
    }
}

/// Sorts what happened by fingers.
private struct TouchTeller {
    private var accounts: [TouchAccount] = []
    private var others = TouchAccount(finger: nil, taker: nil, hitTest: nil)
    /// The account of each finger's number: the latest.
    private var current: [Int: Int] = [:]
    private var trails: [Int: (trail: HitTestTrail, isHeard: Bool)] = [:]
    /// The accounts of the fingers that a recognizer got in its present attempt.
    private var sharers: [String: [Int]] = [:]
    /// Recognizers whose attempts are over: the next finger is another attempt's.
    private var finished: Set<String> = []
    /// The accounts of the fingers that a view was last told of.
    private var told: [String: [Int]] = [:]

    mutating func tell(_ event: TouchTrace.Event) {
        switch event.kind {
        case .hitTest(let finger, let trail, let isHeard): trails[finger] = (trail, isHeard)
        case .finger(let finger, let phase, let location, let view): follow(finger, phase, location, view, event.time)
        case .finding(let finding, let finger): current[finger].map { accounts[$0].findings.append(finding) }
        case .offered(let recognizer, let finger, let refusal): offer(recognizer, finger, refusal, event.time)
        case .waits(let recognizer, let rivals):
            let sentence = "\(recognizer) has made up its mind, and waits for \(Self.list(rivals)) to fail"
            add(.wait, recognizer, sentence, to: sharers[recognizer], event.time)
        case .state(let recognizer, let state, let reason):
            let cause = reason.map { ": " + $0 } ?? ""
            add(.state, recognizer, "\(recognizer) \(Self.word(state))\(cause)", to: sharers[recognizer], event.time)
            if state == .ended || state == .cancelled || state == .failed { finished.insert(recognizer) }
        case .told(let view, let phase, let fingers):
            told[view] = fingers.compactMap { current[$0] }
            add(.view, view, "\(view) is told: \(phase)", to: told[view], event.time)
        case .withheld(let view, let finger):
            let sentence = "\(view) is not told: it, or another view, takes one finger at a time"
            add(.view, view, sentence, to: current[finger].map { [$0] }, event.time)
        case .noted(let view, let words, let fingers):
            add(.view, view, "\(view) \(words)", to: fingers.compactMap { current[$0] }, event.time)
        case .sent(let control, let events):
            add(.event, control, "\(control) sends \(events.joined(separator: ", "))", to: told[control], event.time)
        case .message(let name, let sender, let receiver): message(name, sender, receiver, event.time)
        }
    }

    private mutating func follow(
        _ finger: Int, _ phase: UITouch.Phase, _ location: CGPoint, _ view: String?, _ time: Double
    ) {
        if phase == .began {
            let trail = trails.removeValue(forKey: finger)
            var account = TouchAccount(finger: accounts.count + 1, taker: view, hitTest: trail?.trail)
            account.isHeard = trail?.isHeard ?? true
            current[finger] = accounts.count
            accounts.append(account)
        }
        guard let place = current[finger], phase != .stationary else { return }
        accounts[place].samples.append(TouchAccount.Sample(time: time, phase: phase, location: location))
    }

    private mutating func offer(_ recognizer: String, _ finger: Int, _ refusal: String?, _ time: Double) {
        let place = current[finger].map { [$0] }
        if let refusal {
            return add(.offer, recognizer, "\(recognizer) does not get the finger: \(refusal)", to: place, time)
        }
        if finished.remove(recognizer) != nil { sharers[recognizer] = [] }
        sharers[recognizer, default: []] += place ?? []
        add(.offer, recognizer, "\(recognizer) gets the finger", to: place, time)
    }

    private mutating func message(_ name: String, _ sender: String?, _ receiver: String?, _ time: Double) {
        let subject = sender ?? "the app"
        let end = receiver.map { $0 == sender ? "does \(name)" : "sends \(name) to \($0)" }
        let sentence = "\(subject) " + (end ?? "sends \(name), and nobody performs it")
        add(.action, subject, sentence, to: sender.flatMap { sharers[$0] ?? told[$0] }, time)
    }

    private mutating func add(
        _ kind: TouchAccount.Step.Kind, _ subject: String, _ sentence: String, to places: [Int]?, _ time: Double
    ) {
        let step = TouchAccount.Step(time: time, kind: kind, subject: subject, sentence: sentence)
        guard let places, !places.isEmpty else { return others.steps.append(step) }
        for place in places { accounts[place].steps.append(step) }
    }

    func end() -> [TouchAccount] {
        var all = accounts
        for place in all.indices { all[place].findings += Self.lateFindings(all[place]) }
        return others.steps.isEmpty ? all : all + [others]
    }

    /// Nobody did anything about a finger that a view has.
    private static func lateFindings(_ account: TouchAccount) -> [TouchFinding] {
        guard let taker = account.taker, !account.isHeard, let last = account.samples.last, last.phase == .ended else {
            return []
        }
        let did = account.steps.contains {
            $0.kind == .action || $0.kind == .event || $0.kind == .state && $0.isSuccess
        }
        return did
            ? [] : [TouchFinding(.touchUntaken, subject: taker, "\(taker) has the finger, and nobody does anything")]
    }

    // MARK: Words

    private static func word(_ state: UIGestureRecognizer.State) -> String {
        switch state {
        case .possible: "is possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "was cancelled"
        case .failed: "failed"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.count < 2
            ? names.first ?? "nobody" : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    }
}

extension TouchAccount.Step {
    /// Whether a recognizer recognized.
    fileprivate var isSuccess: Bool { sentence == "\(subject) began" || sentence == "\(subject) ended" }
}

// MARK: Text

extension TouchAccount: CustomStringConvertible {
    /// The story in lines: who took the finger and why, where it went, and what others made of it.
    public var description: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        guard let finger else { return ["what no finger did"] + stepLines }
        let title = taker.map { "finger \(finger): \($0) takes it" } ?? "finger \(finger): nobody takes it"
        return [title] + findings.map { "  ! \($0.kind.rawValue): \($0.sentence)" } + wayLines + trailLines + stepLines
    }

    private var wayLines: [String] {
        guard let first = samples.first, let last = samples.last else { return [] }
        if samples.count == 1 { return ["  \(Self.text(first.time)) s  at \(Self.text(first.location)), never lifted"] }
        let end = last.phase == .ended ? "lifted" : last.phase == .cancelled ? "taken away" : "still down"
        return [
            "  \(Self.text(first.time)) s  down at \(Self.text(first.location))",
            "  \(Self.text(last.time)) s  \(end) at \(Self.text(last.location)), "
                + "after \(samples.count { $0.phase == .moved }) moves",
        ]
    }

    private var trailLines: [String] {
        guard let hitTest, !hitTest.steps.isEmpty else { return [] }
        return ["  hit test"]
            + hitTest.steps.map { step in
                let end = step.obstacle ?? (step.isHit ? "hit" : "holds the view that is hit")
                return String(repeating: "  ", count: step.depth + 2) + "\(step.view): \(end)"
            }
    }

    /// What happens in one tick of the display after the other is told once.
    private var stepLines: [String] {
        var groups: [(start: Double, end: Double, count: Int, sentences: [String])] = []
        var place = steps.startIndex
        while place < steps.endIndex {
            let time = steps[place].time
            let next = steps[place...].firstIndex { $0.time != time } ?? steps.endIndex
            let sentences = steps[place..<next].map(\.sentence)
            if let last = groups.last, last.sentences == sentences {
                groups[groups.count - 1].end = time
                groups[groups.count - 1].count += 1
            } else {
                groups.append((time, time, 1, sentences))
            }
            place = next
        }
        return groups.flatMap { group in
            let times = group.count > 1 ? " … \(Self.text(group.end)) s, \(group.count) times" : " s"
            return ["  \(Self.text(group.start))\(times)"] + group.sentences.map { "    \($0)" }
        }
    }

    private static func text(_ time: Double) -> String {
        let millis = Int((time * 1000).rounded())
        let rest = String(millis % 1000)
        return "\(millis / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }

    private static func text(_ point: CGPoint) -> String { "[\(text(point.x)), \(text(point.y))]" }

    private static func text(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
