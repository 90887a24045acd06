import Offstage
import Testing
import UIKit

@Suite("Timers")
@MainActor
struct TimerTests {
    private let stage = makeStage()
    private let log = CallLog()

    @MainActor private final class Target: NSObject {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func tick(_ timer: Timer) { log.note("tick \(timer.userInfo ?? "nil")") }
        func silent() { log.note("silent") }
        static let tick = Selector(_offstage: "tick:", { (t: Target) in t.tick(_:) })
        static let silent = Selector(_offstage: "silent", { (t: Target) in t.silent })
    }

    private func repeating(_ interval: Double, _ name: String) -> Timer {
        Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [stage, log] _ in
            log.note("\(name) \(stage.time)")
        }
    }

    @Test("A repeating timer fires at exact times, as often as they fit")
    func grid() {
        stage.makeCurrent()
        let timer = repeating(1, "t")
        stage.advance(by: 10)
        #expect(log.take() == (1...10).map { "t \(Double($0))" })
        #expect(timer.isValid && timer.timeInterval == 1)
        let tenth = repeating(0.1, "s")
        timer.invalidate()
        stage.advance(by: 100)
        #expect(log.calls.count == 1000 && log.calls[999] == "s 110.0")
        tenth.invalidate()
    }

    @Test("A timer that does not repeat fires once and is invalid then, not before")
    func once() {
        stage.makeCurrent()
        var wasValid: Bool?
        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { wasValid = $0.isValid }
        #expect(timer.timeInterval == 0)
        stage.advance(by: 0.4999)
        #expect(wasValid == nil)
        stage.advance(by: 0.0001)
        #expect(wasValid == true && !timer.isValid)
        #expect(stage.host.loop.timers.timers.isEmpty)
    }

    @Test("Intervals that are too short, negative or no number are 0.0001 s; an infinite one never ends")
    func hostile() {
        stage.makeCurrent()
        for interval: Double in [0, -1, .nan, -.infinity, .leastNonzeroMagnitude] {
            let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [log] _ in log.note("t") }
            #expect(timer.timeInterval == 0.0001)
            stage.advance(by: 0.001)
            // Ten, or nine where the sum of the times falls short of the last.
            #expect((9...10).contains(log.take().count), "\(interval)")
            timer.invalidate()
        }
        let never = repeating(.infinity, "never")
        #expect(never.fireDate == .distantFuture)
        stage.advance(by: 1e6)
        #expect(log.calls.isEmpty && never.isValid)
        never.fireDate = Date(timeIntervalSinceReferenceDate: .nan)
        never.fireDate = .distantPast
        let now = stage.time
        stage.advance(by: 1)
        #expect(log.calls == ["never \(now)"])
    }

    @Test("Timers of one time fire in the order in which they were made")
    func ties() {
        stage.makeCurrent()
        let late = Timer(timeInterval: 0.3, repeats: false) { [log] _ in log.note("first made") }
        _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { [log] _ in log.note("second made") }
        _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { [log] _ in log.note("due before") }
        RunLoop.main.add(late, forMode: .default)
        stage.advance(by: 1)
        #expect(log.calls == ["due before", "first made", "second made"])
    }

    @Test("While a finger drags, default timers are silent; their missed calls become one, on the old grid")
    func modes() {
        stage.makeCurrent()
        _ = repeating(1, "default")
        let common = Timer(timeInterval: 1, repeats: true) { [stage, log] _ in log.note("common \(stage.time)") }
        RunLoop.current.add(common, forMode: .common)
        let tracking = Timer(timeInterval: 1, repeats: true) { [stage, log] _ in log.note("tracking \(stage.time)") }
        RunLoop.current.add(tracking, forMode: .tracking)
        stage.host.loop.mode = .tracking
        stage.advance(by: 3.5)
        #expect(
            log.take() == [1.0, 2.0, 3.0].flatMap { ["common \($0)", "tracking \($0)"] })
        stage.host.loop.mode = .default
        stage.advance(by: 1)
        #expect(log.take() == ["default 3.5", "default 4.0", "common 4.0"])
    }

    @Test("A timer may be invalidated in its own block, and by another that is due with it")
    func reentrance() {
        stage.makeCurrent()
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [log] timer in
            log.note("self")
            timer.invalidate()
            timer.invalidate()
            timer.fire()
        }
        var victim: Timer?
        _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [log] _ in
            log.note("killer")
            victim?.invalidate()
        }
        victim = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [log] _ in log.note("victim") }
        stage.advance(by: 5)
        #expect(log.calls == ["self", "killer"])
        #expect(stage.host.loop.timers.timers.isEmpty)
    }

    @Test("fire() calls at once and leaves the plan as it is; a timer that does not repeat ends")
    func fire() {
        stage.makeCurrent()
        let timer = repeating(1, "t")
        stage.advance(by: 0.25)
        timer.fire()
        stage.advance(by: 0.75)
        #expect(log.take() == ["t 0.25", "t 1.0"])
        let once = Timer(timeInterval: 1, repeats: false) { [log] _ in log.note("once") }
        once.fire()
        once.fire()
        #expect(log.calls == ["once"] && !once.isValid)
    }

    @Test("Dates: the stage's, the machine's as a delay, for ever and a pause")
    func dates() {
        stage.makeCurrent()
        let timer = repeating(1, "t")
        #expect(timer.fireDate == stage.date.addingTimeInterval(1))
        timer.fireDate = stage.date.addingTimeInterval(0.25)
        stage.advance(by: 1.5)
        #expect(log.take() == ["t 0.25", "t 1.25"])
        timer.fireDate = .distantFuture
        stage.advance(by: 10)
        #expect(log.take().isEmpty)
        timer.fireDate = Date(timeIntervalSinceNow: 0.5)
        stage.advance(by: 0.5)
        #expect(log.take() == ["t 12.0"])
        timer.invalidate()
        RunLoop.main.add(
            Timer(fire: Date(), interval: 2, repeats: true) { [stage, log] _ in log.note("u \(stage.time)") },
            forMode: .common)
        stage.advance(by: 2)
        #expect(log.take() == ["u 12.0", "u 14.0"])
    }

    @Test("A block may plan the next call itself")
    func replan() {
        stage.makeCurrent()
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [stage, log] timer in
            log.note("\(stage.time)")
            if stage.time == 1 { timer.fireDate = stage.date.addingTimeInterval(3) }
        }
        stage.advance(by: 6)
        #expect(log.calls == ["1.0", "4.0", "5.0", "6.0"])
    }

    @Test("A timer with a target holds it, passes itself on, and lets it go when it ends")
    func targets() {
        stage.makeCurrent()
        weak var weakTarget: Target?
        let timer: Timer
        do {
            let target = Target(log)
            weakTarget = target
            timer = Timer.scheduledTimer(
                timeInterval: 1, target: target, selector: Target.tick, userInfo: "info", repeats: true)
            _ = Timer.scheduledTimer(
                timeInterval: 1, target: target, selector: Target.silent, userInfo: nil, repeats: false)
        }
        #expect(weakTarget != nil)
        stage.advance(by: 2)
        #expect(log.take() == ["tick info", "silent", "tick info"])
        timer.invalidate()
        #expect(weakTarget == nil && timer.userInfo == nil)
    }

    @Test("A timer that was invalidated is not added again, nor one of another loop")
    func adding() {
        stage.makeCurrent()
        let dead = Timer(timeInterval: 1, repeats: false) { [log] _ in log.note("dead") }
        dead.invalidate()
        RunLoop.main.add(dead, forMode: .default)
        let other = makeStage()
        let timer = stage.perform { repeating(1, "first loop") }
        other.perform { RunLoop.main.add(timer, forMode: .common) }
        other.advance(by: 2)
        #expect(log.calls.isEmpty)
        stage.advance(by: 1)
        #expect(log.calls == ["first loop 1.0"])
    }

    @Test("The run loop may be run inside of a block; the timer that does so is not fired again meanwhile")
    func nested() {
        stage.makeCurrent()
        var depth = 0
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [stage, log] timer in
            depth += 1
            log.note("outer \(stage.time) depth \(depth)")
            if stage.time == 1 { RunLoop.current.run(until: stage.date.addingTimeInterval(2.5)) }
            depth -= 1
        }
        _ = repeating(1, "other")
        stage.advance(by: 4)
        #expect(
            log.calls == [
                "outer 1.0 depth 1", "other 1.0", "other 2.0", "other 3.0", "outer 4.0 depth 1", "other 4.0",
            ])
    }

    @Test("A stage that goes takes its timers along")
    func stageEnds() {
        final class Held {}
        weak var held: Held?
        do {
            let stage = makeStage()
            let object = Held()
            held = object
            stage.perform { _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in _ = object } }
            stage.advance(by: 1)
        }
        #expect(held == nil)
    }
}
