import Foundation
import Offstage
import Testing
import UIKit

@Suite("Dynamic animators")
@MainActor
struct AnimatorTests {
    private let ground = Playground()
    private let log = DynamicsLog()

    @Test("An animator begins with a behaviour, and pauses half a second after all came to rest")
    func resting() {
        let box = ground.box(150, 700)
        ground.animator.delegate = log
        #expect(!ground.animator.isRunning && ground.animator.elapsedTime == 0)
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        ground.animator.addBehavior(collision)
        #expect(ground.animator.isRunning && log.lines == ["resume"])
        ground.animator.addBehavior(UIGravityBehavior(items: [box]))
        // 50 points take sqrt(.1) = .316 s.
        ground.stage.advance(by: 0.8)
        #expect(ground.animator.isRunning)
        ground.stage.advance(by: 0.1)
        #expect(!ground.animator.isRunning && log.lines == ["resume", "pause"])
        let elapsed = ground.animator.elapsedTime
        ground.stage.advance(by: 1)
        #expect(ground.animator.elapsedTime == elapsed && abs(elapsed - 0.82) < 0.05)
        ground.animator.removeBehavior(collision)
        #expect(log.lines == ["resume", "pause", "resume"])
        ground.stage.advance(by: 0.5)
        #expect(box.center.y > 800)
    }

    @Test("Actions run once a frame after the items were moved, a behaviour's before those of its children")
    func actions() {
        let box = ground.box(150, 50)
        let (parent, child) = (UIDynamicBehavior(), UIGravityBehavior(items: [box]))
        var calls: [String] = []
        parent.action = { calls.append("parent \(box.center.y > 50)") }
        child.action = { calls.append("child") }
        parent.addChildBehavior(child)
        ground.animator.addBehavior(parent)
        #expect(ground.animator.behaviors == [parent] && parent.childBehaviors == [child])
        #expect(child.dynamicAnimator === ground.animator)
        ground.stage.advance(by: 2.0 / 60)
        #expect(calls == ["parent true", "child", "parent true", "child"])
    }

    @Test("Behaviours hear of their animators before they move, children too")
    func moving() {
        final class Told: UIDynamicBehavior {
            var calls: [Bool] = []
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) { calls.append(dynamicAnimator != nil) }
        }
        let (parent, child) = (Told(), Told())
        parent.addChildBehavior(child)
        ground.animator.addBehavior(parent)
        parent.removeChildBehavior(child)
        parent.addChildBehavior(child)
        ground.animator.removeAllBehaviors()
        #expect(parent.calls == [true, false] && child.calls == [true, false, true, false])
        #expect(parent.dynamicAnimator == nil && child.dynamicAnimator == nil && ground.animator.behaviors.isEmpty)
    }

    @Test("An item that the app moves goes back, unless the animator is told")
    func updating() {
        let box = ground.box(150, 50)
        ground.animator.addBehavior(UIGravityBehavior(items: [box]))
        ground.stage.advance(by: 0.5)
        box.center = CGPoint(x: 20, y: 20)
        ground.stage.advance(by: 1.0 / 60)
        #expect(box.center.x == 150 && box.center.y > 175)
        box.center = CGPoint(x: 20, y: 20)
        ground.animator.updateItem(usingCurrentState: box)
        ground.stage.advance(by: 1.0 / 60)
        #expect(box.center.x == 20 && box.center.y > 20 && box.center.y < 40)
    }

    @Test("A view that was turned falls with its transform, and is found where it is")
    func turned() {
        let box = ground.box(150, 400)
        box.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        ground.animator.addBehavior(collision)
        let transform = box.transform
        ground.stage.advance(by: 0.1)
        #expect(box.transform == transform && box.center == CGPoint(x: 150, y: 400))
        #expect(ground.animator.items(in: CGRect(x: 65, y: 395, width: 10, height: 10)).isEmpty)
        #expect(ground.animator.items(in: CGRect(x: 80, y: 395, width: 10, height: 10)).count == 1)
        ground.animator.addBehavior(UIGravityBehavior(items: [box]))
        let low = ground.frames(60) { box.frame.maxY }
        #expect((low.max() ?? 0) < 800.01 && (low.last ?? 0) > 799)
    }

    @Test("A group moves its items as one")
    func group() {
        let (left, right) = (ground.box(100, 100, 50, 50), ground.box(200, 100, 50, 50))
        let group = UIDynamicItemGroup(items: [left, right])
        #expect(group.center == CGPoint(x: 150, y: 100) && group.bounds.size == CGSize(width: 150, height: 50))
        let collision = UICollisionBehavior(items: [group])
        collision.addBoundary(
            withIdentifier: "step" as NSCopying, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 110, y: 300))
        ground.animator.addBehavior(collision)
        ground.animator.addBehavior(UIGravityBehavior(items: [group]))
        ground.stage.advance(by: 0.5)
        #expect(left.center.x == 100 && right.center.x == 200 && abs(left.center.y - 225) < 1e-6)
        ground.stage.advance(by: 0.4)
        // The left one is held up, so both turn.
        #expect(left.transform.b > 0.05 && left.transform == right.transform && right.center.y > left.center.y)
        let way = CGPoint(x: right.center.x - left.center.x, y: right.center.y - left.center.y)
        #expect(abs((way.x * way.x + way.y * way.y).squareRoot() - 100) < 1e-6)
    }

    @Test("Attributes of a layout are items, and the layout is asked anew in each frame")
    func layout() {
        final class Hanging: UICollectionViewLayout {
            private(set) lazy var dynamics = UIDynamicAnimator(collectionViewLayout: self)
            override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 600) }
            func hang() {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
                attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                let collision = UICollisionBehavior(items: [attributes])
                collision.translatesReferenceBoundsIntoBoundary = true
                dynamics.addBehavior(UIGravityBehavior(items: [attributes]))
                dynamics.addBehavior(collision)
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                dynamics.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                dynamics.layoutAttributesForCell(at: indexPath)
            }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
        }
        let (layout, source) = (Hanging(), Source())
        let list = UICollectionView(frame: ground.room.bounds, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        list.dataSource = source
        ground.room.addSubview(list)
        layout.hang()
        ground.stage.advance(by: 0.5)
        let cell = list.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(abs((cell?.frame.minY ?? 0) - 125) < 5)
        ground.stage.advance(by: 2)
        #expect(abs((cell?.frame.maxY ?? 0) - 600) < 1e-6 && !layout.dynamics.isRunning)
        #expect(layout.dynamics.referenceView == nil)
    }

    @Test("Two runs of the same scene end in the same bits")
    func determinism() {
        let places = (0..<2).map { _ in
            let ground = Playground()
            let boxes = (0..<8).map { ground.box(60 + CGFloat($0 % 3) * 70, 80 + CGFloat($0) * 85, 60, 40) }
            let collision = UICollisionBehavior(items: boxes)
            collision.translatesReferenceBoundsIntoBoundary = true
            let described = UIDynamicItemBehavior(items: boxes)
            (described.elasticity, described.friction) = (0.6, 0.3)
            described.addAngularVelocity(3, for: boxes[0])
            for behavior in [UIGravityBehavior(items: boxes), collision, described] {
                ground.animator.addBehavior(behavior)
            }
            ground.stage.advance(by: 2)
            return boxes.map { [$0.center.x, $0.center.y, $0.transform.a, $0.transform.b] }
        }
        #expect(places[0] == places[1])
        #expect(places[0].allSatisfy { $0[0] > 0 && $0[0] < 300 && $0[1] > 0 && $0[1] < 800 })
    }
}
