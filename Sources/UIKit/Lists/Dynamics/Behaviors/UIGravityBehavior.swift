import CoreGraphics
import Foundation

/// Pulls items alike, whatever their mass.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    /// Points a second squared of a gravity of magnitude 1.
    static let unit = 1000.0

    private var pulled: DynamicItems { didSet { noteChange() } }
    private var force = DynamicForce(vector: CGVector(dx: 0, dy: 1)) { didSet { noteChange() } }

    /// Pulls items downwards.
    public init(items: [any UIDynamicItem]) {
        pulled = DynamicItems(items)
        super.init()
    }

    /// Pulls nothing yet.
    public override convenience init() { self.init(items: []) }

    /// The items that are pulled.
    open var items: [any UIDynamicItem] { pulled.all }

    /// Pulls an item, too.
    open func addItem(_ item: any UIDynamicItem) { pulled.add(item) }

    /// Lets an item go.
    open func removeItem(_ item: any UIDynamicItem) { pulled.remove(item) }

    /// Where to, and how much: a length of 1 is 1000 points a second squared. Default (0, 1).
    open var gravityDirection: CGVector {
        get { force.vector }
        set { force = DynamicForce(vector: newValue) }
    }

    /// Where to, in radians, clockwise from the right. Default π/2.
    open var angle: CGFloat {
        get { force.angle }
        set { force = DynamicForce(angle: newValue, magnitude: force.magnitude) }
    }

    /// How much; 1 is 1000 points a second squared. Default 1.
    open var magnitude: CGFloat {
        get { force.magnitude }
        set { force.magnitude = newValue }
    }

    /// Sets both at once.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        force = DynamicForce(angle: angle, magnitude: magnitude)
    }

    override var movedItems: [any UIDynamicItem] { pulled.all }

    override func pull(_ world: DynamicWorld) {
        let acceleration = force.scaled(by: Self.unit)
        for body in world.bodies(of: pulled) where body.inverseMass > 0 { body.acceleration += acceleration }
    }
}
