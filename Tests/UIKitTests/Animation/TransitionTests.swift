import Offstage
import TestKit
import Testing
import UIKit

@MainActor
@Suite("Transitions of views")
struct TransitionTests {
    private let stage = makeWhiteStage(100, 100)
    private let container = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    private let log = CompletionLog()

    init() {
        container.backgroundColor = .red
        stage.window.addSubview(container)
        stage.runTurn()
    }

    private func swap(_ options: UIView.AnimationOptions, _ duration: Double = 1) {
        UIView.transition(
            with: container, duration: duration, options: [options, .curveLinear],
            animations: { container.backgroundColor = .blue }, completion: log.note)
    }

    /// The pixel of a place now, as red, green and blue.
    private func pixel(_ x: Int, _ y: Int) -> [Int] {
        let pixel = stage.render().pixel(x: x, y: y)
        return [pixel.red, pixel.green, pixel.blue].map(Int.init)
    }

    private let white = [255, 255, 255]
    private let red = [255, 0, 0]
    private let blue = [0, 0, 255]

    @Test("A cross-dissolve goes through the mixture, whose background stays hidden")
    func dissolve() {
        stage.makeCurrent()
        swap(.transitionCrossDissolve)
        stage.advance(by: 0.5)
        let middle = pixel(50, 50)
        #expect(abs(middle[0] - 128) <= 1 && middle[1] == 0 && abs(middle[2] - 128) <= 1)
        #expect(log.answers.isEmpty)
        stage.advance(by: 0.5)
        #expect(pixel(50, 50) == blue && log.answers == [true])
    }

    @Test(
        "A flip shows the old in its first half, then the new, narrower along its axis",
        arguments: [
            UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
            .transitionFlipFromBottom,
        ])
    func flip(options: UIView.AnimationOptions) {
        stage.makeCurrent()
        swap(options)
        let isVertical = options == .transitionFlipFromTop || options == .transitionFlipFromBottom
        for (time, color) in [(0.25, red), (0.75, blue)] {
            stage.advance(by: time - stage.time)
            let frame = stage.render()
            func isColor(_ x: Int, _ y: Int) -> Bool {
                let p = frame.pixel(x: x, y: y)
                return [p.red, p.green, p.blue].map(Int.init) == color
            }
            let along = (0..<100).filter { isVertical ? isColor(50, $0) : isColor($0, 50) }
            // Turned by 45°: about 0.7 of 60 points.
            #expect((40...46).contains(along.count))
            #expect(along.contains(50))
        }
        stage.advance(by: 0.25)
        #expect(pixel(21, 21) == blue && log.answers == [true])
    }

    @Test("The side that a flip comes from is nearer to the eye in its second half, and taller")
    func perspective() {
        stage.makeCurrent()
        func height(_ x: Int, _ frame: Frame) -> Int {
            (0..<100).count { frame.pixel(x: x, y: $0).blue == 255 && frame.pixel(x: x, y: $0).red == 0 }
        }
        var tallerLeft: [Bool] = []
        for options in [UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight] {
            let test = TransitionTests()
            test.swap(options)
            test.stage.advance(by: 0.75)
            let frame = test.stage.render()
            #expect(height(32, frame) != height(67, frame))
            tallerLeft.append(height(32, frame) > height(67, frame))
        }
        #expect(tallerLeft[0] != tallerLeft[1])
    }

    @Test("Curls: upwards the old leaves over the new, downwards the new comes over the old")
    func curls() {
        stage.makeCurrent()
        swap(.transitionCurlUp)
        stage.advance(by: 0.5)
        #expect(pixel(50, 30) == red && pixel(50, 60) == blue)
        stage.advance(by: 0.5)
        #expect(pixel(50, 30) == blue)
        container.backgroundColor = .red
        stage.runTurn()
        swap(.transitionCurlDown)
        stage.advance(by: 0.5)
        #expect(pixel(50, 30) == blue && pixel(50, 60) == red)
        stage.advance(by: 0.6)
        #expect(log.answers == [true, true])
    }

