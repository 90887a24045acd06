import Offstage
import Testing
import UIKit

@Suite("The main queue")
@MainActor
struct MainQueueTests {
    private let stage = makeStage()
    private let log = CallLog()

    @Test("Blocks run in their order in the main-queue phase, those that a block adds in the same turn")
    func order() {
        stage.makeCurrent()
        DispatchQueue.main.async { [log, stage] in
            log.note("first in \(stage.host.phase?.rawValue ?? "none")")
            DispatchQueue.main.async { log.note("third") }
        }
        DispatchQueue.main.async { [log] in log.note("second") }
        #expect(log.calls.isEmpty)
        stage.runTurn()
        #expect(log.calls == ["first in mainQueue", "second", "third"])
    }

    @Test("Blocks between turns run at once when time passes, not at the next tick; those of a commit wait for it")
    func readiness() {
        stage.makeCurrent()
        DispatchQueue.main.async { [log, stage] in log.note("now \(stage.time)") }
        stage.advance(by: 0.001)
        #expect(log.take() == ["now 0.0"])
        stage.window.addSubview(LoggingView("v", log, frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        (stage.window.subviews[0] as? LoggingView)?.onLayout = { [log, stage] in
            DispatchQueue.main.async { log.note("after layout \(stage.time)") }
        }
        log.calls = []
        stage.advance(by: 0.099)
        #expect(log.calls.filter { $0.hasPrefix("after") } == ["after layout \(2.0 / 60)"])
    }

    @Test("Delays pass in virtual time, to the millisecond, in the order of their ends")
    func delays() {
        stage.makeCurrent()
        let note: @MainActor (String) -> Void = { [log, stage] in log.note("\($0) \(stage.time)") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { note("half") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { note("quarter") }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 5) { note("five") }
        DispatchQueue.main.asyncAfter(deadline: .now()) { note("none") }
        DispatchQueue.main.asyncAfter(deadline: .now() - 3) { note("past") }
        DispatchQueue.main.asyncAfter(deadline: .distantFuture) { note("never") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .infinity) { note("never") }
        stage.advance(by: 10)
        #expect(log.calls == ["none 0.0", "past 0.0", "quarter 0.25", "half 0.5", "five 5.0"])
    }

    @Test("Work items can be cancelled, and tell when they have run")
    func items() {
        stage.makeCurrent()
        nonisolated(unsafe) var runs = 0
        let item = DispatchWorkItem { runs += 1 }
        DispatchQueue.main.async(execute: item)
        let cancelled = DispatchWorkItem { runs += 100 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
        cancelled.cancel()
        stage.advance(by: 2)
        #expect(runs == 1)
    }

    @Test("A group tells when its blocks have run")
    func groups() {
        stage.makeCurrent()
        let group = DispatchGroup()
        DispatchQueue.main.async(group: group) { [log] in log.note("work") }
        group.enter()
        group.notify(queue: .main) { [log, stage] in log.note("done \(stage.time)") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { group.leave() }
        stage.advance(by: 2)
        #expect(log.calls == ["work", "done 1.0"])
    }

    @Test("Operations run when what they depend on has finished; cancelled ones do not")
    func operations() {
        stage.makeCurrent()
        let queue: OperationQueue = .main
        let log = log
        let first = BlockOperation { MainActor.assumeIsolated { log.note("first") } }
        let second = BlockOperation { MainActor.assumeIsolated { log.note("second") } }
        second.addDependency(first)
        let cancelled = BlockOperation { MainActor.assumeIsolated { log.note("cancelled") } }
        cancelled.cancel()
        queue.addOperations([second, cancelled, first], waitUntilFinished: false)
        OperationQueue.main.addOperation { MainActor.assumeIsolated { log.note("block") } }
        stage.runTurn()
        #expect(log.calls == ["first", "block", "second"])
        #expect(second.isFinished && cancelled.isFinished)
    }

    @Test("Blocks that ask for more without end are told, and the rest waits for the next turn")
    func endless() {
        stage.makeCurrent()
        var count = 0
        func more() {
            count += 1
            DispatchQueue.main.async { more() }
        }
        more()
        stage.runTurn()
        #expect(count == 10_001)
        #expect(stage.diagnostics.all.map(\.kind) == [.endlessTurn])
    }

    @Test("Every form of handing over that Dispatch's own queue has is the virtual queue's")
    func forms() {
        stage.makeCurrent()
        stage.diagnostics.mode = .collect
        let group = DispatchGroup()
        func item(_ name: String) -> DispatchWorkItem { DispatchWorkItem { [log] in log.note(name) } }
        DispatchQueue.main.async { [log] in log.note("plain") }
        DispatchQueue.main.async(qos: .userInitiated) { [log] in log.note("qos") }
        DispatchQueue.main.async(flags: .barrier) { [log] in log.note("flags") }
        DispatchQueue.main.async(group: group) { [log] in log.note("group") }
        DispatchQueue.main.async(execute: item("item"))
        DispatchQueue.main.async(group: group, execute: item("group item"))
        DispatchQueue.main.asyncAfter(deadline: .now() + 10, qos: .utility) { [log] in log.note("later") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 20, flags: .barrier) { [log] in log.note("later still") }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 30, qos: .utility) { [log] in log.note("by the wall") }
        #expect(log.calls.isEmpty)
        stage.runTurn()
        #expect(log.take() == ["plain", "qos", "flags", "group", "item", "group item"])
        stage.advance(by: 31)
        #expect(log.take() == ["later", "later still", "by the wall"])
        DispatchQueue.main.sync { log.note("sync") }
        DispatchQueue.main.sync(execute: item("sync item"))
        DispatchQueue.main.sync(flags: .barrier) { log.note("sync flags") }
        DispatchQueue.main.asyncAndWait { log.note("waited") }
        DispatchQueue.main.asyncAndWait(execute: item("waited item"))
        #expect(log.take() == ["sync", "sync item", "sync flags", "waited", "waited item"])
        #expect(stage.diagnostics.all.map(\.kind) == Array(repeating: .misuse, count: 5))
    }

    @Test("Blocks from other threads come in a turn; sync waits for it there, and is misuse on the main actor")
    func threads() async {
        stage.makeCurrent()
        stage.diagnostics.mode = .collect
        let value = DispatchQueue.main.sync { 7 }
        #expect(value == 7)
        #expect(stage.diagnostics.messages.count == 1)
        #expect(stage.diagnostics.messages[0].contains("already owned by current thread"))
        let done = DispatchSemaphore(value: 0)
        let log = log
        let queue = DispatchQueue(label: "worker")
        queue.async {
            DispatchQueue.main.async { log.note("handed over") }
            done.signal()
        }
        queue.sync {}
        done.wait()
        stage.runTurn()
        #expect(log.calls == ["handed over"])
    }

    @Test("Blocks of the run loop wait for their mode")
    func runLoopBlocks() {
        stage.makeCurrent()
        RunLoop.main.perform { [log] in log.note("any \(RunLoop.main.currentMode?.rawValue ?? "none")") }
        RunLoop.main.perform(inModes: [.tracking]) { [log] in log.note("tracking") }
        RunLoop.main.perform(inModes: [.common]) { [log] in log.note("common") }
        stage.advance(by: 0.1)
        #expect(log.take() == ["any kCFRunLoopDefaultMode", "common"])
        stage.host.loop.mode = .tracking
        stage.advance(by: 0.1)
        #expect(log.take() == ["tracking"])
        #expect(RunLoop.main.currentMode == nil)
    }

    @Test("What was asked for before there is a stage waits for the first one")
    func beforeStages() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var calls: [String] = []
                DispatchQueue.main.async { calls.append("block") }
                _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in calls.append("timer") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { calls.append("delayed") }
                let stage = Stage()
                stage.advance(by: 3)
                precondition(calls == ["block", "timer", "delayed"], "\(calls)")
            }
        }
    }

    @Test("Turns are traced: timers come before blocks, blocks before layout")
    func phases() {
        stage.makeCurrent()
        let view = LoggingView("v", log, frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.logsHierarchy = false
        view.logged = .layout
        stage.window.addSubview(view)
        _ = stage.render()
        log.calls = []
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [log] in
            log.note("block")
            view.setNeedsLayout()
        }
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [log] _ in log.note("timer") }
        stage.schedule(at: 1) { [log] in log.note("event") }
        let target = LinkTarget(log)
        let link = CADisplayLink(target: target, selector: LinkTarget.selector)
        link.preferredFramesPerSecond = 1
        link.add(to: .main, forMode: .default)
        stage.advance(by: 1)
        #expect(log.calls == ["event", "link 1.0", "timer", "block", "v.layoutSubviews"])
    }
}

@MainActor
private final class LinkTarget {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func step(_ link: CADisplayLink) { log.note("link \(link.timestamp)") }
    static let selector = Selector(_offstage: "step:", { (t: LinkTarget) in t.step(_:) })
}
