import Offstage
import Testing
import UIKit

@Suite("Touch delivery")
@MainActor
struct TouchDeliveryTests: StageSuite {
    let made = makeStage(200, 200)
    private let log = CallLog()

    private func view(_ id: String, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, in parent: UIView? = nil)
        -> TouchView
    {
        TouchView(id, CGRect(x: x, y: y, width: w, height: h), log, in: parent ?? stage.window)
    }

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test("A touch keeps its view and its window to the end; moves outside still go there")
    func fixedView() throws {
        let first = view("a", 0, 0, 100, 100)
        _ = view("b", 100, 0, 100, 100)
        first.logsPlaces = true
        var touches: [UITouch] = []
        first.onTouch = { _, set in touches += set }
        try stage.touch.down(at(50, 50))
        try stage.touch.move(at(150, 50))
        try stage.touch.up(at(160, 60))
        #expect(log.take() == ["a.began (50, 50)", "a.moved (150, 50)", "a.ended (160, 60)"])
        #expect(Set(touches).count == 1)
        #expect(touches[0].view === first && touches[0].window === stage.window)
        #expect(touches[0].previousLocation(in: nil) == at(150, 50))
        #expect(touches[0].location(in: nil) == at(160, 60))
    }

    @Test(
        "One event carries all fingers; each view is called once a phase with its set; began, moved, ended, cancelled")
    func phasesOfOneEvent() throws {
        let a = view("a", 0, 0, 100, 100)
        let b = view("b", 100, 0, 100, 100)
        a.isMultipleTouchEnabled = true
        var events: Set<ObjectIdentifier> = []
        var counts: [Int] = []
        b.onTouch = { _, set in
            guard let event = b.event, !set.isEmpty else { return }
            events.insert(ObjectIdentifier(event))
            counts.append(event.allTouches?.count ?? 0)
            #expect(event.touches(for: b)?.count == 1 && event.touches(for: stage.window)?.count == counts.last)
        }
        func step(_ samples: (Int, FingerSample.Action, CGPoint)...) {
            for (finger, action, point) in samples {
                stage.host.input.add(FingerSample(finger, action, point), at: stage.time)
            }
            stage.runTurn()
        }
        step((1, .down, at(10, 10)), (2, .down, at(30, 10)), (3, .down, at(150, 10)))
        #expect(log.take() == ["a.began 2", "b.began"])
        step((3, .up, at(150, 10)), (1, .move, at(20, 10)), (4, .down, at(60, 60)))
        #expect(log.take() == ["a.began", "a.moved", "b.ended"])
        step((1, .cancel, at(20, 10)), (2, .up, at(30, 10)), (4, .move, at(61, 60)))
        #expect(log.take() == ["a.moved", "a.ended", "a.cancelled"])
        step((4, .up, at(61, 60)))
        #expect(log.take() == ["a.ended"])
        #expect(events.count == 1 && counts == [3, 4])
    }

    @Test("A touch that does not move is stationary and gives no touchesMoved")
    func stationary() throws {
        let a = view("a", 0, 0, 100, 100)
        a.isMultipleTouchEnabled = true
        var touches: [UITouch] = []
        a.onTouch = { phase, set in if phase == .began { touches += set } }
        try stage.touch.down(finger: 1, at(10, 10))
        try stage.touch.down(finger: 2, at(50, 50))
        try stage.touch.move(finger: 1, at(10, 10))
        try stage.touch.move(finger: 2, at(51, 50))
        #expect(log.take() == ["a.began", "a.began", "a.moved"])
        #expect(touches[0].phase == .stationary && touches[1].phase == .moved)
        try stage.touch.up(finger: 1)
        try stage.touch.up(finger: 2)
        #expect(log.take() == ["a.ended", "a.ended"])
    }

    @Test("Default methods forward to the next responder with the same set")
    func forwarding() throws {
        let parent = view("parent", 0, 0, 200, 200)
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let leaf = view("leaf", 0, 0, 50, 50, in: child)
        parent.addSubview(child)
        leaf.forwards = true
        try stage.touch.tap(at(10, 10))
        #expect(log.take() == ["leaf.began", "parent.began", "leaf.ended", "parent.ended"])
        try stage.touch.tap(at(60, 60))
        #expect(log.take() == ["parent.began", "parent.ended"])
    }

