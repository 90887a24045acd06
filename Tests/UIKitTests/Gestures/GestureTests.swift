import Offstage
import Testing
import UIKit

@Suite("Gesture recognizers")
@MainActor
struct GestureTests: StageSuite {
    let made = makeStage(300, 300)
    private let log = CallLog()
    private let gestures: GestureLog
    private let view: TouchView

    init() {
        gestures = GestureLog(log)
        view = TouchView("v", CGRect(x: 0, y: 0, width: 300, height: 300), log, in: made.window)
    }

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    private func way(_ x: CGFloat, _ y: CGFloat = 0) -> CGVector { CGVector(dx: x, dy: y) }

    /// The calls without the moves, and repeated ones once.
    private func story() -> [String] {
        log.take().filter { $0 != "v.moved" }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    // MARK: Delivery

    /// Writes down every method of a recognizer.
    private final class Custom: UIGestureRecognizer {
        var log: CallLog?
        var states: [UITouch.Phase: State] = [:]
        private func note(_ call: String) { log?.note("\(name ?? "custom").\(call)") }
        private func go(_ phase: UITouch.Phase) { if let state = states[phase] { self.state = state } }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            note("began")
            go(.began)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            note("moved")
            go(.moved)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            note("ended")
            go(.ended)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            note("cancelled")
            go(.cancelled)
        }
        override func reset() {
            super.reset()
            note("reset")
        }
    }

    private func custom(_ name: String, on view: UIView, _ states: [UITouch.Phase: UIGestureRecognizer.State] = [:])
        -> Custom
    {
        let gesture = gestures.watch(Custom(), on: view, name: name)
        gesture.log = log
        gesture.states = states
        return gesture
    }

