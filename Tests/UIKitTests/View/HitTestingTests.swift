import Offstage
import Testing
import UIKit

@Suite("Hit testing")
@MainActor
struct HitTestingTests: StageSuite {
    let made = makeStage()

    var window: UIWindow { stage.window }

    func add(_ frame: CGRect, to parent: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        (parent ?? window).addSubview(view)
        return view
    }

    @Test("Bounds are half open; empty bounds contain nothing")
    func halfOpen() {
        let view = add(CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.point(inside: CGPoint(x: 0, y: 0), with: nil))
        #expect(view.point(inside: CGPoint(x: 99.9, y: 99.9), with: nil))
        #expect(!view.point(inside: CGPoint(x: 100, y: 50), with: nil))
        #expect(!view.point(inside: CGPoint(x: 50, y: 100), with: nil))
        #expect(!view.point(inside: CGPoint(x: -0.1, y: 0), with: nil))
        view.bounds = .zero
        #expect(!view.point(inside: .zero, with: nil))
    }

    @Test("Hidden, non-interactive and transparent views are not hit, nor is what they hold")
    func threeRules() {
        let back = add(CGRect(x: 0, y: 0, width: 50, height: 50))
        let front = add(CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = add(CGRect(x: 0, y: 0, width: 50, height: 50), to: front)
        let point = CGPoint(x: 10, y: 10)
        #expect(window.hitTest(point, with: nil) === inner)
        front.isHidden = true
        #expect(window.hitTest(point, with: nil) === back)
        front.isHidden = false
        front.isUserInteractionEnabled = false
        #expect(window.hitTest(point, with: nil) === back)
        front.isUserInteractionEnabled = true
        front.alpha = 0.009
        #expect(window.hitTest(point, with: nil) === back)
    }

    @Test("The alpha limit is 0.01 in Float: exactly 0.01 is hit")
    func alphaBoundary() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let point = CGPoint(x: 5, y: 5)
        view.alpha = 0.01
        // Float(0.01) is less than 0.01 as a Double: the comparison must not be made there.
        #expect(Double(view.alpha) < 0.01)
        #expect(view.hitTest(point, with: nil) === view)
        view.alpha = CGFloat(Float(0.01).nextDown)
        #expect(view.hitTest(point, with: nil) == nil)
        view.alpha = 0
        #expect(view.hitTest(point, with: nil) == nil)
        view.alpha = CGFloat.nan
        #expect(view.hitTest(point, with: nil) === view)
    }

    @Test("zPosition and sublayer order play no part")
    func orderOfSubviews() {
        let first = add(CGRect(x: 0, y: 0, width: 50, height: 50))
        let second = add(CGRect(x: 0, y: 0, width: 50, height: 50))
        first.layer.zPosition = 10
        window.layer.addSublayer(first.layer)
        #expect(window.hitTest(CGPoint(x: 1, y: 1), with: nil) === second)
        window.bringSubviewToFront(first)
        #expect(window.hitTest(CGPoint(x: 1, y: 1), with: nil) === first)
    }

    @Test("A rotated view is tested in its own space; a singular transform is not hit")
    func transforms() {
        let view = add(CGRect(x: 20, y: 20, width: 40, height: 40))
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(view.frame.contains(CGPoint(x: 13, y: 13)))
        #expect(window.hitTest(CGPoint(x: 13, y: 13), with: nil) === window)
        #expect(window.hitTest(CGPoint(x: 40, y: 13), with: nil) === view)
        view.transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(window.hitTest(CGPoint(x: 40, y: 40), with: nil) === window)
        view.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        #expect(window.hitTest(CGPoint(x: 40, y: 40), with: nil) === view)
    }

    @Test("Not looked at: clips, corners, masks; a child outside its parent is not reached")
    func notLookedAt() {
        let parent = add(CGRect(x: 10, y: 10, width: 50, height: 50))
        let child = add(CGRect(x: 40, y: 0, width: 40, height: 40), to: parent)
        parent.layer.cornerRadius = 25
        parent.clipsToBounds = true
        parent.mask = UIView()
        #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === parent)
        #expect(window.hitTest(CGPoint(x: 55, y: 20), with: nil) === child)
        #expect(window.hitTest(CGPoint(x: 70, y: 20), with: nil) === window)
    }

