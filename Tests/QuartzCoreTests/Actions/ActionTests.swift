import QuartzCore
import Testing

private final class Note: CAAction {
    let label: String
    let log: (String) -> Void

    init(_ label: String, log: @escaping (String) -> Void) {
        self.label = label
        self.log = log
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        let opacity = (anObject as? CALayer)?.opacity ?? -1
        log("\(label) \(event) \(opacity)")
    }
}

private final class Answering: NSObject, CALayerDelegate {
    var answer: CAAction?
    func action(for layer: CALayer, forKey event: String) -> CAAction? { answer }
}

private final class WithDefault: CALayer {
    nonisolated(unsafe) static var fallback: CAAction?
    override class func defaultAction(forKey event: String) -> CAAction? { fallback }
}

@MainActor
@Suite("Actions and transactions")
struct ActionTests {
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    private func note(_ label: String) -> Note {
        Note(label) { [log] in log.lines.append($0) }
    }

    private func commit(_ layer: CALayer) {
        _ = LayerCommit.commit(roots: [layer], width: 1, height: 1, scale: 1, time: 0)
    }

    @Test("The search: delegate, actions, style, class; NSNull ends it")
    func searchOrder() {
        let layer = WithDefault()
        let delegate = Answering()
        WithDefault.fallback = note("class")
        defer { WithDefault.fallback = nil }
        func label() -> String? { (layer.action(forKey: "opacity") as? Note)?.label }
        #expect(label() == "class")
        layer.style = ["actions": ["opacity": note("style")] as [String: Any]]
        #expect(label() == "style")
        layer.actions = ["opacity": note("actions")]
        #expect(label() == "actions")
        layer.delegate = delegate
        #expect(label() == "actions")
        delegate.answer = note("delegate")
        #expect(label() == "delegate")
        delegate.answer = NSNull()
        #expect(layer.action(forKey: "opacity") == nil)
        delegate.answer = nil
        layer.actions = ["opacity": NSNull()]
        #expect(layer.action(forKey: "opacity") == nil)
    }

    @Test("An animatable property's change runs its action after the value is set, once the layer was committed")
    func implicitActions() {
        let layer = CALayer()
        layer.actions = ["opacity": note("a"), "contentsGravity": note("never"), "onOrderIn": note("in")]
        layer.opacity = 0.5
        #expect(log.lines.isEmpty)
        commit(layer)
        layer.opacity = 0.25
        layer.opacity = 0.25
        layer.contentsGravity = .center
        #expect(log.lines == ["a opacity 0.25"])
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 1
        CATransaction.commit()
        #expect(log.lines.count == 1)
        CALayer().addSublayer(layer)
        #expect(log.lines.last == "in onOrderIn 1.0")
    }

    @Test("Transactions nest: values come from outside, changes end with the commit")
    func nesting() {
        #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setValue("x", forKey: "mine")
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 2 && CATransaction.value(forKey: "mine") as? String == "x")
        CATransaction.setAnimationDuration(3)
        CATransaction.setDisableActions(true)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 2 && !CATransaction.disableActions())
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25 && CATransaction.value(forKey: "mine") == nil)
    }

    @Test("A completion block runs after its transaction, not in commit(); a replaced one too; inner ones first")
    func completion() {
        let rig = AnimationRig()
        rig.perform {
            CATransaction.begin()
            CATransaction.setCompletionBlock { [log] in log.lines.append("outer") }
            CATransaction.begin()
            CATransaction.setCompletionBlock { [log] in log.lines.append("first") }
            CATransaction.setCompletionBlock { [log] in log.lines.append("second") }
            #expect(CATransaction.completionBlock() != nil)
            CATransaction.commit()
            CATransaction.commit()
            #expect(CATransaction.completionBlock() == nil)
        }
        #expect(log.lines.isEmpty)
        rig.commit()
        #expect(log.lines == ["first", "second", "outer"])
    }

    @Test("flush commits the implicit transaction, not under an open one; a commit too many raises")
    func flush() {
        let rig = AnimationRig()
        rig.perform {
            CATransaction.setAnimationDuration(9)
            CATransaction.setCompletionBlock { [log] in log.lines.append("implicit") }
            CATransaction.begin()
            CATransaction.flush()
            while rig.context.events.runNext(at: 0) {}
            #expect(log.lines.isEmpty)
            CATransaction.commit()
            CATransaction.flush()
            while rig.context.events.runNext(at: 0) {}
            #expect(log.lines == ["implicit"] && CATransaction.animationDuration() == 0.25)
        }
        #expect(misuses { CATransaction.commit() }.count == 1)
    }
}
