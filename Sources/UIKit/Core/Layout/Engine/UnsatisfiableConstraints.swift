/// Required constraints that cannot hold together, and the one that gave way.
@MainActor
package struct UnsatisfiableConstraints {
    /// A minimal set: without any one of them the others can hold.
    package let constraints: [NSLayoutConstraint]
    /// The one that is left out, as long as the conflict lasts. It stays active.
    package let broken: NSLayoutConstraint

    /// What UIKit writes to its log, with names in place of addresses.
    package var message: String {
        let note =
            constraints.contains { $0 is NSAutoresizingMaskLayoutConstraint }
            ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
                + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
            : ""
        let list = constraints.map { "    \"\($0.description)\"" }.joined(separator: ",\n")
        return """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\(" ")
            \tTry this:\(" ")
            \t\t(1) look at each constraint and try to figure out which you don't expect;\(" ")
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(" ")
            \(note)(
            \(list)
            )

            Will attempt to recover by breaking constraint\(" ")
            \(broken.description)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may \
            also be helpful.
            """
    }

    /// The views that the constraints are about, as messages name them, each once.
    package var viewNames: [String] {
        var names: [String] = []
        for view in constraints.flatMap(\.views) {
            guard let name = view?.label, !names.contains(name) else { continue }
            names.append(name)
        }
        return names
    }
}
