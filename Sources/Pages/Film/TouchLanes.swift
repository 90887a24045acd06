import CoreGraphics
import Offstage
import RenderServer
import UIKit

/// Lanes of what happened to fingers: the samples of each finger, the states of each recognizer.
struct TouchLanes {
    /// Seconds that the last state of an attempt is shown.
    private static let rest = 0.1

    private var fingers: [Int: Int] = [:]
    private var recognizers: [String: Int] = [:]
    private(set) var lanes: [FilmLane] = []

    /// - Parameters:
    ///   - end: seconds, the last frame's.
    ///   - layer: the layer of a view as messages name it.
    init(_ trace: TouchTrace, until end: Double, layer: (String) -> LayerID?) {
        for event in trace.events { add(event, layer) }
        for place in recognizers.values { lanes[place].close(until: end, rest: Self.rest) }
    }

    private mutating func add(_ event: TouchTrace.Event, _ layer: (String) -> LayerID?) {
        switch event.kind {
        case .finger(let finger, let phase, let location, let view):
            let place = lane(of: finger)
            let point = [location.x, location.y].map { JSONValue.number(Double($0)).text }.joined(separator: ", ")
            lanes[place].events.append(
                FilmLane.Event(
                    from: event.time, text: Self.name(phase), tone: phase == .cancelled ? .bad : .touch,
                    layer: view.flatMap(layer), note: point))
        case .offered(let recognizer, _, let refusal) where refusal == nil:
            enter(recognizer, .possible, nil, at: event.time, layer)
        case .state(let recognizer, let state, let cause):
            enter(recognizer, state, cause, at: event.time, layer)
        default: break
        }
    }

    private mutating func lane(of finger: Int) -> Int {
        if let place = fingers[finger] { return place }
        fingers[finger] = lanes.count
        lanes.append(FilmLane(.touch, title: fingers.count == 1 ? "Touch" : "Touch \(fingers.count)"))
        return lanes.count - 1
    }

    private mutating func enter(
        _ recognizer: String, _ state: UIGestureRecognizer.State, _ cause: String?, at time: Double,
        _ layer: (String) -> LayerID?
    ) {
        let place = recognizers[recognizer] ?? lanes.count
        if place == lanes.count {
            recognizers[recognizer] = place
            let view = recognizer.range(of: " of ").map { String(recognizer[$0.upperBound...]) }
            lanes.append(FilmLane(.recognizer, title: recognizer, layer: view.flatMap(layer)))
        }
        let text = Self.name(state)
        if let last = lanes[place].events.last, last.text == text, last.end == nil { return }
        lanes[place].closeLast(at: time)
        lanes[place].events.append(
            FilmLane.Event(from: time, text: text, tone: Self.tone(state), note: cause ?? ""))
    }

    private static func name(_ phase: UITouch.Phase) -> String {
        switch phase {
        case .began: "began"
        case .moved: "moved"
        case .stationary: "stationary"
        case .ended: "ended"
        case .cancelled: "cancelled"
        default: "hovers"
        }
    }

    private static func name(_ state: UIGestureRecognizer.State) -> String {
        switch state {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }

    private static func tone(_ state: UIGestureRecognizer.State) -> FilmLane.Tone {
        switch state {
        case .began, .changed: .touch
        case .ended: .good
        case .cancelled: .bad
        default: .dim
        }
    }
}

extension FilmLane {
    /// A state lasts until the next one.
    fileprivate mutating func closeLast(at time: Double) {
        guard let last = events.indices.last, events[last].end == nil else { return }
        events[last].end = time
    }

    fileprivate mutating func close(until end: Double, rest: Double) {
        guard let last = events.indices.last, events[last].end == nil else { return }
        let isOver = events[last].tone == .good || events[last].tone == .bad || events[last].text == "failed"
        events[last].end = isOver ? min(end, events[last].start + rest) : max(end, events[last].start)
        // What waits from one attempt to the next says nothing.
        events.removeAll { $0.text == "possible" && ($0.end ?? 0) - $0.start > 10 * rest && $0.note.isEmpty }
    }
}
