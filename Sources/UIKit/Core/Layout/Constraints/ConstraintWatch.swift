/// Tells views that ask for it that constraints in them changed.
@MainActor
package enum ConstraintWatch {
    /// Whether any view ever asked: until then nobody is looked for.
    static var isNeeded = false
    /// Layouts of views that began so far.
    private static var layouts = 0
    /// Told of each constraint of the app's that is activated while a view is laid out, with that view, the nearest one
    /// around, and which layout of all it is; nil, the default: nobody is told.
    package static var follower: (@MainActor (NSLayoutConstraint, UIView, _ layout: Int) -> Void)?

    /// A view's layout begins.
    static func layoutBegins() {
        if follower != nil { layouts += 1 }
    }

    /// Tells of a constraint that was activated.
    static func didActivate(_ constraint: NSLayoutConstraint, in holder: UIView) {
        guard let follower, !constraint.isSystem else { return }
        var next: UIView? = holder
        while let view = next {
            if view.progress.isLayingOut { return follower(constraint, view, layouts) }
            next = view.parentView
        }
    }

    /// Tells all views around a change: a constraint came, went or became another one, or what it is about has another
    /// natural size.
    /// - Parameter view: The view that holds the constraint, or whose size it is.
    static func constraintsDidChange(in view: UIView) {
        guard isNeeded else { return }
        var next: UIView? = view
        while let view = next {
            view.constraintsInsideDidChange()
            next = view.parentView
        }
    }
}
