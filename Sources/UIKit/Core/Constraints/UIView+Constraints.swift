import Foundation

extension UIView {
    /// No natural size in this direction.
    public static let noIntrinsicMetric: CGFloat = -1
    /// Asks for the smallest size that fits.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// Asks for the largest size that fits.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The active constraints that the view has: those given to it in order, then the system's for its content size,
    /// its guides, and the frames of subviews that take part by their autoresizing masks.
    public var constraints: [NSLayoutConstraint] {
        guard let role = layoutRole else { return [] }
        return role.held + (layoutEngine?.systemConstraints(heldBy: self) ?? [])
    }

    /// Gives the view a constraint between views in its subtree; `isActive` finds the right view by itself.
    ///
    /// A constraint about other views is logged, and raises once it is to be solved.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self, !constraint.isIllegal else { return }
        constraint.deactivateNow()
        let isPrepared = constraint.views.allSatisfy { $0?.isDescendant(of: self) ?? false }
        if !isPrepared {
            sceneHost?.report(
                .log, "The view hierarchy is not prepared for the constraint: \(constraint.description)",
                views: [label])
        }
        constraint.give(to: self)
    }

    /// Gives the view several constraints, and solves once.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        LayoutBatch.perform { for constraint in constraints { addConstraint(constraint) } }
    }

    /// Takes a constraint away; nothing for one that the view does not have.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivateNow() }
    }

    /// Takes several constraints away, and solves once.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        LayoutBatch.perform { for constraint in constraints { removeConstraint(constraint) } }
    }

    // MARK: Content size

    /// How strongly the content resists growing beyond its natural size. Default 250.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = contentPriorities
        return axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
    }

    /// Sets how strongly the content resists growing beyond its natural size.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changePriorities(priority) {
            if axis == .horizontal { $0.horizontalHugging = priority } else { $0.verticalHugging = priority }
        }
    }

    /// How strongly the content resists being cut. Default 750.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = contentPriorities
        return axis == .horizontal ? priorities.horizontalCompression : priorities.verticalCompression
    }

    /// Sets how strongly the content resists being cut.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        changePriorities(priority) {
            if axis == .horizontal { $0.horizontalCompression = priority } else { $0.verticalCompression = priority }
        }
    }

    private var contentPriorities: ContentPriorities { layoutRole?.priorities ?? ContentPriorities() }

    private func changePriorities(_ priority: UILayoutPriority, _ change: (inout ContentPriorities) -> Void) {
        guard priority.isLegal else {
            return ConstraintRules.illegalPriority(priority).report()
        }
        change(&role.priorities)
        if role.isEngaged { mark(.solving, cause: "content priority") }
    }

    func contentSizeDidChange() {
        layoutRole?.arranger?.arrangedContentSizeDidChange()
        guard let role = layoutRole, role.isEngaged else { return }
        role.isContentInvalid = true
        mark(.solving, cause: "invalidateIntrinsicContentSize")
    }

    // MARK: Mask

    func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard translates != style.translatesAutoresizingMask else { return }
        style.translatesAutoresizingMask = translates
        if layoutRole?.isEngaged ?? false {
            mark(.solving, cause: "translatesAutoresizingMaskIntoConstraints")
            parentView?.layer.setNeedsLayout()
        }
    }
}
