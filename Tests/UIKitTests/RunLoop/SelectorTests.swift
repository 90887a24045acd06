import Offstage
import Testing
import UIKit

@Suite("Selectors")
@MainActor
struct SelectorTests {
    private let stage = makeStage()

    private class Screen: UIResponder {
        var calls: [String] = []
        let view = UIView()
        func load() { calls.append("load") }
        func tapped(_ sender: Any?) { calls.append("tapped \(sender ?? "nil")") }
        func typed(_ text: String, with event: UIEvent?) -> NSString {
            calls.append("typed \(text) \(event == nil ? "-" : "event")")
            return "answer"
        }
        func count(_ number: Int) -> Int { number + 1 }
        func own() -> UIView { view }
    }

    private final class Listed: Screen, SelectorTable {
        static var selectors: [Selector] {
            [
                Selector(_offstage: "load", { (t: Screen) in t.load }),
                Selector(_offstage: "tapped:", { (t: Screen) in t.tapped(_:) }),
            ]
        }
    }

    private let load = Selector(_offstage: "load", { (t: Screen) in t.load })
    private let tapped = Selector(_offstage: "tapped:", { (t: Screen) in t.tapped(_:) })
    private let typed = Selector(_offstage: "typed:with:", { (t: Screen) in t.typed(_:with:) })
    private let count = Selector(_offstage: "count:", { (t: Screen) in t.count(_:) })
    private let own = Selector(_offstage: "own", { (t: Screen) in t.own })

    @Test("Selectors are their names")
    func names() {
        #expect(load == "load" && load != tapped)
        #expect(Set([load, "load", NSSelectorFromString("load")]).count == 1)
        #expect("\(tapped)" == "tapped:" && NSStringFromSelector(typed) == "typed:with:")
    }

    @Test("Methods are called with as many arguments as they take")
    func arguments() {
        let screen = Screen()
        screen.perform(load)
        screen.perform(load, with: 1)
        screen.perform(tapped)
        screen.perform(tapped, with: "x")
        screen.perform(tapped, with: "x", with: "y")
        let answer = screen.perform(typed, with: "t", with: UIEvent())
        screen.perform(typed, with: "t")
        #expect(screen.calls == ["load", "load", "tapped nil", "tapped x", "tapped x", "typed t event", "typed t -"])
        #expect(answer?.takeUnretainedValue() as? NSString == "answer")
        #expect(screen.perform(own)?.takeUnretainedValue() === screen.view)
        #expect(screen.perform(count, with: 3) == nil)
        #expect(screen.perform(load) == nil)
    }

    @Test("What an object has no method for is misuse, with the device's sentence")
    func unrecognized() {
        stage.makeCurrent()
        stage.diagnostics.mode = .collect
        let screen = Screen()
        screen.perform("tapped:", with: 1)
        UIView().perform(load)
        screen.perform(count, with: "no number")
        screen.perform(count)
        #expect(
            stage.diagnostics.messages == [
                "-[Screen tapped:]: unrecognized selector sent to instance",
                "-[UIView load]: unrecognized selector sent to instance",
                "-[Screen count:]: cannot be called with (String)", "-[Screen count:]: cannot be called with ()",
            ])
        #expect(screen.calls.isEmpty)
    }

    @Test("A table lets strings reach methods")
    func table() {
        let screen = Listed()
        screen.perform("tapped:", with: 5)
        screen.perform(Selector("load"))
        #expect(screen.calls == ["tapped 5", "load"])
        #expect(screen.responds(to: "load") && !screen.responds(to: "other"))
    }

    @Test("responds(to:) asks the method, and can be overridden")
    func responds() {
        final class Proxy: UIResponder {
            override func responds(to aSelector: Selector!) -> Bool { aSelector == "magic" }
        }
        #expect(Screen().responds(to: load) && !UIView().responds(to: load) && !Screen().responds(to: "load"))
        #expect(!NSObject().responds(to: load))
        #expect(Proxy().responds(to: "magic"))
    }

    @Test("Messages that come later hold their target, and can be taken back")
    func delayed() {
        stage.makeCurrent()
        weak var weakScreen: Screen?
        do {
            let screen = Screen()
            weakScreen = screen
            screen.perform(tapped, with: 1, afterDelay: 1)
            screen.perform(tapped, with: 2, afterDelay: 1)
            screen.perform(tapped, with: 1, afterDelay: 2)
            screen.perform(load, with: nil, afterDelay: 2)
            screen.perform(load, with: nil, afterDelay: 0)
            NSObject.cancelPreviousPerformRequests(withTarget: screen, selector: tapped, object: 2)
            NSObject.cancelPreviousPerformRequests(withTarget: Screen())
            stage.advance(by: 1.5)
            #expect(screen.calls == ["load", "tapped 1"])
            NSObject.cancelPreviousPerformRequests(withTarget: screen, selector: load, object: nil)
        }
        #expect(weakScreen?.calls == ["load", "tapped 1"])
        stage.advance(by: 0.4)
        #expect(weakScreen != nil)
        stage.advance(by: 0.5)
        #expect(weakScreen == nil)
        let other = Screen()
        other.perform(load, with: nil, afterDelay: 1, inModes: [.tracking])
        RunLoop.main.perform(load, target: other, argument: nil, order: 0, modes: [.default])
        RunLoop.main.perform(tapped, target: other, argument: 3, order: 0, modes: [.default])
        RunLoop.main.cancelPerform(tapped, target: other, argument: 3)
        stage.advance(by: 2)
        #expect(other.calls == ["load"])
        NSObject.cancelPreviousPerformRequests(withTarget: other)
        #expect(stage.host.loop.timers.timers.isEmpty)
        other.performSelector(onMainThread: load, with: nil, waitUntilDone: true)
        other.performSelector(onMainThread: tapped, with: nil, waitUntilDone: false)
        #expect(other.calls == ["load", "load"])
        stage.runTurn()
        #expect(other.calls == ["load", "load", "tapped nil"])
    }
}
