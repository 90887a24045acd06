import Offstage
import Testing
import UIKit

@Suite("stage.touch")
@MainActor
struct StageTouchTests: StageSuite {
    let made = makeStage(200, 200)
    private let log = CallLog()

    private func view(_ id: String, _ frame: CGRect) -> TouchView {
        let view = TouchView(id, frame, log, in: stage.window)
        view.logsPlaces = true
        return view
    }

    @Test("A drag moves in each tick of the display strictly between, and its end carries the end point")
    func drag() throws {
        let a = view("a", CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.displayRate = 10
        stage.advance(by: 0.05)
        let story = try stage.touch.drag(a, by: CGVector(dx: 30, dy: 0), duration: 0.3)
        // At 0.05, 0.1, 0.2, 0.3 and 0.35 s.
        #expect(
            log.take() == [
                "a.began (100, 100)", "a.moved (105, 100)", "a.moved (115, 100)", "a.moved (125, 100)",
                "a.ended (130, 100)",
            ])
        #expect(isClose(story.fingers[0].steps.map(\.time), [0.05, 0.1, 0.2, 0.3, 0.35], 1e-9))
        #expect(story.fingers[0].steps.map(\.phase) == [.began, .moved, .moved, .moved, .ended])
        #expect(story.taker == "TouchView:a" && abs(stage.time - 0.35) < 1e-9)
    }

    @Test("Ticks at the very begin and end are not moves")
    func ticks() throws {
        let a = view("a", CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.displayRate = 10
        try stage.touch.drag(a, by: CGVector(dx: 20, dy: 0), duration: 0.2)
        #expect(log.take() == ["a.began (100, 100)", "a.moved (110, 100)", "a.ended (120, 100)"])
    }

    @Test("Verbs: tap, press, drag to a place, along a path, from an edge; fling; pinch; rotate")
    func verbs() throws {
        let a = view("a", CGRect(x: 0, y: 0, width: 200, height: 200))
        let b = view("b", CGRect(x: 150, y: 150, width: 50, height: 50))
        a.isMultipleTouchEnabled = true
        stage.displayRate = 10
        try stage.touch.tap(a, taps: 2, fingers: 2)
        #expect(
            log.take() == [
                "a.began 2 (85, 100) (115, 100)", "a.ended 2 (85, 100) (115, 100)",
                "a.began 2 (85, 100) (115, 100)", "a.ended 2 (85, 100) (115, 100)",
            ])
        var time = stage.time
        try stage.touch.press(TouchSpot.view(a, at: CGPoint(x: 10, y: 20)), duration: 0.7)
        #expect(log.take() == ["a.began (10, 20)", "a.ended (10, 20)"] && abs(stage.time - time - 0.7) < 1e-9)
        try stage.touch.drag(TouchSpot.view(a, unit: CGPoint(x: 0, y: 0.5)), to: b, duration: 0.05)
        #expect(log.take() == ["a.began (0, 100)", "a.ended (175, 175)"])
        time = stage.time
        try stage.touch.drag(
            a, along: [CGVector(dx: 30, dy: 0), CGVector(dx: 30, dy: 10)], duration: 0.05, hold: 0.02)
        #expect(log.take().last == "a.ended (130, 110)" && abs(stage.time - time - 0.07) < 1e-9)
        try stage.touch.drag(a, by: CGVector(dx: 40, dy: 0), duration: 0, edge: .left)
        #expect(log.take() == ["a.began (0, 100)", "a.ended (40, 100)"])
        time = stage.time
        try stage.touch.fling(a, by: CGVector(dx: 30, dy: 40), velocity: 100)
        #expect(abs(stage.time - time - 0.5) < 1e-9 && log.take().last == "a.ended (130, 140)")
        try stage.touch.pinch(a, from: 20, to: 60, duration: 0)
        #expect(log.take() == ["a.began 2 (90, 100) (110, 100)", "a.ended 2 (70, 100) (130, 100)"])
        try stage.touch.rotate(a, by: .pi / 2, spread: 40, duration: 0.01)
        #expect(log.take().last == "a.ended 2 (100, 80) (100, 120)")
    }

