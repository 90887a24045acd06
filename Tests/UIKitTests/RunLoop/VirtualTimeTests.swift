import Offstage
import Testing
import UIKit

@Suite("Virtual time as a whole")
@MainActor
struct VirtualTimeTests {
    @MainActor private final class Script {
        let stage = makeStage()
        var trace: [String] = []

        func note(_ name: String) { trace.append("\(name) \(stage.time)") }

        func step(_ link: CADisplayLink) {
            note("link")
            if stage.time > 0.1 { link.invalidate() }
        }

        static let step = Selector(_offstage: "step:", { (t: Script) in t.step(_:) })
        static let name = Notification.Name("script")

        /// Timers, links, blocks, tasks and notifications that start each other.
        func run() -> [String] {
            stage.makeCurrent()
            CADisplayLink(target: self, selector: Self.step).add(to: .main, forMode: .common)
            let observer = NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: .main) {
                [weak self] _ in self?.note("heard")
            }
            _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { [weak self] timer in
                self?.note("timer")
                NotificationCenter.default.post(name: Self.name, object: nil)
                DispatchQueue.main.async { self?.note("block") }
                if self?.stage.time ?? 9 > 2 { timer.invalidate() }
            }
            for number in 0..<4 {
                Task { [weak self] in
                    for turn in 0..<3 {
                        try await Task.sleep(for: .milliseconds(250 * (number + 1)))
                        let sum = await Task.detached { turn + number }.value
                        self?.note("task \(number) \(sum)")
                    }
                }
            }
            // Not `asyncAfter`: its deadlines are read off the machine's clock, which runs on while another process runs.
            for delay in [1.5, 0.5, 0.25] {
                Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in self?.note("after") }
            }
            stage.advance(by: 5)
            NotificationCenter.default.removeObserver(observer)
            return trace
        }
    }

    @Test("A thousand runs have one trace")
    func oneTrace() {
        let first = Script().run()
        #expect(first.count > 40)
        for _ in 1..<1000 where Script().run() != first {
            Issue.record("another trace")
            return
        }
    }

    @Test("Nothing is left after a run: no timer, link, block, observer or script")
    func nothingLeft() {
        weak var weakScript: Script?
        do {
            let script = Script()
            weakScript = script
            _ = script.run()
            let loop = script.stage.host.loop
            #expect(loop.timers.timers.isEmpty && loop.displayLinks.clients.isEmpty && loop.observers.all.isEmpty)
            #expect(loop.queue.nextTurn(after: 5, ticks: DisplayTicks(rate: 60)) == nil)
        }
        #expect(weakScript == nil)
    }

    @Test("A hundred seconds of timers, sleeps and delays are as many turns as things are due")
    func turns() {
        let stage = makeStage()
        stage.makeCurrent()
        var (ticks, sleeps, delays) = (0, 0, 0)
        _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in ticks += 1 }
        Task {
            while sleeps < 1000 {
                try await Task.sleep(for: .milliseconds(100))
                sleeps += 1
            }
        }
        func again() {
            delays += 1
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { again() }
        }
        again()
        let start = ContinuousClock.now
        stage.advance(by: 100)
        print("100 s of timers, sleeps and delays:", start.duration(to: .now))
        #expect([ticks, sleeps] == [1000, 1000] && (1000...1001).contains(delays))
    }
}