    @Test("A view's list of recognizers is nil until the first comes, and empty when the last has gone")
    func list() {
        let view = UIView()
        #expect(view.gestureRecognizers == nil)
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [tap])
        view.removeGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [])
    }

    @Test("Recognizers see touches before the view does: the hit view's first, then outwards, in the order of adding")
    func order() throws {
        let child = TouchView("c", CGRect(x: 0, y: 0, width: 100, height: 100), log, in: view)
        for (name, owner) in [("w", stage.window as UIView), ("v1", view), ("v2", view), ("c1", child)] {
            custom(name, on: owner).delaysTouchesEnded = false
        }
        try stage.touch.down(at(10, 10))
        #expect(log.take() == ["c1.began", "v1.began", "v2.began", "w.began", "c.began"])
        try stage.touch.move(at(20, 10))
        #expect(log.take() == ["c1.moved", "v1.moved", "v2.moved", "w.moved", "c.moved"])
        try stage.touch.up()
        #expect(log.take() == ["c1.ended", "v1.ended", "v2.ended", "w.ended", "c.ended"])
    }

    @Test("A lone tap: the view loses its touch just before the action, and gets no touchesEnded")
    func loneTap() throws {
        gestures.watch(UITapGestureRecognizer(), on: view, name: "tap")
        try stage.touch.tap(view)
        #expect(log.take() == ["v.began", "v.cancelled", "tap ended"])
    }

    @Test("cancelsTouchesInView false leaves the view its touch")
    func keepsTouches() throws {
        gestures.watch(UITapGestureRecognizer(), on: view, name: "tap").cancelsTouchesInView = false
        try stage.touch.tap(view)
        #expect(log.take() == ["v.began", "tap ended", "v.ended"])
    }

    @Test("A touch ends for the view when the recognizer fails; the end waits for that")
    func delayedEnd() throws {
        gestures.watch(UITapGestureRecognizer(), on: view, name: "double").numberOfTapsRequired = 2
        try stage.touch.tap(view)
        #expect(log.take() == ["v.began"])
        stage.advance(by: 0.34)
        #expect(log.take().isEmpty)
        stage.advance(by: 0.02)
        #expect(log.take() == ["v.ended"])
    }

    @Test("delaysTouchesEnded false: the end does not wait")
    func promptEnd() throws {
        let double = gestures.watch(UITapGestureRecognizer(), on: view, name: "double")
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = false
        try stage.touch.tap(view)
        #expect(log.take() == ["v.began", "v.ended"])
    }

    @Test("delaysTouchesBegan: the view gets nothing until the recognizer fails, and never anything if it recognizes")
    func delayedBegin() throws {
        gestures.watch(UIPanGestureRecognizer(), on: view, name: "pan").delaysTouchesBegan = true
        try stage.touch.drag(view, by: way(50))
        #expect(story() == ["pan began", "pan changed", "pan ended"])
        try stage.touch.tap(view)
        #expect(log.take() == ["v.began", "v.ended"])
        let press = gestures.watch(UILongPressGestureRecognizer(), on: view, name: "press")
        press.delaysTouchesBegan = true
        view.gestureRecognizers = [press]
        try stage.touch.down(at(10, 10))
        try stage.touch.move(at(15, 10))
        #expect(log.take().isEmpty)
        try stage.touch.move(at(50, 10))
        #expect(log.take() == ["v.began"], "the press failed by that move")
        try stage.touch.move(at(60, 10))
        try stage.touch.up()
        #expect(log.take() == ["v.moved", "v.ended"])
    }

    @Test("For each new touch: shouldReceive event, then touch; then shouldBegin when it leaves possible")
    func questions() throws {
        let judge = GestureJudge()
        judge.log = log
        let tap = custom("c", on: view, [.ended: .ended])
        tap.delegate = judge
        try stage.touch.tap(view, fingers: 2)
        #expect(
            log.take() == [
                "c event?", "c touch?", "c touch?", "c.began", "v.began", "c.ended", "c shouldBegin?", "v.cancelled",
                "c ended", "c.reset",
            ])
        judge.receivesTouch = { _, _ in false }
        try stage.touch.tap(view)
        #expect(log.take() == ["c event?", "c touch?", "v.began", "v.ended"])
        judge.receivesEvent = { _, _ in false }
        try stage.touch.tap(view)
        #expect(log.take() == ["c event?", "v.began", "v.ended"])
        judge.receivesEvent = nil
        judge.receivesTouch = nil
        judge.shouldBegin = { _ in false }
        try stage.touch.tap(view)
        #expect(
            log.take() == [
                "c event?", "c touch?", "c.began", "v.began", "c.ended", "c shouldBegin?", "v.ended", "c.reset",
            ])
        withExtendedLifetime(judge) {}
    }

    @Test("The hit view is asked, too, whether a gesture that would take its touch should begin")
    func viewShouldBegin() throws {
        final class Firm: UIView {
            var asked = 0
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                asked += 1
                return false
            }
        }
        let firm = Firm(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(firm)
        let tap = gestures.watch(UITapGestureRecognizer(), on: view, name: "tap")
        try stage.touch.tap(firm)
        #expect(!log.take().contains("tap ended") && firm.asked == 1)
        tap.cancelsTouchesInView = false
        try stage.touch.tap(firm)
        #expect(log.take().contains("tap ended") && firm.asked == 1)
    }

    // MARK: States

    @Test("Wrong steps are ignored; ended, cancelled and failed recognizers are reset after the event")
    func steps() throws {
        let gesture = custom("c", on: view, [.began: .changed, .moved: .began, .ended: .failed])
        try stage.touch.down(at(10, 10))
        #expect(gesture.state == .possible)
        try stage.touch.move(at(20, 20))
        #expect(gesture.state == .began)
        gesture.states[.moved] = .possible
        try stage.touch.move(at(30, 20))
        #expect(gesture.state == .began)
        gesture.states[.moved] = .changed
        try stage.touch.move(at(40, 20))
        #expect(gesture.state == .changed)
        gesture.states[.moved] = .began
        try stage.touch.move(at(50, 20))
        #expect(gesture.state == .changed)
        gesture.states[.ended] = .failed
        try stage.touch.up()
        #expect(gesture.state == .changed, "a gesture under way cannot fail")
        gesture.isEnabled = false
        #expect(gesture.state == .possible)
        #expect(
            log.take().filter { $0.hasPrefix("c ") || $0 == "c.reset" } == [
                "c began", "c changed", "c cancelled", "c.reset",
            ])
    }

    @Test("The action is called on began, each changed, ended and cancelled, never on failed")
    func actions() throws {
        let gesture = custom("c", on: view, [.began: .began, .moved: .changed, .ended: .ended, .cancelled: .cancelled])
        func states() -> [String] { log.take().filter { $0.hasPrefix("c ") } }
        try stage.touch.down(at(10, 10))
        try stage.touch.move(at(20, 20))
        try stage.touch.move(at(30, 20))
        try stage.touch.up()
        #expect(states() == ["c began", "c changed", "c changed", "c ended"])
        try stage.touch.down(at(10, 10))
        stage.touch.cancel()
        #expect(states() == ["c began", "c cancelled"])
        gesture.states = [.began: .failed]
        try stage.touch.tap(view)
        #expect(states().isEmpty && gesture.state == .possible)
    }

    @Test("After reset, touches that were already down are ignored")
    func ignoredAfterReset() throws {
        let gesture = custom("c", on: view, [.moved: .failed])
        try stage.touch.down(at(10, 10))
        try stage.touch.move(at(20, 20))
        try stage.touch.move(at(30, 20))
        #expect(log.take().filter { $0.hasPrefix("c") } == ["c.began", "c.moved", "c.reset"])
        try stage.touch.down(finger: 2, at(50, 50))
        #expect(gesture.numberOfTouches == 1 && gesture.location(in: nil) == at(50, 50))
        try stage.touch.up(finger: 1)
        #expect(log.take().filter { $0.hasPrefix("c") } == ["c.began"])
    }

    @Test("ignore(_:for:) leaves a touch to others: it is not taken from views")
    func ignoring() throws {
        final class Picky: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                for touch in touches where touch.location(in: nil).x > 100 { ignore(touch, for: event) }
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        }
        view.isMultipleTouchEnabled = true
        let picky = gestures.watch(Picky(), on: view, name: "picky")
        try stage.touch.down(finger: 1, at(10, 10))
        try stage.touch.down(finger: 2, at(150, 10))
        #expect(picky.numberOfTouches == 1)
        try stage.touch.up(finger: 1)
        #expect(log.take() == ["v.began", "v.began", "v.cancelled", "picky ended"])
        try stage.touch.up(finger: 2)
        #expect(log.take() == ["v.ended"])
    }

    @Test("isEnabled false cancels a gesture under way with its action; a recognizer without it gets no touches")
    func disabling() throws {
        let pan = gestures.watch(UIPanGestureRecognizer(), on: view, name: "pan")
        try stage.touch.down(at(10, 10))
        try stage.touch.move(at(50, 10))
        pan.isEnabled = false
        #expect(log.take() == ["v.began", "v.cancelled", "pan began", "pan cancelled"])
        #expect(pan.state == .possible)
        try stage.touch.move(at(90, 10))
        try stage.touch.up()
        try stage.touch.drag(view, by: way(50))
        #expect(story() == ["v.began", "v.ended"])
        pan.isEnabled = true
        try stage.touch.drag(view, by: way(50))
        #expect(story() == ["v.began", "v.cancelled", "pan began", "pan changed", "pan ended"])
    }

    @Test("Removing a recognizer, or its view, cancels a gesture under way; its view is then nil")
    func removal() throws {
        let pan = gestures.watch(UIPanGestureRecognizer(), on: view, name: "pan")
        #expect(pan.view === view && view.gestureRecognizers == [pan])
        try stage.touch.down(at(10, 10))
        try stage.touch.move(at(50, 10))
        view.removeGestureRecognizer(pan)
        #expect(pan.view == nil && view.gestureRecognizers == [])
        #expect(log.take().last == "pan cancelled")
        view.addGestureRecognizer(pan)
        try stage.touch.move(at(90, 10))
        try stage.touch.up()
        #expect(log.take().isEmpty)
        try stage.touch.down(at(10, 10))
        try stage.touch.move(at(50, 10))
        log.calls = []
        view.removeFromSuperview()
        #expect(log.take() == ["pan cancelled"] && pan.state == .possible)
    }

    @Test("A recognizer of a superview goes on when the touched view is removed")
    func goesOn() throws {
        let child = TouchView("c", CGRect(x: 0, y: 0, width: 100, height: 100), log, in: view)
        gestures.watch(UIPanGestureRecognizer(), on: view, name: "pan").cancelsTouchesInView = false
        try stage.touch.down(at(10, 10))
        try stage.touch.move(at(50, 10))
        child.removeFromSuperview()
        try stage.touch.move(at(70, 10))
        try stage.touch.up()
        #expect(log.take() == ["c.began", "pan began", "c.moved", "c.cancelled", "pan changed", "pan ended"])
    }

    @Test("A recognizer moves to another view; adding it twice changes nothing")
    func moves() {
        let other = UIView()
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [tap])
        other.addGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [] && tap.view === other)
        other.gestureRecognizers = nil
        #expect(tap.view == nil)
    }

    @Test("Targets are not held; pairs are added once, and removed by target, action or both")
    func targets() throws {
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        tap.addTarget(gestures, action: GestureLog.action)
        tap.addTarget(gestures, action: GestureLog.action)
        var other: GestureLog? = GestureLog(log)
        weak let weakOther = other
        if let other { tap.addTarget(other, action: GestureLog.action) }
        other = nil
        #expect(weakOther == nil)
        try stage.touch.tap(view)
        #expect(log.take().filter { $0 == "gesture ended" }.count == 1)
        tap.removeTarget(nil, action: GestureLog.action)
        try stage.touch.tap(view)
        #expect(!log.take().contains("gesture ended"))
        let made = UITapGestureRecognizer(target: gestures, action: GestureLog.action)
        view.addGestureRecognizer(made)
        view.removeGestureRecognizer(tap)
        stage.advance(by: 1)
        try stage.touch.tap(view)
        #expect(log.take().contains("gesture ended"))
        made.removeTarget(gestures, action: nil)
        try stage.touch.tap(view)
        #expect(!log.take().contains("gesture ended"))
    }

    @Test("Defaults")
    func defaults() {
        let gesture = UIGestureRecognizer()
        #expect(gesture.cancelsTouchesInView && !gesture.delaysTouchesBegan && gesture.delaysTouchesEnded)
        #expect(gesture.isEnabled && gesture.requiresExclusiveTouchType && gesture.delegate == nil)
        #expect(gesture.allowedTouchTypes == [0, 1, 2, 3] && gesture.name == nil && gesture.view == nil)
        #expect(gesture.allowedPressTypes.contains(0) && gesture.allowedPressTypes.count == 9)
        #expect(gesture.state == .possible && gesture.numberOfTouches == 0 && gesture.location(in: nil) == .zero)
        #expect(gesture.modifierFlags == [] && gesture.buttonMask == [])
        #expect(gesture.canPrevent(gesture) && gesture.canBePrevented(by: gesture))
        #expect(!gesture.shouldRequireFailure(of: gesture) && !gesture.shouldBeRequiredToFail(by: gesture))
        let tap = UITapGestureRecognizer()
        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && tap.buttonMaskRequired == .primary)
        let press = UILongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
        let pan = UIPanGestureRecognizer()
        #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
        #expect(pan.allowedScrollTypesMask == [] && pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
        #expect(UIScreenEdgePanGestureRecognizer().edges == [])
        #expect(
            UISwipeGestureRecognizer().direction == .right && UISwipeGestureRecognizer().numberOfTouchesRequired == 1)
        #expect(UIPinchGestureRecognizer().scale == 1 && UIPinchGestureRecognizer().velocity == 0)
        #expect(UIRotationGestureRecognizer().rotation == 0 && UIRotationGestureRecognizer().velocity == 0)
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test("Types of touches that are not allowed, and of another type than the first one's, are not received")
    func touchTypes() throws {
        let gesture = custom("c", on: view)
        func down(_ finger: Int, _ type: UITouch.TouchType) {
            stage.host.input.add(FingerSample(finger, .down, at(10, 10), type: type), at: stage.time)
            stage.runTurn()
        }
        gesture.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        down(1, .direct)
        #expect(gesture.numberOfTouches == 0)
        down(2, .pencil)
        #expect(gesture.numberOfTouches == 1)
        gesture.allowedTouchTypes = [0, 2]
        down(3, .direct)
        #expect(gesture.numberOfTouches == 1)
        gesture.requiresExclusiveTouchType = false
        down(4, .direct)
        #expect(gesture.numberOfTouches == 2)
    }

    @Test("Places of touches; an index beyond them is misuse")
    func places() throws {
        let gesture = custom("c", on: view)
        try stage.touch.down(finger: 1, at(10, 20))
        try stage.touch.down(finger: 2, at(30, 40))
        #expect(
            gesture.location(ofTouch: 0, in: nil) == at(10, 20) && gesture.location(ofTouch: 1, in: nil) == at(30, 40))
        #expect(gesture.location(in: view) == at(20, 30) && gesture.numberOfTouches == 2)
        #expect(gesture.location(ofTouch: 2, in: nil) == .zero)
        #expect(stage.diagnostics.messages.last?.contains("index (2) beyond bounds (2)") == true)
    }

    @Test("A state that is set between events is acted upon in the next turn")
    func late() throws {
        let gesture = custom("c", on: view)
        try stage.touch.down(at(10, 10))
        log.calls = []
        stage.perform { gesture.state = .began }
        #expect(gesture.state == .began && log.calls.isEmpty)
        stage.runTurn()
        #expect(log.take() == ["v.cancelled", "c began"])
        try stage.touch.up()
    }

    @Test("A recognizer that never decides gives up 0.35 s after the last finger is up")
    func undecided() throws {
        let gesture = custom("c", on: view)
        try stage.touch.tap(view)
        #expect(log.take() == ["c.began", "v.began", "c.ended"])
        stage.advance(by: 0.36)
        #expect(log.take() == ["c.reset", "v.ended"] && gesture.state == .possible)
    }

    // MARK: Relations

    @Test("When one recognizes, others with the same touch fail, unless either delegate or a subclass says otherwise")
    func prevention() throws {
        let judge = GestureJudge()
        let inner = TouchView("c", CGRect(x: 0, y: 0, width: 200, height: 200), log, in: view)
        let a = gestures.watch(UIPanGestureRecognizer(), on: inner, name: "a")
        let b = gestures.watch(UIPanGestureRecognizer(), on: view, name: "b")
        func begun() throws -> [String] {
            try stage.touch.drag(inner, by: way(50))
            return log.take().filter { $0.hasSuffix("began") && !$0.contains(".") }
        }
        #expect(try begun() == ["a began"])
        b.delegate = judge
        judge.simultaneous = { _, _ in true }
        #expect(try begun() == ["a began", "b began"])
        (a.delegate, b.delegate) = (judge, nil)
        #expect(try begun() == ["a began", "b began"])
        a.delegate = nil
        final class Shy: UIPanGestureRecognizer {
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        final class Proud: UIPanGestureRecognizer {
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        inner.gestureRecognizers = []
        gestures.watch(Shy(), on: inner, name: "shy")
        #expect(try begun() == ["shy began", "b began"])
        view.gestureRecognizers = []
        inner.gestureRecognizers = []
        gestures.watch(UIPanGestureRecognizer(), on: inner, name: "a")
        gestures.watch(Proud(), on: view, name: "proud")
        #expect(try begun() == ["a began", "proud began"])
        withExtendedLifetime(judge) {}
    }

    @Test("A gesture under way keeps later ones from beginning, and is not cancelled by them")
    func underWay() throws {
        let press = gestures.watch(UILongPressGestureRecognizer(), on: view, name: "press")
        gestures.watch(UIPanGestureRecognizer(), on: view, name: "pan")
        press.minimumPressDuration = 0.2
        try stage.touch.down(at(10, 10))
        stage.advance(by: 0.3)
        try stage.touch.move(at(100, 10))
        try stage.touch.up()
        #expect(story() == ["v.began", "v.cancelled", "press began", "press changed", "press ended"])
    }

    @Test("Recognizers of other touches are not prevented")
    func otherTouches() throws {
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
        let right = UIView(frame: CGRect(x: 150, y: 0, width: 150, height: 300))
        view.addSubview(left)
        view.addSubview(right)
        gestures.watch(UIPanGestureRecognizer(), on: left, name: "l")
        gestures.watch(UIPanGestureRecognizer(), on: right, name: "r")
        try stage.touch.play([(0, .drag(left, by: way(50))), (0, .drag(right, by: way(50)))])
        #expect(story().filter { $0.hasSuffix(" began") } == ["l began", "r began"])
    }

    @Test("A tap does not prevent one of more taps; a single tap waits for a double one")
    func doubleTap() throws {
        let double = gestures.watch(UITapGestureRecognizer(), on: view, name: "double")
        let single = gestures.watch(UITapGestureRecognizer(), on: view, name: "single")
        double.numberOfTapsRequired = 2
        try stage.touch.tap(view, taps: 2)
        #expect(log.take().filter { !$0.hasPrefix("v") } == ["single ended", "double ended"])
        stage.advance(by: 1)
        single.require(toFail: double)
        try stage.touch.tap(view, taps: 2)
        #expect(log.take().filter { !$0.hasPrefix("v") } == ["double ended"])
        stage.advance(by: 1)
        try stage.touch.tap(view)
        #expect(log.take() == ["v.began"])
        stage.advance(by: 0.36)
        #expect(log.take() == ["v.cancelled", "single ended"])
    }

    @Test("A failure requirement holds by either delegate or either subclass, asked once an attempt")
    func dynamicRequirements() throws {
        let judge = GestureJudge()
        var asked = 0
        let double = gestures.watch(UITapGestureRecognizer(), on: view, name: "double")
        let single = gestures.watch(UITapGestureRecognizer(), on: view, name: "single")
        double.numberOfTapsRequired = 2
        func outcome() throws -> [String] {
            try stage.touch.tap(view, taps: 2)
            stage.advance(by: 1)
            return log.take().filter { !$0.hasPrefix("v") }
        }
        single.delegate = judge
        judge.requiresFailure = { a, b in
            asked += 1
            return a === single && b === double
        }
        #expect(try outcome() == ["double ended"])
        #expect(asked == 1)
        single.delegate = nil
        double.delegate = judge
        judge.requiresFailure = nil
        judge.requiredToFail = { a, b in a === double && b === single }
        #expect(try outcome() == ["double ended"])
        double.delegate = nil
        #expect(try outcome() == ["single ended", "double ended"])
        final class Patient: UITapGestureRecognizer {
            override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        view.removeGestureRecognizer(single)
        gestures.watch(Patient(), on: view, name: "patient")
        #expect(try outcome() == ["double ended"])
        final class First: UITapGestureRecognizer {
            override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        view.gestureRecognizers = [single]
        gestures.watch(First(), on: view, name: "first").numberOfTapsRequired = 2
        #expect(try outcome() == ["first ended"])
        withExtendedLifetime(judge) {}
    }

    @Test("Two that wait for each other both fail")
    func deadlock() throws {
        let a = gestures.watch(UITapGestureRecognizer(), on: view, name: "a")
        let b = gestures.watch(UITapGestureRecognizer(), on: view, name: "b")
        a.require(toFail: b)
        b.require(toFail: a)
        try stage.touch.tap(view)
        stage.advance(by: 1)
        #expect(log.take() == ["v.began", "v.ended"])
        #expect(a.state == .possible && b.state == .possible)
    }

    @Test("Three taps: one waits for two, two wait for three")
    func chain() throws {
        let taps = (1...3).map { count in
            let tap = gestures.watch(UITapGestureRecognizer(), on: view, name: "tap\(count)")
            tap.numberOfTapsRequired = count
            return tap
        }
        taps[0].require(toFail: taps[1])
        taps[1].require(toFail: taps[2])
        for count in 1...3 {
            try stage.touch.tap(view, taps: count)
            stage.advance(by: 2)
            #expect(log.take().filter { !$0.hasPrefix("v") } == ["tap\(count) ended"])
        }
    }

    @Test("A finger that joins a gesture under way is the gesture's alone")
    func joining() throws {
        view.isMultipleTouchEnabled = true
        let pan = gestures.watch(UIPanGestureRecognizer(), on: view, name: "pan")
        try stage.touch.down(finger: 1, at(10, 10))
        try stage.touch.move(finger: 1, at(50, 10))
        log.calls = []
        try stage.touch.down(finger: 2, at(100, 100))
        #expect(log.take().isEmpty && pan.numberOfTouches == 2)
        try stage.touch.up(finger: 1)
        try stage.touch.up(finger: 2)
        #expect(log.take() == ["pan ended"])
    }
}
