import Offstage
import Testing

@testable import UIKit

/// Rules of hit tests, the chain and recognizers that no other test is about.
@Suite("Rules of events")
@MainActor
struct EventRuleTests: StageSuite {
    let made = makeStage(300, 300)
    private let log = CallLog()

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func view(_ id: String, _ frame: CGRect, in parent: UIView? = nil) -> TouchView {
        TouchView(id, frame, log, in: parent ?? stage.window)
    }

    // MARK: Hit tests

    @Test("A view that is asked itself counts with its own values alone: what holds it may be hidden")
    func ownValues() {
        let parent = view("p", CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = view("c", CGRect(x: 0, y: 0, width: 50, height: 50), in: parent)
        for change in [{ parent.isHidden = true }, { parent.alpha = 0 }, { parent.isUserInteractionEnabled = false }] {
            change()
            #expect(child.hitTest(at(10, 10), with: nil) === child)
            #expect(stage.window.hitTest(at(10, 10), with: nil) === stage.window)
            (parent.isHidden, parent.alpha, parent.isUserInteractionEnabled) = (false, 1, true)
        }
    }

    @Test("What is drawn plays no part: no background, a clear one, isOpaque, a layer that is hit by another walk")
    func drawing() {
        let back = view("b", CGRect(x: 0, y: 0, width: 100, height: 100))
        let front = view("f", CGRect(x: 0, y: 0, width: 100, height: 100))
        for colour in [nil, UIColor.clear, .red] {
            for isOpaque in [true, false] {
                (front.backgroundColor, front.isOpaque) = (colour, isOpaque)
                #expect(stage.window.hitTest(at(10, 10), with: nil) === front)
            }
        }
        back.layer.zPosition = 5
        #expect(stage.window.layer.hitTest(at(10, 10)) === back.layer, "layers are in the order that shows")
        #expect(stage.window.hitTest(at(10, 10), with: nil) === front)
    }

    @Test("A view on its way is where it will be, for fingers too; an animator lets it take them")
    func onTheWay() throws {
        let moving = view("m", CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.perform {
            let animator = UIViewPropertyAnimator(duration: 10, curve: .linear) { moving.center.x = 225 }
            animator.isManualHitTestingEnabled = true
            animator.startAnimation()
        }
        stage.advance(by: 1)
        try stage.touch.tap(at(225, 25))
        try stage.touch.tap(at(25, 25))
        #expect(log.take() == ["m.began", "m.ended"])
        stage.perform { UIView.animate(withDuration: 10) { moving.center.x = 125 } }
        try stage.touch.tap(at(125, 25))
        #expect(log.take().isEmpty, "without allowUserInteraction it takes none")
    }

    // MARK: The chain

    private final class Delegate: UIResponder, UIApplicationDelegate {}
    private final class Plain: NSObject, UIApplicationDelegate {}
    private final class Screen: UIViewController, UIApplicationDelegate {}
    private final class Sheet: UIView, UIApplicationDelegate {}

    @Test("The application's delegate ends the chain where it is a responder, but no view and no controller")
    func delegate() {
        let app = stage.perform { UIApplication.shared }
        let responder = Delegate()
        app.delegate = responder
        #expect(app.next === responder && responder.next == nil)
        let (plain, screen, sheet) = (Plain(), Screen(), Sheet())
        for other in [plain, screen, sheet] as [any UIApplicationDelegate] {
            app.delegate = other
            #expect(app.next == nil, "\(type(of: other))")
        }
    }

    @Test("After a presented controller comes the one that presents it; after a child its parent's view")
    func controllers() {
        stage.makeCurrent()
        let (root, child, modal) = (UIViewController(), UIViewController(), UIViewController())
        stage.window.rootViewController = root
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        #expect(root.view.next === root && root.next === stage.window)
        #expect(child.view.next === child && child.next === root.view)
        root.present(modal, animated: false)
        stage.runTurn()
        #expect(modal.view.next === modal && modal.next === root)
        // A presenter that is put into what it presents: the chain comes to its end all the same.
        modal.view.addSubview(root.view)
        var count = 0
        for _ in sequence(first: root.view as UIResponder, next: { $0.next }).prefix(100) { count += 1 }
        #expect(count < 20)
    }

    // MARK: Recognizers

    @Test("A delegate that says nothing decides nothing: it begins, gets all touches, and shares none")
    func silentDelegate() throws {
        final class Silent: NSObject, UIGestureRecognizerDelegate {}
        let silent = Silent()
        let target = view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
        let gestures = GestureLog(log)
        for name in ["a", "b"] {
            gestures.watch(UIPanGestureRecognizer(), on: target, name: name).delegate = silent
        }
        try stage.touch.drag(target, by: CGVector(dx: 50, dy: 0), duration: 0.02)
        #expect(log.take().filter { $0.hasSuffix(" began") || $0.hasSuffix(" ended") } == ["a began", "a ended"])
    }

    /// All steps from possible, and from each state after it.
    @Test(
        "Steps of states: a discrete gesture is recognized or fails, a continuous one begins, goes on and ends",
        arguments: [false, true])
    func steps(isContinuous: Bool) throws {
        typealias State = UIGestureRecognizer.State
        let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        /// What a step from a state leads to; states that are over count as possible again.
        func expected(_ from: State, _ wish: State) -> State {
            switch (from, wish) {
            case (.possible, .began): isContinuous ? .began : .possible
            case (.possible, .ended): isContinuous ? .possible : .ended
            case (.possible, .failed), (.possible, .cancelled): .failed
            case (.began, .changed), (.began, .ended), (.began, .cancelled): wish
            default: from
            }
        }
        let target = view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
        for from in isContinuous ? [State.possible, .began] : [.possible] {
            for wish in all {
                let gesture: UIGestureRecognizer =
                    isContinuous ? UILongPressGestureRecognizer() : UISwipeGestureRecognizer()
                target.gestureRecognizers = [gesture]
                try stage.touch.down(at(150, 150))
                if from == .began { stage.perform { gesture.state = .began } }
                stage.perform { gesture.state = wish }
                #expect(gesture.state == expected(from, wish), "\(from) \(wish)")
                stage.runTurn()
                stage.touch.cancel()
                #expect(gesture.state == .possible, "\(from) \(wish)")
            }
        }
    }

    @Test("Controls keep single taps, and what they are moved by, from recognizers around them")
    func controlsKeepTaps() {
        stage.makeCurrent()
        let around = UIView(frame: stage.window.bounds)
        stage.window.addSubview(around)
        let tap = UITapGestureRecognizer()
        let (double, pair) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        pair.numberOfTouchesRequired = 2
        let (pan, across, down) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer(), UISwipeGestureRecognizer())
        down.direction = .down
        let press = UILongPressGestureRecognizer()
        for gesture in [tap, double, pair, pan, across, down, press] { around.addGestureRecognizer(gesture) }
        let rows: [(UIControl, keepsTap: Bool, keepsPan: Bool, keepsSwipe: Bool)] = [
            (UIButton(type: .system), true, false, false), (UISwitch(), true, true, false),
            (UIStepper(), true, false, false), (UISegmentedControl(items: ["a", "b"]), true, false, false),
            (UIPageControl(), true, false, false), (UISlider(), false, false, true), (UIControl(), false, false, false),
        ]
        for row in rows {
            let control = row.0
            (control as? UIPageControl)?.numberOfPages = 3
            control.frame = CGRect(x: 20, y: 20, width: 150, height: 40)
            around.addSubview(control)
            func keeps(_ gesture: UIGestureRecognizer) -> Bool { !control.gestureRecognizerShouldBegin(gesture) }
            #expect(keeps(tap) == row.keepsTap && keeps(pan) == row.keepsPan, "\(type(of: control))")
            #expect(keeps(across) == row.keepsSwipe && !keeps(down), "\(type(of: control))")
            #expect(!keeps(double) && !keeps(press), "\(type(of: control))")
            let own = UITapGestureRecognizer()
            control.addGestureRecognizer(own)
            #expect(!keeps(own), "\(type(of: control)): its own are not refused")
            control.removeFromSuperview()
        }
    }
}
