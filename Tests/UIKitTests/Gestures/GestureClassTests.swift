import Offstage
import Testing
import UIKit

@Suite("Classes of gesture recognizers")
@MainActor
struct GestureClassTests: StageSuite {
    let made = makeStage(300, 300)
    private let log = CallLog()
    private let gestures: GestureLog
    private let view: UIView

    init() {
        gestures = GestureLog(log)
        view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        made.window.addSubview(view)
    }

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    private func way(_ x: CGFloat, _ y: CGFloat = 0) -> CGVector { CGVector(dx: x, dy: y) }

    private func watch<Gesture: UIGestureRecognizer>(_ gesture: Gesture) -> Gesture {
        gestures.watch(gesture, on: view, name: "g")
    }

    /// The states since the last time, repeated ones once.
    private func states() -> [String] {
        log.take().map { String($0.dropFirst(2)) }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    // MARK: Tap

    @Test(
        "A tap may move 45 points and last 0.75 s",
        arguments: [
            (45.0, 0.05, true), (46, 0.05, false), (0, 0.75, true), (0, 0.76, false), (40, 0.7, true),
        ])
    func tapLimits(distance: CGFloat, duration: Double, isTap: Bool) throws {
        _ = watch(UITapGestureRecognizer())
        try stage.touch.drag(view, by: way(distance), duration: duration)
        #expect(states() == (isTap ? ["ended"] : []))
    }

    @Test("Taps in a row come within 0.35 s", arguments: [(0.35, true), (0.36, false)])
    func tapInterval(interval: Double, isDouble: Bool) throws {
        watch(UITapGestureRecognizer()).numberOfTapsRequired = 2
        try stage.touch.tap(view, taps: 2, interval: interval)
        stage.advance(by: 1)
        #expect(states() == (isDouble ? ["ended"] : []))
    }

    @Test("Taps in a row come within 45 points of the first")
    func tapDistance() throws {
        watch(UITapGestureRecognizer()).numberOfTapsRequired = 2
        try stage.touch.play([(0, .tap(at(100, 100))), (0.2, .tap(at(145, 100)))])
        #expect(states() == ["ended"])
        stage.advance(by: 1)
        try stage.touch.play([(0, .tap(at(100, 100))), (0.2, .tap(at(146, 100)))])
        stage.advance(by: 1)
        #expect(states().isEmpty)
    }

    @Test("Fingers of a tap: exactly as many as required, together")
    func tapFingers() throws {
        let tap = watch(UITapGestureRecognizer())
        tap.numberOfTouchesRequired = 2
        try stage.touch.tap(view)
        stage.advance(by: 1)
        #expect(states().isEmpty)
        var places: [CGPoint] = []
        gestures.onAction = { gesture in
            places = (0..<gesture.numberOfTouches).map { gesture.location(ofTouch: $0, in: gesture.view) }
            places.append(gesture.location(in: nil))
        }
        try stage.touch.tap(view, fingers: 2)
        #expect(states() == ["ended"])
        #expect(places == [at(135, 150), at(165, 150), at(150, 150)])
        try stage.touch.tap(view, fingers: 3)
        stage.advance(by: 1)
        #expect(states().isEmpty)
        // One after the other, overlapping.
        try stage.touch.play([(0, .press(at(50, 50), duration: 0.3)), (0.1, .press(at(80, 50), duration: 0.3))])
        #expect(states() == ["ended"])
        // One after the other, apart.
        try stage.touch.play([(0, .tap(at(50, 50))), (0.1, .tap(at(80, 50)))])
        stage.advance(by: 1)
        #expect(states().isEmpty)
    }

    @Test("The place of a tap is that of the first in a row")
    func tapPlace() throws {
        let tap = watch(UITapGestureRecognizer())
        tap.numberOfTapsRequired = 2
        var place: CGPoint?
        gestures.onAction = { place = $0.location(in: nil) }
        try stage.touch.play([(0, .tap(at(100, 100))), (0.2, .tap(at(120, 100)))])
        #expect(place == at(100, 100))
    }

    // MARK: Long press

    @Test(
        "A press begins after 0.5 s, goes on however it moves, and ends with the finger",
        arguments: [
            (0.49, []), (0.5, ["began", "ended"]), (0.7, ["began", "ended"]),
        ])
    func press(duration: Double, expected: [String]) throws {
        _ = watch(UILongPressGestureRecognizer())
        try stage.touch.press(view, duration: duration)
        #expect(states() == expected)
    }

    @Test("A press fails by 10 points of movement before it began, not after")
    func pressMovement() throws {
        let press = watch(UILongPressGestureRecognizer())
        try stage.touch.down(at(100, 100))
        try stage.touch.move(at(110, 100))
        stage.advance(by: 0.5)
        #expect(states() == ["began"])
        try stage.touch.move(at(200, 250))
        #expect(states() == ["changed"] && press.location(in: view) == at(200, 250))
        try stage.touch.up()
        #expect(states() == ["ended"])
        try stage.touch.down(at(100, 100))
        try stage.touch.move(at(110.5, 100))
        stage.advance(by: 1)
        try stage.touch.up()
        #expect(states().isEmpty)
    }

    @Test("A press may want taps before it, several fingers, no time at all")
    func pressVariants() throws {
        let press = watch(UILongPressGestureRecognizer())
        press.numberOfTapsRequired = 1
        try stage.touch.press(view)
        stage.advance(by: 1)
        #expect(states().isEmpty)
        try stage.touch.play([(0, .tap(view)), (0.2, .press(view))])
        #expect(states() == ["began", "ended"])
        try stage.touch.tap(view)
        stage.advance(by: 1)
        #expect(states().isEmpty, "the tap's own time says nothing of the press")
        press.numberOfTapsRequired = 0
        press.numberOfTouchesRequired = 2
        try stage.touch.press(view)
        #expect(states().isEmpty)
        try stage.touch.press(view, fingers: 2)
        #expect(states() == ["began", "ended"])
        try stage.touch.press(view, fingers: 3)
        #expect(states().isEmpty)
        press.numberOfTouchesRequired = 1
        press.minimumPressDuration = 0
        try stage.touch.down(view)
        #expect(states() == ["began"])
        stage.touch.cancel()
        #expect(states() == ["cancelled"])
    }

    // MARK: Pan

    @Test("A pan begins after 10 points; what is beyond them is its translation")
    func panHysteresis() throws {
        let pan = watch(UIPanGestureRecognizer())
        try stage.touch.down(at(100, 100))
        try stage.touch.move(at(109, 100))
        #expect(states().isEmpty)
        try stage.touch.move(at(112, 100))
        #expect(states() == ["began"] && pan.translation(in: view) == at(2, 0))
        try stage.touch.move(at(120, 130))
        #expect(states() == ["changed"] && pan.translation(in: view) == at(10, 30))
        pan.setTranslation(at(5, 5), in: view)
        try stage.touch.move(at(121, 129))
        #expect(pan.translation(in: view) == at(6, 4))
        try stage.touch.up(at(121, 139))
        #expect(states() == ["changed", "ended"])
        // Along a diagonal: (30, 40) is 50 long, 40 of them count.
        var first: CGPoint?
        gestures.onAction = { if $0.state == .began { first = ($0 as? UIPanGestureRecognizer)?.translation(in: nil) } }
        try stage.touch.down(at(100, 100))
        try stage.touch.move(at(130, 140))
        try stage.touch.up()
        #expect(isClose([first?.x ?? 0, first?.y ?? 0].map(Double.init), [24, 32], 1e-9))
    }

    @Test("Velocity is in points a second of the view's space, and zero after the fingers rested")
    func panVelocity() throws {
        let pan = watch(UIPanGestureRecognizer())
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        var ends: [CGPoint] = []
        gestures.onAction = { gesture in
            guard gesture.state == .ended else { return }
            ends = [pan.velocity(in: nil), pan.velocity(in: view)]
        }
        try stage.touch.drag(view, by: way(100, -50), duration: 0.5)
        #expect(isClose(ends.flatMap { [Double($0.x), Double($0.y)] }, [200, -100, 400, -200], 1e-6))
        try stage.touch.drag(view, by: way(100), duration: 0.5, hold: 0.2)
        #expect(ends == [.zero, .zero])
    }

    @Test("Fingers of a pan: the middle counts; adding and lifting one does not jump; it ends with the last needed one")
    func panFingers() throws {
        let pan = watch(UIPanGestureRecognizer())
        try stage.touch.down(finger: 1, at(100, 100))
        try stage.touch.move(finger: 1, at(120, 100))
        #expect(pan.translation(in: nil) == at(10, 0))
        try stage.touch.down(finger: 2, at(200, 200))
        #expect(pan.translation(in: nil) == at(10, 0) && pan.numberOfTouches == 2)
        try stage.touch.move(finger: 2, at(210, 200))
        #expect(pan.translation(in: nil) == at(15, 0), "half of one finger's way")
        try stage.touch.up(finger: 1)
        #expect(pan.translation(in: nil) == at(15, 0) && states() == ["began", "changed"])
        try stage.touch.up(finger: 2)
        #expect(states() == ["ended"])
        pan.minimumNumberOfTouches = 2
        try stage.touch.drag(view, by: way(50))
        #expect(states().isEmpty)
        try stage.touch.drag(view, by: way(50), fingers: 2)
        #expect(states() == ["began", "changed", "ended"])
        (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (1, 1)
        try stage.touch.drag(view, by: way(50), fingers: 2)
        #expect(states().isEmpty)
        try stage.touch.down(finger: 1, at(100, 100))
        try stage.touch.move(finger: 1, at(120, 100))
        try stage.touch.down(finger: 2, at(200, 200))
        #expect(pan.numberOfTouches == 1, "a late finger too many is ignored")
        try stage.touch.up(finger: 2)
        try stage.touch.up(finger: 1)
        #expect(states() == ["began", "ended"])
    }

    @Test("Gestures are told in a turned view's space")
    func turned() throws {
        let pan = watch(UIPanGestureRecognizer())
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        try stage.touch.down(at(100, 100))
        try stage.touch.move(at(130, 100))
        let here = pan.translation(in: view)
        #expect(isClose([Double(here.x), Double(here.y)], [0, -20], 1e-9))
        pan.setTranslation(at(0, 7), in: view)
        let there = pan.translation(in: nil)
        #expect(isClose([Double(there.x), Double(there.y)], [-7, 0], 1e-9))
        try stage.touch.up()
    }

    // MARK: Screen edge

    @Test("Fingers that move together always make the same translation, to the last bit")
    func sums() {
        var translations: Set<CGFloat> = []
        for _ in 0..<50 {
            let stage = makeStage(300, 300)
            stage.makeCurrent()
            let view = UIView(frame: stage.window.bounds)
            view.isMultipleTouchEnabled = true
            stage.window.addSubview(view)
            let pan = UIPanGestureRecognizer()
            view.addGestureRecognizer(pan)
            for finger in 1...5 {
                let x = 30 * CGFloat(finger)
                stage.host.input.add(FingerSample(finger, .down, at(x, 100)), at: 0)
                for step in 1...9 {
                    let place = at(x + 0.1 * CGFloat(step * (2 * finger + step)), 100 + 4.1 * CGFloat(step))
                    stage.host.input.add(FingerSample(finger, .move, place), at: 0.1 * Double(step))
                }
            }
            stage.advance(by: 0.95)
            translations.insert(pan.translation(in: nil).x)
        }
        #expect(translations.count == 1 && (translations.first ?? 0) > 1)
    }

    private nonisolated static let edgePans: [(UIRectEdge, CGPoint, CGVector, Bool)] = [
        (.left, CGPoint(x: 20, y: 150), CGVector(dx: 40, dy: 0), true),
        (.left, CGPoint(x: 21, y: 150), CGVector(dx: 40, dy: 0), false),
        (.left, CGPoint(x: 5, y: 150), CGVector(dx: 30, dy: 40), false),
        (.left, CGPoint(x: 285, y: 150), CGVector(dx: -40, dy: 0), false),
        (.right, CGPoint(x: 285, y: 150), CGVector(dx: -40, dy: 0), true),
        (.top, CGPoint(x: 150, y: 3), CGVector(dx: 0, dy: 40), true),
        (.bottom, CGPoint(x: 150, y: 297), CGVector(dx: 0, dy: -40), true),
        ([.left, .right], CGPoint(x: 285, y: 150), CGVector(dx: -40, dy: 0), true),
        ([], CGPoint(x: 5, y: 150), CGVector(dx: 40, dy: 0), false),
    ]

    @Test("An edge pan begins within 20 points of its edge, inwards", arguments: edgePans)
    func edgePan(edges: UIRectEdge, start: CGPoint, way: CGVector, begins: Bool) throws {
        watch(UIScreenEdgePanGestureRecognizer()).edges = edges
        try stage.touch.drag(start, by: way)
        #expect(states() == (begins ? ["began", "changed", "ended"] : []))
    }

    // MARK: Swipe

    @Test(
        "A swipe goes 50 points along, at most 50 across, in 0.5 s",
        arguments: [
            (CGVector(dx: 50, dy: 0), 0.2, true), (CGVector(dx: 49, dy: 0), 0.2, false),
            (CGVector(dx: 60, dy: 50), 0.2, true), (CGVector(dx: 50, dy: 51), 0.2, false),
            (CGVector(dx: 50, dy: 0), 0.5, true), (CGVector(dx: 50, dy: 0), 0.52, false),
            (CGVector(dx: -60, dy: 0), 0.2, false), (CGVector(dx: 0, dy: 60), 0.2, false),
        ])
    func swipe(way: CGVector, duration: Double, isSwipe: Bool) throws {
        _ = watch(UISwipeGestureRecognizer())
        try stage.touch.drag(view, by: way, duration: duration)
        #expect(states() == (isSwipe ? ["ended"] : []))
    }

    @Test("Swipes in each direction, in one of several, with several fingers; while the finger moves")
    func swipeDirections() throws {
        let swipe = watch(UISwipeGestureRecognizer())
        let ways: [(UISwipeGestureRecognizer.Direction, CGVector)] = [
            (.right, way(80)), (.left, way(-80)), (.up, way(0, -80)), (.down, way(0, 80)),
        ]
        for (direction, way) in ways {
            for (other, otherWay) in ways {
                swipe.direction = direction
                try stage.touch.drag(view, by: otherWay, duration: 0.2)
                #expect(states() == (direction == other ? ["ended"] : []), "\(direction) \(way)")
            }
        }
        swipe.direction = [.up, .down]
        try stage.touch.drag(view, by: way(0, 80), duration: 0.2)
        #expect(states() == ["ended"])
        swipe.numberOfTouchesRequired = 2
        try stage.touch.drag(view, by: way(0, 80), duration: 0.2)
        #expect(states().isEmpty)
        var time = 0.0
        var place: CGPoint?
        gestures.onAction = { gesture in
            time = stage.time
            place = gesture.location(in: nil)
        }
        let start = stage.time
        try stage.touch.drag(view, by: way(0, 100), duration: 0.4, fingers: 2)
        #expect(states() == ["ended"] && abs(time - start - 0.2) < 0.02 && place == at(150, 150))
    }

    // MARK: Pinch and rotation

    @Test("A pinch begins after 8 points with a scale of 1, and goes by the distance")
    func pinch() throws {
        let pinch = watch(UIPinchGestureRecognizer())
        try stage.touch.down(finger: 1, at(100, 100))
        try stage.touch.down(finger: 2, at(200, 100))
        try stage.touch.move(finger: 2, at(207, 100))
        #expect(states().isEmpty)
        try stage.touch.move(finger: 2, at(220, 100))
        #expect(states() == ["began"] && pinch.scale == 1)
        try stage.touch.move(finger: 2, at(280, 100))
        #expect(states() == ["changed"] && pinch.scale == 1.5)
        pinch.scale = 1
        try stage.touch.move(finger: 2, at(190, 100))
        #expect(pinch.scale == 0.5)
        try stage.touch.up(finger: 1)
        #expect(states() == ["changed"] && pinch.numberOfTouches == 1)
        try stage.touch.move(finger: 2, at(10, 10))
        #expect(states().isEmpty, "one finger changes nothing")
        try stage.touch.down(finger: 3, at(110, 10))
        #expect(pinch.scale == 0.5)
        try stage.touch.move(finger: 3, at(210, 10))
        #expect(pinch.scale == 1)
        try stage.touch.down(finger: 4, at(50, 200))
        #expect(pinch.numberOfTouches == 2, "a third finger is ignored")
        for finger in [2, 3, 4] { try stage.touch.up(finger: finger) }
        #expect(states() == ["changed", "ended"])
    }

    @Test("The velocity of a pinch is its change a second")
    func pinchVelocity() throws {
        let pinch = watch(UIPinchGestureRecognizer())
        var velocity: CGFloat = 0
        gestures.onAction = { if $0.state == .changed { velocity = pinch.velocity } }
        // From 100 to 200 in a second; the scale counts from where it began.
        try stage.touch.pinch(view, from: 100, to: 200, duration: 1)
        #expect(velocity > 0.85 && velocity < 1)
    }

    @Test("A rotation begins after 0.1 radians with 0, and counts whole turns")
    func rotation() throws {
        let rotation = watch(UIRotationGestureRecognizer())
        var last: CGFloat = 0
        var first: CGFloat?
        var velocity: CGFloat = 0
        gestures.onAction = { gesture in
            first = first ?? rotation.rotation
            last = rotation.rotation
            if gesture.state == .changed { velocity = rotation.velocity }
        }
        try stage.touch.rotate(view, by: 0.09)
        #expect(states().isEmpty)
        try stage.touch.rotate(view, by: 3 * .pi, duration: 2)
        #expect(states() == ["began", "changed", "ended"] && first == 0)
        #expect(last < 3 * .pi - 0.09 && last > 3 * .pi - 0.25)
        #expect(abs(velocity - 1.5 * .pi) < 1e-3)
        try stage.touch.rotate(view, by: -1)
        #expect(last < -0.7 && last > -0.95)
    }

    // MARK: Hover

    @Test("Hover begins when the pointer enters the view, changes, ends when it leaves; not while a finger is down")
    func hover() throws {
        let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        view.addSubview(inner)
        let hover = gestures.watch(UIHoverGestureRecognizer(), on: inner, name: "g")
        try stage.touch.hover(at(50, 50))
        #expect(states().isEmpty)
        try stage.touch.hover(at(50, 150), to: at(250, 150))
        #expect(states() == ["began", "changed", "ended"] && hover.state == .possible)
        try stage.touch.hover(at(150, 150))
        #expect(states() == ["began"] && hover.location(in: inner) == at(50, 50))
        try stage.touch.down(at(10, 10))
        try stage.touch.hover(at(160, 160))
        #expect(states().isEmpty)
        try stage.touch.up()
        stage.touch.leave()
        #expect(states() == ["ended"])
        #expect(hover.zOffset == 0 && hover.azimuthAngle(in: nil) == 0 && hover.altitudeAngle == 0)
    }
}
