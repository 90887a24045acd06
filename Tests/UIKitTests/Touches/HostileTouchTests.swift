import Foundation
import Offstage
import Testing
import UIKit

/// Fingers and apps that do what they should not: each touch ends once for whoever heard of it, nobody traps, and the next
/// finger is served.
@Suite("Hostile touches")
@MainActor
struct HostileTouchTests {
    /// Where an app's own code runs while touches are delivered.
    enum Callback: CaseIterable {
        case hitTest, pointInside, shouldReceive, shouldBegin, simultaneous, requirement, action
        case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
        case beginTracking, continueTracking, endTracking, controlEvent
        case willBeginDragging, didScroll, willEndDragging, didEndDragging, touchesShouldBegin, touchesShouldCancel
        case didMoveToWindow
    }

    /// What it does there.
    enum Action: CaseIterable {
        case removeTouched, removeAll, hide, disable, moveToOtherWindow, removeRecognizers, cancelTouches, otherFinger
    }

    /// A touched thing in a scroll view, with recognizers, all of whose callbacks do one action once.
    private final class Trap: NSObject, UIGestureRecognizerDelegate, UIScrollViewDelegate {
        let stage: Stage
        let scroll = Scroll()
        let touched: Touched
        var callback: Callback
        var action: Action
        var isArmed = false
        /// How often the callback ran.
        var calls = 0
        private(set) var others: [UIWindow] = []

        init(_ callback: Callback, _ action: Action) {
            (self.callback, self.action) = (callback, action)
            stage = makeStage(200, 200)
            stage.isTracing = false
            stage.makeCurrent()
            stage.diagnostics.mode = .collect
            touched = Touched(frame: CGRect(x: 20, y: 20, width: 120, height: 120))
            super.init()
            (touched.trap, scroll.trap) = (self, self)
            scroll.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            scroll.contentSize = CGSize(width: 200, height: 900)
            scroll.delaysContentTouches = false
            scroll.delegate = self
            scroll.addSubview(touched)
            stage.window.addSubview(scroll)
            for gesture in [UILongPressGestureRecognizer(), UIPanGestureRecognizer(), UITapGestureRecognizer()] {
                gesture.delegate = self
                gesture.cancelsTouchesInView = !(gesture is UITapGestureRecognizer)
                gesture.addTarget(self, action: Selector(_offstage: "act:", { (t: Trap) in t.act(_:) }))
                touched.addGestureRecognizer(gesture)
            }
            touched.addAction(UIAction { [weak self] _ in self?.spring(.controlEvent) }, for: .allTouchEvents)
            stage.runTurn()
            isArmed = true
        }

        func spring(_ place: Callback) {
            guard isArmed, place == callback else { return }
            calls += 1
            // Some callbacks are called by the action itself.
            guard calls <= 3 else { return }
            perform()
        }

        private func perform() {
            switch action {
            case .removeTouched: touched.removeFromSuperview()
            case .removeAll: for view in stage.window.subviews { view.removeFromSuperview() }
            case .hide: touched.isHidden = true
            case .disable: scroll.isUserInteractionEnabled = false
            case .moveToOtherWindow:
                let other = UIWindow(frame: stage.window.bounds)
                other.isHidden = false
                others.append(other)
                other.addSubview(touched)
            case .removeRecognizers: touched.gestureRecognizers = nil
            case .cancelTouches: stage.host.touches.cancelAll()
            case .otherFinger:
                stage.host.input.add(FingerSample(40 + calls, .down, CGPoint(x: 60, y: 60)), at: stage.time)
                stage.host.input.add(FingerSample(40 + calls, .up, CGPoint(x: 60, y: 60)), at: stage.time + 0.1)
            }
        }

