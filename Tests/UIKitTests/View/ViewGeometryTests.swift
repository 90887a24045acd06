import Offstage
import Testing
import UIKit

@Suite("View geometry")
@MainActor
struct ViewGeometryTests {
    @Test("frame, bounds and center are one thing")
    func basics() {
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(view.center == CGPoint(x: 120, y: 150))
        view.center = CGPoint(x: 130, y: 150)
        #expect(view.frame.origin == CGPoint(x: 30, y: 100))
        view.bounds = CGRect(x: 10, y: 10, width: 100, height: 100)
        #expect(view.frame == CGRect(x: 80, y: 100, width: 100, height: 100))
        view.bounds.origin = CGPoint(x: -5, y: 7)
        #expect(view.frame == CGRect(x: 80, y: 100, width: 100, height: 100))
    }

    @Test("Transform about the centre, about another anchor point")
    func transforms() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
        #expect(view.center == CGPoint(x: 50, y: 25))
        view.transform = .identity
        view.anchorPoint = .zero
        #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(view.center == .zero)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("sizeThatFits is the present size; sizeToFit sets the bounds")
    func sizes() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                CGSize(width: size.width / 2, height: size.height + 1)
            }
        }
        let plain = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 20))
        #expect(plain.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 10, height: 20))
        let fitting = Fitting(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        fitting.sizeToFit()
        #expect(fitting.bounds.size == CGSize(width: 5, height: 21))
        #expect(plain.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test("NaN geometry is misuse and changes nothing")
    func nan() {
        let stage = makeStage()
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.center = CGPoint(x: CGFloat.nan, y: 0)
        view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(stage.diagnostics.all.count >= 2)
        #expect(stage.diagnostics.messages.allSatisfy { $0.contains("CALayerInvalidGeometry") && $0.contains("nan") })
    }

    @Test("alpha is kept in Float")
    func alpha() {
        let view = UIView()
        view.alpha = 0.3
        #expect(view.alpha == CGFloat(Float(0.3)))
        #expect(view.layer.opacity == 0.3)
    }

    // MARK: Conversion

    @Test("Conversion adds origins, bounds.origin and transforms, and reverses")
    func conversion() {
        let stage = makeStage(200, 200)
        let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
        inner.frame = CGRect(x: 30, y: 40, width: 20, height: 20)
        outer.bounds.origin = CGPoint(x: 5, y: 6)
        stage.window.addSubview(outer)
        outer.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 31, y: 42))
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 36, y: 56))
        #expect(inner.convert(CGPoint(x: 36, y: 56), from: nil) == CGPoint(x: 1, y: 2))
        #expect(inner.convert(inner.bounds, to: stage.window) == CGRect(x: 35, y: 54, width: 20, height: 20))
        outer.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 10, y: 38, width: 40, height: 40))
        #expect(inner.convert(CGRect(x: 10, y: 38, width: 40, height: 40), from: nil) == inner.bounds)
    }

    @Test("Between windows through the screen; without a window through the roots")
    func betweenTrees() {
        let stage = makeStage()
        let other = UIWindow(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        let (first, second) = (UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5)), UIView())
        second.frame = CGRect(x: 2, y: 2, width: 5, height: 5)
        stage.window.addSubview(first)
        other.addSubview(second)
        #expect(second.convert(CGPoint.zero, to: first) == CGPoint(x: 11, y: 21))
        #expect(other.convert(CGPoint.zero, to: stage.window) == CGPoint(x: 10, y: 20))
        #expect(other.convert(CGPoint.zero, to: nil as UIWindow?) == CGPoint(x: 10, y: 20))
        #expect(second.convert(CGPoint.zero, to: nil as UIView?) == CGPoint(x: 2, y: 2))
        let (a, b) = (UIView(frame: CGRect(x: 7, y: 0, width: 1, height: 1)), UIView())
        #expect(a.convert(CGPoint.zero, to: b) == CGPoint(x: 7, y: 0))
    }

    @Test("Random chains: to and from are inverse, and agree with hit testing's step")
    func randomChains() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<500 {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            var leaf = root
            for _ in 0..<4 {
                let child = UIView(
                    frame: CGRect(
                        x: random.number(-20...20), y: random.number(-20...20), width: random.number(1...50),
                        height: random.number(1...50)))
                child.bounds.origin = CGPoint(x: random.number(-9...9), y: random.number(-9...9))
                child.transform = CGAffineTransform(rotationAngle: random.number(-3...3)).scaledBy(
                    x: random.number(0.5...2), y: random.number(0.5...2))
                leaf.addSubview(child)
                leaf = child
            }
            let point = CGPoint(x: random.number(-50...50), y: random.number(-50...50))
            let there = leaf.convert(point, to: root)
            let back = leaf.convert(there, from: root)
            #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
            let up = leaf.convert(point, to: leaf.superview)
            let step = leaf.pointFromSuperview(up)
            #expect(step.map { abs($0.x - point.x) < 1e-6 && abs($0.y - point.y) < 1e-6 } ?? false)
        }
    }

    // MARK: Names

    @Test("Names are ids or index paths; the description has no addresses")
    func names() {
        let stage = makeStage()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let children = [UIView(frame: CGRect(x: 0, y: 0.5, width: 5, height: 5)), UIScrollView()]
        stage.window.addSubview(root)
        children.forEach(root.addSubview)
        children[0].accessibilityIdentifier = "card"
        let mask = UIView()
        children[1].mask = mask
        stage.window.addSubview(UIView())
        #expect(root.label == "UIView:view")
        #expect(children.map(\.label) == ["UIView:card", "UIScrollView:view.1"])
        #expect(children.map(\.path) == ["view.0", "view.1"])
        #expect(mask.path == "view.1~mask")
        #expect(stage.window.path == "window")
        #expect(stage.window.subviews[1].path == "window.1")
        let second = UIWindow(frame: .zero)
        second.isHidden = false
        let other = UIView()
        second.addSubview(other)
        #expect(other.path == "window[1].0" && second.path == "window[1]")
        #expect(
            root.recursiveDescription() == """
                <UIView:view; frame = (0 0; 100 100)>
                   | <UIView:card; frame = (0 0.5; 5 5)>
                   | <UIScrollView:view.1; frame = (0 0; 0 0); clipsToBounds = YES>
                """)
    }

    @Test("Responder chain: superviews, then the window")
    func responders() {
        let stage = makeStage()
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        stage.window.addSubview(parent)
        #expect(child.next === parent && parent.next === stage.window && stage.window.next is UIWindowScene)
    }

    @Test("First responder: needs a window and consent; the present one may refuse; leaving the window resigns")
    func firstResponder() {
        final class Field: UIView {
            var refuses = false
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { !refuses }
        }
        let stage = makeStage()
        let (a, b) = (Field(), Field())
        #expect(!a.becomeFirstResponder())
        stage.window.addSubview(a)
        stage.window.addSubview(b)
        #expect(!UIView().becomeFirstResponder())
        #expect(a.becomeFirstResponder() && a.isFirstResponder && a.becomeFirstResponder())
        a.refuses = true
        #expect(!b.becomeFirstResponder() && a.isFirstResponder)
        a.refuses = false
        #expect(b.becomeFirstResponder() && !a.isFirstResponder)
        b.removeFromSuperview()
        #expect(!b.isFirstResponder)
    }

    @Test("Touches go up the chain by default")
    func touchForwarding() {
        final class Catcher: UIView {
            var caught = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { caught += 1 }
        }
        let (catcher, middle, leaf) = (Catcher(), UIView(), UIView())
        catcher.addSubview(middle)
        middle.addSubview(leaf)
        leaf.touchesBegan([], with: nil)
        #expect(catcher.caught == 1)
    }
}
