import Foundation

// What stages say of constraints.
extension Stage {
    /// The key of the log of conflicts, as UIKit spells it.
    private static let conflictLogKey = "_UIConstraintBasedLayoutLogUnsatisfiable"

    func report(_ conflict: ConstraintConflict) {
        if defaults[Self.conflictLogKey] ?? true {
            diagnostics.warn(.unsatisfiableConstraints, conflict.message, views: conflict.viewNames)
        }
        onUnsatisfiableConstraints?(conflict)
    }

    /// The constraints that are left out at present because they conflict with others, in the order of the windows.
    public var brokenConstraints: [NSLayoutConstraint] {
        windows.flatMap { $0.layoutRole?.engine?.brokenConstraints ?? [] }
    }

    func keyboardDidMove() {
        for window in windows { window.keyboardDidMove() }
    }
}

extension UIView {
    fileprivate func keyboardDidMove() {
        keyboardGuideDidChange()
        for child in childViews { child.keyboardDidMove() }
    }
}
