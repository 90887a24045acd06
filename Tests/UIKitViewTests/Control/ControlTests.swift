import Offstage
import Testing
import UIKit

@Suite("UIControl")
@MainActor
struct ControlTests: StageSuite {
    let made = makeStage(400, 400)
    private let log = CallLog()

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private static let names: [(String, UIControl.Event)] = [
        ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
        ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter),
        ("touchDragExit", .touchDragExit), ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
        ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
        ("primaryActionTriggered", .primaryActionTriggered),
    ]

    /// Writes down its tracking, and its highlight at each event.
    private final class Tracker: UIControl {
        var log: CallLog?
        var begins = true
        var continues = true
        private func note(_ call: String) { log?.note(call + (isHighlighted ? " lit" : "")) }
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            note("begin")
            return begins
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            note("continue")
            return continues
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { note("end") }
        override func cancelTracking(with event: UIEvent?) { note(event == nil ? "cancel nil" : "cancel") }
    }

    private func listen(to control: UIControl) {
        for (name, event) in Self.names {
            control.addAction(
                UIAction { [log] action in
                    let control = action.sender as? UIControl
                    log.note(name + (control?.isHighlighted == true ? " lit" : ""))
                }, for: event)
        }
    }

    private func tracker() -> Tracker {
        let control = Tracker(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        control.log = log
        listen(to: control)
        stage.window.addSubview(control)
        return control
    }

    @Test("A touch: begin, down; continue, drags; end, up inside; the highlight goes after the events")
    func inside() throws {
        let control = tracker()
        try stage.touch.down(at(150, 120))
        #expect(control.isTracking && control.isTouchInside && control.state == .highlighted)
        try stage.touch.move(at(160, 120))
        try stage.touch.up()
        #expect(
            log.take() == [
                "begin", "touchDown lit", "continue lit", "touchDragInside lit", "end lit", "touchUpInside lit",
            ])
        #expect(!control.isTracking && !control.isTouchInside && control.state == .normal)
    }

    @Test("Crossing the bounds grown by 70 points: exit once, drags outside; enter once, drags inside")
    func crossing() throws {
        _ = tracker()
        try stage.touch.down(at(150, 120))
        log.calls = []
        try stage.touch.move(at(269, 120))
        try stage.touch.move(at(271, 120))
        try stage.touch.move(at(280, 120))
        try stage.touch.move(at(150, 31))
        try stage.touch.move(at(150, 29))
        try stage.touch.up()
        #expect(
            log.take() == [
                "continue lit", "touchDragInside lit", "continue", "touchDragExit", "touchDragOutside", "continue",
                "touchDragOutside", "continue lit", "touchDragEnter lit", "touchDragInside lit", "continue",
                "touchDragExit", "touchDragOutside", "end", "touchUpOutside",
            ])
    }

    @Test("At touch down the plain hit test rules")
    func plainBounds() throws {
        let control = tracker()
        try stage.touch.tap(TouchSpot.screen(95, 120))
        #expect(log.take().isEmpty && !control.isTracking)
    }

    @Test("A second tap in a row sends touchDownRepeat, too")
    func repeated() throws {
        let control = tracker()
        try stage.touch.tap(control, taps: 2)
        #expect(
            log.take().filter { $0.hasPrefix("touchDown") } == [
                "touchDown lit", "touchDown lit", "touchDownRepeat lit",
            ])
    }

    @Test("beginTracking false leaves the touch alone; continueTracking false ends tracking")
    func refusing() throws {
        let control = tracker()
        control.begins = false
        try stage.touch.drag(control, by: CGVector(dx: 20, dy: 0))
        #expect(log.take() == ["begin"])
        (control.begins, control.continues) = (true, false)
        stage.advance(by: 1)
        try stage.touch.drag(control, by: CGVector(dx: 20, dy: 0))
        #expect(log.take() == ["begin", "touchDown lit", "continue lit"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test("Cancelled: cancelTracking and touchCancel; without an event where the control left its window")
    func cancelling() throws {
        let control = tracker()
        try stage.touch.down(control)
        stage.touch.cancel()
        #expect(log.take() == ["begin", "touchDown lit", "cancel lit", "touchCancel lit"])
        try stage.touch.down(control)
        log.calls = []
        control.removeFromSuperview()
        #expect(log.take() == ["cancel nil lit", "touchCancel lit"] && !control.isTracking)
        try stage.touch.up()
        #expect(log.take().isEmpty)
    }

    @Test("A disabled control is hit, tracks nothing and sends nothing; touches go on to its superview")
    func disabled() throws {
        let parent = TouchView("p", CGRect(x: 0, y: 0, width: 400, height: 400), log, in: stage.window)
        let control = tracker()
        parent.addSubview(control)
        control.isEnabled = false
        try stage.touch.tap(control)
        #expect(log.take() == ["p.began", "p.ended"] && control.state == .disabled)
        control.sendActions(for: .touchUpInside)
        #expect(log.take() == ["touchUpInside"], "code may send all the same")
        control.isEnabled = true
        try stage.touch.down(control)
        control.isEnabled = false
        log.calls = []
        try stage.touch.up()
        #expect(log.take() == ["end lit"])
    }

    @Test("Recognizers of superviews see touches on a disabled control")
    func disabledGestures() throws {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        stage.window.addSubview(parent)
        let gestures = GestureLog(log)
        gestures.watch(UITapGestureRecognizer(), on: parent, name: "tap")
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        parent.addSubview(button)
        button.addAction(UIAction { [log] _ in log.note("button") }, for: .touchUpInside)
        try stage.touch.tap(button)
        #expect(log.take() == ["button"])
        button.isEnabled = false
        try stage.touch.tap(button)
        #expect(log.take() == ["tap ended"])
        button.isEnabled = true
        button.addGestureRecognizer(UITapGestureRecognizer(target: gestures, action: GestureLog.action))
        try stage.touch.tap(button)
        #expect(log.take() == ["gesture ended"], "its own recognizers are not refused")
    }

    // MARK: Handlers

    private final class Target: NSObject, SelectorTable {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func none() { log.note("none") }
        func one(_ sender: UIControl) { log.note("one \(sender.tag)") }
        func two(_ sender: UIControl, _ event: UIEvent?) { log.note("two \(event == nil ? "nil" : "event")") }
        static var selectors: [Selector] {
            [
                Selector(_offstage: "none", { (t: Target) in t.none }),
                Selector(_offstage: "one:", { (t: Target) in t.one(_:) }),
                Selector(_offstage: "two:forEvent:", { (t: Target) in t.two(_:_:) }),
            ]
        }
    }

    @Test(
        "Messages take nothing, the control, or the control and the event; they come in the order of adding, each once")
    func messages() throws {
        let target = Target(log)
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        control.tag = 7
        stage.window.addSubview(control)
        control.addTarget(target, action: "two:forEvent:", for: .touchUpInside)
        control.addTarget(target, action: "none", for: [.touchDown, .touchUpInside])
        control.addTarget(target, action: "one:", for: .touchUpInside)
        control.addTarget(target, action: "one:", for: .touchUpInside)
        try stage.touch.tap(control)
        #expect(log.take() == ["none", "two event", "none", "one 7"])
        control.sendActions(for: [.touchDown, .touchUpInside])
        #expect(log.take() == ["two nil", "none", "one 7"])
        #expect(
            control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["two:forEvent:", "none", "one:"])
        #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
        #expect(control.allTargets == [target] && control.allControlEvents == [.touchDown, .touchUpInside])
        control.removeTarget(target, action: "none", for: .touchDown)
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside)?.count == 3)
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allTargets.isEmpty && control.allControlEvents == [])
    }

    @Test("Targets are not held; actions are")
    func ownership() {
        let control = UIControl()
        var target: Target? = Target(log)
        weak let weakTarget = target
        if let target { control.addTarget(target, action: "none", for: .valueChanged) }
        target = nil
        #expect(weakTarget == nil && control.allTargets.isEmpty && control.allControlEvents == [])
        control.sendActions(for: .valueChanged)
        var object: NSObject? = NSObject()
        weak let weakObject = object
        control.addAction(UIAction { [object] _ in _ = object }, for: .valueChanged)
        object = nil
        #expect(weakObject != nil)
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(weakObject != nil, "removing targets leaves actions")
    }

    @Test("Actions with one identifier replace each other, by event")
    func actions() {
        let control = UIControl()
        func action(_ text: String, _ identifier: UIAction.Identifier?) -> UIAction {
            UIAction(title: text, identifier: identifier) { [log] action in
                log.note("\(action.title) \(action.sender as? UIControl === control)")
            }
        }
        let first = action("first", UIAction.Identifier("a"))
        control.addAction(first, for: [.valueChanged, .touchDown])
        control.addAction(action("second", UIAction.Identifier("a")), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.take() == ["second true"])
        control.sendActions(for: .touchDown)
        #expect(log.take() == ["first true"] && first.sender == nil)
        control.addAction(action("third", nil), for: .valueChanged)
        control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .allEvents)
        control.sendActions(for: .allEvents)
        #expect(log.take() == ["third true"])
        control.addAction(first, for: .valueChanged)
        control.removeAction(first, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.take() == ["third true"])
    }

    @Test("enumerateEventHandlers goes through all, may stop, and may change them")
    func enumerating() {
        let control = UIControl()
        let target = Target(log)
        control.addAction(UIAction(title: "a") { _ in }, for: .valueChanged)
        control.addTarget(target, action: "none", for: .touchDown)
        control.addTarget(nil, action: "gone:", for: .touchUpInside)
        var lines: [String] = []
        control.enumerateEventHandlers { action, pair, events, stop in
            control.removeTarget(nil, action: nil, for: .allEvents)
            lines.append("\(action?.title ?? "-") \(pair.map { "\($0.0 != nil) \($0.1)" } ?? "-") \(events.rawValue)")
            if pair?.1 == Selector("gone:") { stop = true }
        }
        #expect(lines == ["a - 4096", "- true none 1", "- false gone: 64"])
        #expect(control.allTargets.isEmpty)
        control.addTarget(nil, action: "gone:", for: .touchUpInside)
        #expect(control.allTargets.map { $0.base is NSNull } == [true])
    }

    @Test("sendAction(_:to:for:) and sendAction(_:) are called once for each handler")
    func overriding() {
        final class Spy: UIControl {
            var log: CallLog?
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                log?.note("send \(action)")
                super.sendAction(action, to: target, for: event)
            }
            override func sendAction(_ action: UIAction) { log?.note("action \(action.title)") }
        }
        let control = Spy()
        control.log = log
        let target = Target(log)
        control.addTarget(target, action: "none", for: .valueChanged)
        control.addAction(UIAction(title: "a") { [log] _ in log.note("ran") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.take() == ["send none", "none", "action a"])
    }

    @Test("A handler removed, or a target gone, by an earlier handler of the same event")
    func changing() {
        let control = UIControl()
        var target: Target? = Target(log)
        control.addAction(
            UIAction { [log] _ in
                log.note("first")
                target = nil
            }, for: .valueChanged)
        if let target { control.addTarget(target, action: "none", for: .valueChanged) }
        control.sendActions(for: .valueChanged)
        #expect(log.take() == ["first"])
    }

    @Test("Bits of events and states")
    func bits() {
        #expect(Self.names.map { $0.1.rawValue } == [1, 2, 4, 8, 16, 32, 64, 128, 256, 1 << 12, 1 << 13])
        #expect(UIControl.Event.menuActionTriggered.rawValue == 1 << 14)
        #expect(
            [UIControl.Event.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit].map(\.rawValue)
                == [1 << 16, 1 << 17, 1 << 18, 1 << 19])
        #expect(
            UIControl.Event.allTouchEvents.rawValue == 0xFFF && UIControl.Event.allEditingEvents.rawValue == 0xF0000)
        #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
        let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
        #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
        let control = UIControl()
        control.isSelected = true
        control.isEnabled = false
        control.isHighlighted = true
        #expect(control.state == [.selected, .disabled, .highlighted])
    }

    @Test("Defaults; leading and trailing are left and right by the direction")
    func defaults() {
        let control = UIControl()
        #expect(control.isEnabled && !control.isSelected && !control.isHighlighted && control.state == .normal)
        #expect(control.contentVerticalAlignment == .center && control.contentHorizontalAlignment == .center)
        #expect(!control.isContextMenuInteractionEnabled && !control.showsMenuAsPrimaryAction && control.toolTip == nil)
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
        control.contentHorizontalAlignment = .trailing
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.contentHorizontalAlignment = .fill
        #expect(control.effectiveContentHorizontalAlignment == .fill)
        let primary = UIControl(frame: .zero, primaryAction: UIAction { [log] _ in log.note("primary") })
        primary.sendActions(for: .primaryActionTriggered)
        #expect(log.take() == ["primary"])
    }
}
