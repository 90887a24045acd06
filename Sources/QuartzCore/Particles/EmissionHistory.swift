import Foundation
import RenderServer

/// What an emitter layer has emitted up to the last commit: by which plan in which time.
///
/// A change of the model, or an animation, changes what is born from then on; what was born before goes on as it was.
/// Births fall on the same times whatever the commits in between, so any time can be looked at by itself.
struct EmissionHistory {
    /// A stretch of the layer's time; what is born at its start belongs to the one before.
    private struct Span {
        var start: Double
        var end: Double
        let plan: EmissionPlan
    }

    /// Animated values are looked at so often a second of the layer's time (assumed).
    static let slicesPerSecond = 240.0
    /// Older stretches are forgotten (assumed).
    static let mostSpans = 4_096

    private var spans: [Span] = []
    /// What holds since `since`.
    private var plan: EmissionPlan
    private var since = -Double.infinity
    /// The layer's time of the last commit.
    private(set) var now = -Double.infinity

    init(_ plan: EmissionPlan) {
        self.plan = plan
    }

    /// True while particles live, or may still be born.
    var isLive: Bool { now <= plan.end || spans.contains { now <= $0.end + $0.plan.memory } }

    /// True when nothing has been emitted that could be seen any more, nor will be.
    var isOver: Bool { spans.isEmpty && plan.cells.isEmpty }

    /// Lets time pass.
    /// - Parameter slice: The plan that animations make of the present one at a time; nil where there are none.
    mutating func advance(to time: Double, slice: (Double) -> EmissionPlan?) {
        guard time.isFinite else { return }
        if time < now { rewind(to: time) }
        if now.isFinite, time > now, let first = slice(Self.sliceStart(now)) { record(first, until: time, slice) }
        now = time
        spans.removeAll { $0.end + $0.plan.memory < time }
        if spans.count > Self.mostSpans { spans.removeFirst(spans.count - Self.mostSpans) }
    }

    /// Goes on by another plan.
    mutating func go(on plan: EmissionPlan) {
        close()
        self.plan = plan
    }

    /// Puts away what held up to now.
    private mutating func close() {
        if now > since, !plan.cells.isEmpty { spans.append(Span(start: since, end: now, plan: plan)) }
        since = now
    }

    /// Splits the time up to `time` into slices. They begin at whole 240ths of a second, wherever commits fall.
    private mutating func record(_ first: EmissionPlan, until time: Double, _ slice: (Double) -> EmissionPlan?) {
        close()
        let longest = Double(Self.mostSpans) / Self.slicesPerSecond
        var start = max(now, time - min(first.memory + 1, longest))
        while start < time {
            let begin = Self.sliceStart(start)
            let end = min(max(begin + 1 / Self.slicesPerSecond, start.nextUp), time)
            if let plan = slice(begin) { spans.append(Span(start: start, end: end, plan: plan)) }
            start = end
        }
        since = time
    }

    private static func sliceStart(_ time: Double) -> Double {
        (time * slicesPerSecond).rounded(.down) / slicesPerSecond
    }

    /// Time was set back: what has been emitted since did not happen.
    private mutating func rewind(to time: Double) {
        spans.removeAll { $0.start >= time }
        for index in spans.indices { spans[index].end = min(spans[index].end, time) }
        since = min(since, time)
        now = time
    }

    /// The particles of the last commit's time.
    func field(of emitter: EmitterState) -> ParticleField? {
        guard now.isFinite else { return nil }
        let stretches = spans + [Span(start: since, end: now, plan: plan)]
        var collector = ParticleCollector(now: now)
        let cells = stretches.reduce(0) { max($0, $1.plan.cells.count) }
        // Backwards, so that the youngest are found first when there are too many.
        for cell in (0..<cells).reversed() {
            for span in stretches.reversed() where cell < span.plan.cells.count {
                collector.add(span.plan, cell: cell, bornAfter: span.start, until: span.end)
            }
        }
        return collector.field(order: emitter.renderMode, keepsDepth: emitter.preservesDepth, problems: plan.problems)
    }
}
