import AutoLayout
import Foundation

/// What an engine knows of a view or guide that takes part.
@MainActor
final class ItemRecord {
    /// Lives as long as the record: it is in the engine's tree.
    unowned let item: any LayoutItem
    /// The origin and size of the alignment rectangle, in the space of the item's container.
    let minX: LayoutVariable
    let minY: LayoutVariable
    let width: LayoutVariable
    let height: LayoutVariable

    /// Constraints of others, or of the app, that have its variables.
    var uses = 0
    /// Changed in the present solve.
    var isMoved = false

    /// Stand for the frame of a view that was placed by hand.
    var mask: [NSAutoresizingMaskLayoutConstraint] = []
    /// Stand for the natural size, width first.
    var content: [NSContentSizeLayoutConstraint] = []
    var hasReadContent = false
    /// The width at which the height was measured.
    var measuredWidth: Double?
    /// Whether it is listed to be measured for a width.
    var isUnmeasured = false
    /// A system guide's constraints to its owner.
    var guide: [NSLayoutConstraint] = []
    /// Hold sizes at 0 or more that came out negative without.
    var limits: [LayoutVariable: LayoutConstraintID] = [:]
    /// Constraints with a baseline that goes through the view.
    var baselineUsers: [NSLayoutConstraint] = []
    /// Constraints that reach over the view, and so move with its bounds' origin.
    var crossers: [NSLayoutConstraint] = []

    init(_ item: any LayoutItem, _ solver: inout LayoutSolver) {
        self.item = item
        // Where constraints leave several items open they are decided in the order of their creation, whenever they came
        // to take part (assumed).
        let order = item.creationOrder << 2
        minX = solver.makeVariable(.position, order: order)
        minY = solver.makeVariable(.position, order: order + 1)
        width = solver.makeVariable(.size, order: order + 2)
        height = solver.makeVariable(.size, order: order + 3)
    }

    var variables: [LayoutVariable] { [minX, minY, width, height] }
    func isSize(_ variable: LayoutVariable) -> Bool { variable == width || variable == height }
    var view: UIView? { item as? UIView }
    var ownConstraints: [NSLayoutConstraint] { mask + content + guide }
}

/// A constraint that the solver has.
struct InstalledConstraint {
    let constraint: NSLayoutConstraint
    /// The constraint's one in the solver; two for a content size.
    var ids: [LayoutConstraintID]
    var terms: [LinearTerm]
    var offset: Double
    /// The items whose use counts it is in.
    let records: [ItemRecord]
    let baselines: [UIView]
    let crossed: [UIView]
}
