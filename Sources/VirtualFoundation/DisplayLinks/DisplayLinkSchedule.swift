/// Something that a display calls at its ticks: display links, scrolls that slow down.
@MainActor
package protocol DisplayLinkClient: AnyObject {
    /// The modes of the run loop in which it is called.
    var modes: Set<RunLoop.Mode> { get }
    /// False while it does not want to be called.
    var isRunning: Bool { get }
    /// Display ticks from one call to the next, 1 or more, on a display of some ticks a second.
    func tickInterval(rate: Int) -> Int
    /// Ends the client for ever.
    func invalidate()
    /// Called at a tick.
    func tick(_ tick: DisplayTick)
}

/// One tick of a display.
package struct DisplayTick: Sendable {
    /// The time of the tick in seconds.
    package let time: Double
    /// The time of the next tick for which the client will be called.
    package let nextTime: Double
    /// Seconds between two ticks of the display.
    package let duration: Double
}

/// The clients of a loop's display: each is called once at each of its ticks, in the order in which they were added.
@MainActor
package final class DisplayLinkSchedule: ClockSource {
    private struct Entry {
        let client: any DisplayLinkClient
        /// The number of the tick at which the client was added, resumed or called last.
        var last: Double
        var isRunning: Bool
    }

    nonisolated(unsafe) var loop = WeakLoop(nil)  // Set once, before anyone else sees the schedule.
    private var entries: [Entry] = []
    private var ticks = DisplayTicks(rate: 60)

    package nonisolated init() {}

    package var phase: TurnPhase { .displayLinks }

    /// The clients that the loop holds.
    package var clients: [any DisplayLinkClient] { entries.map(\.client) }

    package func nextTurn(after now: Double, ticks: DisplayTicks) -> Double? {
        noticeResumed()
        return entries.indices.lazy.filter { self.runs(self.entries[$0]) }
            .map { ticks.time(of: self.nextTick(of: self.entries[$0], ticks)) }.min()
    }

    package func runNext(at now: Double) -> Bool {
        noticeResumed()
        let number = ticks.number(at: now)
        guard let place = entries.firstIndex(where: { runs($0) && nextTick(of: $0, ticks) <= number }) else {
            return false
        }
        entries[place].last = number
        let client = entries[place].client
        let step = Double(client.tickInterval(rate: ticks.rate))
        client.tick(
            DisplayTick(
                time: ticks.time(of: number), nextTime: ticks.time(of: number + step),
                duration: 1 / Double(ticks.rate)))
        return true
    }

    /// Adds a client; one that is there already stays in its place.
    package func add(_ client: any DisplayLinkClient) {
        guard !entries.contains(where: { $0.client === client }) else { return }
        entries.append(Entry(client: client, last: ticks.number(at: loop.loop?.time ?? 0), isRunning: client.isRunning))
        MainLoop.didAddWork()
    }

    /// Lets a client go.
    package func remove(_ client: any DisplayLinkClient) {
        entries.removeAll { $0.client === client }
    }

    /// The display's ticks come at another rate from now on.
    package func changeTicks(to new: DisplayTicks) {
        ticks = new
        let number = new.number(at: loop.loop?.time ?? 0)
        for place in entries.indices { entries[place].last = number }
    }

    /// Takes over another schedule's clients.
    func adopt(_ other: DisplayLinkSchedule) {
        entries += other.entries
        other.entries = []
    }

    private func nextTick(of entry: Entry, _ ticks: DisplayTicks) -> Double {
        entry.last + Double(entry.client.tickInterval(rate: ticks.rate))
    }

    private func runs(_ entry: Entry) -> Bool {
        guard let mode = loop.loop?.mode else { return false }
        return entry.isRunning && mode.isServed(by: entry.client.modes)
    }

    /// A client that was resumed is called from the next tick on.
    private func noticeResumed() {
        guard let now = loop.loop?.time else { return }
        for place in entries.indices {
            let isRunning = entries[place].client.isRunning
            if isRunning, !entries[place].isRunning { entries[place].last = ticks.number(at: now) }
            entries[place].isRunning = isRunning
        }
    }
}