    @Test("The chain goes from the view over the window and its scene to the application")
    func chain() {
        let a = view("a", 0, 0, 10, 10)
        #expect(a.next === stage.window && stage.window.next === stage.window.windowScene)
        #expect(stage.window.windowScene?.next === UIApplication.shared)
        #expect(UIApplication.shared.next == nil)
    }

    @Test("Without isMultipleTouchEnabled a view gets the first of its touches; recognizers get all")
    func singleTouch() throws {
        let a = view("a", 0, 0, 100, 100)
        let gestures = GestureLog(log)
        let pinch = gestures.watch(UIPinchGestureRecognizer(), on: a, name: "pinch")
        pinch.cancelsTouchesInView = false
        try stage.touch.pinch(a, from: 20, to: 60)
        let calls = log.take()
        #expect(calls.first == "a.began" && calls.last == "a.ended")
        #expect(calls.filter { $0 == "a.began" }.count == 1)
        #expect(calls.contains("pinch began") && calls.contains("pinch ended"))
    }

    @Test("While an exclusive view has a touch no other gets one, and it gets none while another has one")
    func exclusive() throws {
        let a = view("a", 0, 0, 100, 100)
        _ = view("b", 100, 0, 100, 100)
        a.isExclusiveTouch = true
        try stage.touch.down(finger: 1, at(10, 10))
        try stage.touch.down(finger: 2, at(110, 10))
        try stage.touch.up(finger: 1)
        try stage.touch.up(finger: 2)
        #expect(log.take() == ["a.began", "a.ended"])
        try stage.touch.down(finger: 1, at(110, 10))
        try stage.touch.down(finger: 2, at(10, 10))
        try stage.touch.up(finger: 2)
        try stage.touch.up(finger: 1)
        #expect(log.take() == ["b.began", "b.ended"])
    }

    @Test(
        "tapCount grows when the next touch comes within 0.35 s and 45 points",
        arguments: [
            (0.1, 0.0, 2), (0.35, 0, 2), (0.36, 0, 1), (0.1, 45, 2), (0.1, 46, 1),
        ])
    func tapCount(pause: Double, distance: CGFloat, count: Int) throws {
        let a = view("a", 0, 0, 200, 200)
        var counts: [Int] = []
        a.onTouch = { phase, set in if phase == .began { counts += set.map(\.tapCount) } }
        try stage.touch.tap(at(50, 50))
        stage.advance(by: pause)
        try stage.touch.tap(at(50 + distance, 50))
        #expect(counts == [1, count])
    }

    @Test("The system takes all touches away: cancelled, never ended; the finger is unknown until it comes down again")
    func systemCancel() throws {
        let a = view("a", 0, 0, 100, 100)
        _ = view("b", 100, 0, 100, 100)
        a.forwards = false
        try stage.touch.down(finger: 1, at(10, 10))
        try stage.touch.down(finger: 2, at(110, 10))
        stage.touch.cancel()
        #expect(log.take() == ["a.began", "b.began", "a.cancelled", "b.cancelled"])
        try stage.touch.move(finger: 1, at(20, 20))
        try stage.touch.up(finger: 1)
        #expect(log.take().isEmpty)
        try stage.touch.tap(a)
        #expect(log.take() == ["a.began", "a.ended"])
    }

