/// What is open about a view's rectangle, and what would close it.
@MainActor
package struct AmbiguityReport {
    /// The view, as messages name it.
    package let view: String
    /// What is open: `x position`, `width`, …
    package let open: [String]
    /// A sentence for each axis: what is open and which kind of constraint is missing.
    package let sentences: [String]

    init?(of view: UIView, in engine: LayoutEngine) {
        let name = view.label
        self.view = name
        if engine.isMissing(view) {
            open = ["x position", "width", "y position", "height"]
            sentences = ["\(name): no constraint is about it; give it a place and a size"]
            return
        }
        let variables = engine.ambiguousVariables(of: view)
        guard !variables.isEmpty else { return nil }
        open = variables.map(\.title)
        sentences = [true, false].compactMap { isHorizontal in
            let variables = variables.filter { $0.isHorizontal == isHorizontal }
            guard !variables.isEmpty else { return nil }
            let missing = Self.missing(variables, isHorizontal, view, engine)
            return "\(name): \(variables.map(\.title).joined(separator: " and ")) open; \(missing)"
        }
    }

    private static func missing(
        _ variables: [ItemVariable], _ isHorizontal: Bool, _ view: UIView, _ engine: LayoutEngine
    ) -> String {
        let position = isHorizontal ? "leading, trailing or centerX" : "top, bottom or centerY"
        let size = isHorizontal ? "width" : "height"
        let hasPosition = !variables.contains(isHorizontal ? .minX : .minY)
        let hasSize = !variables.contains(isHorizontal ? .width : .height)
        if hasSize { return "missing: a constraint of \(position)" }
        let hasContent = engine.record(of: view)?.content.contains {
            $0.first.attribute == (isHorizontal ? .width : .height)
        }
        if hasContent ?? false {
            return "its content has the same priorities as another's: raise or lower contentHuggingPriority or "
                + "contentCompressionResistancePriority"
        }
        if hasPosition { return "missing: a constraint of \(size), or of the other edge" }
        return "missing: constraints of \(position), and of \(size)"
    }
}

extension ItemVariable {
    fileprivate var title: String {
        switch self {
        case .minX: "x position"
        case .minY: "y position"
        case .width, .height: rawValue
        }
    }
}

extension UIView {
    /// What constraints leave open in the subtree, view by view.
    package var ambiguities: [AmbiguityReport] {
        settleConstraints()
        guard let engine = layoutEngine else { return [] }
        var found: [AmbiguityReport] = []
        collectAmbiguities(engine, into: &found)
        return found
    }

    /// The views of the subtree whose rectangles constraints leave open.
    package var ambiguousViews: [UIView] {
        settleConstraints()
        guard let engine = layoutEngine else { return [] }
        var found: [UIView] = []
        collectAmbiguousViews(engine, into: &found)
        return found
    }

    private func collectAmbiguousViews(_ engine: LayoutEngine, into found: inout [UIView]) {
        if engine.isMissing(self) || !engine.ambiguousVariables(of: self).isEmpty { found.append(self) }
        for child in childViews { child.collectAmbiguousViews(engine, into: &found) }
    }

    private func collectAmbiguities(_ engine: LayoutEngine, into found: inout [AmbiguityReport]) {
        if let report = AmbiguityReport(of: self, in: engine) { found.append(report) }
        for child in childViews { child.collectAmbiguities(engine, into: &found) }
    }
}
