/// Tells views that ask for it that constraints in them changed.
@MainActor
enum ConstraintWatch {
    /// Whether any view ever asked: until then nobody is looked for.
    static var isNeeded = false

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
