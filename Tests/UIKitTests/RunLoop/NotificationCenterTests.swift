import Offstage
import Testing
import UIKit

@Suite("Notification centres")
@MainActor
struct NotificationCenterTests {
    private let stage = makeStage()
    private let log = CallLog()
    private nonisolated static let name = Notification.Name("Name")
    private static let other = Notification.Name("Other")
    private var center: NotificationCenter { .default }

    @MainActor private final class Observer: NSObject {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func heard(_ notification: Notification) { log.note("heard \(notification.name.rawValue)") }
        func heardOld(_ notification: NSNotification) { log.note("old \(notification.name.rawValue)") }
        func bare() { log.note("bare") }
        static let heard = Selector(_offstage: "heard:", { (t: Observer) in t.heard(_:) })
        static let heardOld = Selector(_offstage: "heardOld:", { (t: Observer) in t.heardOld(_:) })
        static let bare = Selector(_offstage: "bare", { (t: Observer) in t.bare })
    }

    @Test("A post calls its observers at once, in the order in which they were added")
    func order() {
        stage.makeCurrent()
        let observer = Observer(log)
        center.addObserver(observer, selector: Observer.heard, name: Self.name, object: nil)
        _ = center.addObserver(forName: nil, object: nil, queue: .main) { [log] in log.note("any \($0.name.rawValue)") }
        center.addObserver(observer, selector: Observer.heardOld, name: Self.name, object: nil)
        center.addObserver(observer, selector: Observer.bare, name: Self.other, object: nil)
        _ = center.addObserver(forName: Self.name, object: nil, queue: nil) { [log] in
            log.note("block \($0.userInfo?["a"] ?? "-")")
        }
        center.post(name: Self.name, object: nil, userInfo: ["a": 1])
        #expect(log.take() == ["heard Name", "any Name", "old Name", "block 1"])
        center.post(Notification(name: Self.other))
        #expect(log.take() == ["any Other", "bare"])
        center.post(name: Self.name, object: self.stage)
        #expect(log.take() == ["heard Name", "any Name", "old Name", "block -"])
    }

    @Test("An object filters by identity, and is not held")
    func filters() {
        stage.makeCurrent()
        var object: NSObject? = NSObject()
        weak let weakObject = object
        let token = center.addObserver(forName: Self.name, object: object, queue: nil) { [log] _ in log.note("its") }
        _ = center.addObserver(forName: Self.name, object: "text", queue: nil) { [log] _ in log.note("text") }
        center.post(name: Self.name, object: object)
        center.post(name: Self.name, object: NSObject())
        center.post(name: Self.name, object: nil)
        center.post(name: Self.name, object: "te" + "xt")
        #expect(log.take() == ["its", "text"])
        object = nil
        #expect(weakObject == nil)
        center.post(name: Self.name, object: nil)
        center.post(name: Self.name, object: NSObject())
        #expect(log.calls.isEmpty)
        center.removeObserver(token)
    }

    @Test("Observers that are added during a post wait for the next, removed ones are skipped")
    func during() {
        stage.makeCurrent()
        final class Tokens {
            var first: (any NSObjectProtocol)?
            var victim: (any NSObjectProtocol)?
        }
        let tokens = Tokens()
        tokens.first = center.addObserver(forName: Self.name, object: nil, queue: nil) { [log] _ in
            log.note("first")
            for token in [tokens.victim, tokens.first].compactMap({ $0 }) {
                NotificationCenter.default.removeObserver(token)
            }
            _ = NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
                log.note("added")
            }
        }
        tokens.victim = center.addObserver(forName: Self.name, object: nil, queue: nil) { [log] _ in log.note("victim")
        }
        center.post(name: Self.name, object: nil)
        #expect(log.take() == ["first"])
        center.post(name: Self.name, object: nil)
        #expect(log.take() == ["added"])
    }

    @Test("Removal by observer, by name and by object")
    func removal() {
        stage.makeCurrent()
        let observer = Observer(log)
        let object = NSObject()
        center.addObserver(observer, selector: Observer.heard, name: Self.name, object: object)
        center.addObserver(observer, selector: Observer.heard, name: Self.other, object: nil)
        center.removeObserver(observer, name: Self.other, object: object)
        center.removeObserver(observer, name: Self.name, object: nil)
        center.post(name: Self.name, object: object)
        center.post(name: Self.other, object: object)
        #expect(log.take() == ["heard Other"])
        center.removeObserver(observer)
        center.post(name: Self.other, object: nil)
        center.removeObserver("no object at all")
        #expect(log.calls.isEmpty)
    }

    @Test("A target is not held, a block is until its token is removed, and both go with the stage")
    func ownership() {
        final class Held {}
        stage.makeCurrent()
        weak var target: Observer?
        weak var held: Held?
        do {
            let observer = Observer(log)
            target = observer
            center.addObserver(observer, selector: Observer.heard, name: Self.name, object: nil)
        }
        #expect(target == nil)
        center.post(name: Self.name, object: nil)
        #expect(stage.host.loop.observers.all.isEmpty)
        do {
            let object = Held()
            held = object
            _ = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in _ = object }
        }
        #expect(held != nil)
        do {
            let other = makeStage()
            let object = Held()
            held = object
            other.perform {
                _ = NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
                    _ = object
                }
            }
        }
        #expect(held == nil)
        let own = NotificationCenter()
        _ = own.addObserver(forName: Self.name, object: nil, queue: nil) { [log] _ in log.note("own") }
        center.post(name: Self.name, object: nil)
        #expect(log.calls.isEmpty)
        own.post(name: Self.name, object: nil)
        #expect(log.calls == ["own"])
    }

    @Test("A centre that goes takes its observers along")
    func centerEnds() {
        final class Held {}
        stage.makeCurrent()
        weak var held: Held?
        do {
            let center = NotificationCenter()
            let object = Held()
            held = object
            _ = center.addObserver(forName: nil, object: nil, queue: nil) { _ in _ = object }
        }
        #expect(held == nil)
    }

    @Test("Stages do not hear each other")
    func stages() {
        let other = makeStage()
        stage.perform {
            _ = center.addObserver(forName: Self.name, object: nil, queue: nil) { [log] _ in log.note("one") }
        }
        other.perform { center.post(name: Self.name, object: nil) }
        #expect(log.calls.isEmpty)
        stage.perform { center.post(name: Self.name, object: nil) }
        #expect(log.calls == ["one"])
    }

    @Test("A post off the main actor goes to the main queue, and so do queues of one's own; both are told")
    func threads() {
        stage.makeCurrent()
        let queue = OperationQueue()
        queue.name = "own"
        _ = center.addObserver(forName: Self.name, object: nil, queue: queue) { [log, stage] _ in
            log.note("heard in \(stage.host.phase?.rawValue ?? "none")")
        }
        center.post(name: Self.name, object: nil)
        let posted = DispatchSemaphore(value: 0)
        DispatchQueue(label: "worker").async {
            NotificationCenter.default.post(name: Self.name, object: nil)
            posted.signal()
        }
        posted.wait()
        stage.runTurn()
        #expect(log.calls == ["heard in none", "heard in mainQueue"])
        #expect(stage.diagnostics.all.map(\.kind) == [.notVirtual, .notVirtual])
    }
}