    @Test("Without allowAnimatedContent the changes themselves jump")
    func content() {
        stage.makeCurrent()
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        container.addSubview(child)
        stage.runTurn()
        UIView.transition(
            with: container, duration: 1, options: .transitionCrossDissolve, animations: { child.alpha = 0 })
        #expect(child.layer.animationKeys() == nil && container.layer.animationKeys() == ["transition"])
        UIView.transition(
            with: container, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent],
            animations: { child.alpha = 1 })
        #expect(child.layer.animationKeys() == ["opacity"])
    }

    @Test("Without a transition the block is a plain one")
    func none() {
        stage.makeCurrent()
        swap([])
        #expect(container.layer.animationKeys() == ["backgroundColor"])
        stage.advance(by: 1)
        #expect(log.answers == [true])
    }

    @Test("A second transition takes the place of the first")
    func replacement() {
        stage.makeCurrent()
        swap(.transitionCrossDissolve)
        stage.advance(by: 0.25)
        UIView.transition(
            with: container, duration: 1, options: .transitionFlipFromLeft,
            animations: { container.backgroundColor = .green }, completion: log.note)
        stage.advance(by: 0.1)
        #expect(log.answers == [false])
        stage.advance(by: 1)
        #expect(log.answers == [false, true])
    }

    @Test("From one view to another: the one leaves its superview, the other joins it", arguments: [false, true])
    func pair(hides: Bool) {
        stage.makeCurrent()
        let old = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let new = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        (old.backgroundColor, new.backgroundColor) = (.green, .blue)
        container.addSubview(old)
        if hides {
            container.addSubview(new)
            new.isHidden = true
        }
        stage.runTurn()
        var options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]
        if hides { options.insert(.showHideTransitionViews) }
        UIView.transition(from: old, to: new, duration: 1, options: options, completion: log.note)
        #expect(container.subviews == (hides ? [old, new] : [new]))
        #expect(old.isHidden == hides && !new.isHidden)
        stage.advance(by: 0.5)
        let middle = pixel(50, 50)
        #expect(abs(middle[1] - 128) <= 1 && abs(middle[2] - 128) <= 1)
        stage.advance(by: 0.5)
        #expect(pixel(50, 50) == blue && log.answers == [true])
    }

    @Test("Where nothing is animated the change is made and the completion comes at once")
    func unanimated() {
        stage.makeCurrent()
        swap(.transitionFlipFromLeft, 0)
        UIView.performWithoutAnimation { swap(.transitionCrossDissolve) }
        #expect(log.answers == [true, true])
        let free = UIView()
        UIView.transition(
            with: free, duration: 1, options: .transitionCurlUp, animations: { free.alpha = 0 }, completion: log.note)
        #expect(log.answers.count == 3 && free.alpha == 0)
    }

    @Test("The system's deletion shrinks and fades views, and removes them at the end")
    func deletion() {
        stage.makeCurrent()
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        child.backgroundColor = .blue
        container.addSubview(child)
        stage.runTurn()
        UIView.perform(
            .delete, on: [child], options: .curveLinear, animations: { container.alpha = 0.5 }, completion: log.note)
        stage.advance(by: 0.15)
        #expect(child.layer.presentation()?.opacity == 0.5 && child.superview === container)
        #expect(abs((container.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
        stage.advance(by: 0.16)
        #expect(child.superview == nil && child.alpha == 1 && child.layer.animationKeys() == nil)
        #expect(log.answers == [true])
    }

    // MARK: Old blocks

    @Test("What changes between beginAnimations and commitAnimations is animated as the setters say")
    func oldBlocks() {
        stage.makeCurrent()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(2)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelay(1)
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationRepeatAutoreverses(true)
        UIView.setAnimationBeginsFromCurrentState(true)
        container.center.x = 90
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.commitAnimations()
        let xs = [0.5, 1.5, 1, 1].map { step -> Double in
            stage.advance(by: step)
            return Double(container.layer.presentation()?.position.x ?? 0)
        }
        #expect(isClose(xs, [50, 70, 90, 70]))
        stage.advance(by: 4.9)
        #expect(container.layer.animationKeys() != nil)
        stage.advance(by: 0.2)
        #expect(container.layer.animationKeys() == nil)
        container.alpha = 0.5
        #expect(container.layer.animationKeys() == nil)
    }

    @Test("Old blocks nest, take a fifth of a second by themselves, and hold transitions")
    func oldTransition() {
        stage.makeCurrent()
        UIView.beginAnimations("fade", context: nil)
        #expect(UIView.inheritedAnimationDuration == 0.2)
        UIView.setAnimationTransition(.flipFromLeft, for: container, cache: true)
        UIView.commitAnimations()
        #expect(container.layer.animation(forKey: "transition")?.duration == 0.2)
        UIView.commitAnimations()
        UIView.setAnimationDuration(5)
        #expect(UIView.inheritedAnimationDuration == 0)
    }
}