    @Test("Windows: higher levels first, then the last shown; one without an answer lets the next be asked")
    func windows() {
        final class PassThrough: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }
        stage.makeCurrent()
        _ = window
        let second = UIWindow(frame: stage.screen.bounds)
        second.makeKeyAndVisible()
        let point = CGPoint(x: 5, y: 5)
        #expect(stage.hitTest(point) === second)
        window.makeKeyAndVisible()
        #expect(stage.hitTest(point) === window)
        let overlay = PassThrough(frame: stage.screen.bounds)
        overlay.windowLevel = .alert
        overlay.isHidden = false
        let button = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
        overlay.addSubview(button)
        #expect(stage.windows.last === overlay)
        #expect(stage.hitTest(point) === window)
        #expect(stage.hitTest(CGPoint(x: 55, y: 55)) === button)
        window.windowLevel = .alert + 1
        #expect(stage.hitTest(CGPoint(x: 55, y: 55)) === window)
        window.isHidden = true
        second.isHidden = true
        #expect(stage.hitTest(point) == nil)
    }

    @Test("Overrides: a grown target, and one that takes everything")
    func overrides() {
        final class Grown: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
        final class Greedy: UIView {
            var asked = 0
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                asked += 1
                return self.point(inside: point, with: event) ? self : nil
            }
        }
        let grown = Grown(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
        window.addSubview(grown)
        #expect(window.hitTest(CGPoint(x: 25, y: 45), with: nil) === grown)
        #expect(window.hitTest(CGPoint(x: 19, y: 45), with: nil) === window)
        let greedy = Greedy(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        window.addSubview(greedy)
        greedy.addSubview(UIView(frame: greedy.bounds))
        #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === greedy)
        #expect(greedy.asked == 1)
    }

    @Test("The trail names each view that was asked and the rule that stopped it")
    func trail() {
        let parent = add(CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.accessibilityIdentifier = "parent"
        let child = add(CGRect(x: 0, y: 0, width: 20, height: 20), to: parent)
        child.accessibilityIdentifier = "child"
        let veil = add(CGRect(x: 0, y: 0, width: 50, height: 50), to: parent)
        veil.accessibilityIdentifier = "veil"
        veil.isHidden = true
        let aside = add(CGRect(x: 60, y: 0, width: 20, height: 20))
        aside.accessibilityIdentifier = "aside"
        let trail = stage.hitTestTrail(CGPoint(x: 5, y: 5))
        #expect(trail.hit == "UIView:child")
        #expect(
            trail.steps.map(\.view) == [
                "UIWindow:window", "UIView:aside", "UIView:parent", "UIView:veil", "UIView:child",
            ])
        #expect(trail.steps.map(\.depth) == [0, 1, 1, 2, 2])
        #expect(
            trail.steps.map(\.obstacle) == [nil, "the point is outside its bounds", nil, "isHidden is true", nil])
        #expect(trail.steps.map(\.isHit) == [false, false, false, false, true])
    }

    // MARK: Against a slow twin

    /// The documented walk, with positions found by solving for the corners of the view's space.
    static func reference(_ view: UIView, _ point: CGPoint) -> UIView? {
        if view.isHidden || !view.isUserInteractionEnabled || Float(view.alpha) < Float(0.01) { return nil }
        let bounds = view.bounds
        guard point.x >= bounds.minX, point.x < bounds.maxX, point.y >= bounds.minY, point.y < bounds.maxY else {
            return nil
        }
        for child in view.subviews.reversed() {
            guard let local = unproject(point, into: child) else { continue }
            if let hit = reference(child, local) { return hit }
        }
        return view
    }

    /// Cramer's rule on the images of the child's origin and unit vectors.
    static func unproject(_ point: CGPoint, into child: UIView) -> CGPoint? {
        let (t, b, a) = (child.transform, child.bounds, child.anchorPoint)
        func image(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let dx = x - (b.minX + a.x * b.width)
            let dy = y - (b.minY + a.y * b.height)
            return CGPoint(
                x: child.center.x + t.a * dx + t.c * dy + t.tx, y: child.center.y + t.b * dx + t.d * dy + t.ty)
        }
        let o = image(0, 0)
        let (u, v) = (image(1, 0), image(0, 1))
        let (ux, uy, vx, vy) = (u.x - o.x, u.y - o.y, v.x - o.x, v.y - o.y)
        let determinant = ux * vy - uy * vx
        guard abs(determinant) > 1e-9 else { return nil }
        let (px, py) = (point.x - o.x, point.y - o.y)
        return CGPoint(x: (px * vy - py * vx) / determinant, y: (py * ux - px * uy) / determinant)
    }

    static func randomTree(_ random: inout SplitMix64, depth: Int) -> UIView {
        let view = UIView(
            frame: CGRect(
                x: random.number(-40...80), y: random.number(-40...80), width: random.number(0...120),
                height: random.number(0...120)))
        if Int.random(in: 0..<3, using: &random) == 0 {
            view.bounds.origin = CGPoint(x: random.number(-30...30), y: random.number(-30...30))
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
            view.anchorPoint = CGPoint(x: random.number(-0.5...1.5), y: random.number(-0.5...1.5))
        }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: view.transform = CGAffineTransform(rotationAngle: random.number(-3...3))
        case 1: view.transform = CGAffineTransform(scaleX: random.number(-2...2), y: random.number(0.1...2))
        case 2: view.transform = CGAffineTransform(scaleX: 0, y: 1)
        default: break
        }
        if Int.random(in: 0..<8, using: &random) == 0 { view.isHidden = true }
        if Int.random(in: 0..<8, using: &random) == 0 { view.isUserInteractionEnabled = false }
        if Int.random(in: 0..<6, using: &random) == 0 {
            view.alpha = [0, 0.0099, 0.01, 0.0101, 0.5].randomElement(using: &random)!
        }
        if depth > 0 {
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                view.addSubview(randomTree(&random, depth: depth - 1))
            }
        }
        return view
    }

    @Test("2,000 random trees and points agree with an independent walk")
    func property() {
        var random = SplitMix64(seed: 2026)
        var hits = 0
        for _ in 0..<2000 {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            for _ in 0..<4 { root.addSubview(Self.randomTree(&random, depth: 3)) }
            for _ in 0..<5 {
                let point = CGPoint(x: random.number(0...200), y: random.number(0...200))
                let expected = Self.reference(root, point)
                let found = root.hitTest(point, with: nil)
                #expect(found === expected)
                if let found, found !== root { hits += 1 }
            }
        }
        #expect(hits > 1000, "the trees must be hit often enough to mean something")
    }

    @Test(
        "A hit test finds what convert says, over a grid: the layer's sublayerTransform and flipped geometry count",
        arguments: [false, true])
    func agreesWithConversion(isFlipped: Bool) {
        var perspective = CATransform3DMakeRotation(0.6, 0, 1, 0)
        perspective.m34 = -1 / 400
        let turn = CATransform3DConcat(CATransform3DMakeRotation(-0.5, 0, 0, 1), CATransform3DMakeScale(0.8, 1.4, 1))
        for transform in [turn, perspective] {
            let root = UIView(frame: CGRect(x: 30, y: 10, width: 200, height: 160))
            root.layer.sublayerTransform = transform
            root.layer.isGeometryFlipped = isFlipped
            let plain = add(CGRect(x: 20, y: 30, width: 70, height: 40), to: root)
            let turned = add(CGRect(x: 90, y: 60, width: 60, height: 50), to: root)
            turned.transform = CGAffineTransform(rotationAngle: 0.4)
            let deep = add(CGRect(x: 10, y: 5, width: 30, height: 40), to: turned)
            var hits: [ObjectIdentifier: Int] = [:]
            for x in stride(from: 0.5, to: 200, by: 7) {
                for y in stride(from: 0.25, to: 160, by: 7) {
                    let point = CGPoint(x: x, y: y)
                    func isIn(_ view: UIView) -> Bool { view.bounds.contains(view.convert(point, from: root)) }
                    let expected = isIn(turned) ? (isIn(deep) ? deep : turned) : isIn(plain) ? plain : root
                    #expect(root.hitTest(point, with: nil) === expected, "\(point)")
                    hits[ObjectIdentifier(expected), default: 0] += 1
                }
            }
            #expect(hits.count == 4 && hits.values.allSatisfy { $0 > 5 }, "each view has points of its own")
        }
    }
}
