import UIKit
import YAMLTree

extension SceneReader {
    /// A list of equations, visual formats and maps.
    func readConstraints(_ node: YAMLNode) -> [ConstraintNode]? {
        readItems(node, expected: "a list of constraints")?.compactMap { readConstraint($0) }
    }

    private func readConstraint(_ node: YAMLNode) -> ConstraintNode? {
        guard count(node) else { return nil }
        if case .mapping = node.content { return readConstraintMap(node) }
        guard case .scalar(let text, let isPlain) = node.content, !(isPlain && Self.isNull(text)) else {
            mismatch(node, expected: "an equation, a visual format or a map")
            return nil
        }
        let rule = Self.isVisualFormat(text) ? format(node, text, [], [:]) : equation(node, text)
        return rule.map { ConstraintNode(mark: node.mark, rule: $0, text: text) }
    }

    private static func isVisualFormat(_ text: String) -> Bool {
        text.hasPrefix("H:") || text.hasPrefix("V:") || text.hasPrefix("|") || text.hasPrefix("[")
    }

    private func readConstraintMap(_ node: YAMLNode) -> ConstraintNode? {
        guard let record = readVariant(node, ConstraintForms.all) else { return nil }
        let isEquation = record.form == 0
        let key = isEquation ? "equation" : "format"
        guard let text = record.text(key) else { return nil }
        let place = YAMLNode(.scalar(text, isPlain: true), at: record.mark(of: key))
        let rule: ConstraintNode.Rule?
        if isEquation {
            rule = equation(place, text)
        } else {
            let options = (record.names("options") ?? []).compactMap { ConstraintForms.options[$0] }
            let metrics = (record["metrics"]?.entries ?? []).map { ($0.key, $0.item.value.number ?? 0) }
            rule = format(place, text, options, Dictionary(metrics) { first, _ in first })
        }
        guard let rule else { return nil }
        var constraint = ConstraintNode(mark: node.mark, rule: rule, text: text)
        constraint.identifier = record.text("identifier").map { id($0, at: record.keyMark(of: "identifier")) }
        constraint.isActive = record.bool("isActive") ?? true
        constraint.shouldBreak = record.bool("shouldBreak") ?? false
        return constraint
    }

    private func equation(_ node: YAMLNode, _ text: String) -> ConstraintNode.Rule? {
        do {
            let equation = try EquationParser.parse(text).mappingIDs { id($0, at: node.mark) }
            let problem = NSLayoutConstraint.problem(
                relating: equation.first.attribute, to: equation.second?.attribute, multiplier: equation.multiplier)
            guard let problem else { return .equation(equation) }
            report(problem, at: node.mark)
        } catch {
            report(
                "\(error.message) in the equation \(describe(node))",
                at: node.mark.advanced(by: error.offset, in: node),
                expected: error.expected, suggestion: error.suggestion)
        }
        return nil
    }

    private func format(
        _ node: YAMLNode, _ text: String, _ options: [NSLayoutConstraint.FormatOptions], _ metrics: [String: Double]
    ) -> ConstraintNode.Rule? {
        do {
            // The language has C's names; ids inside components have signs that it does not know, each for one of its.
            let format = String(text.map { $0 == "/" || $0 == "#" ? "$" : $0 })
            let names = try NSLayoutConstraint.names(inVisualFormat: format)
            let written = Array(text)
            let views = (names.views + names.amounts.filter { metrics[$0.name] == nil }).map { name, offset in
                (name, id(String(written[offset..<offset + name.count]), at: node.mark))
            }
            return .format(
                format, options.reduce([]) { $0.union($1) }, metrics: metrics,
                views: Dictionary(views) { first, _ in first })
        } catch {
            report(
                "\(error.reason) (in the visual format \(describe(node)))",
                at: node.mark.advanced(by: error.offset, in: node))
        }
        return nil
    }

    // MARK: Names

    /// Checks the names of all constraints once all ids are known.
    func check(_ constraints: [ConstraintNode]) {
        for constraint in constraints {
            switch constraint.rule {
            case .equation(let equation):
                for item in equation.items {
                    if case .id(let id) = item.base { checkItem(id, hasGuide: item.guide != nil, at: constraint.mark) }
                }
                if equation.anchor == nil {
                    report(
                        "superview of what: no item of '\(constraint.text)' has an id", at: constraint.mark,
                        expected: "an id on one side")
                }
            case .format(_, _, _, let views):
                for id in views.values.sorted() { checkItem(id, hasGuide: false, at: constraint.mark) }
            }
        }
    }

    private func checkItem(_ id: String, hasGuide: Bool, at mark: YAMLMark) {
        switch targets[id] {
        case let item as any ConstrainedTarget:
            if hasGuide, !item.hasGuides {
                report("'\(id)' is \(item.sentence), which has no guides of its own", at: mark)
            }
        case let other?:
            report("'\(id)' is \(other.sentence); constraints are about views and layout guides", at: mark)
        case nil where isLost(id): break
        case nil:
            let suggestion = nearestName(to: id, among: targets.ids)
            report("no view or layout guide has the id '\(id)'", at: mark, suggestion: suggestion)
        }
    }

    /// The ids of the guides of a view.
    func readGuides(_ value: SceneValue) -> [String] {
        (value.items ?? []).compactMap { item in
            guard let record = item.value.record, let id = record.text("id") else { return nil }
            return register(id, GuideTarget(), in: record.keyMark(of: "id"), at: record.mark(of: "id"))
        }
    }
}
