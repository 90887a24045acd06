import Foundation

extension UIView {
    /// No natural size in this direction.
    public static let noIntrinsicMetric: CGFloat = -1
    /// Asks for the smallest size that fits.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// Asks for the largest size that fits.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// What `constraints` gives.
    var activeConstraints: [NSLayoutConstraint] {
        guard let role = layoutRole else { return [] }
        let engine = layoutEngine
        let bars = [role.topBarGuide, role.bottomBarGuide].compactMap { $0 }
        return role.held + bars.flatMap { $0.shownConstraints(in: engine) }
            + (engine?.systemConstraints(heldBy: self) ?? [])
    }

    /// What `addConstraint(_:)` does.
    func take(_ constraint: NSLayoutConstraint) {
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

    // MARK: Content size

    var contentPriorities: ContentPriorities { layoutRole?.priorities ?? ContentPriorities() }

    func changePriorities(_ priority: UILayoutPriority, _ change: (inout ContentPriorities) -> Void) {
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
        ConstraintWatch.constraintsDidChange(in: self)
        mark(.solving, cause: "invalidateIntrinsicContentSize")
    }

    // MARK: Mask

    func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard translates != style.translatesAutoresizingMask else { return }
        style.translatesAutoresizingMask = translates
        if layoutRole?.isEngaged ?? false {
            mark(.solving, cause: "translatesAutoresizingMaskIntoConstraints")
            parentView?.layer.setNeedsLayout()
            noteLayoutCause("translatesAutoresizingMaskIntoConstraints")
        }
    }
}
