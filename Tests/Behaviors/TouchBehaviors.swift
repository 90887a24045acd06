import Offstage
import Testing
import UIKit

@MainActor
@Suite struct TouchBehaviors {
    private let log = CallLog()

    private func touchView(_ id: String, _ frame: CGRect, in parent: UIView) -> TouchView {
        let view = TouchView(id, frame, log, in: parent)
        view.logsPlaces = true
        return view
    }

    @Test("TOUCH-01 began, moved, ended come with locations in the view's space, a bounds offset included")
    func locations() throws {
        let stage = makeStage(200, 200)
        let view = touchView("v", CGRect(x: 10, y: 20, width: 100, height: 100), in: stage.window)
        try stage.touch.down(CGPoint(x: 40, y: 60))
        try stage.touch.move(CGPoint(x: 60, y: 80))
        try stage.touch.up()
        #expect(log.take() == ["v.began (30, 40)", "v.moved (50, 60)", "v.ended (50, 60)"])
        view.bounds.origin = CGPoint(x: 5, y: 100)
        try stage.touch.tap(CGPoint(x: 40, y: 60))
        #expect(log.take() == ["v.began (35, 140)", "v.ended (35, 140)"])
    }

    @Test("TOUCH-02 the hit view gets the whole sequence; without an override its superview does")
    func sequence() throws {
        let stage = makeStage(200, 200)
        let parent = touchView("p", CGRect(x: 0, y: 0, width: 200, height: 200), in: stage.window)
        let first = touchView("a", CGRect(x: 0, y: 0, width: 100, height: 100), in: parent)
        _ = touchView("b", CGRect(x: 100, y: 0, width: 100, height: 100), in: parent)
        for view in [parent, first] { view.logsPlaces = false }
        try stage.touch.drag(CGPoint(x: 50, y: 50), by: CGVector(dx: 100, dy: 0), duration: 0.02)
        #expect(log.take() == ["a.began", "a.moved", "a.ended"])
        let plain = UIView(frame: first.frame)
        parent.addSubview(plain)
        try stage.touch.drag(CGPoint(x: 50, y: 50), by: CGVector(dx: 100, dy: 0), duration: 0.02)
        #expect(log.take() == ["p.began", "p.moved", "p.ended"])
    }

    @Test("TOUCH-03 a touch that the system or a pan takes over is cancelled once and never ends")
    func cancelled() throws {
        let stage = makeStage(200, 200)
        let view = touchView("v", stage.window.bounds, in: stage.window)
        view.logsPlaces = false
        try stage.touch.down(view)
        stage.touch.cancel()
        try stage.touch.up()
        #expect(log.take() == ["v.began", "v.cancelled"])
        view.addGestureRecognizer(UIPanGestureRecognizer())
        try stage.touch.drag(view, by: CGVector(dx: 60, dy: 0))
        let calls = log.take()
        #expect(calls.first == "v.began" && calls.last == "v.cancelled")
        #expect(calls.filter { $0 == "v.cancelled" }.count == 1 && !calls.contains("v.ended"))
    }

    @Test("TOUCH-04 an empty set does nothing; two fingers are a set of two with isMultipleTouchEnabled alone")
    func sets() throws {
        let stage = makeStage(200, 200)
        let view = touchView("v", stage.window.bounds, in: stage.window)
        view.logsPlaces = false
        var firsts: [UITouch?] = []
        view.onTouch = { _, touches in firsts.append(touches.first) }
        view.touchesBegan([], with: nil)
        #expect(firsts == [nil])
        UIView().touchesBegan([], with: nil)
        log.calls = []
        try stage.touch.tap(view, fingers: 2)
        #expect(log.take() == ["v.began", "v.ended"])
        view.isMultipleTouchEnabled = true
        try stage.touch.tap(view, fingers: 2)
        #expect(log.take() == ["v.began 2", "v.ended 2"])
    }

    @Test("TOUCH-05 an animating view takes touches with allowUserInteraction alone; afterwards always")
    func animating() throws {
        let stage = makeStage(300, 100)
        let view = touchView("v", CGRect(x: 0, y: 0, width: 100, height: 100), in: stage.window)
        view.logsPlaces = false
        func tapsMidFlight(_ options: UIView.AnimationOptions) throws -> [String] {
            stage.perform {
                UIView.animate(withDuration: 1, delay: 0, options: options) { view.frame.origin.x = 150 }
            }
            stage.advance(by: 0.3)
            try stage.touch.tap(TouchSpot.screen(200, 50))
            let during = log.take()
            stage.advance(by: 1)
            try stage.touch.tap(view)
            #expect(log.take() == ["v.began", "v.ended"])
            view.frame.origin.x = 0
            return during
        }
        #expect(try tapsMidFlight([]).isEmpty)
        #expect(try tapsMidFlight(.allowUserInteraction) == ["v.began", "v.ended"], "the final place is hit")
    }

    @Test("FRAME-03 a layer over half of a view takes no touch: the view gets it")
    func layers() throws {
        let stage = makeStage(200, 200)
        let view = touchView("v", CGRect(x: 0, y: 0, width: 100, height: 100), in: stage.window)
        view.logsPlaces = false
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
        layer.backgroundColor = UIColor.red.cgColor
        view.layer.addSublayer(layer)
        try stage.touch.tap(CGPoint(x: 10, y: 50))
        #expect(log.take() == ["v.began", "v.ended"])
        view.isUserInteractionEnabled = false
        try stage.touch.tap(CGPoint(x: 10, y: 50))
        #expect(log.take().isEmpty, "the layer alone takes nothing")
        let names = Mirror(reflecting: layer).children.compactMap(\.label)
        #expect(!names.contains { $0.localizedCaseInsensitiveContains("gesture") })
    }
}
