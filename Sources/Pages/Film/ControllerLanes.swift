import Offstage
import RenderServer

/// Lanes of what controllers were called, and of what navigation controllers had in their stacks.
struct ControllerLanes {
    private let layers: [String: LayerID]
    private(set) var lanes: [FilmLane] = []

    /// - Parameters:
    ///   - end: seconds, the last frame's.
    ///   - layers: the layers of controllers' views, by the controllers' names.
    init(_ trace: LifecycleTrace, until end: Double, layers: [String: LayerID]) {
        self.layers = layers
        var names: [String] = []
        for event in trace.events where !names.contains(event.controller) { names.append(event.controller) }
        for name in names { lanes.append(lane(of: name, trace.events(of: name), until: end)) }
        let stacks = Set(trace.events.filter(\.isStack).map(\.controller))
        for name in names where stacks.contains(name) {
            lanes.append(stackLane(of: name, trace.events, until: end))
        }
    }

    // MARK: Controllers

    /// Spans of being shown, and a letter for the loading of the view.
    private func lane(of name: String, _ events: [LifecycleTrace.Event], until end: Double) -> FilmLane {
        var lane = FilmLane(.controller, title: name, layer: layers[name])
        for event in events where event.method == "viewDidLoad" {
            lane.events.append(FilmLane.Event(from: event.time, text: "L", tone: .layout, note: "viewDidLoad()"))
        }
        for phase in LifecyclePhase.phases(of: events, until: end) {
            lane.events.append(
                FilmLane.Event(
                    from: phase.start, to: phase.end, text: phase.name, tone: Self.tone(phase),
                    note: phase.isOutOfOrder ? "out of order" : phase.cause ?? ""))
        }
        return lane
    }

    private static func tone(_ phase: LifecyclePhase) -> FilmLane.Tone {
        if phase.isOutOfOrder { return .bad }
        return phase.name == "appeared" ? .good : .layout
    }

    // MARK: Stacks

    /// What the stack holds over time, from the bottom; while a controller is on its way out, it is told in a colour of
    /// its own.
    private func stackLane(of name: String, _ events: [LifecycleTrace.Event], until end: Double) -> FilmLane {
        var lane = FilmLane(.navigation, title: "\(name) stack", layer: layers[name])
        var stack: [String] = []
        var leaving: Set<String> = []
        for event in events where event.method == "willMove" || event.method == "didMove" {
            let parent = event.argument?.split(separator: ":").last.map(String.init)
            let isWill = event.method == "willMove"
            if parent == name {
                leaving.remove(event.controller)
                if !stack.contains(event.controller) { stack.append(event.controller) }
            } else if stack.contains(event.controller) {
                if isWill { leaving.insert(event.controller) } else { stack.removeAll { $0 == event.controller } }
                if !isWill { leaving.remove(event.controller) }
            } else {
                continue
            }
            lane.show(stack, leaving, at: event.time, event.cause)
        }
        if let last = lane.events.indices.last { lane.events[last].end = max(end, lane.events[last].start) }
        return lane
    }
}

extension FilmLane {
    /// A stack stands until another one takes its place; several changes of one moment are one.
    fileprivate mutating func show(_ stack: [String], _ leaving: Set<String>, at time: Double, _ cause: String?) {
        let text = stack.joined(separator: " > ")
        let tone = leaving.isEmpty ? Tone.layout : .touch
        if let last = events.indices.last {
            if events[last].text == text, events[last].tone == tone { return }
            if events[last].start == time { events.removeLast() } else { events[last].end = time }
        }
        if !stack.isEmpty { events.append(Event(from: time, text: text, tone: tone, note: cause ?? "")) }
    }
}
