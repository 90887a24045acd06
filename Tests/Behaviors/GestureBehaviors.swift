import Offstage
import Testing
import UIKit

@MainActor
@Suite struct GestureBehaviors {
    private let log = CallLog()

    private func screen(_ width: CGFloat = 300, _ height: CGFloat = 300) -> (stage: Stage, view: UIView) {
        let stage = makeWhiteStage(width, height)
        stage.makeCurrent()
        return (stage, makeView(0, 0, width, height, in: stage.window))
    }

    @Test("GEST-01 a tap calls the action once, with the state ended; a drag of 60 points does not; removal stops it")
    func tap() throws {
        let (stage, view) = screen()
        let target = GestureLog(log)
        let tap = UITapGestureRecognizer(target: target, action: GestureLog.action)
        view.addGestureRecognizer(tap)
        try stage.touch.tap(view)
        #expect(log.take() == ["gesture ended"])
        try stage.touch.drag(view, by: CGVector(dx: 60, dy: 0))
        #expect(log.take().isEmpty)
        view.removeGestureRecognizer(tap)
        try stage.touch.tap(view)
        #expect(log.take().isEmpty)
        withExtendedLifetime(target) {}
    }

    @Test("GEST-02 a pan and a pinch exclude each other, unless the delegate allows both")
    func simultaneous() throws {
        let (stage, view) = screen()
        let target = GestureLog(log)
        let pan = target.watch(UIPanGestureRecognizer(), on: view, name: "pan")
        target.watch(UIPinchGestureRecognizer(), on: view, name: "pinch")
        func begun() throws -> Set<String> {
            // Two fingers that go apart and to the right.
            let still = TouchGesture.drag(CGPoint(x: 100, y: 150), by: CGVector(dx: 30, dy: 0))
            let far = TouchGesture.drag(CGPoint(x: 160, y: 150), by: CGVector(dx: 100, dy: 0))
            try stage.touch.play([(0, still), (0, far)])
            return Set(log.take().filter { $0.hasSuffix("began") })
        }
        #expect(try begun().count == 1)
        let judge = GestureJudge()
        judge.simultaneous = { _, _ in true }
        pan.delegate = judge
        #expect(try begun() == ["pan began", "pinch began"])
        withExtendedLifetime((judge, target)) {}
    }

    @Test(
        "GEST-03 shouldBegin lets only pans that go along begin; others are not asked about",
        arguments: [
            (0.0, true), (30, true), (60, false), (90, false),
        ])
    func veto(degrees: Double, begins: Bool) throws {
        let (stage, view) = screen()
        let target = GestureLog(log)
        let judge = GestureJudge()
        judge.shouldBegin = { gesture in
            guard let pan = gesture as? UIPanGestureRecognizer else { return true }
            let velocity = pan.velocity(in: pan.view)
            return abs(velocity.x) > abs(velocity.y)
        }
        target.watch(UIPanGestureRecognizer(), on: view, name: "pan").delegate = judge
        let tap = target.watch(UITapGestureRecognizer(), on: view, name: "tap")
        tap.delegate = judge
        let way = CGPoint(x: 100, y: 0).applying(CGAffineTransform(rotationAngle: degrees * .pi / 180))
        try stage.touch.drag(view, by: CGVector(dx: way.x, dy: way.y))
        #expect(log.take().contains("pan began") == begins)
        stage.advance(by: 1)
        try stage.touch.tap(view)
        #expect(log.take() == ["tap ended"])
        withExtendedLifetime((judge, target)) {}
    }

    /// A pan of 100 points is the whole of an animation of half a second.
    private func scrub(to part: CGFloat) throws -> (fraction: [Double], reversed: Bool, x: [Double], time: Double) {
        let (stage, view) = screen(300, 200)
        let card = makeView(0, 0, 100, 100, .red, in: stage.window)
        card.isUserInteractionEnabled = false
        stage.runTurn()
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { card.frame.origin.x = 200 }
        let target = GestureLog(log)
        var fractions: [Double] = []
        var reversed = false
        var end = 0.0
        animator.addCompletion { _ in end = stage.time }
        animator.pauseAnimation()
        target.onAction = { gesture in
            guard let pan = gesture as? UIPanGestureRecognizer else { return }
            let progress = pan.translation(in: view).y / 100
            switch pan.state {
            case .changed:
                animator.fractionComplete = progress
                fractions.append(Double(progress - animator.fractionComplete))
            case .ended:
                animator.isReversed = progress < 0.5
                reversed = animator.isReversed
                animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            default: break
            }
        }
        target.watch(UIPanGestureRecognizer(), on: view, name: "pan")
        // Ten points are the pan's own.
        try stage.touch.drag(CGPoint(x: 150, y: 20), by: CGVector(dx: 0, dy: 10 + 100 * part), duration: 0.4, hold: 0.2)
        let start = stage.time
        stage.advance(by: 1)
        let x = Double(card.layer.presentation()?.frame.minX ?? card.frame.minX)
        withExtendedLifetime(target) {}
        return (fractions, reversed, [x], end - start)
    }

