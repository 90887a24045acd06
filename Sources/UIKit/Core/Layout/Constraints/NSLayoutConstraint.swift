import Foundation

/// A linear relation between attributes of two items: `first = multiplier × second + constant`, or ≤, or ≥.
///
/// A constraint does nothing until it is active. Items are not kept alive. Lengths are points.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    var first = ConstraintSide()
    var second = ConstraintSide()
    /// The view that has it in `constraints`.
    weak var holder: UIView?
    /// Counts activations; of those that conflict the latest gives way.
    var activation: UInt64 = 0
    package internal(set) var isBroken = false
    /// Whether the framework made it: it breaks only where no constraint of the app does then.
    var isSystem = false
    /// The item that has it just because it takes part in layout.
    weak var systemItem: (any LayoutItem)?
    /// How the constant came about, for its text.
    var spacing = ConstraintSpacing.plain

    private var relationStorage = Relation.equal
    private var multiplierStorage: CGFloat = 1
    private var constantStorage: CGFloat = 0
    private var priorityStorage = UILayoutPriority.required
    private(set) var isIllegal = false

    /// Makes a constraint about nothing, which can never be active.
    public nonisolated override init() {
        super.init()
    }

    /// Makes an inactive constraint.
    ///
    /// A location equal to a constant, and leading or trailing with left or right, raise: that is reported, and the
    /// constraint can never be active. Any other pair that means nothing (an edge and a size, say) raises only when an
    /// engine is to solve it; among views without a window it does nothing.
    /// - Parameters:
    ///   - view1: A view or a layout guide.
    ///   - view2: The same, or nil with `notAnAttribute`.
    ///   - multiplier: Of the second attribute. Of a location it scales the coordinate in the space of the items'
    ///     nearest common ancestor (assumed).
    ///   - c: The constant, in points.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        let firstItem = view1 as AnyObject as? any LayoutItem
        let secondItem = view2.flatMap { $0 as AnyObject as? any LayoutItem }
        let isForeign = firstItem == nil || (view2 != nil && secondItem == nil)
        setUp(
            ConstraintSide(firstItem, attr1), relation,
            ConstraintSide(secondItem, secondItem == nil ? .notAnAttribute : attr2),
            multiplier: multiplier, constant: c)
        if isForeign { refuse(.foreignItem) }
    }

    /// Makes inactive constraints of a picture of a row or a column: `H:|-[title(>=40)]-8-[icon(==title)]|`.
    ///
    /// A format that cannot be read raises on a device: it is reported, and there are no constraints.
    /// - Parameters:
    ///   - opts: How the views are aligned across, and the direction of `H`.
    ///   - metrics: Numbers by name.
    ///   - views: Views and layout guides by name.
    @discardableResult
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        constraints(picture: format, opts, metrics: metrics, views: views)
    }

    /// Makes an inactive constraint of two sides.
    convenience init(
        _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide, multiplier: CGFloat = 1,
        constant: CGFloat = 0, priority: UILayoutPriority = .required, identifier: String? = nil
    ) {
        self.init()
        setUp(first, relation, second, multiplier: multiplier, constant: constant)
        self.identifier = identifier
        if priority.isLegal {
            priorityStorage = priority
        } else {
            refuse(.illegalPriority(priority))
        }
    }

    /// Gives a system's constraint its content without asking the rules: it may relate an edge to a size.
    func setUpUnchecked(
        _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide, multiplier: CGFloat,
        constant: CGFloat
    ) {
        self.first = first
        self.second = second
        relationStorage = relation
        multiplierStorage = multiplier
        constantStorage = constant
    }

    /// Takes a value over without telling an engine: the caller does.
    func adopt(constant: CGFloat) { constantStorage = constant }

    /// Takes a value over without telling an engine: the caller does.
    func adopt(priority: UILayoutPriority) { priorityStorage = priority }

    private func setUp(
        _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide, multiplier: CGFloat,
        constant: CGFloat
    ) {
        setUpUnchecked(first, relation, second, multiplier: multiplier, constant: constant)
        if !constant.isFinite {
            constantStorage = 0
            return refuse(.infiniteConstant(constant, of: self))
        }
        if !multiplier.isFinite {
            multiplierStorage = 1
            return refuse(.infiniteMultiplier(multiplier))
        }
        if let violation = ConstraintRules.violation(byMaking: self) { refuse(violation) }
    }

    func refuse(_ violation: ConstraintRules) {
        guard !isIllegal else { return }
        isIllegal = true
        violation.report()
    }

    // MARK: What it says

    /// The view or layout guide on the left side.
    open var firstItem: AnyObject? { first.item }
    /// The attribute of `firstItem`.
    open var firstAttribute: Attribute { first.isDistance ? .notAnAttribute : first.attribute }
    /// The view or layout guide on the right side; nil for a constant alone.
    open var secondItem: AnyObject? { second.item }
    /// The attribute of `secondItem`.
    open var secondAttribute: Attribute { second.isDistance ? .notAnAttribute : second.attribute }
    /// The left side as an anchor; anchors of the same place are equal.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The right side as an anchor; nil for a constant alone.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.isEmpty ? nil : NSLayoutAnchor(second) }
    /// How the sides compare.
    open var relation: Relation { relationStorage }
    /// The factor of the second attribute.
    open var multiplier: CGFloat { multiplierStorage }

    /// Added to the second attribute, in points. Changing it is cheap, also while active. NaN and infinities raise.
    open var constant: CGFloat {
        get { constantStorage }
        set {
            guard newValue.isFinite else { return ConstraintRules.infiniteConstant(newValue, of: self).report() }
            guard newValue != constantStorage else { return }
            constantStorage = newValue
            constantDidChange()
        }
    }

    /// Default `required`. An active constraint cannot become or cease to be required; any other change is cheap.
    open var priority: UILayoutPriority {
        get { priorityStorage }
        set {
            let old = priorityStorage
            guard newValue != old else { return }
            guard newValue.isLegal else {
                return ConstraintRules.illegalPriority(newValue).report()
            }
            guard !isActive || newValue.isRequired == old.isRequired else {
                return ConstraintRules.requiredMutation(from: old, to: newValue).report()
            }
            priorityStorage = newValue
            priorityDidChange()
        }
    }

    /// What messages call the constraint. Default nil; names that begin with `NS` or `UI` are the system's.
    open var identifier: String?

    /// Archives are not written. Default false.
    open var shouldBeArchived = false

    /// Whether the constraint takes part in layout. Default false.
    ///
    /// Activating hands it to the nearest common ancestor of its items; without one it raises. Several constraints are
    /// better activated together, with `activate(_:)`.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activateNow() } else { deactivateNow() } }
    }

    /// Activates all of them, and solves once.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        LayoutBatch.perform {
            for constraint in constraints { constraint.isActive = true }
        }
    }

    /// Deactivates all of them, and solves once.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        LayoutBatch.perform {
            for constraint in constraints { constraint.isActive = false }
        }
    }

    /// The text that UIKit prints, with names in place of addresses.
    open nonisolated override var description: String {
        MainActor.assumeIsolated { ConstraintText(self).description }
    }

    /// The text between the class's name and the state; a system's constraint has its own.
    var bodyText: String { ConstraintText(self).body }

    /// `bodyText` with what else the account of a constraint prints. Default nothing.
    var accountText: String { bodyText }

    /// Where the constraint comes from, as accounts print it: `app`, `stackView`, `guide`, `mask` or `contentSize`.
    var kindName: String { !isSystem ? "app" : systemItem == nil ? "stackView" : "guide" }

    /// The priorities of a natural size, which stand in place of `priority`. Default nil: it is no natural size.
    var contentPriorities: (hugging: UILayoutPriority, compressionResistance: UILayoutPriority)? { nil }
}

/// How a constant came about.
enum ConstraintSpacing {
    /// The app's number.
    case plain
    /// `-` in a visual format.
    case visualFormat
    /// System spacing between anchors.
    case anchors
}
