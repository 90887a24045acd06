import CoreGraphics
import Offstage
import RenderServer
import TextFormatting

/// Lanes of what happened to fingers: the samples of each finger, the states of each recognizer.
struct TouchLanes {
    /// Seconds that the last state of an attempt is shown.
    private static let rest = 0.1
    /// The state of a recognizer that has not made up its mind.
    fileprivate static let waiting = "possible"

    private var fingers: [Int: Int] = [:]
    private var recognizers: [String: Int] = [:]
    private(set) var lanes: [FilmLane] = []
    /// The views of the recognizers.
    private let views: [String: String]

    /// - Parameters:
    ///   - end: seconds, the last frame's.
    ///   - layer: the layer of a view as messages name it.
    init(_ trace: TouchTrace, until end: Double, layer: (String) -> LayerID?) {
        views = trace.views
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
                    from: event.time, text: phase.word, tone: phase == .cancelled ? .bad : .touch,
                    layer: view.flatMap(layer), note: point))
        case .offered(let recognizer, _, let refusal):
            if let refusal {
                note(recognizer, "not asked", refusal, .dim, at: event.time, layer)
            } else {
                enter(recognizer, Self.waiting, nil, at: event.time, layer)
            }
        case .waits(let recognizer, let others):
            let words = "for \(others.joined(separator: ", ")) to fail"
            note(recognizer, "waits", words, .touch, at: event.time, layer)
        case .state(let recognizer, let state, let cause):
            enter(recognizer, state.word, cause, at: event.time, layer)
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
        _ recognizer: String, _ state: String, _ cause: String?, at time: Double, _ layer: (String) -> LayerID?
    ) {
        let place = lane(of: recognizer, layer)
        if let open = lanes[place].openState, lanes[place].events[open].text == state { return }
        lanes[place].closeState(at: time)
        lanes[place].events.append(
            FilmLane.Event(from: time, to: .infinity, text: state, tone: Self.tone(state), note: cause ?? ""))
    }

    /// What is told of a recognizer besides its states; the same again at one time is told once.
    private mutating func note(
        _ recognizer: String, _ text: String, _ words: String, _ tone: FilmLane.Tone, at time: Double,
        _ layer: (String) -> LayerID?
    ) {
        let place = lane(of: recognizer, layer)
        let isTold = lanes[place].events.contains { $0.start == time && $0.text == text && $0.note == words }
        if isTold { return }
        lanes[place].events.append(FilmLane.Event(from: time, text: text, tone: tone, note: words))
    }

    private mutating func lane(of recognizer: String, _ layer: (String) -> LayerID?) -> Int {
        if let place = recognizers[recognizer] { return place }
        recognizers[recognizer] = lanes.count
        lanes.append(FilmLane(.recognizer, title: recognizer, layer: views[recognizer].flatMap(layer)))
        return lanes.count - 1
    }

    private static func tone(_ state: String) -> FilmLane.Tone {
        switch state {
        case "began", "changed": .touch
        case "ended": .good
        case "cancelled": .bad
        default: .dim
        }
    }
}

extension FilmLane {
    /// The place of the state that lasts still.
    fileprivate var openState: Int? { events.lastIndex { $0.end == .infinity } }

    /// A state lasts until the next one.
    fileprivate mutating func closeState(at time: Double) {
        if let open = openState { events[open].end = time }
    }

    fileprivate mutating func close(until end: Double, rest: Double) {
        guard let open = openState else { return }
        let isOver = events[open].tone == .good || events[open].tone == .bad || events[open].text == "failed"
        events[open].end = isOver ? min(end, events[open].start + rest) : max(end, events[open].start)
        // What waits from one attempt to the next says nothing.
        events.removeAll { event in
            event.text == TouchLanes.waiting && event.end.map { $0 - event.start > 10 * rest } == true
                && event.note.isEmpty
        }
    }
}
