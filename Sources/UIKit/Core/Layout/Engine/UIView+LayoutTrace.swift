extension UIView {
    /// The view and all below it as the debugger's `_autolayoutTrace` prints them, with names in place of addresses.
    ///
    /// `•` has an engine of its own, `*` is placed by constraints, `+` by hand and stands for itself in the engine;
    /// what is outside has no sign. AMBIGUOUS LAYOUT names the numbers that are open.
    public func autolayoutTrace() -> String {
        settleConstraints()
        var lines: [String] = []
        trace(layoutEngine, depth: 0, into: &lines)
        return lines.joined(separator: "\n")
    }

    private func trace(_ engine: LayoutEngine?, depth: Int, into lines: inout [String]) {
        let indent = String(repeating: "|   ", count: depth)
        lines.append(indent + sign(engine) + constraintName + suffix(engine))
        for child in childViews { child.trace(engine, depth: depth + 1, into: &lines) }
    }

    private func sign(_ engine: LayoutEngine?) -> String {
        guard let engine else { return "" }
        if engine.host === self { return "•" }
        guard engine.record(of: self) != nil else { return "" }
        return style.translatesAutoresizingMask ? "+" : "*"
    }

    private func suffix(_ engine: LayoutEngine?) -> String {
        guard let engine else { return "" }
        if engine.isMissing(self) { return ", MISSING HOST CONSTRAINTS" }
        let variables = engine.ambiguousVariables(of: self)
        guard !variables.isEmpty else { return "" }
        return "- AMBIGUOUS LAYOUT for " + variables.map { "\(constraintName).\($0.rawValue)" }.joined(separator: ", ")
    }
}