        func act(_ sender: UIGestureRecognizer) { spring(.action) }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            spring(.shouldReceive)
            return true
        }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            spring(.shouldBegin)
            return true
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            spring(.simultaneous)
            // The scroll view may go along with the pan of what is in it.
            return gestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view === scroll
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            spring(.requirement)
            return false
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { spring(.willBeginDragging) }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { spring(.didScroll) }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { spring(.willEndDragging) }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            spring(.didEndDragging)
        }

        /// Fingers that press, drag slowly, drag fast, tap, and one that is never lifted.
        func play() {
            let input = stage.host.input
            func finger(_ number: Int, from start: Double, _ steps: [(Double, CGFloat)], lifts: Bool = true) {
                input.add(FingerSample(number, .down, CGPoint(x: 60, y: 60)), at: start)
                for (time, y) in steps {
                    input.add(FingerSample(number, .move, CGPoint(x: 60, y: 60 + y)), at: start + time)
                }
                let end = steps.last ?? (0.05, 0)
                let place = CGPoint(x: 60, y: 60 + end.1)
                if lifts { input.add(FingerSample(number, .up, place), at: start + end.0 + 0.02) }
            }
            if callback == .didMoveToWindow {
                stage.schedule(at: 0.85) { [weak touched] in touched?.removeFromSuperview() }
            }
            finger(1, from: 0.1, [(0.7, 0), (0.8, -20), (0.9, -40)])
            finger(2, from: 2, [(0.05, -15), (0.1, -40), (0.15, -60)])
            finger(3, from: 4, [])
            finger(4, from: 5, [(0.1, 5), (0.2, 12)])
            finger(5, from: 6, [(0.1, 3)], lifts: false)
            // Each finger finds the touched view where it was.
            for time in [1.9, 3.9, 4.9, 5.9] {
                stage.schedule(at: time) { [weak scroll] in scroll?.setContentOffset(.zero, animated: false) }
            }
            stage.advance(by: 9)
        }
    }

    private final class Scroll: UIScrollView {
        weak var trap: Trap?
        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            trap?.spring(.touchesShouldBegin)
            return true
        }
        override func touchesShouldCancel(in view: UIView) -> Bool {
            trap?.spring(.touchesShouldCancel)
            return true
        }
    }

    private final class Touched: UIControl {
        weak var trap: Trap?
        var open: Set<ObjectIdentifier> = []
        var held: [UITouch] = []
        var problems: [String] = []

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            trap?.spring(.hitTest)
            return super.hitTest(point, with: event)
        }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            trap?.spring(.pointInside)
            return super.point(inside: point, with: event)
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            held += touches
            for touch in touches where !open.insert(ObjectIdentifier(touch)).inserted { problems.append("began twice") }
            trap?.spring(.touchesBegan)
            super.touchesBegan(touches, with: event)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches where !open.contains(ObjectIdentifier(touch)) { problems.append("moved unknown") }
            trap?.spring(.touchesMoved)
            super.touchesMoved(touches, with: event)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            end(touches)
            trap?.spring(.touchesEnded)
            super.touchesEnded(touches, with: event)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            end(touches)
            trap?.spring(.touchesCancelled)
            super.touchesCancelled(touches, with: event)
        }
        private func end(_ touches: Set<UITouch>) {
            for touch in touches where open.remove(ObjectIdentifier(touch)) == nil { problems.append("ended unknown") }
        }
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            trap?.spring(.beginTracking)
            return true
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            trap?.spring(.continueTracking)
            return true
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { trap?.spring(.endTracking) }
        override func didMoveToWindow() {
            super.didMoveToWindow()
            trap?.spring(.didMoveToWindow)
        }
    }

    @Test("Whatever an app does in whichever callback, each touch ends once and the next finger is served")
    func callbacks() throws {
        var reached: Set<Callback> = []
        var wrong: [String] = []
        for callback in Callback.allCases {
            for action in Action.allCases {
                let trap = Trap(callback, action)
                trap.play()
                if trap.calls > 0 { reached.insert(callback) }
                // The last finger is down to the end; it is taken away here.
                trap.isArmed = false
                trap.stage.touch.cancel()
                trap.stage.advance(by: 1)
                var problems = trap.touched.problems
                if !trap.touched.open.isEmpty { problems.append("\(trap.touched.open.count) never end") }
                if trap.touched.isTracking { problems.append("still tracks") }
                if trap.scroll.isTracking || trap.scroll.isDragging { problems.append("the scroll view tracks") }
                let gestures = (trap.touched.gestureRecognizers ?? []) + (trap.scroll.gestureRecognizers ?? [])
                for gesture in gestures where gesture.state != .possible { problems.append("\(gesture) is stuck") }
                wrong += problems.map { "\(action) in \(callback): \($0)" }

                let button = UIButton(frame: trap.stage.window.bounds)
                var taps = 0
                button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
                trap.stage.window.addSubview(button)
                for other in trap.others { other.isHidden = true }
                try trap.stage.touch.tap(button)
                if taps != 1 { wrong.append("\(action) in \(callback): the next tap is not served") }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(10).joined(separator: "\n"))")
        #expect(Callback.allCases.filter { !reached.contains($0) }.isEmpty)
    }

    @Test("A hundred fingers at once, none of which is ever lifted, and one more")
    func manyFingers() throws {
        let stage = makeStage(200, 200)
        stage.makeCurrent()
        stage.isTracing = false
        let view = TouchView("a", stage.window.bounds, CallLog(), in: stage.window)
        view.isMultipleTouchEnabled = true
        var counts: [UITouch.Phase: Int] = [:]
        view.onTouch = { counts[$0, default: 0] += $1.count }
        let pinch = UIPinchGestureRecognizer()
        pinch.cancelsTouchesInView = false
        view.addGestureRecognizer(pinch)
        for finger in 1...100 {
            let place = CGPoint(x: CGFloat(finger), y: CGFloat(finger % 10) * 15)
            stage.host.input.add(FingerSample(finger, .down, place), at: stage.time)
        }
        stage.runTurn()
        #expect(counts == [.began: 100])
        for step in 1...20 {
            for finger in 1...100 {
                let place = CGPoint(x: CGFloat(finger + step), y: CGFloat((finger + step) % 10) * 15)
                stage.host.input.add(FingerSample(finger, .move, place), at: stage.time)
            }
            stage.runTurn()
        }
        #expect(counts == [.began: 100, .moved: 2000])
        try stage.touch.tap(view)
        stage.advance(by: 60)
        #expect(counts == [.began: 101, .moved: 2000, .ended: 1])
        stage.touch.cancel()
        #expect(counts[.cancelled] == 100 && pinch.state == .possible)
    }
}
