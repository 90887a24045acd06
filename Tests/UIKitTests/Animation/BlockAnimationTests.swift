import Offstage
import TestKit
import Testing
import UIKit

@MainActor
@Suite("Animation blocks")
struct BlockAnimationTests {
    private let screen = AnimationScreen()
    private var stage: Stage { screen.stage }
    private var view: UIView { screen.view }
    private let log = CompletionLog()

    /// Moves the view's middle.
    private func move(
        to x: CGFloat, _ duration: Double = 1, delay: Double = 0, _ options: UIView.AnimationOptions = .curveLinear
    ) {
        UIView.animate(
            withDuration: duration, delay: delay, options: options, animations: { view.center.x = x },
            completion: log.note)
    }

    @Test("In a window that is not shown nothing is animated: blocks and transitions are over at once")
    func hiddenWindow() {
        let window = UIWindow()
        let inside = UIView()
        window.addSubview(inside)
        UIView.animate(withDuration: 1, animations: { inside.alpha = 0.5 }, completion: log.note)
        UIView.transition(
            with: window, duration: 1, options: .transitionFlipFromLeft, animations: { inside.isHidden = true },
            completion: log.note)
        #expect(inside.alpha == 0.5 && inside.layer.animationKeys() == nil && log.answers == [true, true])
    }

    // MARK: Curves

    private func move(to x: CGFloat, _ duration: Double, _ options: UIView.AnimationOptions) {
        move(to: x, duration, delay: 0, options)
    }

    /// As recorded: at a tenth, a quarter, a half, three quarters and nine tenths of the time.
    nonisolated private static let recorded: [(UIView.AnimationOptions, [Double])] = [
        (.curveEaseIn, [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]),
        (.curveEaseInOut, [0.01972, 0.12916, 0.5, 0.87084, 0.98028]),
        (.curveLinear, [0.1, 0.25, 0.5, 0.75, 0.9]),
        (.curveEaseOut, [0.16057, 0.37814, 0.68464, 0.90654, 0.98297]),
        (.layoutSubviews, [0.01972, 0.12916, 0.5, 0.87084, 0.98028]),
    ]

    @Test("Curves give the values that were recorded", arguments: recorded)
    func curves(options: UIView.AnimationOptions, progress: [Double]) {
        stage.makeCurrent()
        view.center.x = 0
        stage.runTurn()
        move(to: 100, 1, options)
        let xs = screen.xs(at: [0.1, 0.25, 0.5, 0.75, 0.9])
        #expect(isClose(xs, progress.map { $0 * 100 }, 0.001))
    }

