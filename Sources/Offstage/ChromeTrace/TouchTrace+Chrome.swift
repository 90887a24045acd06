import TextFormatting
import UIKit

// Lanes of trace events. The update cycle's is 1.
extension TouchTrace {
    /// Bars of fingers and of recognizers' states, instants of controls and messages, and the names of their lanes.
    var chromeEvents: [JSONValue] {
        var lanes = ChromeLanes(end: events.last?.time ?? 0)
        for event in events { lanes.add(event) }
        return lanes.finish()
    }
}

/// Sorts what happened into lanes.
private struct ChromeLanes {
    private struct Bar {
        var name: String
        var start: Double
        var details: [(key: String, value: JSONValue)]
    }

    private let end: Double
    private var lanes: [String] = []
    private var open: [Int: Bar] = [:]
    private var done: [JSONValue] = []

    init(end: Double) { self.end = end }

    mutating func add(_ event: TouchTrace.Event) {
        switch event.kind {
        case .finger(let finger, let phase, let location, let view):
            let lane = lane(finger >= 1_000_000 ? "finger #\(finger - 1_000_000)" : "finger \(finger)")
            let place: [(key: String, value: JSONValue)] = [("at", .exact([location.x, location.y]))]
            if phase == .began { begin(lane, view ?? "nobody", event.time, place) }
            if phase == .moved { instant(lane, "moved", event.time, place) }
            if phase == .ended || phase == .cancelled { close(lane, event.time) }
        case .state(let recognizer, let state, let reason):
            let lane = lane(recognizer)
            close(lane, event.time)
            let details: [(key: String, value: JSONValue)] = reason.map { [("because", .string($0))] } ?? []
            if state == .began || state == .changed {
                begin(lane, "\(state)", event.time, details)
            } else {
                instant(lane, "\(state)", event.time, details)
            }
        case .waits(let recognizer, let others):
            begin(lane(recognizer), "waits", event.time, [("for", .array(others.map { .string($0) }))])
        case .sent(let control, let events):
            instant(lane("controls"), events.joined(separator: " "), event.time, [("control", .string(control))])
        case .message(let name, let sender, let receiver):
            instant(lane("actions"), name, event.time, [("from", .text(sender)), ("to", .text(receiver))])
        case .noted(let view, let words, _): instant(lane(view), words, event.time, [])
        case .hitTest, .offered, .told, .withheld, .finding: break
        }
    }

    mutating func finish() -> [JSONValue] {
        for lane in open.keys.sorted() { close(lane, end) }
        let names = lanes.enumerated().map { index, name in
            JSONValue.object([
                ("name", .string("thread_name")), ("ph", .string("M")), ("pid", .integer(1)),
                ("tid", .integer(index + 2)), ("args", .object([("name", .string(name))])),
            ])
        }
        return names + done
    }

    private mutating func lane(_ name: String) -> Int {
        if let place = lanes.firstIndex(of: name) { return place + 2 }
        lanes.append(name)
        return lanes.count + 1
    }

    private mutating func begin(
        _ lane: Int, _ name: String, _ time: Double, _ details: [(key: String, value: JSONValue)]
    ) {
        close(lane, time)
        open[lane] = Bar(name: name, start: time, details: details)
    }

    private mutating func close(_ lane: Int, _ time: Double) {
        guard let bar = open.removeValue(forKey: lane) else { return }
        let length = max(1, Self.microseconds(time) - Self.microseconds(bar.start))
        done.append(event(lane, bar.name, "X", bar.start, [("dur", .integer(length))], bar.details))
    }

    private mutating func instant(
        _ lane: Int, _ name: String, _ time: Double, _ details: [(key: String, value: JSONValue)]
    ) {
        done.append(event(lane, name, "i", time, [("s", .string("t"))], details))
    }

    private func event(
        _ lane: Int, _ name: String, _ kind: String, _ time: Double, _ more: [(key: String, value: JSONValue)],
        _ details: [(key: String, value: JSONValue)]
    ) -> JSONValue {
        .object(
            [
                ("name", .string(name)), ("cat", .string("touch")), ("ph", .string(kind)),
                ("ts", .integer(Self.microseconds(time))),
            ] + more + [("pid", .integer(1)), ("tid", .integer(lane)), ("args", .object(details))])
    }

    private static func microseconds(_ time: Double) -> Int { Int((time * 1_000_000).rounded()) }
}
