import Offstage
import TestKit
import Testing
import UIKit

@MainActor
@Suite("What became of touches")
struct TouchTraceTests: StageSuite {
    let made = makeStage(200, 200)

    private func view(_ id: String, _ frame: CGRect, in parent: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        view.accessibilityIdentifier = id
        (parent ?? stage.window).addSubview(view)
        return view
    }

    private func button(_ id: String, _ frame: CGRect, in parent: UIView) -> UIButton {
        let button = UIButton(frame: frame)
        button.accessibilityIdentifier = id
        parent.addSubview(button)
        return button
    }

    @discardableResult
    private func add<Gesture: UIGestureRecognizer>(_ gesture: Gesture, _ name: String?, to view: UIView) -> Gesture {
        gesture.name = name
        view.addGestureRecognizer(gesture)
        return gesture
    }

    @Test("A finger's story names who was asked, who got it, who decided what, and who prevented whom")
    func story() throws {
        let card = view("card", CGRect(x: 0, y: 0, width: 100, height: 100))
        let buy = button("buy", CGRect(x: 10, y: 10, width: 60, height: 50), in: card)
        let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
        add(pan, "pan", to: card)
        add(tap, nil, to: card)
        add(UISwipeGestureRecognizer(), "off", to: card).isEnabled = false
        stage.displayRate = 10
        stage.touch.isTracing = true
        try stage.touch.drag(buy, by: CGVector(dx: 40, dy: 0), duration: 0.4)
        let account = try #require(stage.touch.trace.accounts.first)
        #expect(account.finger == 1 && account.taker == "UIButton:buy" && account.findings == [])
        #expect(account.samples.map(\.phase) == [.began, .moved, .moved, .moved, .ended])
        #expect(account.samples.last?.location == CGPoint(x: 80, y: 35))
        #expect(account.hitTest?.steps.map(\.view) == ["UIWindow:window", "UIView:card", "UIButton:buy"])
        #expect(
            account.steps.map(\.sentence) == [
                "UIPanGestureRecognizer:pan gets the finger",
                "UITapGestureRecognizer of UIView:card gets the finger",
                "UISwipeGestureRecognizer:off does not get the finger: it is disabled",
                "UIButton:buy is told: began", "UIButton:buy sends touchDown",
                "UIPanGestureRecognizer:pan began",
                "UITapGestureRecognizer of UIView:card failed: UIPanGestureRecognizer:pan prevents it",
                "UIButton:buy is told: cancelled", "UIButton:buy sends touchCancel",
                "UIPanGestureRecognizer:pan changed", "UIPanGestureRecognizer:pan changed",
                "UIPanGestureRecognizer:pan ended",
            ])
        let lines = account.description.split(separator: "\n").map(String.init)
        #expect(lines[0] == "finger 1: UIButton:buy takes it")
        #expect(lines.contains("  0.200 … 0.300 s, 2 times"), "ticks alike are told once: \(lines)")
    }

    @Test("Waiting, being forbidden, giving up and being taken away have their reasons")
    func reasons() throws {
        let card = view("card", CGRect(x: 0, y: 0, width: 100, height: 100))
        let (once, twice) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        twice.numberOfTapsRequired = 2
        once.require(toFail: twice)
        add(once, "once", to: card)
        add(twice, "twice", to: card)
        add(UILongPressGestureRecognizer(), "press", to: card)
        stage.touch.isTracing = true
        try stage.touch.tap(card)
        stage.advance(by: 1)
        try stage.touch.down(card)
        stage.advance(by: 0.6)
        stage.touch.cancel()
        let accounts = stage.touch.trace.accounts
        let sentences = accounts.map { $0.steps.filter { $0.kind != .offer }.map(\.sentence) }
        #expect(
            sentences[0] == [
                "UIView:card is told: began",
                "UITapGestureRecognizer:once has made up its mind, and waits for UITapGestureRecognizer:twice to fail",
                "UILongPressGestureRecognizer:press failed",
                "UITapGestureRecognizer:twice failed: no finger came in time", "UITapGestureRecognizer:once ended",
                "UIView:card is told: cancelled",
            ])
        #expect(
            sentences[1].suffix(3) == [
                "UITapGestureRecognizer:twice failed: UILongPressGestureRecognizer:press prevents it",
                "UIView:card is told: cancelled", "UILongPressGestureRecognizer:press was cancelled",
            ])
    }

    @Test("A second finger in the same gesture shares its story; the next attempt is another story")
    func sharing() throws {
        let card = view("card", CGRect(x: 0, y: 0, width: 200, height: 200))
        card.isMultipleTouchEnabled = true
        add(UIPinchGestureRecognizer(), "pinch", to: card)
        stage.touch.isTracing = true
        try stage.touch.pinch(card, from: 40, to: 100)
        try stage.touch.pinch(card, from: 40, to: 100)
        let accounts = stage.touch.trace.accounts
        #expect(accounts.map(\.finger) == [1, 2, 3, 4])
        for account in accounts {
            #expect(account.steps.count { $0.sentence == "UIPinchGestureRecognizer:pinch began" } == 1)
            #expect(account.steps.count { $0.sentence == "UIPinchGestureRecognizer:pinch ended" } == 1)
        }
    }

    @Test("What no finger did stands behind the fingers; without tracing nothing is written")
    func others() throws {
        let buy = button("buy", CGRect(x: 0, y: 0, width: 60, height: 60), in: stage.window)
        try stage.touch.tap(buy)
        #expect(stage.touch.trace.events.isEmpty && stage.touch.trace.accounts.isEmpty)
        stage.touch.isTracing = true
        stage.perform { buy.sendActions(for: .valueChanged) }
        let accounts = stage.touch.trace.accounts
        #expect(accounts.map(\.finger) == [nil])
        #expect(accounts[0].steps.map(\.sentence) == ["UIButton:buy sends valueChanged"])
        stage.touch.isTracing = false
        #expect(stage.touch.trace.events.isEmpty)
    }

    @Test("Small targets, fingers that nobody takes or answers, and invisible covers are found")
    func findings() throws {
        let panel = view("panel", CGRect(x: 0, y: 0, width: 100, height: 100))
        panel.backgroundColor = .white
        let small = button("small", CGRect(x: 0, y: 0, width: 30, height: 44), in: panel)
        let large = button("large", CGRect(x: 40, y: 40, width: 44, height: 44), in: panel)
        let cover = view("cover", CGRect(x: 40, y: 40, width: 50, height: 50), in: panel)
        stage.touch.isTracing = true
        try stage.touch.tap(small)
        try stage.touch.tap(TouchSpot.view(large).takenBy(cover))
        try stage.touch.tap(TouchSpot.screen(5, 90))
        try stage.touch.tap(TouchSpot.screen(500, 500))
        cover.backgroundColor = .red
        try stage.touch.tap(TouchSpot.view(large).takenBy(cover))
        cover.isUserInteractionEnabled = false
        try stage.touch.tap(large)
        let findings = stage.touch.trace.accounts.map { $0.findings.map { "\($0.kind.rawValue) \($0.subject)" } }
        #expect(
            findings == [
                ["smallHitArea UIButton:small"], ["coveredByInvisible UIView:cover", "touchUntaken UIView:cover"],
                ["touchUntaken UIView:panel"], ["touchUntaken "], ["touchUntaken UIView:cover"], [],
            ])
    }

    @Test("A class with code for touches answers them")
    func heard() throws {
        let log = CallLog()
        _ = TouchView("a", CGRect(x: 0, y: 0, width: 100, height: 100), log, in: stage.window)
        stage.touch.isTracing = true
        try stage.touch.tap(CGPoint(x: 50, y: 50))
        #expect(stage.touch.trace.accounts.map(\.findings) == [[]])
    }

    @Test("States, events and phases are told without repeats in a row")
    func answers() throws {
        let card = view("card", CGRect(x: 0, y: 0, width: 100, height: 100))
        let pan = add(UIPanGestureRecognizer(), "pan", to: card)
        pan.cancelsTouchesInView = false
        let control = UIControl(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        control.accessibilityIdentifier = "control"
        stage.window.addSubview(control)
        stage.touch.isTracing = true
        try stage.touch.drag(card, by: CGVector(dx: 60, dy: 0))
        try stage.touch.drag(control, by: CGVector(dx: 20, dy: 0))
        let trace = stage.touch.trace
        #expect(trace.states(of: "UIPanGestureRecognizer:pan") == [.began, .changed, .ended])
        #expect(trace.phases(of: "UIView:card") == [.began, .moved, .ended])
        #expect(trace.events(of: "UIControl:control") == ["touchDown", "touchDragInside", "touchUpInside"])
    }

    @Test("Trace events have lanes for fingers, recognizers, controls and messages")
    func chrome() throws {
        let card = view("card", CGRect(x: 0, y: 0, width: 100, height: 100))
        let log = GestureLog()
        log.watch(UIPanGestureRecognizer(), on: card, name: "pan")
        _ = button("buy", CGRect(x: 0, y: 100, width: 60, height: 60), in: stage.window)
        stage.touch.isTracing = true
        try stage.touch.drag(card, by: CGVector(dx: 60, dy: 0))
        try stage.touch.tap(CGPoint(x: 30, y: 130))
        let json = stage.trace.chromeTraceJSON(touches: stage.touch.trace)
        for name in ["finger #1", "UIPanGestureRecognizer:pan", "actions", "controls"] {
            #expect(json.contains("\"args\":{\"name\":\"\(name)\"}"), "a lane \(name)")
        }
        #expect(json.contains("\"name\":\"UIView:card\",\"cat\":\"touch\",\"ph\":\"X\",\"ts\":0,\"dur\":300000"))
        #expect(json.contains("\"name\":\"note:\"") && json.contains("\"name\":\"touchUpInside\""))
        #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
    }
}
