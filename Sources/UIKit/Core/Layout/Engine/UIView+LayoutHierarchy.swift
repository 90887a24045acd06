import Foundation

// Constraints and the tree: what a view takes along when it moves, and what stays behind.
extension UIView {
    /// Before the view leaves its superview: constraints that cross the edge are dropped, those inside leave the
    /// engine.
    func leaveLayout() {
        guard let host = parentView?.layoutHost else { return }
        LayoutBatch.perform {
            dropCrossingConstraints(of: self)
            if let engine = host.layoutRole?.engine { withdraw(from: engine) }
        }
    }

    /// After the view came to a superview: its tree's own engine is of no use any more.
    func joinLayout() {
        guard let role = layoutRole, role.engine != nil else { return }
        role.engine = nil
        forgetEngine()
    }

    private func dropCrossingConstraints(of root: UIView) {
        if let role = layoutRole {
            let references = role.references + (role.guides + role.systemGuides).flatMap(\.references)
            for constraint in references {
                guard let holder = constraint.holder, holder !== root, root.isDescendant(of: holder) else { continue }
                constraint.deactivateNow()
            }
        }
        for child in childViews { child.dropCrossingConstraints(of: root) }
    }

    private func withdraw(from engine: LayoutEngine) {
        if let role = layoutRole, !role.held.isEmpty {
            for constraint in role.held { engine.uninstall(constraint) }
            mark(.solving, cause: "removeFromSuperview")
            LayoutBatch.note(engine)
        }
        for child in childViews { child.withdraw(from: engine) }
    }

    /// The engine that had records of the subtree is gone.
    private func forgetEngine() {
        if let role = layoutRole {
            role.isEngaged = false
            role.isAnyGuideEngaged = false
            role.engagedSubviews = 0
            for constraint in role.held { constraint.isBroken = false }
            if !role.held.isEmpty { mark(.solving, cause: "addSubview") }
        }
        for child in childViews { child.forgetEngine() }
    }
}
