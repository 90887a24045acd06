import Arithmetic
import CoreGraphics

/// The bodies of an animator's items.
@MainActor
final class DynamicWorld {
    private struct Entry {
        let item: any UIDynamicItem
        let body: DynamicBody
        /// How the item was turned and stretched at angle 0.
        var upright: CGAffineTransform
        /// What the item has of the body's place.
        var written: (center: SIMD2<Double>, angle: Double)
    }

    private var entries: [Entry] = []
    private var places: [ObjectIdentifier: Int] = [:]

    var bodies: [DynamicBody] { entries.map(\.body) }
    var items: [any UIDynamicItem] { entries.map(\.item) }

    func body(of item: any UIDynamicItem) -> DynamicBody? {
        places[ObjectIdentifier(item)].map { entries[$0].body }
    }

    func bodies(of items: DynamicItems) -> [DynamicBody] { items.all.compactMap { body(of: $0) } }

    // MARK: Coming and going

    /// Has bodies for these items alone. Who stays keeps its speed, who comes is read.
    func keep(_ items: DynamicItems) {
        let kept = entries.filter { items.contains($0.item) }
        if kept.count != entries.count {
            entries = kept
            places = Dictionary(uniqueKeysWithValues: kept.indices.map { (ObjectIdentifier(kept[$0].item), $0) })
        }
        for item in items.all where places[ObjectIdentifier(item)] == nil {
            let read = Reading(item)
            let body = DynamicBody(center: read.center, angle: read.angle, size: read.size, shapes: read.outlines)
            places[ObjectIdentifier(item)] = entries.count
            entries.append(
                Entry(item: item, body: body, upright: read.upright, written: (read.center, read.angle)))
        }
    }

    /// Takes over where an item is now; its speed stays.
    func read(_ item: any UIDynamicItem) {
        guard let index = places[ObjectIdentifier(item)] else { return }
        let read = Reading(item)
        entries[index].body.move(to: read.center, angle: read.angle, size: read.size, shapes: read.outlines)
        entries[index].upright = read.upright
        entries[index].written = (read.center, read.angle)
    }

    /// Puts the items where their bodies are.
    func write() {
        for index in entries.indices {
            let entry = entries[index]
            let now = (center: entry.body.center, angle: entry.body.angle)
            entries[index].written = now
            if now.center != entry.written.center {
                entry.item.center = CGPoint(x: now.center.x, y: now.center.y)
            }
            if now.angle != entry.written.angle { entry.item.transform = entry.upright.turned(by: now.angle) }
        }
    }

    // MARK: Moving

    /// Gives the bodies the defaults, and what behaviours say of them.
    func setUp(_ behaviors: [UIDynamicBehavior]) {
        for body in bodies {
            (body.elasticity, body.friction, body.resistance, body.angularResistance) = (0, 0, 0, 0)
            body.setMass(density: 1, turns: true, isAnchored: false)
        }
        for behavior in behaviors { behavior.setUp(self) }
    }

    /// Lets a step pass.
    func step(_ behaviors: [UIDynamicBehavior]) {
        let bodies = bodies
        for body in bodies { body.beginStep() }
        for behavior in behaviors { behavior.pull(self) }
        for body in bodies { body.accelerate(for: DynamicsStep.time) }
        var step = DynamicsStep()
        for behavior in behaviors { behavior.hold(self, in: &step) }
        step.run(bodies)
        for behavior in behaviors { behavior.didStep(self, step) }
    }

    /// Whether all bodies have stood still for half a second (assumed).
    var isAtRest: Bool { bodies.allSatisfy { $0.stillness >= 0.5 } }

    func wake() { for body in bodies { body.wake() } }

    func rest() { for body in bodies { body.rest() } }

    /// Where an item stands.
    @MainActor
    private struct Reading {
        let center: SIMD2<Double>
        let angle: Double
        let size: SIMD2<Double>
        let upright: CGAffineTransform
        let outlines: [ConvexShape]

        init(_ item: any UIDynamicItem) {
            let (place, bounds, transform) = (item.center, item.bounds, item.transform)
            center = SIMD2(place)
            size = SIMD2(bounds.size)
            angle = transform.b == 0 && transform.a > 0 ? 0 : Trigonometry.arctangent(y: transform.b, x: transform.a)
            upright = angle == 0 ? transform : transform.turned(by: -angle)
            outlines = ConvexShape.outlines(of: item, transform: upright)
        }
    }
}

extension CGAffineTransform {
    fileprivate func turned(by angle: Double) -> CGAffineTransform {
        let turn = Turn(angle)
        return concatenating(
            CGAffineTransform(a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine, tx: 0, ty: 0))
    }
}

extension UIDynamicItem {
    /// The smallest rectangle around the item, in the space of the animator.
    var boxInAnimator: CGRect {
        let size = bounds.size
        var turning = transform
        (turning.tx, turning.ty) = (0, 0)
        return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .applying(turning).offsetBy(dx: center.x, dy: center.y)
    }
}
