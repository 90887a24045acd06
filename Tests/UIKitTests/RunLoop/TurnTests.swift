import Offstage
import Testing
import UIKit

@Suite("Turns of the run loop")
@MainActor
struct TurnTests {
    /// Pieces of work at given times, in one phase.
    private final class Worker: ClockSource {
        let phase: TurnPhase
        private var times: [Double]
        private let work: (TurnPhase) -> Void

        init(_ phase: TurnPhase, at times: [Double], _ work: @escaping (TurnPhase) -> Void) {
            self.phase = phase
            self.times = times
            self.work = work
        }

        func nextTurn(after now: Double, ticks: DisplayTicks) -> Double? { times.first }

        func runNext(at now: Double) -> Bool {
            guard let first = times.first, first <= now else { return false }
            times.removeFirst()
            work(phase)
            return true
        }
    }

    /// Asks for work again whenever it did some.
    private final class Glutton: ClockSource {
        let phase = TurnPhase.mainQueue
        private(set) var count = 0

        func nextTurn(after now: Double, ticks: DisplayTicks) -> Double? { nil }

        func runNext(at now: Double) -> Bool {
            count += 1
            return true
        }
    }

    @Test("A turn delivers events, then display links, timers, main-queue blocks, then updates and commits")
    func order() {
        let stage = makeStage()
        let log = CallLog()
        stage.window.addSubview(LoggingView("v", log, frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        _ = stage.render()
        let view = stage.window.subviews[0]
        (view as? LoggingView)?.logsUpdates = true
        (view as? LoggingView)?.onLayout = { log.calls.append("phase \(stage.host.phase?.rawValue ?? "none")") }
        log.calls = []
        // All phases that sources work in, added in another order than they run in.
        for phase in TurnPhase.allCases.dropLast(2).reversed() {
            let worker = Worker(phase, at: [0.5]) { phase in
                log.calls.append("\(phase.rawValue) in \(stage.host.phase?.rawValue ?? "none")")
                view.setNeedsLayout()
            }
            stage.host.add(worker)
        }
        stage.advance(by: 1)
        #expect(
            log.calls == [
                "events in events", "displayLinks in displayLinks", "timers in timers", "mainQueue in mainQueue",
                "v.layoutSubviews", "phase updateCycle",
            ])
        #expect(stage.host.phase == nil)
        #expect(TurnPhase.allCases == [.events, .displayLinks, .timers, .mainQueue, .updateCycle, .commit])
    }

    @Test("What a block makes due runs in the same phase; what an event source adds to a passed phase waits for a turn")
    func draining() {
        let stage = makeStage()
        var calls: [String] = []
        let first = Worker(.mainQueue, at: [0.25]) { _ in
            calls.append("first")
            stage.host.add(Worker(.mainQueue, at: [0.25]) { _ in calls.append("second at \(stage.time)") })
            stage.host.add(Worker(.events, at: [0.25]) { _ in calls.append("event at \(stage.time)") })
        }
        stage.host.add(first)
        stage.advance(by: 1)
        #expect(calls == ["first", "second at 0.25", "event at \(16.0 / 60)"])
    }

    @Test("A turn comes whenever a source is due, at its exact time; marks wait for a tick of the display")
    func exactTimes() {
        let stage = makeStage()
        _ = stage.render()
        var times: [Double] = []
        stage.host.add(Worker(.timers, at: [0.011, 0.3]) { _ in times.append(stage.time) })
        stage.advance(by: 0.1)
        #expect(times == [0.011])
        stage.window.setNeedsLayout()
        stage.advance(by: 0.5)
        #expect(times == [0.011, 0.3])
        #expect(stage.trace.events(.layoutSubviews).map(\.time) == [7.0 / 60])
    }

    @Test("A source that always has more to do is cut off, told of, and goes on in the next turn")
    func endless() {
        let stage = makeStage()
        let glutton = Glutton()
        stage.host.add(glutton)
        stage.runTurn()
        #expect(glutton.count == 10_000)
        #expect(stage.diagnostics.all.map(\.kind) == [.endlessTurn])
        stage.runTurn()
        #expect(glutton.count == 20_000)
    }

    @Test("Ticks lie at multiples of the display's period, whatever the time was rounded to")
    func ticks() {
        for rate in [1, 24, 60, 90, 120] {
            let ticks = DisplayTicks(rate: rate)
            for number in 0..<1000 {
                let tick = Double(number) / Double(rate)
                #expect(ticks.first(from: tick) == tick)
                #expect(ticks.first(after: tick) == Double(number + 1) / Double(rate))
                #expect(ticks.first(from: tick.nextUp) == Double(number + 1) / Double(rate))
                if number > 0 { #expect(ticks.first(after: tick.nextDown) == tick) }
            }
        }
    }

    @Test("Times at which doubles lie further apart than ticks pass, too")
    func farTimes() {
        let stage = makeStage()
        stage.advance(by: 1e17)
        stage.window.setNeedsLayout()
        stage.advance(by: 1e17)
        #expect(stage.time == 2e17 && !stage.isUpdatePending)
    }
}
