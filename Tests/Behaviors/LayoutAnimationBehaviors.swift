import Offstage
import Testing
import UIKit

/// Constraints that move views inside of animation blocks.
@MainActor
@Suite struct LayoutAnimationBehaviors {
    private let screen = LayoutScreen(320, 200)
    private var stage: Stage { screen.stage }
    private let box: UIView
    private let other: UIView
    private let left: NSLayoutConstraint
    private let otherLeft: NSLayoutConstraint

    init() {
        box = screen.add(LoggingView(), "box")
        other = screen.add(LoggingView(), "other")
        left = box.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor)
        otherLeft = other.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor)
        box.backgroundColor = .red
        NSLayoutConstraint.activate([
            left, otherLeft, box.topAnchor.constraint(equalTo: screen.root.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 20), box.heightAnchor.constraint(equalToConstant: 20),
            other.topAnchor.constraint(equalTo: box.bottomAnchor), other.widthAnchor.constraint(equalToConstant: 10),
            other.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.runTurn()
    }

    private func animate(_ options: UIView.AnimationOptions = .curveLinear, _ body: @escaping () -> Void) {
        UIView.animate(withDuration: 0.3, delay: 0, options: options, animations: body)
    }

    private func x(_ view: UIView) -> Double { Double(view.layer.presentation()?.frame.minX ?? -1) }

    @Test("PIPE-24 setNeedsLayout alone animates nothing: frames change later, outside of the block")
    func setNeedsLayout() {
        stage.makeCurrent()
        left.constant = 100
        animate { screen.root.setNeedsLayout() }
        #expect(box.frame.minX == 0)
        stage.advance(by: 0.15)
        #expect(box.layer.animationKeys() == nil)
        #expect(x(box) == 100 && box.frame.minX == 100)
    }

    @Test("PIPE-25 layoutIfNeeded inside the block animates the frames")
    func layoutIfNeeded() {
        stage.makeCurrent()
        left.constant = 100
        animate { screen.root.layoutIfNeeded() }
        #expect(box.frame.minX == 100)
        stage.advance(by: 0.15)
        #expect(isClose([x(box)], [50]))
        let frame = stage.render()
        #expect(frame.at(49, 10) != Pixel(255, 0, 0, 255) && frame.at(50, 10) == Pixel(255, 0, 0, 255))
        stage.advance(by: 0.15)
        #expect(x(box) == 100 && box.layer.animationKeys() == nil)
    }

    @Test("AL-19 the constant may be changed in the block or just before it")
    func place() {
        stage.makeCurrent()
        animate {
            left.constant = 100
            screen.root.layoutIfNeeded()
        }
        stage.advance(by: 0.15)
        #expect(isClose([x(box)], [50]))
        stage.advance(by: 0.15)
        left.constant = 0
        animate { screen.root.layoutIfNeeded() }
        stage.advance(by: 0.15)
        #expect(isClose([x(box)], [50]))
    }

    @Test("AL-20 what is pending is flushed before; else it animates, too", arguments: [true, false])
    func flush(isFlushed: Bool) {
        stage.makeCurrent()
        otherLeft.constant = 40
        if isFlushed { screen.root.layoutIfNeeded() }
        left.constant = 100
        animate { screen.root.layoutIfNeeded() }
        #expect(box.layer.animationKeys() == ["position"])
        #expect((other.layer.animationKeys() == nil) == isFlushed)
        stage.advance(by: 0.15)
        #expect(isClose([x(other)], [isFlushed ? 40 : 20]))
    }

    @Test("AL-20 layout of a leaf alone, whose superview is not marked, moves no sibling")
    func leaf() {
        stage.makeCurrent()
        let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        box.addSubview(leaf)
        stage.runTurn()
        leaf.setNeedsLayout()
        animate { leaf.layoutIfNeeded() }
        #expect(other.layer.animationKeys() == nil && box.layer.animationKeys() == nil)
    }

    @Test("AL-21 a constant without layoutIfNeeded does not animate: it jumps with the next layout")
    func constantAlone() {
        stage.makeCurrent()
        animate { left.constant = 100 }
        #expect(x(box) == 0 && box.layer.animationKeys() == nil)
        stage.advance(by: 0.15)
        #expect(x(box) == 100 && box.layer.animationKeys() == nil)
    }

    @Test("AL-22 setNeedsLayout before layoutIfNeeded is redundant")
    func redundant() {
        stage.makeCurrent()
        func run(to constant: CGFloat, _ isMarked: Bool) -> (layouts: Int, samples: [Double]) {
            _ = stage.render()
            let before = Double(box.frame.minX)
            left.constant = constant
            if isMarked { screen.root.setNeedsLayout() }
            animate { screen.root.layoutIfNeeded() }
            let layouts = stage.trace.steps.count { $0 == "layoutSubviews UIView:root" }
            let samples = [0.1, 0.1, 0.1].map { step -> Double in
                stage.advance(by: step)
                return abs(x(box) - before)
            }
            return (layouts, samples)
        }
        let (plain, marked) = (run(to: 90, false), run(to: 0, true))
        #expect(plain.layouts == 1 && marked.layouts == 1)
        #expect(isClose(plain.samples, [30, 60, 90]) && isClose(marked.samples, [30, 60, 90]))
    }

    @Test("AL-23 flushUpdates applies what is pending before the block, and the block's own updates animated")
    func flushUpdates() {
        stage.makeCurrent()
        otherLeft.constant = 40
        animate([.flushUpdates, .curveLinear]) { left.constant = 200 }
        #expect(other.layer.animationKeys() == nil, "pending before")
        stage.advance(by: 0.15)
        #expect(isClose([x(box), x(other)], [100, 40]))
        stage.advance(by: 0.15)
        animate { left.constant = 0 }
        stage.advance(by: 0.15)
        #expect(isClose([x(box)], [0]), "the first motion is over, the second is a jump")
        #expect(box.frame.minX == 0)
    }
}
