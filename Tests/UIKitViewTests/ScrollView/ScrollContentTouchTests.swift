import Foundation
import Offstage
import Testing
import UIKit

@Suite("Touches on content that scrolls")
@MainActor
struct ScrollContentTouchTests {
    /// A scroll view whose answers are closures.
    private final class Asked: UIScrollView, UIGestureRecognizerDelegate {
        var log: CallLog?
        var shouldBegin: ((UIView) -> Bool)?
        var shouldCancel: ((UIView) -> Bool)?
        var simultaneous = false
        var mayPan = true

        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            log?.note("shouldBegin \(touches.count) \(event == nil ? "no event" : "event")")
            return shouldBegin?(view) ?? super.touchesShouldBegin(touches, with: event, in: view)
        }
        override func touchesShouldCancel(in view: UIView) -> Bool {
            log?.note("shouldCancel")
            return shouldCancel?(view) ?? super.touchesShouldCancel(in: view)
        }
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            if gestureRecognizer === panGestureRecognizer { log?.note("may pan?") }
            return mayPan
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { simultaneous }
    }

    private let scroll: Asked
    private let screen: ScrollScreen
    private let content: TouchView
    private var log: CallLog { screen.delegate.log }

    init() {
        scroll = Asked()
        screen = ScrollScreen(scroll: scroll)
        content = TouchView("c", CGRect(x: 0, y: 0, width: 300, height: 2000), screen.delegate.log, in: scroll)
        scroll.log = screen.delegate.log
        screen.stage.runTurn()
    }

    private var touch: StageTouch { screen.stage.touch }
    private func at(_ y: CGFloat) -> CGPoint { CGPoint(x: 150, y: y) }
    /// The calls without those about the pan's begin and scrolling, repeated ones once.
    private func story() -> [String] { screen.delegate.story().filter { $0 != "didScroll" && $0 != "may pan?" } }

    @Test("Touches reach the content after 0.15 seconds, and it is asked first")
    func delay() throws {
        try touch.down(at(300))
        screen.stage.advance(by: 0.149)
        #expect(log.take().isEmpty)
        screen.stage.advance(by: 0.001)
        #expect(log.take() == ["shouldBegin 1 event", "c.began"])
        try touch.up()
        #expect(log.take() == ["c.ended"])
    }

    @Test("A quick tap comes with its end, at the end")
    func quickTap() throws {
        try touch.down(at(300))
        screen.stage.advance(by: 0.05)
        #expect(log.take().isEmpty)
        try touch.up()
        #expect(log.take() == ["shouldBegin 1 event", "c.began", "c.ended"])
    }

    @Test("A quick drag scrolls, and the content never hears of it")
    func quickDrag() throws {
        try touch.down(at(300))
        screen.stage.advance(by: 0.05)
        try touch.move(at(250))
        screen.stage.advance(by: 0.5)
        try touch.up()
        #expect(story() == ["willBeginDragging", "willEndDragging", "didEndDragging(false)"])
    }

    @Test("A slow drag takes the touch from the content")
    func slowDrag() throws {
        try touch.down(at(300))
        screen.stage.advance(by: 0.2)
        try touch.move(at(295))
        try touch.move(at(250))
        #expect(
            story() == [
                "shouldBegin 1 event", "c.began", "c.moved", "shouldCancel", "c.cancelled", "willBeginDragging",
            ])
        try touch.up()
        #expect(story() == ["willEndDragging", "didEndDragging(false)"])
    }

    @Test("delaysContentTouches false: the content is asked and told at once")
    func noDelay() throws {
        scroll.delaysContentTouches = false
        try touch.down(at(300))
        #expect(log.take() == ["shouldBegin 1 event", "c.began"])
        try touch.move(at(250))
        #expect(story() == ["shouldCancel", "c.cancelled", "willBeginDragging"])
        try touch.up()
    }

    @Test("canCancelContentTouches false: once the content has its touch, that one never scrolls")
    func noCancel() throws {
        scroll.canCancelContentTouches = false
        try touch.down(at(300))
        screen.stage.advance(by: 0.2)
        try touch.move(at(250))
        try touch.move(at(200))
        try touch.up()
        #expect(story() == ["shouldBegin 1 event", "c.began", "c.moved", "c.ended"] && screen.y == 0)
        try screen.flick(100, 1000)
        #expect(screen.y > 0)
    }

    @Test("touchesShouldCancel false: the content keeps its touch; by default that is so for controls")
    func refusesCancel() throws {
        scroll.shouldCancel = { _ in false }
        try touch.down(at(300))
        screen.stage.advance(by: 0.2)
        try touch.move(at(250))
        try touch.up()
        #expect(story() == ["shouldBegin 1 event", "c.began", "shouldCancel", "c.moved", "c.ended"])
        #expect(scroll.touchesShouldCancel(in: content) == false)
        scroll.shouldCancel = nil
        #expect(scroll.touchesShouldCancel(in: content) && scroll.touchesShouldCancel(in: UILabel()))
        #expect(!scroll.touchesShouldCancel(in: UIButton()) && !scroll.touchesShouldCancel(in: UIControl()))
    }

    @Test("A drag that begins quickly on a control scrolls; a slow one is the control's")
    func control() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        button.addAction(UIAction { [log] _ in log.note("down") }, for: .touchDown)
        button.addAction(UIAction { [log] _ in log.note("up") }, for: .touchUpInside)
        button.addAction(UIAction { [log] _ in log.note("cancel") }, for: .touchCancel)
        scroll.addSubview(button)
        try screen.flick(100, 1000)
        #expect(screen.y == 90 && !story().contains("down"))
        screen.stage.advance(by: 5)
        screen.scroll.contentOffset = .zero
        _ = log.take()
        try touch.down(at(300))
        screen.stage.advance(by: 0.2)
        try touch.move(at(250))
        try touch.up()
        #expect(story() == ["shouldBegin 1 event", "down", "shouldCancel", "up"] && screen.y == 0)
    }

    @Test("touchesShouldBegin false: the content never hears of the touch")
    func refusesBegin() throws {
        scroll.shouldBegin = { [content] in $0 !== content }
        try touch.down(at(300))
        screen.stage.advance(by: 0.3)
        try touch.up()
        #expect(log.take() == ["shouldBegin 1 event"])
        try screen.flick(100, 1000)
        #expect(screen.y == 90)
    }

    @Test("A touch on content that glides stops it, and the content hears nothing of the touch")
    func catching() throws {
        try screen.flick(100, 1000)
        screen.stage.advance(by: 0.1)
        _ = log.take()
        try touch.press(at(300), duration: 0.5)
        #expect(log.take() == ["didEndDecelerating"])
        try touch.tap(at(300))
        #expect(log.take() == ["shouldBegin 1 event", "c.began", "c.ended"])
    }

    @Test("The scroll view's class decides whether its pan begins, and what it may go along with")
    func subclass() throws {
        scroll.mayPan = false
        try screen.flick(100, 1000)
        #expect(screen.y == 0 && log.count("may pan?") == 1)
        scroll.mayPan = true
        let gestures = GestureLog(log)
        gestures.watch(UIPanGestureRecognizer(), on: content, name: "inner")
        _ = log.take()
        try screen.drag(0, -60)
        #expect(screen.y == 0 && log.count("inner began") == 1)
        scroll.simultaneous = true
        try screen.drag(0, -60)
        #expect(screen.y == 50)
    }

    @Test("The pan waits for another recognizer, and another one for the pan")
    func requirements() throws {
        let gestures = GestureLog(log)
        let swipe = gestures.watch(UISwipeGestureRecognizer(), on: content, name: "swipe")
        swipe.direction = .left
        scroll.contentSize = CGSize(width: 2000, height: 2000)
        scroll.panGestureRecognizer.require(toFail: swipe)
        try screen.flickAcross(100, 1000)
        #expect(screen.x == 0 && log.count("swipe ended") == 1)
        // The pan waits until the finger has gone 50 points, and then takes over all of its way but 10.
        try screen.drag(0, -100)
        #expect(screen.y == 90)
        let tap = gestures.watch(UITapGestureRecognizer(), on: content, name: "tap")
        tap.require(toFail: scroll.panGestureRecognizer)
        _ = log.take()
        try touch.tap(at(300))
        #expect(log.count("tap ended") == 1)
    }

    @Test("The pan's delegate is the scroll view; another one is misuse")
    func delegate() {
        scroll.panGestureRecognizer.delegate = scroll
        #expect(screen.stage.diagnostics.messages == [] && scroll.panGestureRecognizer.delegate === scroll)
        let judge = GestureJudge()
        scroll.panGestureRecognizer.delegate = judge
        #expect(screen.stage.diagnostics.all.count == 1)
        #expect(scroll.panGestureRecognizer.delegate === scroll)
        #expect(UIScrollView().panGestureRecognizer.delegate == nil)
    }

    @Test("What its targets make of the pan does not move the content")
    func translation() throws {
        @MainActor final class Reset: NSObject {
            func pan(_ pan: UIPanGestureRecognizer) { pan.setTranslation(.zero, in: nil) }
        }
        let reset = Reset()
        scroll.panGestureRecognizer.addTarget(
            reset, action: Selector(_offstage: "pan:", { (reset: Reset) in reset.pan(_:) }))
        try screen.drag(0, -100)
        #expect(screen.y == 90)
    }

    @Test("A drag makes the first responder resign where the keyboard goes with it")
    func keyboard() throws {
        final class Field: UIView { override var canBecomeFirstResponder: Bool { true } }
        let field = Field()
        scroll.addSubview(field)
        let modes: [(UIScrollView.KeyboardDismissMode, Bool)] = [
            (.none, true), (.onDrag, false), (.interactive, true), (.onDragWithAccessory, false),
            (.interactiveWithAccessory, true),
        ]
        for (mode, stays) in modes {
            scroll.keyboardDismissMode = mode
            field.becomeFirstResponder()
            try screen.drag(0, -60)
            #expect(field.isFirstResponder == stays)
        }
    }

    @Test("A pan that was moved to another view scrolls from there")
    func moved() throws {
        let pad = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        screen.stage.window.addSubview(pad)
        pad.addGestureRecognizer(scroll.panGestureRecognizer)
        try screen.drag(0, -60)
        #expect(screen.y == 50)
    }
}
