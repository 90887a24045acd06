import Offstage
import Testing
import UIKit

@Suite("Corner configurations")
@MainActor
struct CornerConfigurationTests: StageSuite {
    let made = makeStage(200, 200, scale: 1)

    private func view(_ frame: CGRect, _ corners: UICornerConfiguration? = nil, in parent: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        (parent ?? stage.window).addSubview(view)
        if let corners { view.cornerConfiguration = corners }
        return view
    }

    private func radii(_ view: UIView) -> [CGFloat] {
        [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
    }

    private let box = CGRect(x: 20, y: 20, width: 100, height: 60)

    @Test("Without a configuration the layer's corners stay as they are, and are what is told")
    func none() {
        let view = view(box)
        view.layer.cornerRadius = 12
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        #expect(radii(view) == [12, 0, 0, 0])
        #expect(view.cornerConfiguration == .corners(radius: 0))
        view.frame.size.width = 50
        #expect(view.layer.cornerRadius == 12)
    }

    @Test("One radius is the layer's own, on a continuous curve; nothing is clipped")
    func fixed() {
        let view = view(box, .uniformCorners(radius: 10))
        #expect(view.layer.cornerRadius == 10 && view.layer.cornerCurve == .continuous && !view.clipsToBounds)
        #expect(view.layer.maskedCorners.rawValue == 15 && view.layer.cornerRadii == nil)
        view.cornerConfiguration = .corners(radius: .fixed(100))
        #expect(radii(view) == [30, 30, 30, 30])
    }

    @Test("Corners, edges and sides get what is theirs; one without a radius is square")
    func corners() {
        let cases: [(UICornerConfiguration, [CGFloat])] = [
            (
                .corners(topLeftRadius: 1, topRightRadius: 2.5, bottomLeftRadius: nil, bottomRightRadius: .fixed(4)),
                [1, 2.5, 0, 4]
            ),
            (.uniformEdges(leftRadius: 3, rightRadius: 4), [3, 4, 3, 4]),
            (.uniformEdges(topRadius: 3, bottomRadius: 4), [3, 3, 4, 4]),
            (.uniformTopRadius(5), [5, 5, 0, 0]),
            (.uniformTopRadius(5, bottomLeftRadius: 6, bottomRightRadius: 7), [5, 5, 6, 7]),
            (.uniformBottomRadius(5, topLeftRadius: 6), [6, 0, 5, 5]),
            (.uniformLeftRadius(5, bottomRightRadius: 6), [5, 0, 5, 6]),
            (.uniformRightRadius(5, topLeftRadius: 6), [6, 5, 0, 5]),
        ]
        for (corners, expected) in cases { #expect(radii(view(box, corners)) == expected) }
        let view = view(box, .uniformTopRadius(5, bottomLeftRadius: 6, bottomRightRadius: 7))
        #expect(view.effectiveRadius(corner: .allCorners) == 7 && view.effectiveRadius(corner: [.topLeft]) == 5)
        #expect(view.effectiveRadius(corner: []) == 0)
    }

    @Test("A capsule follows the view's size, up to its maximum")
    func capsule() {
        let view = view(box, .capsule())
        #expect(view.layer.cornerRadius == 30)
        view.frame.size.height = 40
        #expect(view.layer.cornerRadius == 20)
        view.cornerConfiguration = .capsule(maximumRadius: 16)
        #expect(view.layer.cornerRadius == 16)
        view.bounds.size.height = 20
        #expect(view.layer.cornerRadius == 10)
    }

    @Test("A concentric radius is the container's less the distance to it, and at least its minimum")
    func concentric() {
        let container = view(CGRect(x: 0, y: 0, width: 100, height: 100), .corners(radius: 30))
        let plain = view(CGRect(x: 5, y: 5, width: 90, height: 90), in: container)
        let inner = view(CGRect(x: 5, y: 5, width: 40, height: 80), .corners(radius: .containerConcentric()), in: plain)
        // 10 from the left and the top; 45 from the right; 10 + 5 from the bottom.
        #expect(radii(inner) == [20, 0, 20, 0])
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 6))
        #expect(radii(inner) == [20, 6, 20, 6])
        inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 6))
        #expect(radii(inner) == [20, 20, 20, 20])
        inner.cornerConfiguration = .uniformEdges(
            leftRadius: .containerConcentric(), rightRadius: .containerConcentric(minimum: 3))
        #expect(radii(inner) == [20, 3, 20, 3])
        // In turn a container.
        let innermost = view(
            CGRect(x: 4, y: 4, width: 10, height: 72), .corners(radius: .containerConcentric()), in: inner)
        #expect(innermost.effectiveRadius(corner: .topLeft) == 5)
        innermost.frame.size.width = 32
        #expect(radii(innermost) == [16, 0, 16, 0])
    }

    @Test("What is inside follows the container with the next layout")
    func following() {
        let container = view(CGRect(x: 0, y: 0, width: 100, height: 100), .corners(radius: 30))
        let inner = view(
            CGRect(x: 10, y: 10, width: 80, height: 80), .corners(radius: .containerConcentric()), in: container)
        #expect(inner.layer.cornerRadius == 20)
        container.cornerConfiguration = .corners(radius: 18)
        container.setNeedsLayout()
        stage.runTurn()
        #expect(inner.layer.cornerRadius == 8)
        inner.frame = CGRect(x: 2, y: 2, width: 96, height: 96)
        #expect(inner.layer.cornerRadius == 16)
        let other = view(CGRect(x: 100, y: 100, width: 100, height: 100), .corners(radius: 40))
        other.addSubview(inner)
        stage.runTurn()
        #expect(inner.layer.cornerRadius == 38)
    }

    @Test("A window that fills the screen has the screen's corners, another square ones")
    func window() {
        let stage = Stage(device: .iPhone16)
        let inner = view(
            stage.window.bounds.insetBy(dx: 15, dy: 15), .corners(radius: .containerConcentric()), in: stage.window)
        #expect(radii(inner) == [40, 40, 40, 40])
        let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inSmall = view(small.bounds, .corners(radius: .containerConcentric(minimum: 2)), in: small)
        #expect(radii(inSmall) == [2, 2, 2, 2])
        #expect(radii(view(box)) == [0, 0, 0, 0])
        let alone = UIView(frame: box)
        alone.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 3))
        #expect(radii(alone) == [3, 3, 3, 3])
    }

    private final class Asking: UIView {
        var seen: [CGFloat] = []
        weak var asked: UIView?

        override func layoutSubviews() {
            super.layoutSubviews()
            seen.append(asked?.effectiveRadius(corner: .topLeft) ?? -1)
        }
    }

    @Test("A view that asks in its layout lays out again when the radius changes, and only then")
    func asking() {
        let asked = view(box, .capsule())
        let asking = Asking(frame: box)
        asking.asked = asked
        stage.window.addSubview(asking)
        stage.runTurn()
        asked.frame.size.height = 40
        stage.runTurn()
        stage.runTurn()
        #expect(asking.seen == [30, 20])
        asked.frame.size.width = 90
        stage.runTurn()
        #expect(asking.seen == [30, 20])
    }

    @Test("Each corner is drawn with its radius, as the background, the border and the clip")
    func pixels() {
        stage.window.backgroundColor = .white
        let view = view(
            CGRect(x: 0, y: 0, width: 100, height: 100),
            .corners(topLeftRadius: 0, topRightRadius: 10, bottomLeftRadius: 20, bottomRightRadius: 40))
        view.backgroundColor = .black
        func reds() -> [UInt8] {
            let picture = stage.render()
            // At 0.2 r from both sides a corner has cut the point off, at 0.5 r not.
            return [(0, 0), (98, 1), (4, 95), (91, 91), (94, 5), (10, 89), (79, 79)].map {
                picture.pixel(x: $0.0, y: $0.1).red
            }
        }
        let expected: [UInt8] = [0, 255, 255, 255, 0, 0, 0]
        #expect(reds() == expected)
        view.backgroundColor = nil
        view.layer.borderWidth = 100
        #expect(reds() == expected)
        view.layer.borderWidth = 0
        let content = self.view(view.bounds, in: view)
        content.backgroundColor = .black
        #expect(reds() == [0, 0, 0, 0, 0, 0, 0])
        view.clipsToBounds = true
        #expect(reds() == expected)
    }

    @Test("A block animates from any configuration to any other")
    func animation() throws {
        let view = view(CGRect(x: 0, y: 0, width: 100, height: 100), .corners(radius: 10))
        stage.runTurn()
        let steps: [(UICornerConfiguration, [Double])] = [
            (.corners(radius: 20), [15, 15, 15, 15]), (.uniformTopRadius(40), [30, 30, 10, 10]),
            (.uniformTopRadius(20), [30, 30, 0, 0]), (.capsule(), [35, 35, 25, 25]),
        ]
        for (corners, middle) in steps {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.cornerConfiguration = corners }
            stage.advance(by: 0.5)
            let shown = try #require(view.layer.presentation())
            let seen = shown.cornerRadii ?? CornerRadii(Double(shown.cornerRadius))
            for (a, b) in zip(seen.values, middle) { #expect(abs(a - b) < 1, "\(corners) \(seen.values)") }
            stage.advance(by: 1)
            #expect(view.layer.presentation()?.cornerRadii == view.layer.cornerRadii)
        }
        #expect(view.layer.cornerRadii == nil && view.layer.cornerRadius == 50)
    }

    @Test("What lies behind an effect view is seen in the shape of its corners")
    func effect() {
        stage.window.backgroundColor = UIColor(white: 0.5, alpha: 1)
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stage.window.addSubview(view)
        func corners() -> [Bool] {
            let picture = stage.render()
            return [(2, 2), (97, 2)].map { picture.pixel(x: $0.0, y: $0.1).red > 140 }
        }
        #expect(corners() == [true, true])
        view.cornerConfiguration = .uniformLeftRadius(40)
        #expect(corners() == [false, true])
    }

    @Test("Equal configurations are equal, and say how they were made")
    func values() {
        #expect(UICornerConfiguration.capsule() != .capsule(maximumRadius: 4))
        #expect(UICornerConfiguration.corners(radius: 4) != .uniformCorners(radius: 4))
        #expect(UICornerRadius.containerConcentric() == .containerConcentric(minimum: 0))
        #expect("\(UICornerRadius.fixed(4))" == "fixed(4.0)" && UICornerRadius.fixed(4) == 4.0)
    }
}
