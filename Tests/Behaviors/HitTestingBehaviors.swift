import Offstage
import Testing
import UIKit

@MainActor
@Suite struct HitTestingBehaviors {
    /// Two views over each other, in a window of 100×100.
    private func pair() -> (stage: Stage, behind: UIView, front: UIView, child: UIView) {
        let stage = makeWhiteStage()
        let behind = makeView(0, 0, 100, 100, .gray, in: stage.window)
        let front = makeView(10, 10, 50, 50, .red, in: stage.window)
        let child = makeView(5, 5, 20, 20, .blue, in: front)
        return (stage, behind, front, child)
    }

    private func hit(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) -> UIView? {
        stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    @Test("HIT-01 a view without user interaction is not hit, nor its subviews")
    func interaction() {
        let (stage, behind, front, child) = pair()
        #expect(hit(stage, 20, 20) === child && hit(stage, 50, 50) === front)
        front.isUserInteractionEnabled = false
        #expect(hit(stage, 20, 20) === behind && hit(stage, 50, 50) === behind)
    }

    @Test("HIT-02 hidden views are not hit, nor their subviews")
    func hidden() {
        let (stage, behind, front, _) = pair()
        front.isHidden = true
        #expect(hit(stage, 20, 20) === behind && hit(stage, 50, 50) === behind)
    }

    @Test(
        "HIT-03 alpha below 0.01 is not hit, exactly 0.01 is",
        arguments: [(0.009, false), (0.01, true), (0.02, true), (0, false)])
    func transparent(alpha: Double, isHit: Bool) {
        let (stage, behind, front, child) = pair()
        front.alpha = alpha
        #expect(hit(stage, 50, 50) === (isHit ? front : behind))
        #expect(hit(stage, 20, 20) === (isHit ? child : behind))
    }

    @Test("HIT-04 point(inside:) decides, half open")
    func halfOpen() {
        let view = makeView(0, 0, 100, 100)
        #expect(view.hitTest(CGPoint(x: 0, y: 0), with: nil) === view)
        #expect(view.hitTest(CGPoint(x: 99.9, y: 99.9), with: nil) === view)
        #expect(view.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
        #expect(view.hitTest(CGPoint(x: -0.1, y: 50), with: nil) == nil)
    }

    @Test("HIT-05 the last subview is asked first")
    func frontMost() {
        let stage = makeWhiteStage()
        let first = makeView(0, 0, 60, 60, in: stage.window)
        let second = makeView(30, 30, 60, 60, in: stage.window)
        #expect(hit(stage, 40, 40) === second)
        stage.window.bringSubviewToFront(first)
        #expect(hit(stage, 40, 40) === first)
    }

    private final class AskedView: UIView {
        var asked: (() -> Void)?
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            asked?()
            return super.point(inside: point, with: event)
        }
    }

    @Test("HIT-06 the deepest view that holds the point wins; parents are asked before children, front to back")
    func deepest() {
        let log = CallLog()
        func view(_ label: String, _ frame: CGRect, in superview: UIView?) -> UIView {
            let view = AskedView(frame: frame)
            view.asked = { log.note(label) }
            superview?.addSubview(view)
            return view
        }
        let outer = view("outer", CGRect(x: 0, y: 0, width: 100, height: 100), in: nil)
        let middle = view("middle", CGRect(x: 10, y: 10, width: 80, height: 80), in: outer)
        let inner = view("inner", CGRect(x: 10, y: 10, width: 40, height: 40), in: middle)
        _ = view("front", CGRect(x: 80, y: 80, width: 20, height: 20), in: outer)
        #expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === inner)
        #expect(log.calls == ["outer", "front", "middle", "inner"])
        #expect(outer.hitTest(CGPoint(x: 70, y: 70), with: nil) === middle)
        #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === outer)
    }

