import Offstage
import Testing
import UIKit

@MainActor
@Suite struct AnimationBehaviors {
    private let screen = AnimationScreen()
    private var stage: Stage { screen.stage }
    private var card: UIView { screen.view }
    private let log = CompletionLog()

    /// Left and right end of what is not white in the middle row of the card's place.
    private func redColumns(row: Int = 10) -> ClosedRange<Int>? {
        let frame = stage.render()
        let columns = (0..<200).filter { frame.at($0, row) != Pixel(255, 255, 255, 255) }
        guard let first = columns.first, let last = columns.last else { return nil }
        return first...last
    }

    @Test("ANIM-01 a block sets the model at once, and what shows follows over the duration")
    func block() {
        stage.makeCurrent()
        UIView.animate(withDuration: 0.3) {
            card.alpha = 0.5
            card.frame.origin.y += 100
        }
        #expect(card.alpha == 0.5 && card.frame.origin.y == 100)
        stage.advance(by: 0.15)
        #expect(isClose([Double(screen.shown.opacity), Double(screen.shown.frame.minY)], [0.75, 50]))
        let frame = stage.render()
        #expect(frame.at(10, 60) == Pixel(255, 64, 64, 255), "half way down, three quarters opaque")
        #expect(frame.at(10, 10) == Pixel(255, 255, 255, 255) && frame.at(10, 110) == Pixel(255, 255, 255, 255))
        stage.advance(by: 0.15)
        #expect(card.layer.animationKeys() == nil)
        #expect(screen.shown.opacity == 0.5 && screen.shown.frame.minY == 100)
        #expect(stage.render().at(10, 110) == Pixel(255, 127, 127, 255))
    }

    @Test("ANIM-02 the completion is told whether the animation came to its end", arguments: [true, false])
    func completion(isFinished: Bool) {
        stage.makeCurrent()
        UIView.animate(
            withDuration: 0.3, animations: { card.alpha = 0 },
            completion: { finished in
                log.note(finished)
                if finished { card.removeFromSuperview() }
            })
        stage.advance(by: 0.15)
        if !isFinished { card.layer.removeAllAnimations() }
        stage.advance(by: 0.2)
        #expect(log.answers == [isFinished])
        #expect((card.superview == nil) == isFinished)
    }

    @Test("ANIM-03 a view fades out and is removed in the completion")
    func fadeOut() {
        stage.makeCurrent()
        UIView.animate(
            withDuration: 0.3, animations: { card.alpha = 0 }, completion: { _ in card.removeFromSuperview() })
        stage.advance(by: 0.29)
        #expect(stage.window.subviews.contains(card))
        #expect(stage.render().at(10, 10) != Pixel(255, 255, 255, 255))
        stage.advance(by: 0.02)
        #expect(!stage.window.subviews.contains(card))
        #expect(stage.render().allPixels.allSatisfy { $0 == Pixel(255, 255, 255, 255) })
    }

    @Test("ANIM-04 nothing moves during the delay, and the curve shapes what follows")
    func delay() {
        stage.makeCurrent()
        UIView.animate(withDuration: 0.3, delay: 0.1, options: [.curveEaseInOut, .allowUserInteraction]) {
            card.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        }
        let scales = screen.samples(at: [0.05, 0.1, 0.175, 0.25, 0.4, 0.5]) { Double($0.transform.m11) }
        #expect(isClose(scales, [1, 1, 1 + 0.5 * 0.12916, 1.25, 1.5, 1.5], 0.0001))
        #expect(!card.isUserInteractionDisabledByAnimation)
    }

    @Test("ANIM-05 a classic spring bounces more the less it is damped; 1 does not bounce")
    func classicSpring() {
        stage.makeCurrent()
        let tops = [0.3, 0.7, 1].map { ratio -> Double in
            let screen = AnimationScreen()
            UIView.animate(
                withDuration: 0.6, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0.5
            ) { screen.view.center.x += 100 }
            let xs = screen.xs(at: (1...600).map { Double($0) / 1000 })
            #expect(abs((xs.last ?? 0) - 110) < 0.5, "settled at the end")
            return (xs.max() ?? 0) - 110
        }
        #expect(tops[0] > 30 && tops[0] < 45)
        #expect(tops[1] > 3 && tops[1] < 8)
        #expect(tops[2] <= 0.001)
    }

