import Foundation
import Offstage
import Testing
import UIKit

@Suite("Forces of dynamic animators")
@MainActor
struct ForceTests {
    private let ground = Playground()

    @Test("An item falls by half of 1000 points a second squared times the square of the time")
    func freeFall() {
        let box = ground.box(150, 50)
        ground.animator.addBehavior(UIGravityBehavior(items: [box]))
        let heights = ground.frames(60) { box.center.y }
        for (index, height) in heights.enumerated() {
            let time = Double(index + 1) / 60
            #expect(abs(height - (50 + 500 * time * time)) < 1e-6)
        }
        #expect(box.center.x == 150 && box.transform == .identity)
    }

    @Test("The same fall comes out at 120 frames a second")
    func rates() {
        let box = ground.box(150, 50)
        ground.stage.displayRate = 120
        ground.animator.addBehavior(UIGravityBehavior(items: [box]))
        ground.stage.advance(by: 0.5)
        #expect(abs(box.center.y - 175) < 1e-6)
    }

    @Test("Gravity has a direction, whose length is its magnitude")
    func direction() {
        let gravity = UIGravityBehavior()
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
        #expect(abs(gravity.angle - .pi / 2) < 1e-12)
        gravity.gravityDirection = CGVector(dx: 3, dy: 4)
        #expect(gravity.magnitude == 5)
        gravity.setAngle(.pi, magnitude: 2)
        #expect(abs(gravity.gravityDirection.dx + 2) < 1e-12 && gravity.angle == .pi)
        let box = ground.box(150, 400)
        gravity.addItem(box)
        ground.animator.addBehavior(gravity)
        ground.stage.advance(by: 0.25)
        #expect(abs(box.center.x - (150 - 62.5)) < 1e-6 && abs(box.center.y - 400) < 1e-6)
    }

    @Test("A push at once of magnitude 1 moves 100 by 100 points at 100 points a second")
    func instantaneousPush() {
        let (box, half) = (ground.box(50, 400), ground.box(50, 200, 50, 100))
        let push = UIPushBehavior(items: [box, half], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        ground.animator.addBehavior(push)
        ground.stage.advance(by: 0.5)
        #expect(abs(box.center.x - 100) < 1e-6 && abs(half.center.x - 150) < 1e-6)
        #expect(!push.active)
        push.active = true
        ground.stage.advance(by: 0.5)
        #expect(abs(box.center.x - 200) < 1e-6)
    }

    @Test("A lasting push of magnitude 1 gains 100 points a second each second, until it is no longer active")
    func continuousPush() {
        let box = ground.box(50, 400)
        let push = UIPushBehavior(items: [box], mode: .continuous)
        push.setAngle(0, magnitude: 1)
        ground.animator.addBehavior(push)
        ground.stage.advance(by: 1)
        #expect(abs(box.center.x - 100) < 1e-6)
        push.active = false
        ground.stage.advance(by: 0.5)
        #expect(abs(box.center.x - 150) < 1e-6)
    }

    @Test("A push beside the middle turns: moment over the inertia of a box")
    func turningPush() {
        let box = ground.box(150, 400)
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: box)
        let described = UIDynamicItemBehavior(items: [box])
        ground.animator.addBehavior(push)
        ground.animator.addBehavior(described)
        ground.stage.advance(by: 0.5)
        // 50 points · 100 over 100² · 2 / 12.
        #expect(abs(described.angularVelocity(for: box) - 3) < 1e-9)
        #expect(abs(described.linearVelocity(for: box).y - 100) < 1e-9)
        #expect(abs(box.transform.b - sin(1.5)) < 1e-9 && abs(box.transform.a - cos(1.5)) < 1e-9)
        described.allowsRotation = false
        #expect(ground.frames(2) { box.transform }.last == ground.frames(5) { box.transform }.last)
    }

    @Test("Speed dies away by e to the resistance times the time")
    func resistance() {
        let box = ground.box(50, 400)
        let described = UIDynamicItemBehavior(items: [box])
        (described.resistance, described.angularResistance) = (2, 4)
        described.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
        described.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
        described.addAngularVelocity(1, for: box)
        #expect(described.linearVelocity(for: box) == CGPoint(x: 200, y: 0))
        ground.animator.addBehavior(described)
        ground.stage.advance(by: 0.5)
        #expect(abs(described.linearVelocity(for: box).x - 200 * exp(-1)) < 1e-9)
        #expect(abs(described.angularVelocity(for: box) - exp(-2)) < 1e-9)
    }

    @Test("Density is mass for each 100 by 100 points, and anchored items stay where they are")
    func density() {
        let (heavy, anchored) = (ground.box(50, 400), ground.box(50, 200))
        let described = UIDynamicItemBehavior(items: [heavy])
        described.density = 4
        let fixed = UIDynamicItemBehavior(items: [anchored])
        fixed.isAnchored = true
        let push = UIPushBehavior(items: [heavy, anchored], mode: .instantaneous)
        push.magnitude = 4
        for behavior in [described, fixed, push, UIGravityBehavior(items: [anchored])] {
            ground.animator.addBehavior(behavior)
        }
        ground.stage.advance(by: 0.5)
        #expect(abs(heavy.center.x - 100) < 1e-6 && anchored.center == CGPoint(x: 50, y: 200))
    }

    @Test("A snapped item goes to its point as a damped spring does, and rests on it", arguments: [0.5, 1.0])
    func snap(damping: Double) {
        let box = ground.box(50, 400)
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 250, y: 400))
        #expect(snap.damping == 0.5)
        snap.damping = damping
        ground.animator.addBehavior(snap)
        let places = ground.frames(60) { box.center.x }
        let pace = 2 * Double.pi * 2.5
        for (index, place) in places.enumerated() {
            let time = Double(index + 1) / 60
            #expect(abs(place - (250 - 200 * left(at: time, pace, damping))) < 4)
        }
        ground.stage.advance(by: 3)
        #expect(box.center == CGPoint(x: 250, y: 400) && !ground.animator.isRunning)
    }

    /// The part of the way that a spring has left.
    private func left(at time: Double, _ pace: Double, _ damping: Double) -> Double {
        guard damping < 1 else { return exp(-pace * time) * (1 + pace * time) }
        let own = pace * (1 - damping * damping).squareRoot()
        return exp(-damping * pace * time) * (cos(own * time) + damping * pace / own * sin(own * time))
    }
}
