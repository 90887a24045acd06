import Foundation
import Offstage
import Testing
import UIKit

@Suite("Collisions of dynamic items")
@MainActor
struct CollisionTests {
    private let ground = Playground()
    private let log = DynamicsLog()

    private func fall(_ items: [UIView], elasticity: CGFloat = 0) -> UICollisionBehavior {
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = log
        let described = UIDynamicItemBehavior(items: items)
        described.elasticity = elasticity
        for behavior in [UIGravityBehavior(items: items), described, collision] {
            ground.animator.addBehavior(behavior)
        }
        return collision
    }

    @Test("A box that falls stands on the edge of the reference, upright, to the point")
    func landing() {
        let box = ground.box(150, 200)
        _ = fall([box])
        ground.stage.advance(by: 3)
        #expect(abs(box.frame.maxY - 800) < 1e-6 && abs(box.center.x - 150) < 1e-6)
        #expect(abs(box.transform.b) < 1e-9 && !ground.animator.isRunning)
        #expect(log.lines == ["began 0 on edge at 100, 800"] || log.lines == ["began 0 on edge at 200, 800"])
    }

    @Test("After a bounce an item comes to the square of its elasticity times the height", arguments: [0.5, 0.8, 1.0])
    func bounce(elasticity: Double) {
        let box = ground.box(150, 350)
        _ = fall([box], elasticity: elasticity)
        // 400 points down take sqrt(.8) s, and up again elasticity times as long.
        let down = 0.8.squareRoot()
        ground.stage.advance(by: down + 0.02)
        let heights = ground.frames(Int((elasticity * down * 60).rounded()) + 2) { box.center.y }
        let top = 750 - 400 * elasticity * elasticity
        #expect(abs((heights.min() ?? 0) - top) < 2)
    }

    @Test("Two like items that bounce fully exchange their speeds; without elasticity they share them")
    func impact() {
        for (elasticity, speeds) in [(1.0, (0.0, 200.0)), (0, (100, 100))] {
            let ground = Playground()
            let (left, right) = (ground.box(60, 400, 40, 40), ground.box(200, 400, 40, 40))
            let described = UIDynamicItemBehavior(items: [left, right])
            described.elasticity = elasticity
            described.addLinearVelocity(CGPoint(x: 200, y: 0), for: left)
            ground.animator.addBehavior(described)
            ground.animator.addBehavior(UICollisionBehavior(items: [left, right]))
            ground.stage.advance(by: 0.7)
            #expect(abs(described.linearVelocity(for: left).x - speeds.0) < 1e-6)
            #expect(abs(described.linearVelocity(for: right).x - speeds.1) < 1e-6)
        }
    }

    @Test("Contacts are told in the order of items, first what began, then what ended")
    func order() {
        let (first, second) = (ground.box(60, 740), ground.box(180, 540))
        (first.tag, second.tag) = (1, 2)
        let collision = fall([first, second])
        collision.addBoundary(
            withIdentifier: "shelf" as NSCopying, from: CGPoint(x: 120, y: 650), to: CGPoint(x: 240, y: 650))
        ground.stage.advance(by: 1)
        #expect(log.lines.map { $0.prefix(16) } == ["began 1 on edge ", "began 2 on shelf"])
        collision.removeBoundary(withIdentifier: "shelf" as NSCopying)
        ground.stage.advance(by: 1)
        #expect(log.lines.dropFirst(2).map { $0.prefix(15) } == ["ended 2 on shel", "began 2 on edge"])
    }

