/// The enabled update links of a scene.
@MainActor
final class UpdateLinks: SceneStore {
    private struct Entry {
        weak var link: UIUpdateLink?
    }

    private var entries: [Entry] = []
    /// The links whose actions run in this turn.
    private var running: [UIUpdateLink] = []
    /// The times of the update that runs; nil between updates, and while no link takes part in one.
    private(set) var info: UIUpdateInfo?

    init(of host: SceneHost) {}

    private var links: [UIUpdateLink] { entries.compactMap(\.link) }

    func add(_ link: UIUpdateLink) {
        entries.removeAll { $0.link == nil || $0.link === link }
        entries.append(Entry(link: link))
        MainLoop.didAddWork()
    }

    func remove(_ link: UIUpdateLink) {
        entries.removeAll { $0.link == nil || $0.link === link }
    }

    // MARK: One update

    /// Begins an update: links take part whose next tick has come.
    func begin(at time: Double, ticks: DisplayTicks) {
        guard !entries.isEmpty else { return }
        let number = ticks.number(at: time)
        running = links.filter { $0.isActive && number >= $0.lastTick + $0.tickInterval(rate: ticks.rate) }
        guard !running.isEmpty else { return }
        for link in running { link.lastTick = number }
        info = UIUpdateInfo(
            time: time, ticks: ticks, isImmediate: running.contains(where: \.wantsImmediatePresentation))
        run(.afterUpdateScheduled)
    }

    /// Runs the actions of a phase, link by link in the order of their enabling.
    func run(_ phase: UIUpdateActionPhase.Name) {
        guard let info else { return }
        for link in running where link.isActive {
            if phase.isLowLatency, !link.wantsLowLatencyEventDispatch { continue }
            for action in link.actions where action.phase == phase { action.run(link, info) }
        }
    }

    /// Ends an update: the phases of low latency, then the last.
    func end() {
        guard let info else { return }
        info.isPerformingLowLatencyPhases = true
        for phase in UIUpdateActionPhase.Name.allCases where phase.isLowLatency { run(phase) }
        info.isPerformingLowLatencyPhases = false
        run(.afterUpdateComplete)
        self.info = nil
        running = []
    }
}

/// Asks for updates at each tick that a continuous link wants; its actions run around the phases, not in one.
extension UpdateLinks: ClockSource {
    var phase: TurnPhase { .displayLinks }

    func nextTurn(after now: Double, ticks: DisplayTicks) -> Double? {
        links.filter { $0.isActive && $0.requiresContinuousUpdates }.map { link in
            let first = ticks.first(after: now)
            guard link.lastTick.isFinite else { return first }
            return max(first, ticks.time(of: link.lastTick + link.tickInterval(rate: ticks.rate)))
        }.min()
    }

    func runNext(at now: Double) -> Bool { false }
}

extension SceneHost {
    var updateLinks: UpdateLinks { self[UpdateLinks.self] }
}
