import Offstage
import Testing

@testable import UIKit

@Suite("Keys, commands and actions")
@MainActor
struct KeyTests: StageSuite {
    let made = makeStage(200, 200)
    private let log = CallLog()

    /// A responder that lists commands and writes presses down.
    private final class Field: UIView, SelectorTable {
        var log: CallLog?
        var id = ""
        var commands: [UIKeyCommand]?
        var refuses = false
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? { commands }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            !refuses && super.canPerformAction(action, withSender: sender)
        }
        func save(_ command: UIKeyCommand) { log?.note("\(id).save \(command.input ?? "-")") }
        func other(_ command: Any?) { log?.note("\(id).other") }
        static var selectors: [Selector] {
            [
                Selector(_offstage: "save:", { (t: Field) in t.save(_:) }),
                Selector(_offstage: "other:", { (t: Field) in t.other(_:) }),
            ]
        }
        override func copy(_ sender: Any?) { log?.note("\(id).copy \(sender is UIView ? "view" : "-")") }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("began", presses)
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("ended", presses)
        }
        private func note(_ phase: String, _ presses: Set<UIPress>) {
            for press in presses {
                log?.note("\(id).\(phase) \(press.key?.characters ?? "-") \(press.force) \(press.phase)")
            }
        }
    }

    private func field(_ id: String, in parent: UIView? = nil) -> Field {
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        field.id = id
        field.log = log
        (parent ?? stage.window).addSubview(field)
        return field
    }

    @Test("A key goes to the first responder as a press that begins and ends")
    func presses() throws {
        let a = field("a")
        a.becomeFirstResponder()
        try stage.touch.key("s")
        try stage.touch.key("S")
        try stage.touch.key("1", modifiers: .shift)
        #expect(
            log.take() == [
                "a.began s 1.0 began", "a.ended s 0.0 ended", "a.began S 1.0 began", "a.ended S 0.0 ended",
                "a.began ! 1.0 began", "a.ended ! 0.0 ended",
            ])
        #expect(throws: TouchError.self) { try stage.touch.key("no such key") }
        stage.applicationState = .inactive
        try stage.touch.key("s")
        #expect(log.take().isEmpty)
    }

    @Test("Presses forward up the chain; without a first responder they go to the key window")
    func forwarding() throws {
        let parent = field("p")
        let plain = UIView()
        parent.addSubview(plain)
        let child = field("c", in: plain)
        child.becomeFirstResponder()
        let press = UIPress()
        plain.pressesBegan([press], with: UIPressesEvent())
        #expect(log.take() == ["p.began - 1.0 began"])
        child.resignFirstResponder()
        try stage.touch.key("x")
        #expect(log.take().isEmpty)
        final class Window: UIWindow {
            var presses: [UIPress] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += presses }
        }
        let window = stage.perform { Window(frame: stage.screen.bounds) }
        window.makeKeyAndVisible()
        try stage.touch.key("up")
        #expect(window.presses.map(\.type) == [.upArrow] && window.presses[0].responder === window)
        #expect(window.presses[0].key?.keyCode == .keyboardUpArrow && window.presses[0].key?.modifierFlags == [])
        #expect(window.presses[0].key?.charactersIgnoringModifiers == UIKeyCommand.inputUpArrow)
    }

    @Test("A key command up the chain takes the key; keys and modifiers have to be the same")
    func commands() throws {
        let parent = field("p")
        let child = field("c", in: parent)
        parent.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")]
        child.becomeFirstResponder()
        child.refuses = true
        try stage.touch.key("s", modifiers: .command)
        #expect(log.take() == ["p.save s"])
        child.refuses = false
        try stage.touch.key("s", modifiers: .command)
        #expect(log.take() == ["c.save s"], "the action goes up from the first responder")
        try stage.touch.key("s", modifiers: [.command, .shift])
        #expect(log.take() == ["c.began S 1.0 began", "c.ended S 0.0 ended"])
        child.commands = [
            UIKeyCommand(
                action: "save:", input: "s", modifierFlags: .command,
                alternates: [UICommandAlternate(title: "", action: "other:", modifierFlags: .shift)])
        ]
        try stage.touch.key("s", modifiers: [.command, .shift])
        #expect(log.take() == ["c.other"])
        child.commands = [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "other:")]
        try stage.touch.key("escape")
        #expect(log.take() == ["c.other"])
    }

    @Test("validate(_:) may disable a command: the key is then a press")
    func validation() throws {
        final class Careful: UIView, SelectorTable {
            var log: CallLog?
            var allows = true
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "k", modifierFlags: [], action: "run")]
            }
            override func validate(_ command: UICommand) {
                log?.note("validate \((command as? UIKeyCommand)?.input ?? "-")")
                if !allows { command.attributes = .disabled }
            }
            func run() { log?.note("run") }
            static var selectors: [Selector] { [Selector(_offstage: "run", { (t: Careful) in t.run })] }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?.note("press") }
        }
        let view = Careful(frame: .zero)
        view.log = log
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        try stage.touch.key("k")
        #expect(log.take() == ["validate k", "run"])
        view.allows = false
        try stage.touch.key("k")
        #expect(log.take() == ["validate k", "press"])
    }

    @Test("Arrows and brackets of commands are mirrored from right to left, unless told not to")
    func mirroring() throws {
        let a = field("a")
        let command = UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: "save:")
        a.commands = [command]
        a.becomeFirstResponder()
        stage.window.semanticContentAttribute = .forceRightToLeft
        try stage.touch.key("right")
        #expect(log.take() == ["a.save UIKeyInputLeftArrow"])
        command.allowsAutomaticMirroring = false
        try stage.touch.key("left")
        #expect(log.take() == ["a.save UIKeyInputLeftArrow"])
    }

    @Test("Recognizers get presses whose types they allow, before the responder")
    func pressGestures() throws {
        final class Presser: UIGestureRecognizer {
            var log: CallLog?
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
                log?.note("g.began \(event.presses(for: self).count)")
                state = .began
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .ended }
        }
        let a = field("a")
        let gestures = GestureLog(log)
        let presser = gestures.watch(Presser(), on: a, name: "g")
        presser.log = log
        a.becomeFirstResponder()
        try stage.touch.key("up")
        #expect(
            log.take() == [
                "g.began 1", "g began", "a.began UIKeyInputUpArrow 1.0 began", "g ended",
                "a.ended UIKeyInputUpArrow 0.0 ended",
            ])
        presser.allowedPressTypes = []
        try stage.touch.key("up")
        #expect(log.take().count == 2 && presser.state == .possible)
    }

    // MARK: Actions

    @Test("Without a target an action goes up from the first responder to the first that can perform it")
    func nilTarget() {
        let parent = field("p")
        let child = field("c", in: parent)
        let button = UIButton(frame: .zero)
        let app = UIApplication.shared
        #expect(!app.sendAction("other:", to: nil, from: nil, for: nil))
        parent.addSubview(button)
        #expect(app.sendAction("other:", to: nil, from: button, for: nil))
        #expect(log.take() == ["p.other"], "from the sender where there is no first responder")
        child.becomeFirstResponder()
        app.sendAction("other:", to: nil, from: button, for: nil)
        #expect(log.take() == ["c.other"])
        child.refuses = true
        button.addTarget(nil, action: "other:", for: .valueChanged)
        button.sendActions(for: .valueChanged)
        #expect(log.take() == ["p.other"])
        parent.refuses = true
        #expect(!app.sendAction("other:", to: nil, from: button, for: nil))
        #expect(child.target(forAction: "other:", withSender: nil) == nil)
        parent.refuses = false
        #expect(child.target(forAction: "other:", withSender: nil) as? UIView === parent)
    }

    @Test("Edit actions: a responder performs those that its class overrides")
    func editActions() {
        let parent = field("p")
        let child = UIView()
        parent.addSubview(child)
        #expect(!child.canPerformAction("copy:", withSender: nil) && parent.canPerformAction("copy:", withSender: nil))
        #expect(!parent.canPerformAction("paste:", withSender: nil) && !parent.responds(to: "paste:"))
        let typed = Selector(_offstage: "copy:", { (t: any UIResponderStandardEditActions) in t.copy(_:) })
        #expect(!child.responds(to: typed) && parent.responds(to: typed))
        UIApplication.shared.sendAction("copy:", to: nil, from: child, for: nil)
        #expect(log.take() == ["p.copy view"])
        UIApplication.shared.sendAction("copy:", to: parent, from: nil, for: nil)
        #expect(log.take() == ["p.copy -"])
        final class Every: UIResponder {
            override func export(_ sender: Any?) {}
            override func printContent(_ sender: Any?) {}
        }
        let every = Every()
        #expect(every.responds(to: "export:") && every.responds(to: "print:") && !every.responds(to: "printContent:"))
        #expect(!every.responds(to: "cut:"))
    }

    @Test("A command sends its action with itself as the sender; an action runs its closure")
    func menuLeaves() {
        let a = field("a")
        a.becomeFirstResponder()
        let command = UICommand(title: "Save", action: "other:", propertyList: 5)
        command.performWithSender(nil, target: nil)
        #expect(log.take() == ["a.other"] && command.propertyList as? Int == 5 && command.title == "Save")
        let action = UIAction(title: "t", subtitle: "s", state: .on) { [log] in log.note("\($0.sender ?? "nil")") }
        action.performWithSender("me", target: nil)
        #expect(log.take() == ["me"] && action.sender == nil && action.state == .on && action.subtitle == "s")
        #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
        #expect(UIKeyCommand().action == nil && UIKeyCommand().input == nil)
    }

    @Test("Motion and remote commands forward up the chain")
    func motion() {
        final class Shaken: UIView {
            var log: CallLog?
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                log?.note("\(motion.rawValue)")
            }
            override func remoteControlReceived(with event: UIEvent?) { log?.note("remote") }
        }
        let shaken = Shaken(frame: .zero)
        shaken.log = log
        let child = UIView()
        shaken.addSubview(child)
        child.motionBegan(.motionShake, with: nil)
        child.motionCancelled(.motionShake, with: nil)
        child.motionEnded(.motionShake, with: nil)
        child.remoteControlReceived(with: nil)
        #expect(log.take() == ["1", "remote"])
    }

    // MARK: Interactions and feedback

    @Test("Interactions move from view to view, told before and after")
    func interactions() {
        final class Spy: NSObject, UIInteraction {
            weak var view: UIView?
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            func willMove(to view: UIView?) { log.note("will \(view != nil)") }
            func didMove(to view: UIView?) {
                self.view = view
                log.note("did \(view != nil)")
            }
        }
        let (a, b) = (UIView(), UIView())
        let spy = Spy(log)
        a.addInteraction(spy)
        #expect(log.take() == ["will true", "did true"] && a.interactions.count == 1)
        b.addInteraction(spy)
        #expect(log.take() == ["will false", "did false", "will true", "did true"])
        #expect(a.interactions.isEmpty && spy.view === b)
        b.interactions = []
        #expect(log.take() == ["will false", "did false"] && spy.view == nil)
        b.removeInteraction(spy)
        #expect(log.take().isEmpty)
    }

    @Test("A pointer interaction is asked about regions and styles as the pointer moves")
    func pointer() throws {
        final class Answers: NSObject, UIPointerInteractionDelegate {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            func pointerInteraction(
                _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
                defaultRegion: UIPointerRegion
            ) -> UIPointerRegion? {
                request.location.x < 50 ? defaultRegion : UIPointerRegion(rect: .zero, identifier: "right")
            }
            func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
                -> UIPointerStyle?
            {
                log.note("style \(region.identifier.map { "\($0)" } ?? "-")")
                return .hidden()
            }
            func pointerInteraction(
                _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
                animator: any UIPointerInteractionAnimating
            ) {
                animator.addCompletion { [log] in log.note("entered \($0)") }
            }
            func pointerInteraction(
                _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
                animator: any UIPointerInteractionAnimating
            ) { log.note("exit \(region.identifier.map { "\($0)" } ?? "-")") }
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(view)
        let answers = Answers(log)
        view.addInteraction(UIPointerInteraction(delegate: answers))
        try stage.touch.hover(CGPoint(x: 10, y: 10))
        #expect(log.take() == ["style -", "entered true"] && stage.host[PointerDelivery.self].style != nil)
        try stage.touch.hover(CGPoint(x: 60, y: 10))
        #expect(log.take() == ["exit -", "style right", "entered true"])
        try stage.touch.hover(CGPoint(x: 150, y: 150))
        #expect(log.take() == ["exit right"] && stage.host[PointerDelivery.self].style == nil)
    }

    @Test("Styles of a pointer: its shape, what it does to a view, and what shows beside it")
    func pointerStyles() {
        stage.makeCurrent()
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        stage.window.addSubview(view)
        let preview = UITargetedPreview(view: view)
        #expect(preview.target.container === stage.window && preview.target.center == CGPoint(x: 30, y: 20))
        #expect(preview.size == CGSize(width: 40, height: 20) && preview.parameters.visiblePath == nil)
        let part = UIPreviewParameters(textLineRects: [CGRect(x: 0, y: 0, width: 10, height: 5), "no rectangle"])
        let other = UITargetedPreview(view: view, parameters: part)
            .retargetedPreview(with: UIPreviewTarget(container: view, center: .zero))
        #expect(other.size == CGSize(width: 10, height: 5) && other.target.container === view)
        let effects: [UIPointerEffect] = [
            .automatic(preview), .highlight(preview), .lift(preview), .hover(preview, prefersShadow: true),
        ]
        #expect(effects.allSatisfy { $0.preview === preview })
        let style = UIPointerStyle(effect: effects[1], shape: .roundedRect(view.frame))
        #expect(style.accessories.isEmpty)
        style.accessories = [.arrow(.left), UIPointerAccessory(.verticalBeam(length: 10), position: .top)]
        #expect(style.accessories.map(\.orientationMatchesAngle) == [true, false])
        #expect(style.accessories[0].position.angle == 3 * .pi / 2)
        guard case .effect(.highlight(let kept), .roundedRect?) = style.kind else {
            Issue.record("the style keeps its effect and shape")
            return
        }
        #expect(kept === preview)
    }

    @Test("Feedback is written down, with its time")
    func feedback() {
        stage.advance(by: 1.5)
        stage.perform {
            UIImpactFeedbackGenerator().impactOccurred()
            UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
            UISelectionFeedbackGenerator().selectionChanged()
            let result = UINotificationFeedbackGenerator()
            result.prepare()
            result.notificationOccurred(.warning)
        }
        #expect(
            stage.feedback.map(\.kind) == [
                .impact(.medium, intensity: 1), .impact(.heavy, intensity: 0.5), .selection, .notification(.warning),
            ])
        #expect(stage.feedback.allSatisfy { $0.time == 1.5 })
        #expect(stage.trace.events.contains { $0.view == "feedback: impact heavy 0.5" })
    }
}