    @Test("Boundaries are found by their identifiers, and one takes another's place")
    func identifiers() {
        let collision = UICollisionBehavior()
        #expect(collision.boundaryIdentifiers == nil && collision.collisionMode == .everything)
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        collision.addBoundary(withIdentifier: "a" as NSString, for: path)
        collision.addBoundary(withIdentifier: 2 as NSNumber, from: .zero, to: CGPoint(x: 5, y: 0))
        #expect(collision.boundary(withIdentifier: "a" as NSCopying)?.bounds.width == 10)
        collision.addBoundary(withIdentifier: "a" as NSCopying, from: .zero, to: CGPoint(x: 7, y: 0))
        #expect(collision.boundaryIdentifiers?.count == 2)
        #expect(collision.boundary(withIdentifier: "a" as NSString)?.bounds.width == 7)
        collision.removeBoundary(withIdentifier: 2 as NSNumber)
        #expect(collision.boundaryIdentifiers?.count == 1)
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers == nil && collision.boundary(withIdentifier: "a" as NSString) == nil)
    }

    @Test("A mode leaves out items, or boundaries")
    func modes() {
        for (mode, bottom) in [(UICollisionBehavior.Mode.items, 2000.0), (.boundaries, 800)] {
            let ground = Playground()
            let box = ground.box(150, 200)
            let collision = UICollisionBehavior(items: [box])
            collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero)
            collision.collisionMode = mode
            ground.animator.addBehavior(collision)
            ground.animator.addBehavior(UIGravityBehavior(items: [box]))
            ground.stage.advance(by: 3)
            #expect(mode == .items ? box.frame.maxY > bottom : abs(box.frame.maxY - bottom) < 1e-6)
        }
    }

    @Test("Nothing goes through a line, however fast it is")
    func fast() {
        let box = ground.box(150, 100, 20, 20)
        let described = UIDynamicItemBehavior(items: [box])
        described.addLinearVelocity(CGPoint(x: 0, y: 100_000), for: box)
        let collision = fall([box])
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0))
        ground.animator.addBehavior(described)
        #expect(ground.frames(60) { box.frame.maxY }.allSatisfy { $0 < 700 + 1e-6 })
        #expect(abs(box.frame.maxY - 700) < 1e-6)
    }

    @Test("A tower of boxes stands")
    func tower() {
        let boxes = (0..<5).map { ground.box(150, 700 - CGFloat($0) * 110) }
        _ = fall(boxes)
        ground.stage.advance(by: 5)
        for (index, box) in boxes.enumerated() {
            #expect(abs(box.center.y - (750 - CGFloat(index) * 100)) < 0.5 && abs(box.center.x - 150) < 0.5)
        }
        #expect(!ground.animator.isRunning)
    }

    @Test("Friction brakes what slides by its part of the weight")
    func friction() {
        let box = ground.box(60, 770, 60, 60)
        let collision = fall([box])
        collision.collisionMode = .boundaries
        let described = UIDynamicItemBehavior(items: [box])
        described.friction = 0.2
        described.allowsRotation = false
        ground.animator.addBehavior(described)
        ground.stage.advance(by: 0.1)
        described.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
        ground.stage.advance(by: 0.5)
        #expect(abs(described.linearVelocity(for: box).x - 100) < 2)
        ground.stage.advance(by: 1)
        // v² / 2 a with a = 200.
        #expect(abs(box.center.x - 160) < 2)
    }

    @Test("A ball's outline is a circle: two whose corners overlap do not touch")
    func circles() {
        @MainActor final class Ball: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
        }
        let balls = [CGPoint(x: 0, y: 0), CGPoint(x: 75, y: 75)].map { origin in
            Ball(frame: CGRect(origin: origin, size: CGSize(width: 100, height: 100)))
        }
        for ball in balls { ground.room.addSubview(ball) }
        let collision = UICollisionBehavior(items: balls)
        collision.collisionDelegate = log
        ground.animator.addBehavior(collision)
        ground.stage.advance(by: 1)
        #expect(log.lines.isEmpty && balls[1].frame.origin == CGPoint(x: 75, y: 75))
        let push = UIPushBehavior(items: [balls[0]], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 1)
        ground.animator.addBehavior(push)
        ground.stage.advance(by: 0.2)
        #expect(log.lines.first == "began 0 0 at 90, 90")
    }
}