    @Test("Leaving the active state cancels touches; while it lasts no finger comes down; notifications are posted")
    func inactive() throws {
        let a = view("a", 0, 0, 100, 100)
        let names = [
            UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        ]
        let tokens = stage.perform {
            names.map { name in
                UIKit.NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [log] in
                    log.note($0.name.rawValue.replacing("UIApplication", with: "").replacing("Notification", with: ""))
                }
            }
        }
        try stage.touch.down(at(10, 10))
        stage.applicationState = .inactive
        #expect(log.take() == ["a.began", "WillResignActive", "a.cancelled"])
        try stage.touch.tap(TouchSpot.view(a).takenByNobody())
        #expect(log.take().isEmpty && stage.applicationState == .inactive)
        stage.applicationState = .active
        stage.applicationState = .background
        stage.applicationState = .active
        #expect(
            log.take() == [
                "DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground", "DidBecomeActive",
            ])
        try stage.touch.tap(a)
        #expect(log.take() == ["a.began", "a.ended"])
        for token in tokens { UIKit.NotificationCenter.default.removeObserver(token) }
    }

    @Test("beginIgnoringInteractionEvents drops fingers that come down; calls nest; those that are down go on")
    func ignoring() throws {
        let a = view("a", 0, 0, 100, 100)
        try stage.touch.down(finger: 1, at(10, 10))
        let app = UIApplication.shared
        app.beginIgnoringInteractionEvents()
        app.beginIgnoringInteractionEvents()
        app.endIgnoringInteractionEvents()
        #expect(app.isIgnoringInteractionEvents)
        try stage.touch.down(finger: 2, TouchSpot.view(a).takenByNobody())
        try stage.touch.up(finger: 1)
        #expect(log.take() == ["a.began", "a.ended"])
        app.endIgnoringInteractionEvents()
        app.endIgnoringInteractionEvents()
        #expect(!app.isIgnoringInteractionEvents)
        try stage.touch.tap(a)
        #expect(log.take() == ["a.began", "a.ended"])
    }

    @Test("A view that leaves its window loses its touch; hiding it or disabling interaction does not")
    func leaving() throws {
        let a = view("a", 0, 0, 100, 100)
        try stage.touch.down(at(10, 10))
        a.isHidden = true
        a.isUserInteractionEnabled = false
        try stage.touch.move(at(20, 20))
        #expect(log.take() == ["a.began", "a.moved"])
        a.removeFromSuperview()
        #expect(log.take() == ["a.cancelled"])
        try stage.touch.up()
        #expect(log.take().isEmpty)
    }

    @Test(
        "A view that removes itself in a callback hears of the end once, after the callback",
        arguments: [
            UITouch.Phase.began, .moved, .ended, .cancelled,
        ])
    func removesItself(phase: UITouch.Phase) throws {
        let a = view("a", 0, 0, 100, 100)
        a.onTouch = { [log] now, _ in
            guard now == phase else { return }
            a.removeFromSuperview()
            log.note("removed")
        }
        try stage.touch.down(at(10, 10))
        try stage.touch.move(at(20, 20))
        if phase == .cancelled { stage.touch.cancel() }
        try stage.touch.up()
        let ends = log.calls.filter { $0 == "a.ended" || $0 == "a.cancelled" }
        #expect(log.calls.filter { $0 == "a.began" }.count == 1 && ends.count == 1)
        if phase == .began { #expect(log.calls == ["a.began", "removed", "a.cancelled"]) }
        if phase == .ended { #expect(log.calls == ["a.began", "a.moved", "a.ended", "removed"]) }
    }

    @Test("Views moved to another place in the same window keep their touch")
    func reparenting() throws {
        let a = view("a", 0, 0, 100, 100)
        let b = view("b", 0, 100, 100, 100)
        try stage.touch.down(at(10, 10))
        b.addSubview(a)
        try stage.touch.move(at(20, 20))
        try stage.touch.up()
        #expect(log.take() == ["a.began", "a.moved", "a.ended"])
    }

    @Test("Coalesced touches hold the touch itself, predicted ones none; the data of a finger")
    func data() throws {
        let a = view("a", 0, 0, 100, 100)
        stage.advance(by: 1)
        a.onTouch = { phase, set in
            guard phase == .began, let touch = set.first, let event = a.event else { return }
            #expect(event.coalescedTouches(for: touch) == [touch] && event.predictedTouches(for: touch) == [])
            #expect(event.coalescedTouches(for: UITouch()) == nil && event.predictedTouches(for: UITouch()) == nil)
            #expect(event.type == .touches && event.subtype == .none && event.timestamp == 1)
            #expect(touch.timestamp == 1 && touch.type == .direct && touch.force == 0 && touch.majorRadius == 20)
            #expect(touch.preciseLocation(in: a) == touch.location(in: a))
            #expect(event.modifierFlags == [] && event.buttonMask == [])
        }
        try stage.touch.tap(a)
        #expect(log.take().count == 2)
    }

    @Test("Locations are told in any view's space: bounds origins, transforms, windows that are not at the origin")
    func spaces() throws {
        let a = view("a", 20, 30, 100, 100)
        a.bounds.origin = CGPoint(x: 5, y: -5)
        a.logsPlaces = true
        let turned = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        turned.transform = CGAffineTransform(scaleX: -1, y: 1)
        turned.isUserInteractionEnabled = false
        stage.window.addSubview(turned)
        var place: CGPoint?
        a.onTouch = { _, set in place = set.first?.location(in: turned) }
        try stage.touch.down(at(30, 40))
        #expect(log.take() == ["a.began (15, 5)"] && place == CGPoint(x: 170, y: 40))
        try stage.touch.up()

        let other = stage.perform { UIWindow(frame: CGRect(x: 100, y: 50, width: 50, height: 50)) }
        other.isHidden = false
        let b = TouchView("b", other.bounds, log, in: other)
        b.logsPlaces = true
        log.calls = []
        try stage.touch.tap(at(110, 70))
        #expect(log.take() == ["b.began (10, 20)", "b.ended (10, 20)"])
    }

    @Test("Windows: the higher level first, in one level the last shown; one without an answer lets the touch through")
    func windows() throws {
        final class Glass: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }
        let a = view("a", 0, 0, 200, 200)
        let front = stage.perform { Glass(frame: stage.screen.bounds) }
        front.windowLevel = .alert
        front.isHidden = false
        let b = TouchView("b", CGRect(x: 0, y: 0, width: 50, height: 50), log, in: front)
        try stage.touch.tap(a)
        try stage.touch.tap(b)
        #expect(log.take() == ["a.began", "a.ended", "b.began", "b.ended"])
    }

    @Test("sendEvent of the window may keep events to itself: views then get nothing, and lose what they had")
    func override() throws {
        final class Guarded: UIWindow {
            var log: CallLog?
            var blocks: Set<UITouch.Phase> = []
            override func sendEvent(_ event: UIEvent) {
                let phases = (event.allTouches ?? []).map(\.phase)
                log?.note("window \(phases[0])")
                if blocks.isDisjoint(with: phases) { super.sendEvent(event) }
            }
        }
        let window = stage.perform { Guarded(frame: stage.screen.bounds) }
        window.isHidden = false
        window.log = log
        let a = TouchView("a", window.bounds, log, in: window)
        try stage.touch.tap(a)
        #expect(log.take() == ["window began", "a.began", "window ended", "a.ended"])
        window.blocks = [.began, .ended]
        try stage.touch.tap(a)
        #expect(log.take() == ["window began", "window ended"])
        window.blocks = [.ended]
        let taps = GestureLog(log)
        let press = taps.watch(UILongPressGestureRecognizer(), on: a, name: "press")
        try stage.touch.press(a, duration: 1)
        #expect(
            log.take() == [
                "window began", "a.began", "a.cancelled", "press began", "window ended", "press cancelled",
            ])
        stage.runTurn()
        #expect(press.state == .possible)
    }

    @Test("An event that a program made itself goes nowhere")
    func ownEvent() {
        _ = view("a", 0, 0, 200, 200)
        stage.window.sendEvent(UIEvent())
        UIApplication.shared.sendEvent(UIEvent())
        #expect(log.take().isEmpty)
    }

    @Test("A view under an animation without allowUserInteraction is passed over, with all below it")
    func animating() throws {
        let back = view("back", 0, 0, 200, 200)
        let front = view("front", 0, 0, 100, 100)
        let child = view("child", 0, 0, 50, 50, in: front)
        _ = (back, child)
        stage.perform { UIView.animate(withDuration: 1) { front.alpha = 0.5 } }
        stage.advance(by: 0.1)
        try stage.touch.tap(at(10, 10))
        #expect(log.take() == ["back.began", "back.ended"])
        #expect(stage.hitTest(at(10, 10)) === child, "the program's own hit tests do not look at it")
        stage.advance(by: 1)
        try stage.touch.tap(at(10, 10))
        #expect(log.take() == ["child.began", "child.ended"])
    }
}
