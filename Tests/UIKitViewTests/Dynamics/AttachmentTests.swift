import Foundation
import Offstage
import Testing
import UIKit

@Suite("Attachments of dynamic items")
@MainActor
struct AttachmentTests {
    private let ground = Playground()

    private func add(_ behaviors: UIDynamicBehavior...) {
        for behavior in behaviors { ground.animator.addBehavior(behavior) }
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    @Test("A rod keeps the length that it had at first, while a pendulum swings with the period of its length")
    func pendulum() {
        let (box, anchor) = (ground.box(170, 300, 20, 20), CGPoint(x: 150, y: 100))
        let rod = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
        #expect(rod.attachedBehaviorType == .anchor && rod.items.count == 1 && rod.frequency == 0 && rod.damping == 0)
        let length = rod.length
        add(rod, UIGravityBehavior(items: [box]))
        // Of small swings 2 π √(l / g); half of one brings it to the other side.
        let half = Int((Double.pi * (Double(length) / 1000).squareRoot() * 60).rounded())
        let places = ground.frames(half) { box.center }
        #expect(places.allSatisfy { abs(distance($0, anchor) - length) < 0.1 })
        #expect(abs((places.last?.x ?? 0) - 130) < 1)
    }

    @Test("A spring without damping swings about its length at its frequency")
    func spring() {
        let (box, anchor) = (ground.box(150, 300, 100, 100), CGPoint(x: 150, y: 100))
        let spring = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
        (spring.length, spring.frequency) = (150, 1)
        add(spring)
        for (index, place) in ground.frames(120, { box.center.y }).enumerated() {
            let time = Double(index + 1) / 60
            #expect(abs(place - (250 + 50 * cos(2 * .pi * time))) < 2)
        }
        spring.damping = 1
        ground.stage.advance(by: 4)
        #expect(abs(box.center.y - 250) < 0.5)
    }

    @Test("The anchor carries an item along")
    func anchor() {
        let box = ground.box(150, 300)
        let rod = UIAttachmentBehavior(
            item: box, offsetFromCenter: UIOffset(horizontal: 0, vertical: -50),
            attachedToAnchor: CGPoint(x: 150, y: 250))
        #expect(rod.length == 0)
        add(rod)
        rod.anchorPoint = CGPoint(x: 180, y: 250)
        ground.stage.advance(by: 1)
        let top = box.convert(CGPoint(x: 50, y: 0), to: ground.room)
        #expect(distance(top, CGPoint(x: 180, y: 250)) < 1)
    }

    @Test("A rope lets items be nearer, and holds them at its length")
    func rope() {
        let (post, box) = (ground.box(150, 100, 20, 20), ground.box(150, 300, 20, 20))
        let anchored = UIDynamicItemBehavior(items: [post])
        anchored.isAnchored = true
        add(
            anchored, UIGravityBehavior(items: [box]),
            UIAttachmentBehavior.limitAttachment(
                with: box, offsetFromCenter: .zero, attachedTo: post, offsetFromCenter: .zero))
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: -0.1)
        add(push)
        let places = ground.frames(120) { box.center.y }
        #expect(abs((places.min() ?? 0) - 268.75) < 1 && places.allSatisfy { $0 < 300.5 })
        #expect(abs((places.last ?? 0) - 300) < 0.5)
    }

    @Test("Items that are fixed to each other fall as one")
    func fixed() {
        let (left, right) = (ground.box(100, 100, 50, 50), ground.box(200, 100, 50, 50))
        add(
            UIAttachmentBehavior.fixedAttachment(
                with: left, attachedTo: right, attachmentAnchor: CGPoint(x: 150, y: 100)),
            UIGravityBehavior(items: [left]))
        ground.stage.advance(by: 0.5)
        #expect(left.transform != .identity)
        #expect(abs(distance(left.center, right.center) - 100) < 0.5)
        #expect(abs(left.transform.b - right.transform.b) < 0.01)
    }

    @Test("Pinned items turn about their point, as far as the range goes")
    func pin() {
        let (post, arm) = (ground.box(150, 100, 40, 40), ground.box(200, 100, 100, 10))
        let anchored = UIDynamicItemBehavior(items: [post])
        anchored.isAnchored = true
        let pin = UIAttachmentBehavior.pinAttachment(
            with: arm, attachedTo: post, attachmentAnchor: CGPoint(x: 150, y: 100))
        #expect(pin.attachmentRange.isInfinite && pin.items.count == 2 && pin.attachedBehaviorType == .items)
        add(anchored, pin, UIGravityBehavior(items: [arm]))
        let places = ground.frames(30) { arm.center }
        #expect(places.allSatisfy { abs(distance($0, CGPoint(x: 150, y: 100)) - 50) < 0.5 })
        #expect((places.map(\.y).max() ?? 0) > 140)
        #expect(pin.attachmentRange.minimum == -.infinity && pin.attachmentRange.maximum == .infinity)
        pin.attachmentRange = UIFloatRange(minimum: 0, maximum: .pi / 4)
        #expect(!pin.attachmentRange.isInfinite)
        ground.stage.advance(by: 4)
        #expect(abs(arm.center.y - (100 + 50 * sin(.pi / 4))) < 0.5)
    }

    @Test("Enough friction in a pin holds an arm up")
    func pinFriction() {
        let (post, arm) = (ground.box(150, 100, 40, 40), ground.box(200, 100, 100, 10))
        let anchored = UIDynamicItemBehavior(items: [post])
        anchored.isAnchored = true
        let pin = UIAttachmentBehavior.pinAttachment(
            with: arm, attachedTo: post, attachmentAnchor: CGPoint(x: 150, y: 100))
        // The arm has mass .1 and weighs 100 units at 50 points: 50 of pushes of 100.
        pin.frictionTorque = 60
        add(anchored, pin, UIGravityBehavior(items: [arm]))
        ground.stage.advance(by: 1)
        #expect(abs(arm.center.y - 100) < 0.5)
        pin.frictionTorque = 40
        ground.stage.advance(by: 1)
        #expect(arm.center.y > 110)
    }

    @Test("A sliding item keeps to its line and its angle, within the range")
    func sliding() {
        let box = ground.box(150, 100)
        let rail = UIAttachmentBehavior.slidingAttachment(
            with: box, attachmentAnchor: CGPoint(x: 150, y: 100), axisOfTranslation: CGVector(dx: 1, dy: 1))
        rail.attachmentRange = UIFloatRange(minimum: 0, maximum: 100)
        add(rail, UIGravityBehavior(items: [box]))
        let places = ground.frames(20) { box.center }
        #expect(places.allSatisfy { abs(($0.x - 150) - ($0.y - 100)) < 0.1 })
        // Gravity acts along the line by its half, along each axis.
        #expect(abs(places[19].y - (100 + 250.0 / 9)) < 1)
        ground.stage.advance(by: 3)
        #expect(abs(box.center.y - (100 + 100 / 2.0.squareRoot())) < 0.1 && box.transform.b.magnitude < 1e-6)
    }
}
