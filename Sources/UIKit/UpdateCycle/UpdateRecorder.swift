import Foundation

/// Writes a stage's trace and counts.
@MainActor
final class UpdateRecorder {
    var isTracing = true
    var trace = UpdateTrace()
    /// Views with counts since the last frame.
    var countedViews: [CountedView] = []
    /// The turn that runs, or the next one.
    private(set) var turn = 1

    private var order = 0
    private var forcingDepth = 0
    private let now: () -> Double

    init(now: @escaping () -> Double) {
        self.now = now
    }

    func finishTurn() {
        turn += 1
    }

    /// What runs inside is asked for by code, not by the turn.
    func forcing(_ body: () -> Void) {
        forcingDepth += 1
        body()
        forcingDepth -= 1
    }

    func record(_ phase: UpdateTrace.Phase, _ view: UIView, cause: String?, _ body: () -> Void) {
        guard isTracing else { return body() }
        record(phase, name: view.label, path: view.path, cause: cause, body)
    }

    func record(
        _ phase: UpdateTrace.Phase, name: String, path: String, cause: String? = nil, _ body: () -> Void
    ) {
        guard isTracing else { return body() }
        let index = trace.events.count
        let start = order
        trace.events.append(
            UpdateTrace.Event(
                turn: turn, phase: phase, view: name, path: path, cause: cause, time: now(), order: start, duration: 1,
                isForced: forcingDepth > 0))
        order += 1
        body()
        let end = order
        order += 1
        // A frame taken inside starts a new trace.
        guard trace.events.indices.contains(index), trace.events[index].order == start else { return }
        trace.events[index].duration = end - start
    }

    func takeTrace() -> UpdateTrace {
        defer { trace = UpdateTrace() }
        return trace
    }

    /// The counts since the last frame by view: its id, else its index path.
    func takeCounts() -> [String: UpdateCounts] {
        var result: [String: UpdateCounts] = [:]
        for view in countedViews {
            view.finish()
            guard let name = view.name else { continue }
            result[name, default: UpdateCounts()].add(view.counts)
        }
        countedViews.removeAll()
        return result
    }
}

extension UpdateCounts {
    fileprivate mutating func add(_ other: UpdateCounts) {
        updateProperties += other.updateProperties
        updateConstraints += other.updateConstraints
        layoutSubviews += other.layoutSubviews
        draw += other.draw
        drawnBytes += other.drawnBytes
    }
}
