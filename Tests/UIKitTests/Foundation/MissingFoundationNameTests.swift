import Offstage
import Testing
import UIKit

@Suite("Names that Apple's Foundation has and packages use")
@MainActor
struct MissingFoundationNameTests {
    @Test("An exception that is raised is a misuse with its name and its sentence")
    func exceptions() {
        let stage = Stage()
        stage.diagnostics.mode = .collect
        let exception = NSException(name: .invalidArgumentException, reason: "no such panel")
        #expect("\(exception)" == "no such panel" && exception.userInfo == nil)
        exception.raise()
        #expect(stage.diagnostics.messages.count == 1)
        #expect(stage.diagnostics.messages.first?.contains("NSInvalidArgumentException") == true)
        #expect(stage.diagnostics.messages.first?.contains("no such panel") == true)
    }

    @Test("A font of no description is the system's in 12 points")
    func font() {
        #expect(UIFont() == UIFont.systemFont(ofSize: 12))
    }

    @Test("A bar item tells by key the view that shows it, and what it has")
    func barItemKeys() {
        let stage = Stage()
        stage.diagnostics.mode = .collect
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 393, height: 44))
        let item = UINavigationItem(title: "Inbox")
        let button = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        #expect(button.value(forKey: "view") == nil)
        item.rightBarButtonItem = button
        bar.items = [item]
        stage.window.addSubview(bar)
        stage.runTurn()
        let view = button.value(forKey: "view") as? UIView
        #expect(view?.isDescendant(of: bar) == true && view?.bounds.isEmpty == false)
        #expect(button.value(forKey: "title") as? String == "Edit")
        #expect(button.value(forKey: "isEnabled") as? Bool == true)
        let custom = UIView()
        #expect(UIBarButtonItem(customView: custom).value(forKey: "view") as? UIView === custom)
        #expect(stage.diagnostics.messages.isEmpty && button.value(forKey: "colour") == nil)
        #expect(
            stage.diagnostics.messages.first?.contains("not key value coding-compliant for the key colour") == true)
    }

    private final class Worker: NSObject {
        var calls = 0
        func work() { calls += 1 }
    }

    @Test("A thread with a target says that it sends nothing, and ends")
    func threads() async {
        let stage = Stage()
        stage.diagnostics.mode = .collect
        let worker = Worker()
        let thread = Thread(
            target: worker, selector: Selector(_offstage: "work", { (t: Worker) in t.work }), object: nil)
        thread.start()
        while !thread.isFinished { await Task.yield() }
        #expect(worker.calls == 0)
        #expect(stage.diagnostics.messages.contains { $0.contains("Thread(target:selector:object:) with work") })
    }
}