    @Test("GEST-04 a pan drives an animation while it changes, and its end lets it run back or on")
    func drives() throws {
        let back = try scrub(to: 0.3)
        #expect(isClose(back.fraction, back.fraction.map { _ in 0 }, 0.001) && back.fraction.count > 5)
        #expect(back.reversed && isClose(back.x, [0], 0.01))
        let on = try scrub(to: 0.7)
        #expect(!on.reversed && isClose(on.x, [200], 0.01))
    }

    @Test("ANIM-16 what is left of the way takes the time that is left of it, forwards and backwards")
    func remaining() throws {
        #expect(abs(try scrub(to: 0.3).time - 0.15) < 0.02)
        #expect(abs(try scrub(to: 0.7).time - 0.15) < 0.02)
    }

    @Test("GEST-05 100 points in half a second are 200 points a second")
    func velocity() throws {
        let (stage, view) = screen()
        let target = GestureLog(log)
        let pan = target.watch(UIPanGestureRecognizer(), on: view, name: "pan")
        var velocities: [CGFloat] = []
        target.onAction = { _ in velocities.append(pan.velocity(in: view).x) }
        try stage.touch.drag(view, by: CGVector(dx: 100, dy: 0), duration: 0.5)
        withExtendedLifetime(target) {}
        #expect(velocities.count > 20 && velocities.allSatisfy { abs($0 - 200) < 1 })
    }

    @Test("GEST-06 recognizers belong to views: the view while attached, nil after removal")
    func belongs() {
        let view = UIView()
        let pan = UIPanGestureRecognizer()
        #expect(pan.view == nil)
        view.addGestureRecognizer(pan)
        #expect(pan.view === view && view.gestureRecognizers == [pan])
        view.removeGestureRecognizer(pan)
        #expect(pan.view == nil && view.gestureRecognizers == [])
    }

    /// A slider as in a control centre: the fill is as high as the value, by layout alone.
    private final class LevelSlider: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        let fill = UIView()
        var level: CGFloat = 100
        var draws = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            (layer as? CAGradientLayer)?.colors = [UIColor.darkGray.cgColor, UIColor.lightGray.cgColor]
            fill.backgroundColor = .white
            fill.isUserInteractionEnabled = false
            addSubview(fill)
            addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Self.panned))
        }

        required init?(coder: NSCoder) { nil }

        static let panned = Selector(_offstage: "panned:", { (t: LevelSlider) in t.panned(_:) })

        func panned(_ pan: UIPanGestureRecognizer) {
            level = min(max(level - pan.translation(in: self).y, 0), bounds.height)
            pan.setTranslation(.zero, in: self)
            setNeedsLayout()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            fill.frame = CGRect(x: 0, y: bounds.height - level, width: bounds.width, height: level)
        }
    }

    @Test("CAL-20 a slider's fill follows a pan by layout alone: nothing is drawn")
    func slider() throws {
        let stage = makeWhiteStage(100, 240)
        stage.makeCurrent()
        let slider = LevelSlider(frame: CGRect(x: 20, y: 20, width: 60, height: 200))
        slider.accessibilityIdentifier = "slider"
        stage.window.addSubview(slider)
        _ = stage.render()
        func share() -> CGFloat { slider.fill.frame.height / 200 }
        #expect(share() == 0.5)
        try stage.touch.drag(slider, by: CGVector(dx: 0, dy: -60))
        #expect(abs(share() - 0.75) < 1e-9, "10 points are the pan's own")
        let frame = stage.render()
        #expect(slider.layer.frame.size == slider.bounds.size && frame.statistics.updates["slider"]?.draw ?? 0 == 0)
        // Half way up the upper quarter lies the gradient, below it the fill.
        #expect(frame.at(50, 40) != Pixel(255, 255, 255, 255) && frame.at(50, 80) == Pixel(255, 255, 255, 255))
        try stage.touch.drag(slider, by: CGVector(dx: 0, dy: 110))
        #expect(abs(share() - 0.25) < 1e-9)
        #expect(stage.render().at(50, 160) != Pixel(255, 255, 255, 255))
    }
}