    @Test("Gestures of a script overlap, each with fingers of its own")
    func script() throws {
        let a = view("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        let b = view("b", CGRect(x: 100, y: 0, width: 100, height: 100))
        let stories = try stage.touch.play([(0.2, .press(a, duration: 0.3)), (0.3, .tap(b))])
        #expect(stories.map(\.taker) == ["TouchView:a", "TouchView:b"])
        #expect(log.take() == ["a.began (50, 50)", "b.began (50, 50)", "b.ended (50, 50)", "a.ended (50, 50)"])
        #expect(abs(stage.time - 0.5) < 1e-9)
    }

    @Test("A planned gesture finds its place when the finger comes down")
    func late() throws {
        let a = view("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        let run = stage.touch.schedule(.tap(a), at: 1)
        stage.schedule(at: 0.5) { a.frame.origin.x = 100 }
        stage.advance(by: 2)
        #expect(run.error == nil && run.story.fingers[0].steps[0].location == CGPoint(x: 150, y: 50))
        #expect(run.story.fingers[0].steps.filter { $0.phase != .stationary }.map(\.time) == [1, 1.05])
    }

    @Test("A finger that reaches someone else, nobody, or cannot come down at all is an error that says so")
    func errors() throws {
        let a = view("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = TouchView("child", CGRect(x: 40, y: 40, width: 20, height: 20), log, in: a)
        try stage.touch.tap(a)
        #expect(log.take() == ["child.began", "child.ended"], "a view below it is as good")
        let cover = view("cover", CGRect(x: 0, y: 0, width: 100, height: 100))
        func message(_ body: () throws -> Void) -> String? {
            do {
                try body()
                return nil
            } catch {
                return "\(error)"
            }
        }
        #expect(
            message { try stage.touch.tap(child) }
                == "the finger was aimed at TouchView:child, but TouchView:cover took it")
        #expect(stage.host.touches.isDown(1_000_002) == false, "the gesture came to its end")
        #expect(log.take() == ["cover.began (50, 50)", "cover.ended (50, 50)"])
        #expect(message { try stage.touch.down(child) }?.contains("but TouchView:cover took it") == true)
        try stage.touch.up()
        try stage.touch.tap(TouchSpot.view(child).takenBy(cover))
        #expect(
            message { try stage.touch.tap(TouchSpot.view(child).takenByNobody()) }
                == "no view was to take the finger, but TouchView:cover did")
        #expect(
            message { try stage.touch.tap(TouchSpot.view(cover).takenBy(a)) }
                == "TouchView:a was to take the finger, but TouchView:cover did")
        cover.removeFromSuperview()
        #expect(
            message { try stage.touch.tap(cover) }
                == "TouchView:cover is in no window of the stage: no finger can come down on it")
        stage.window.isHidden = true
        #expect(
            message { try stage.touch.tap(a) } == "the finger was aimed at TouchView:a, but nobody took it")
        #expect(message { try stage.touch.tap(CGPoint(x: 10, y: 10)) } == nil, "a bare place is aimed at nobody")
    }

    @Test("Places without numbers, and fingers that are not down, are a sentence")
    func hostile() throws {
        let a = view("a", CGRect(x: 0, y: 0, width: 200, height: 200))
        for point in [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity), CGPoint(x: 1e300, y: 0)] {
            try stage.touch.tap(point)
            try stage.touch.move(finger: 1, point)
        }
        #expect(log.take().isEmpty)
        #expect(stage.diagnostics.messages[0].contains("no such place"))
        try stage.touch.move(finger: 9, CGPoint(x: 10, y: 10))
        try stage.touch.up(finger: 9)
        try stage.touch.down(finger: 1, a)
        try stage.touch.down(finger: 1, CGPoint(x: 5, y: 5))
        #expect(stage.diagnostics.messages.last?.contains("came down where it was down already") == true)
        try stage.touch.move(finger: 1, CGPoint(x: CGFloat.nan, y: CGFloat.nan))
        try stage.touch.up(finger: 1)
        #expect(log.take() == ["a.began (100, 100)", "a.ended (100, 100)"])
    }

    @Test("A finger that is never lifted holds nothing back: the stage goes")
    func neverLifted() throws {
        let leaks = try LeakScope.leaks {
            let stage = makeStage()
            let log = CallLog()
            let view = TouchView("a", stage.window.bounds, log, in: stage.window)
            let gestures = GestureLog(log)
            gestures.watch(UIPanGestureRecognizer(), on: view)
            gestures.watch(UILongPressGestureRecognizer(), on: view)
            gestures.watch(UITapGestureRecognizer(), on: view)
            try stage.touch.down(view)
            try stage.touch.move(CGPoint(x: 80, y: 80))
            stage.advance(by: 100)
        }
        #expect(leaks.isEmpty)
    }

    /// A fiftieth of a million; all of them with OFFSTAGE_LONG.
    @Test("A million moves of a finger are a million moves")
    func many() throws {
        let count = ProcessInfo.processInfo.environment["OFFSTAGE_LONG"] == nil ? 20_000 : 1_000_000
        var moves = 0
        let a = TouchView("a", CGRect(x: 0, y: 0, width: 200, height: 200), CallLog(), in: stage.window)
        a.log = nil
        a.onTouch = { phase, _ in if phase == .moved { moves += 1 } }
        try stage.touch.down(a)
        for index in 0..<count {
            stage.host.input.add(FingerSample(1, .move, CGPoint(x: index % 200, y: 7)), at: stage.time)
            if index % 1000 == 999 { stage.runTurn() }
        }
        try stage.touch.up()
        #expect(moves == count)
    }

    @Test("Touches come before display links, timers and blocks of their turn, and the layout of it follows them")
    func turn() throws {
        let a = view("a", CGRect(x: 0, y: 0, width: 200, height: 200))
        a.logsPlaces = false
        let layout = LoggingView("b", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        layout.logged = .layout
        layout.logsHierarchy = false
        stage.window.addSubview(layout)
        stage.runTurn()
        log.calls = []
        stage.perform {
            _ = UIKit.Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [log] _ in log.note("timer") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [log] in log.note("block") }
        }
        a.onTouch = { _, _ in layout.setNeedsLayout() }
        stage.touch.schedule(.tap(a, hold: 1), at: 0.5)
        stage.advance(by: 0.5)
        #expect(log.take() == ["a.began", "timer", "block", "b.layoutSubviews"])
    }
}
