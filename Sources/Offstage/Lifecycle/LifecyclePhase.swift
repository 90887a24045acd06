/// A time in which a controller appears, is shown, or disappears.
package struct LifecyclePhase: Hashable, Sendable {
    /// `appearing`, `appeared` or `disappearing`.
    package let name: String
    /// Seconds.
    package let start: Double
    /// Seconds.
    package var end: Double
    package let cause: String?
    /// Whether the call that began it does not follow from the one before.
    package let isOutOfOrder: Bool

    /// The phases of one controller's calls.
    package static func phases(of events: [LifecycleTrace.Event], until last: Double) -> [LifecyclePhase] {
        var phases: [LifecyclePhase] = []
        var current = "disappeared"
        for event in events {
            guard let step = steps[event.method] else { continue }
            if let place = phases.indices.last, current != "disappeared" { phases[place].end = event.time }
            let isOutOfOrder = !step.before.contains(current)
            current = step.phase
            guard current != "disappeared" || isOutOfOrder else { continue }
            phases.append(
                LifecyclePhase(
                    name: current, start: event.time, end: event.time, cause: event.cause, isOutOfOrder: isOutOfOrder))
        }
        if let place = phases.indices.last, current != "disappeared" {
            phases[place].end = max(last, phases[place].start)
        }
        return phases
    }

    /// What a call leads to, and from where.
    private static let steps: [String: (phase: String, before: Set<String>)] = [
        "viewWillAppear": ("appearing", ["disappeared", "disappearing"]),
        "viewDidAppear": ("appeared", ["appearing"]),
        "viewWillDisappear": ("disappearing", ["appeared", "appearing"]),
        "viewDidDisappear": ("disappeared", ["disappearing"]),
    ]
}
