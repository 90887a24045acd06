import CoreGraphics
import Foundation

/// Says what items are like: how they bounce, slide and turn, and how fast they are.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var described: DynamicItems { didSet { noteChange() } }
    /// What was added before there was an animator.
    private var waiting: [ObjectIdentifier: (linear: SIMD2<Double>, angular: Double)] = [:]

    /// Describes items with the defaults.
    public init(items: [any UIDynamicItem]) {
        described = DynamicItems(items)
        super.init()
    }

    /// Describes nothing yet.
    public override convenience init() { self.init(items: []) }

    // MARK: Items

    /// The items that are described.
    open var items: [any UIDynamicItem] { described.all }

    /// Describes an item, too.
    open func addItem(_ item: any UIDynamicItem) { described.add(item) }

    /// Describes an item no longer.
    open func removeItem(_ item: any UIDynamicItem) {
        waiting[ObjectIdentifier(item)] = nil
        described.remove(item)
    }

    // MARK: What they are like

    /// How much of their speed is left after an impact, 0…1; of two, the larger counts (assumed). Default 0.
    open var elasticity: CGFloat = 0 { didSet { noteChange() } }
    /// How much they brake each other where they slide: part of the force that presses them. Default 0.
    open var friction: CGFloat = 0 { didSet { noteChange() } }
    /// Mass for each 100 by 100 points. Default 1.
    open var density: CGFloat = 1 { didSet { noteChange() } }
    /// The rate at which speed dies away, a second: after `t` seconds a share of e^(-t · resistance) is left (assumed).
    /// Default 0.
    open var resistance: CGFloat = 0 { didSet { noteChange() } }
    /// The rate at which turning dies away, as `resistance` says. Default 0.
    open var angularResistance: CGFloat = 0 { didSet { noteChange() } }
    /// What fields act on; there are none here, so it is kept. Default 0.
    open var charge: CGFloat = 0
    /// Whether they stand where they are, whatever comes. Default false.
    open var isAnchored = false { didSet { noteChange() } }
    /// Whether forces turn them. Default true.
    open var allowsRotation = true { didSet { noteChange() } }

    // MARK: How fast they are

    /// Adds to an item's velocity, in points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add((SIMD2<Double>(velocity), 0), to: item)
    }

    /// An item's velocity, in points a second.
    @discardableResult
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let velocity = speeds(of: item).linear
        return CGPoint(x: velocity.x, y: velocity.y)
    }

    /// Adds to how fast an item turns, in radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add((.zero, velocity), to: item)
    }

    /// How fast an item turns, in radians a second.
    @discardableResult
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { speeds(of: item).angular }

    private func add(_ speed: (linear: SIMD2<Double>, angular: Double), to item: any UIDynamicItem) {
        guard described.contains(item) else { return }
        let old = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
        waiting[ObjectIdentifier(item)] = (old.linear + speed.linear, old.angular + speed.angular)
        noteChange()
    }

    private func speeds(of item: any UIDynamicItem) -> (linear: SIMD2<Double>, angular: Double) {
        let body = animatorStorage?.world.body(of: item)
        let more = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
        return ((body?.velocity ?? .zero) + more.linear, (body?.spin ?? 0) + more.angular)
    }

    // MARK: For the animator

    override var movedItems: [any UIDynamicItem] { described.all }

    override func setUp(_ world: DynamicWorld) {
        for item in described.all {
            guard let body = world.body(of: item) else { continue }
            body.elasticity = max(elasticity, 0)
            body.friction = max(friction, 0)
            body.resistance = max(resistance, 0)
            body.angularResistance = max(angularResistance, 0)
            body.setMass(density: density, turns: allowsRotation, isAnchored: isAnchored)
            guard let speed = waiting.removeValue(forKey: ObjectIdentifier(item)), !isAnchored else { continue }
            body.velocity += speed.linear
            if allowsRotation { body.spin += speed.angular }
        }
    }
}