    @Test("The forms without options are slow at both ends")
    func defaults() {
        stage.makeCurrent()
        view.center.x = 0
        stage.runTurn()
        UIView.animate(withDuration: 1) { view.center.x = 100 }
        #expect(isClose(screen.xs(at: [0.25]), [12.916], 0.001))
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: log.note)
        #expect(isClose([screen.alpha(after: 0.25)], [1 - 0.12916], 0.001))
        stage.advance(by: 1)
        #expect(log.answers == [true])
    }

    // MARK: Adding up

    @Test("A way back adds to the way there: 50, 74.17 at its peak, 50, 0; both come to their ends")
    func additive() {
        stage.makeCurrent()
        view.center.x = 0
        stage.runTurn()
        UIView.animate(withDuration: 1, animations: { view.center.x = 100 }, completion: log.note)
        #expect(isClose(screen.xs(at: [0.5]), [50]))
        UIView.animate(withDuration: 1, animations: { view.center.x = 0 }, completion: log.note)
        #expect(view.layer.animationKeys() == ["position", "position-2"])
        stage.advance(by: 0)
        #expect(isClose(screen.xs(at: [0.5, 0.75]), [50, 74.17], 0.005))
        #expect(log.answers.isEmpty)
        #expect(isClose(screen.xs(at: [1, 1.5]), [50, 0]))
        #expect(log.answers == [true, true])
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("Bounds split into origin and size, each adding up")
    func bounds() {
        stage.makeCurrent()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.bounds = CGRect(x: 10, y: 20, width: 40, height: 60)
        }
        #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
        stage.advance(by: 0.5)
        #expect(screen.shown.bounds == CGRect(x: 5, y: 10, width: 30, height: 40))
        #expect(view.bounds == CGRect(x: 10, y: 20, width: 40, height: 60))
    }

    @Test("Transforms add up as old · new⁻¹ on its way to nothing")
    func transform() {
        stage.makeCurrent()
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        stage.runTurn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
        stage.advance(by: 0.25)
        #expect(isClose([Double(screen.shown.transform.m11)], [1.75]))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(scaleX: 3, y: 3)
        }
        #expect(view.layer.animationKeys() == ["transform", "transform-2"])
        stage.advance(by: 0)
        #expect(isClose([Double(screen.shown.transform.m11)], [1.75]))
        stage.advance(by: 0.25)
        // 3 · 1.5 of the first · half of the way from a third to 1.
        #expect(isClose([Double(screen.shown.transform.m11)], [3 * 1.5 * 0.5]))
    }

    @Test("A transform that cannot be undone is reached in a straight line")
    func singularTransform() {
        stage.makeCurrent()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(scaleX: 0, y: 0)
        }
        stage.advance(by: 0.5)
        #expect(isClose([Double(screen.shown.transform.m11)], [0.5]))
        #expect(view.layer.animationKeys() == ["transform"])
    }

    @Test("Colours and corner radii are replaced: from the old value, or from what is seen when asked to")
    func replacement() {
        stage.makeCurrent()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        stage.runTurn()
        let linear = UIView.AnimationOptions.curveLinear
        UIView.animate(
            withDuration: 1, delay: 0, options: linear,
            animations: {
                view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
                view.layer.cornerRadius = 10
            }, completion: log.note)
        stage.advance(by: 0.5)
        #expect(screen.shown.backgroundColor?.components ?? [] == [0.5, 0, 0.5, 0.75])
        #expect(screen.shown.cornerRadius == 5)
        UIView.animate(withDuration: 1, delay: 0, options: linear) { view.layer.cornerRadius = 0 }
        #expect(view.layer.animationKeys() == ["backgroundColor", "cornerRadius"])
        stage.advance(by: 0)
        #expect(screen.shown.cornerRadius == 10)
        stage.advance(by: 0.5)
        #expect(log.answers == [false])
        UIView.animate(withDuration: 1, delay: 0, options: [linear, .beginFromCurrentState]) {
            view.layer.cornerRadius = 10
        }
        stage.advance(by: 0)
        #expect(screen.shown.cornerRadius == 5)
    }

    // MARK: Time

    @Test("A delay shows the old value until it is over")
    func delay() {
        stage.makeCurrent()
        view.center.x = 0
        stage.runTurn()
        stage.advance(by: 0.3)
        move(to: 100, 1, delay: 0.5)
        #expect(view.center.x == 100)
        #expect(isClose(screen.xs(at: [0.3, 0.55, 0.8, 1.3, 1.8]), [0, 0, 0, 50, 100]))
        #expect(log.answers == [true])
    }

    @Test("Repetition never completes; there and back once, the end shows at once")
    func repetition() {
        stage.makeCurrent()
        view.center.x = 0
        stage.runTurn()
        move(to: 100, 1, [.curveLinear, .repeat, .autoreverse])
        #expect(isClose(screen.xs(at: [0.5, 1, 1.5, 2.25, 100.75]), [50, 100, 50, 25, 75]))
        #expect(log.answers.isEmpty)
        view.layer.removeAllAnimations()
        stage.advance(by: 0.1)
        #expect(log.answers == [false])
        move(to: 0, 1, [.curveLinear, .autoreverse])
        let start = stage.time
        #expect(isClose(screen.xs(at: [start + 0.5, start + 1.5, start + 1.9]), [50, 50, 90]))
        #expect(isClose([screen.x(after: 0.2)], [0]))
        #expect(log.answers == [false, true])
    }

    @Test("Inside another block animations are repeated by a count of their own")
    func modified() {
        stage.makeCurrent()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) { view.alpha = 0 }
            view.layer.cornerRadius = 10
        }
        #expect(isClose(screen.samples(at: [0.5, 1.5, 2.5, 4.5]) { Double($0.opacity) }, [0.5, 0.5, 0.5, 0.5]))
        #expect(view.layer.animationKeys() == ["opacity"])
        #expect(isClose([screen.alpha(after: 0.49)], [0.01], 1e-5))
        stage.advance(by: 0.1)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("A new animation from the current state takes a repeating one away")
    func endOfRepetition() {
        stage.makeCurrent()
        move(to: 110, 1, [.curveLinear, .repeat, .autoreverse])
        stage.advance(by: 0.25)
        #expect(screen.x() == 35)
        move(to: 10, 1, [.curveLinear, .beginFromCurrentState])
        #expect(isClose(screen.xs(at: [0.25, 0.75, 1.25, 3]), [35, 22.5, 10, 10]))
        #expect(log.answers == [false, true])
    }

    // MARK: Completion

    @Test("Where nothing is animated the completion comes at once, with true")
    func unanimated() {
        stage.makeCurrent()
        move(to: view.center.x)
        move(to: 50, 0)
        move(to: 60, -1)
        move(to: 70, .nan)
        UIView.setAnimationsEnabled(false)
        move(to: 80)
        UIView.setAnimationsEnabled(true)
        UIView.performWithoutAnimation { move(to: 90) }
        #expect(log.answers == [true, true, true, true, true, true])
        let free = UIView()
        UIView.animate(withDuration: 1, animations: { free.alpha = 0 }, completion: log.note)
        #expect(log.answers.count == 7)
        #expect(view.layer.animationKeys() == nil && free.layer.animationKeys() == nil)
        stage.runTurn()
        #expect(screen.x() == 90)
    }

    @Test("Turning animations off spares those under way")
    func disabling() {
        stage.makeCurrent()
        view.center.x = 0
        stage.runTurn()
        move(to: 100)
        stage.advance(by: 0.25)
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        #expect(isClose([screen.x(after: 0.25)], [50]))
        UIView.setAnimationsEnabled(true)
        stage.advance(by: 0.6)
        #expect(log.answers == [true])
    }

    @Test("False: the animation was removed, or the view left the window, or another replaced it")
    func interruption() {
        stage.makeCurrent()
        move(to: 100)
        stage.advance(by: 0.5)
        view.layer.removeAllAnimations()
        #expect(log.answers.isEmpty, "told in the next turn")
        stage.advance(by: 0.1)
        #expect(log.answers == [false])
        move(to: 0)
        stage.advance(by: 0.5)
        view.removeFromSuperview()
        stage.advance(by: 0.1)
        #expect(log.answers == [false, false])
    }

    @Test("A completion waits for all animations of its block, of several views")
    func severalViews() {
        stage.makeCurrent()
        let other = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        stage.window.addSubview(other)
        UIView.animate(
            withDuration: 1,
            animations: {
                view.alpha = 0
                other.alpha = 0
            }, completion: log.note)
        stage.advance(by: 0.5)
        other.removeFromSuperview()
        stage.advance(by: 0.4)
        #expect(log.answers.isEmpty)
        stage.advance(by: 0.2)
        #expect(log.answers == [false])
    }

    @Test("Completions may start blocks, remove views and end other animations")
    func reentrance() {
        stage.makeCurrent()
        var calls: [String] = []
        UIView.animate(
            withDuration: 0.5, animations: { view.alpha = 0.5 },
            completion: { _ in
                calls.append("first")
                UIView.animate(
                    withDuration: 0.5, animations: { view.alpha = 1 },
                    completion: { finished in
                        calls.append("second \(finished)")
                        view.removeFromSuperview()
                        UIView.animate(
                            withDuration: 1, animations: { view.alpha = 0 }, completion: { calls.append("third \($0)") }
                        )
                    })
            })
        stage.advance(by: 0.5)
        #expect(calls == ["first"])
        stage.advance(by: 0.5)
        #expect(calls == ["first", "second true", "third true"])
        #expect(view.superview == nil)
    }

    @Test("A view that is added and changed in one turn animates from its first frame on")
    func freshView() {
        stage.makeCurrent()
        let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fresh.alpha = 0
        stage.window.addSubview(fresh)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fresh.alpha = 1 }
        stage.advance(by: 0.25)
        #expect(isClose([Double(fresh.layer.presentation()?.opacity ?? -1)], [0.25]))
    }

    // MARK: Nesting

    @Test("A block inside another takes its duration, curve and options, but no delay")
    func nesting() {
        stage.makeCurrent()
        let other = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        stage.window.addSubview(other)
        var inherited: [Double] = [UIView.inheritedAnimationDuration]
        UIView.animate(withDuration: 2, delay: 1, options: [.curveLinear, .allowUserInteraction]) {
            inherited.append(UIView.inheritedAnimationDuration)
            UIView.animate(withDuration: 0.5) { other.center.x = 105 }
            UIView.animate(
                withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration, .curveEaseIn]
            ) { view.alpha = 0 }
        }
        #expect(inherited == [0, 2])
        #expect(!other.isUserInteractionDisabledByAnimation)
        stage.advance(by: 0.4)
        // From 5 to 105 in two seconds, evenly, without the delay.
        #expect(isClose([Double(other.layer.presentation()?.position.x ?? 0)], [25]))
        #expect(isClose([Double(screen.shown.opacity)], [0.2]))
        stage.advance(by: 0.2)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("A block inside another may have its own curve and options")
    func overriding() {
        stage.makeCurrent()
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .allowUserInteraction]) {
            UIView.animate(
                withDuration: 5, delay: 0, options: [.overrideInheritedCurve, .overrideInheritedOptions, .curveEaseIn]
            ) { view.alpha = 0 }
        }
        #expect(view.isUserInteractionDisabledByAnimation)
        stage.advance(by: 0.25)
        #expect(isClose([screen.alpha()], [1 - 0.09346], 0.001))
        stage.advance(by: 0.8)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("Touches on a view are noted as dropped until its last animation without allowUserInteraction has ended")
    func touches() {
        stage.makeCurrent()
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 0.5 }
        #expect(!view.isUserInteractionDisabledByAnimation)
        move(to: 100)
        move(to: 50, 0.5)
        #expect(view.isUserInteractionDisabledByAnimation)
        stage.advance(by: 0.6)
        #expect(view.isUserInteractionDisabledByAnimation)
        stage.advance(by: 0.5)
        #expect(!view.isUserInteractionDisabledByAnimation)
    }

    // MARK: What else a block does

    @Test("Standalone layers keep their own actions in a block")
    func standaloneLayers() throws {
        stage.makeCurrent()
        let layer = CALayer()
        view.layer.addSublayer(layer)
        stage.runTurn()
        UIView.animate(withDuration: 2) { layer.opacity = 0 }
        #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
        UIView.performWithoutAnimation { layer.opacity = 1 }
        #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
    }

    @Test("The action of a view inside a block is asked of the view, which may have its own")
    func ownAction() {
        stage.makeCurrent()
        final class Still: UIView {
            override func action(for layer: CALayer, forKey event: String) -> CAAction? { NSNull() }
        }
        let still = AnimationScreen(Still())
        #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
        UIView.animate(withDuration: 1) {
            #expect(!(still.view.action(for: still.view.layer, forKey: "opacity") == nil))
            #expect(!(view.action(for: view.layer, forKey: "opacity") is NSNull))
            #expect(view.action(for: view.layer, forKey: "shadowOpacity") is NSNull)
            #expect(view.action(for: CALayer(), forKey: "opacity") is NSNull)
            still.view.alpha = 0
        }
        #expect(still.view.layer.animationKeys() == nil)
    }

    @Test("CATransaction.setDisableActions keeps a block from animating")
    func disabledActions() {
        stage.makeCurrent()
        withoutActions { move(to: 100) }
        #expect(view.layer.animationKeys() == nil)
        #expect(log.answers == [true])
    }

    @Test("layoutSubviews lays out what was animated, so that subviews move along")
    func layoutOption() {
        stage.makeCurrent()
        final class Filling: UIView {
            let inner = UIView()
            override func layoutSubviews() {
                if inner.superview == nil { addSubview(inner) }
                inner.frame = bounds
            }
        }
        let filling = Filling()
        let screen = AnimationScreen(filling)
        func grow(_ size: CGFloat, _ options: UIView.AnimationOptions) -> CGFloat {
            UIView.animate(withDuration: 1, delay: 0, options: [options, .curveLinear]) {
                filling.bounds.size = CGSize(width: size, height: size)
            }
            screen.stage.advance(by: 0.5)
            defer { screen.stage.advance(by: 1) }
            return filling.inner.layer.presentation()?.bounds.width ?? 0
        }
        #expect(grow(40, .layoutSubviews) == 30)
        #expect(grow(60, []) == 60)
    }

    @Test("An app that goes to the background ends animations: they stand at their ends, unfinished")
    func background() {
        stage.makeCurrent()
        view.center.x = 0
        stage.runTurn()
        move(to: 100, 1)
        let staying = CABasicAnimation(keyPath: "cornerRadius")
        (staying.toValue, staying.duration, staying.isRemovedOnCompletion) = (8, 9, false)
        view.layer.add(staying, forKey: "stays")
        stage.advance(by: 0.5)
        #expect(screen.x() == 50 && view.layer.animationKeys() == ["position", "stays"])
        stage.applicationState = .background
        stage.advance(by: 0.1)
        #expect(log.answers == [false] && view.center.x == 100 && view.layer.animationKeys() == ["stays"])
        stage.applicationState = .active
        stage.advance(by: 0.1)
        #expect(screen.x() == 100 && log.answers == [false])
    }

    @Test("A layer that is paused stays where it is from the end of the turn on, and goes on from there")
    func pausing() {
        stage.makeCurrent()
        view.center.x = 0
        stage.runTurn()
        move(to: 100, 1)
        stage.advance(by: 0.3)
        let layer = view.layer
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        (layer.speed, layer.timeOffset) = (0, paused)
        #expect(isClose([0, 0.1, 2].map { screen.x(after: $0) }, [30, 30, 30]), "nothing else asks for a turn")
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        #expect(isClose([0.2, 0.4].map { screen.x(after: $0) }, [50, 90]) && log.answers.isEmpty)
        stage.advance(by: 0.2)
        #expect(log.answers == [true] && layer.animationKeys() == nil)
    }

    @Test("The rates of the options stay with the animations")
    func frameRates() {
        stage.makeCurrent()
        UIView.animate(withDuration: 1, delay: 0, options: .preferredFramesPerSecond30) { view.alpha = 0 }
        #expect(view.layer.animation(forKey: "opacity")?.preferredFrameRateRange.maximum == 30)
        #expect(view.layer.animation(forKey: "opacity")?.preferredFrameRateRange.minimum == 30)
    }

    @Test("Options have the numbers of Apple's headers")
    func rawValues() {
        stage.makeCurrent()
        let options: [UIView.AnimationOptions] = [
            .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
            .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent, .showHideTransitionViews,
            .overrideInheritedOptions,
        ]
        #expect(options.map(\.rawValue) == (0...9).map { 1 << $0 })
        let curves: [UIView.AnimationOptions] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
        #expect(curves.map { $0.rawValue >> 16 } == [0, 1, 2, 3])
        #expect(UIView.AnimationCurve.allCases.map(\.rawValue) == [0, 1, 2, 3])
        let transitions: [UIView.AnimationOptions] = [
            .transitionNone, .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
            .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
        ]
        #expect(transitions.map { $0.rawValue >> 20 } == [0, 1, 2, 3, 4, 5, 6, 7])
        #expect(UIView.AnimationOptions.preferredFramesPerSecond60.rawValue == 3 << 24)
        #expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue == 7 << 24)
        let modes: [UIView.KeyframeAnimationOptions] = [
            .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic,
            .calculationModeCubicPaced,
        ]
        #expect(modes.map { $0.rawValue >> 10 } == [0, 1, 2, 3, 4])
        #expect(UIView.KeyframeAnimationOptions.overrideInheritedOptions.rawValue == 512)
    }
}