    @Test("ANIM-06 a spring by duration and bounce is the spring of that damping")
    func modernSpring() throws {
        stage.makeCurrent()
        func samples(bounce: CGFloat) throws -> [Double] {
            let screen = AnimationScreen()
            UIView.animate(springDuration: 0.5, bounce: bounce) { screen.view.center.x += 100 }
            let spring = try #require(screen.view.layer.animation(forKey: "position") as? CASpringAnimation)
            let ratio = spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot())
            #expect(abs(ratio - (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)) < 1e-9)
            return screen.xs(at: (1...80).map { Double($0) / 100 })
        }
        let (flat, level, bouncy) = (try samples(bounce: -0.5), try samples(bounce: 0), try samples(bounce: 0.4))
        #expect(level.allSatisfy { $0 <= 110.001 })
        // A damping ratio of 0.6 overshoots by 9.5 %.
        #expect(isClose([bouncy.max() ?? 0], [110 + 9.478], 0.05))
        #expect(zip(flat, level).dropFirst(4).allSatisfy { $0 < $1 })
    }

    @Test("ANIM-07 keyframes share one timeline, eased as a whole unless it is said to be linear")
    func keyframes() {
        stage.makeCurrent()
        func samples(_ options: UIView.KeyframeAnimationOptions) -> [Double] {
            let screen = AnimationScreen()
            let card = screen.view
            UIView.animateKeyframes(withDuration: 2, delay: 0, options: options) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { card.alpha = 0.5 }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { card.alpha = 1 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    card.transform = CGAffineTransform(rotationAngle: .pi)
                }
            }
            screen.stage.advance(by: 0.5)
            var values = [Double(screen.shown.opacity)]
            screen.stage.advance(by: 0.5)
            values += [Double(screen.shown.opacity), Double(screen.shown.transform.m11)]
            screen.stage.advance(by: 0.5)
            values += [Double(abs(screen.shown.transform.m12))]
            screen.stage.advance(by: 0.5)
            return values + [Double(screen.shown.transform.m11), Double(screen.shown.transform.m22)]
        }
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        #expect(isClose(samples(linear), [0.5, 1, 1, 1, -1, -1]))
        #expect(isClose([samples([])[0]], [0.742], 0.0005))
    }

    @Test(
        "ANIM-08 frame, bounds, center, transform, alpha and backgroundColor animate in a block",
        arguments: ["frame", "bounds", "center", "transform", "transform3D", "alpha", "backgroundColor"])
    func animatable(property: String) {
        stage.makeCurrent()
        card.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
        stage.runTurn()
        let before = stage.render().allPixels
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            switch property {
            case "frame": card.frame = CGRect(x: 60, y: 80, width: 40, height: 60)
            case "bounds": card.bounds = CGRect(x: 10, y: 10, width: 60, height: 40)
            case "center": card.center = CGPoint(x: 100, y: 150)
            case "transform": card.transform = CGAffineTransform(rotationAngle: 1)
            case "transform3D": card.transform3D = CATransform3DMakeScale(3, 2, 1)
            case "alpha": card.alpha = 0
            default: card.backgroundColor = .blue
            }
        }
        stage.advance(by: 0.5)
        let half = stage.render().allPixels
        let shown = screen.shown
        switch property {
        case "frame": #expect(shown.frame == CGRect(x: 50, y: 60, width: 30, height: 40))
        case "bounds": #expect(shown.bounds == CGRect(x: 5, y: 5, width: 40, height: 30))
        case "center": #expect(shown.position == CGPoint(x: 75, y: 100))
        case "transform": #expect(abs(shown.transform.m12 - 0.479426) < 1e-6)
        case "transform3D": #expect(isClose([Double(shown.transform.m11), Double(shown.transform.m22)], [2, 1.5]))
        case "alpha": #expect(shown.opacity == 0.5)
        default: #expect(shown.backgroundColor?.components ?? [] == [0.5, 0, 0.5, 1])
        }
        stage.advance(by: 0.5)
        let after = stage.render().allPixels
        #expect(half != before && half != after && before != after)
        #expect(card.layer.animationKeys() == nil)
        UIView.performWithoutAnimation { card.layer.setNeedsDisplay() }
        #expect(stage.render().allPixels == after, "the model's own picture")
    }

    @Test("ANIM-09 cornerRadius of a view's layer animates in a block; shadows and contents do not")
    func layerProperties() {
        stage.makeCurrent()
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }.cgImage
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            card.layer.cornerRadius = 10
            card.layer.shadowOpacity = 1
            card.layer.contents = picture
        }
        stage.advance(by: 0.5)
        #expect(screen.shown.cornerRadius == 5)
        #expect(screen.shown.shadowOpacity == 1)
        #expect(screen.shown.contents as? CGImage === picture)
        #expect(card.layer.animationKeys() == ["cornerRadius"])
        card.layer.shadowOpacity = 0
        // A corner of 5: its own pixel is empty, and the one that 10 would empty at (2, 2) is full.
        let frame = stage.render()
        #expect(frame.at(0, 0) == Pixel(255, 255, 255, 255) && frame.at(2, 2) == Pixel(255, 0, 0, 255))
    }

    @Test("ANIM-10 a second animation of a property adds to the first and does not jump")
    func retargeting() {
        stage.makeCurrent()
        let start = Double(card.center.x)
        UIView.animate(withDuration: 1) { card.center.x += 100 }
        var xs = screen.xs(at: (0...30).map { Double($0) / 60 })
        #expect(isClose([xs[30]], [start + 50]))
        UIView.animate(withDuration: 1) { card.center.x -= 100 }
        #expect(card.layer.animationKeys()?.count == 2)
        xs += screen.xs(at: (30...90).map { Double($0) / 60 })
        let steps = zip(xs, xs.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { abs($0) < 5 }, "continuous")
        #expect(xs[31] == xs[30] && steps[31] > 1, "still on its way there")
        #expect(isClose([xs.last ?? 0], [start]))
    }

    @Test("ANIM-10 a third animation of a property adds to the two before, and no frame jumps")
    func threeAtOnce() {
        stage.makeCurrent()
        let start = Double(card.center.x)
        UIView.animate(withDuration: 1) { card.center.x += 100 }
        var xs = screen.xs(at: (0...20).map { Double($0) / 60 })
        UIView.animate(withDuration: 1) { card.center.x -= 100 }
        xs += screen.xs(at: (20...40).map { Double($0) / 60 })
        UIView.animate(withDuration: 1) { card.center.x += 60 }
        #expect(card.layer.animationKeys()?.count == 3)
        xs += screen.xs(at: (40...110).map { Double($0) / 60 })
        let steps = zip(xs, xs.dropFirst()).map { abs($1 - $0) }
        #expect(steps.allSatisfy { $0 < 5 }, "\(steps.max() ?? 0)")
        #expect(steps[20] == 0 && steps[41] == 0, "where the next one begins nothing moves")
        #expect(isClose([xs.last ?? 0], [start + 60]))
    }

    @Test("ANIM-11 a view goes back to the identity and is removed if that finished", arguments: [true, false])
    func identity(isFinished: Bool) {
        stage.makeCurrent()
        card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        stage.runTurn()
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: { card.transform = .identity }, completion: { if $0 { card.removeFromSuperview() } })
        stage.advance(by: 0.15)
        #expect(screen.shown.transform.m11 > 0.75, "fast at first")
        if !isFinished { card.layer.removeAllAnimations() }
        stage.advance(by: 0.2)
        #expect((card.superview == nil) == isFinished)
        #expect(card.transform == .identity)
    }

    @Test("CAL-18 the presentation layer reports values in flight, the model layer the end")
    func presentation() {
        stage.makeCurrent()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.center.x = 110 }
        stage.advance(by: 0.5)
        #expect(card.layer.presentation()?.position.x == 60 && card.layer.position.x == 110)
        #expect(redColumns() == 50...69)
        stage.advance(by: 0.5)
        #expect(card.layer.presentation()?.position.x == 110)
        #expect(UIView().layer.presentation() == nil)
    }

    @Test("HIT-13 an animating view is hit at its end position, not where it is seen")
    func hits() {
        stage.makeCurrent()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.frame.origin.x = 160 }
        stage.advance(by: 0.5)
        #expect(redColumns() == 80...99)
        func hit(_ x: CGFloat) -> UIView? { stage.window.hitTest(CGPoint(x: x, y: 10), with: nil) }
        #expect(hit(90) === stage.window && hit(10) === stage.window)
        #expect(hit(170) === card)
    }

    @Test("CAAN-09 strokeEnd from 0 to 1 draws a line bit by bit, and nothing is drawn anew")
    func line() {
        stage.makeCurrent()
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 50, y: 100))
        path.addLine(to: CGPoint(x: 150, y: 100))
        (shape.path, shape.strokeColor, shape.lineWidth) = (path, UIColor.blue.cgColor, 4)
        stage.window.layer.addSublayer(shape)
        stage.runTurn()
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
        shape.add(animation, forKey: nil)
        for share in [0.25, 0.5, 0.75] {
            stage.advance(by: 0.25)
            let frame = stage.render()
            let blue = (0..<200).filter { frame.at($0, 100) == Pixel(0, 0, 255, 255) }
            #expect(blue.first == 50 && abs(Double(blue.count) - share * 100) <= 1)
            #expect(frame.statistics.updates.values.allSatisfy { $0.draw == 0 })
        }
    }
}
