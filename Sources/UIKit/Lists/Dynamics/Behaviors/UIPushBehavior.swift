import CoreGraphics
import Foundation

/// Pushes items once, or all the time.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// How long a push lasts.
    public enum Mode: Int, Sendable {
        /// As long as the behaviour is active.
        case continuous
        /// Once; then the behaviour is no longer active.
        case instantaneous
    }

    /// A push of magnitude 1 gives mass 1, a view of 100 by 100 points, so many points a second.
    static let unit = 100.0

    private let modeStorage: Mode
    private var pushed: DynamicItems { didSet { noteChange() } }
    private var force = DynamicForce(vector: .zero) { didSet { noteChange() } }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// A push of no strength yet.
    public init(items: [any UIDynamicItem], mode: Mode) {
        modeStorage = mode
        pushed = DynamicItems(items)
        super.init()
    }

    /// How long the push lasts.
    open var mode: Mode { modeStorage }

    /// Whether it pushes. Default true; a push at once is over with the next frame, and begins anew when this is set.
    open var active = true {
        didSet { noteChange() }
    }

    // MARK: Items

    /// The items that are pushed.
    open var items: [any UIDynamicItem] { pushed.all }

    /// Pushes an item, too.
    open func addItem(_ item: any UIDynamicItem) { pushed.add(item) }

    /// Pushes an item no longer.
    open func removeItem(_ item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        pushed.remove(item)
    }

    /// Where an item is pushed, from its middle. Default zero.
    @discardableResult
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Pushes an item beside its middle, which turns it.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        noteChange()
    }

    // MARK: The force

    /// Where to, in radians, clockwise from the right. Default 0.
    open var angle: CGFloat {
        get { force.angle }
        set { force = DynamicForce(angle: newValue, magnitude: force.magnitude) }
    }

    /// How much: 1 is 100 points a second, or a second squared, for a view of 100 by 100 points and density 1. Default 0.
    open var magnitude: CGFloat {
        get { force.magnitude }
        set { force.magnitude = newValue }
    }

    /// Where to and how much in one. Default zero.
    open var pushDirection: CGVector {
        get { force.vector }
        set { force = DynamicForce(vector: newValue) }
    }

    /// Sets both at once.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        force = DynamicForce(angle: angle, magnitude: magnitude)
    }

    // MARK: Pushing

    override var movedItems: [any UIDynamicItem] { pushed.all }

    override func setUp(_ world: DynamicWorld) {
        guard active, modeStorage == .instantaneous else { return }
        push(world) { body, force, moment in body.push(force, moment: moment) }
        active = false
    }

    override func pull(_ world: DynamicWorld) {
        guard active, modeStorage == .continuous else { return }
        push(world) { body, force, moment in body.pull(force, moment: moment) }
    }

    private func push(_ world: DynamicWorld, _ body: (DynamicBody, SIMD2<Double>, Double) -> Void) {
        let force = force.scaled(by: Self.unit)
        for item in pushed.all {
            guard let pushed = world.body(of: item) else { continue }
            let offset = targetOffsetFromCenter(for: item)
            let lever = Turn(pushed.angle).applied(to: SIMD2<Double>(offset))
            body(pushed, force, lever.cross(force))
        }
    }
}