    @Test("HIT-07 the point is converted into each subview's space")
    func conversion() {
        let stage = makeWhiteStage(200, 200)
        let scrolled = makeView(0, 0, 100, 100, in: stage.window)
        scrolled.bounds.origin = CGPoint(x: 0, y: 100)
        let low = makeView(10, 150, 20, 20, in: scrolled)
        #expect(hit(stage, 15, 55) === low)
        #expect(hit(stage, 15, 20) === scrolled)

        let turned = makeView(100, 100, 80, 40, in: stage.window)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 6)
        let corner = makeView(60, 20, 20, 20, in: turned)
        let point = stage.window.convert(CGPoint(x: 70, y: 30), from: turned)
        #expect(hit(stage, point.x, point.y) === corner)
        #expect(stage.window.guideHitTest(point) === corner)
    }

    @Test("HIT-08 the rules written out agree with hitTest on 2,000 random trees")
    func reference() {
        var random = SplitMix64(seed: 8)
        for _ in 0..<2000 {
            let root = randomView(depth: 0, &random)
            let point = CGPoint(x: .random(in: -20...220, using: &random), y: .random(in: -20...220, using: &random))
            #expect(root.hitTest(point, with: nil) === root.guideHitTest(point))
        }
    }

    private func randomView(depth: Int, _ random: inout SplitMix64) -> UIView {
        let view = UIView(
            frame: CGRect(
                x: .random(in: -50...150, using: &random), y: .random(in: -50...150, using: &random),
                width: .random(in: 0...200, using: &random), height: .random(in: 0...200, using: &random)))
        view.isHidden = Int.random(in: 0..<10, using: &random) == 0
        view.isUserInteractionEnabled = Int.random(in: 0..<10, using: &random) != 0
        view.alpha = [1, 1, 1, 0.5, 0.01, 0.009, 0].randomElement(using: &random)!
        view.bounds.origin = CGPoint(x: .random(in: -30...30, using: &random), y: 0)
        if Bool.random(using: &random) {
            view.transform = CGAffineTransform(rotationAngle: .random(in: 0...6, using: &random))
        }
        if depth < 4 {
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                view.addSubview(randomView(depth: depth + 1, &random))
            }
        }
        return view
    }

    @Test("HIT-09 a child outside its parent shows and is not hit")
    func outsideParent() {
        let stage = makeWhiteStage(200, 100)
        let behind = makeView(0, 0, 200, 100, .gray, in: stage.window)
        let parent = makeView(0, 0, 100, 100, .white, in: stage.window)
        let child = makeView(90, 0, 40, 40, .red, in: parent)
        #expect(stage.render().at(110, 20) == .red)
        #expect(hit(stage, 110, 20) === behind)
        #expect(hit(stage, 95, 20) === child)
    }

    private final class GrownView: UIView {
        var growth: CGFloat = 20
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -growth, dy: -growth).contains(point)
        }
    }

    @Test("HIT-10 point(inside:) may enlarge the touch area, up to the parent's bounds")
    func enlarged() {
        let stage = makeWhiteStage(200, 200)
        let parent = makeView(0, 0, 160, 200, .gray, in: stage.window)
        let plain = makeView(78, 78, 44, 44, .red, in: parent)
        let picture = stage.render().allPixels
        plain.removeFromSuperview()
        let button = GrownView(frame: CGRect(x: 78, y: 78, width: 44, height: 44))
        button.backgroundColor = .red
        parent.addSubview(button)
        #expect(stage.render().allPixels == picture)
        #expect(hit(stage, 78 - 15, 100) === button && hit(stage, 78 - 21, 100) === parent)
        button.growth = 12
        #expect(hit(stage, 78 - 11, 100) === button && hit(stage, 78 - 13, 100) === parent)
        button.growth = 60
        #expect(hit(stage, 159, 100) === button && hit(stage, 161, 100) === stage.window)
    }

    private final class PassThroughView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let view = super.hitTest(point, with: event)
            return view === self ? nil : view
        }
    }

    @Test("HIT-11 a view that answers nil for itself lets touches through")
    func passThrough() {
        let stage = makeWhiteStage()
        let list = makeView(0, 0, 100, 100, in: stage.window)
        let overlay = PassThroughView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(overlay)
        let button = makeView(10, 10, 30, 30, in: overlay)
        #expect(hit(stage, 20, 20) === button)
        #expect(hit(stage, 60, 60) === list)
    }

    private final class InterceptingView: UIView {
        var intercepts = false
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            if intercepts, self.point(inside: point, with: event) { return self }
            return super.hitTest(point, with: event)
        }
    }

    @Test("HIT-12 hitTest may be overridden; super gives the default answer")
    func override() {
        let view = InterceptingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = makeView(10, 10, 50, 50, in: view)
        for point in [CGPoint(x: 20, y: 20), CGPoint(x: 90, y: 90), CGPoint(x: 101, y: 5)] {
            #expect(view.hitTest(point, with: nil) === view.guideHitTest(point))
        }
        #expect(view.hitTest(CGPoint(x: 20, y: 20), with: nil) === child)
        view.intercepts = true
        #expect(view.hitTest(CGPoint(x: 20, y: 20), with: nil) === view)
    }
}

extension UIView {
    /// The rules of a hit test as a guide prints them, with exactly 0.01 counting as visible.
    fileprivate func guideHitTest(_ point: CGPoint) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, layer.opacity >= Float(0.01) else { return nil }
        guard bounds.contains(point) else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.guideHitTest(subview.convert(point, from: self)) { return hit }
        }
        return self
    }
}
