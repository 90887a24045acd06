import CoreGraphics
import Foundation

/// Pulls an item to a point by a spring, and turns it upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    /// Oscillations a second of the spring (assumed).
    static let frequency = 2.5

    private let item: any UIDynamicItem

    /// Snaps an item to a point of the animator's space.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// Where the item comes to rest.
    open var snapPoint: CGPoint {
        didSet { noteChange() }
    }

    /// How much the spring is damped, 0…1: a spring's damping ratio (assumed). Default 0.5.
    open var damping: CGFloat = 0.5 {
        didSet { noteChange() }
    }

    override var movedItems: [any UIDynamicItem] { [item] }

    override func hold(_ world: DynamicWorld, in step: inout DynamicsStep) {
        guard let body = world.body(of: item) else { return }
        let way = body.center - SIMD2<Double>(snapPoint)
        spring(along(SIMD2(1, 0), of: body, error: way.x), in: step)
        spring(along(SIMD2(0, 1), of: body, error: way.y), in: step)
        spring(MotionRow(turnOf: body, against: nil, kind: .equal, error: body.angle), in: step)
    }

    private func along(_ direction: SIMD2<Double>, of body: DynamicBody, error: Double) -> MotionRow {
        MotionRow(nil, at: body.center, body, at: body.center, along: direction, kind: .equal, error: error)
    }

    private func spring(_ row: MotionRow, in step: DynamicsStep) {
        step.add(spring: row, frequency: Self.frequency, damping: min(max(damping, 0), 1))
    }

    /// An item that came to rest stands on its point, if nothing keeps it away.
    override func settle(_ world: DynamicWorld) {
        guard let body = world.body(of: item) else { return }
        let point = SIMD2<Double>(snapPoint)
        guard (body.center - point).length < 0.5, body.angle.magnitude < 0.01 else { return }
        (body.center, body.angle) = (point, 0)
    }
}
