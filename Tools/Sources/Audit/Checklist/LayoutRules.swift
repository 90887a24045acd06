import SwiftSyntax

extension RuleTable {
    static let layout: [AuditRule] = [constraintChurn, requiredPriority, constraintAnimation]

    static let constraintChurn = AuditRule(
        "constraint-churn", "Constraints are made once; later their constants change, or whether they are active.",
        why: "Each layout pass takes them out and puts them in again, and the solver begins anew.",
        instead: "keep them in properties; change .constant, or swap two lists with activate and deactivate",
        guide: "review checklist, layout, line 3",
        checks: [
            .functions(
                ["layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "prepareForReuse"],
                LayoutLook.churn),
            .calls(["removeConstraints"], LayoutLook.removal),
        ])

    static let requiredPriority = AuditRule(
        "required-priority-change", "The priority of an active constraint does not become required, nor cease to be.",
        why: "UIKit raises an exception at the change.",
        instead: "begin with UILayoutPriority(999), or activate another constraint",
        guide: "review checklist, layout, line 4", severity: .error,
        checks: [.assignments(["priority"], LayoutLook.priority)])

    static let constraintAnimation = AuditRule(
        "constraint-animation", "A constraint is animated by layoutIfNeeded of the superview in the animation.",
        why: "A constant alone moves nothing: layout runs after the block, at once.",
        instead: "height.constant = 200; UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }",
        guide: "review checklist, animation, line 3",
        checks: [.calls(["animate"], LayoutLook.animation)])
}

private enum LayoutLook {
    /// Constraints that are made or exchanged where layout runs again and again, unless something asks first.
    @Sendable static func churn(_ function: FunctionDeclSyntax, _ scope: Scope) {
        guard function.isOverride, let body = function.body, let kind = scope.kind(around: function),
            function.name.text == "prepareForReuse" ? kind.isCell : true
        else { return }
        for call in body.direct(FunctionCallExprSyntax.self) {
            let name = call.name ?? ""
            let makes = name == "constraint" && call.receiver?.lastName?.hasSuffix("Anchor") == true
            let framework = ["makeConstraints", "remakeConstraints"].contains(name) && call.receiver?.lastName == "snp"
            guard makes || framework, !call.isAsked(in: body) else { continue }
            return scope.tell(call, "\(function.name.text) makes constraints each time that it runs")
        }
    }

    /// All constraints of a view are taken out to make others.
    @Sendable static func removal(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        guard let argument = call.arguments.first?.expression, argument.lastName == "constraints",
            let kind = scope.kind(around: call),
            kind == .controller || kind.isView
        else { return }
        scope.tell(call, "all constraints of a view are removed")
    }

    @Sendable static func priority(_ assignment: Assignment, _ scope: Scope) {
        guard
            [
                "UILayoutPriority.required", ".required", "UILayoutPriority(1000)", ".init(1000)",
                "UILayoutPriority(rawValue: 1000)",
            ]
            .contains(assignment.value.trimmedDescription),
            let name = assignment.receiver?.path?.last, let type = assignment.node.enclosingType,
            let function = assignment.node.enclosingFunctionName, !isPreparing(function),
            scope.declarations(type.name).flatMap(\.properties).flatMap(\.bindings).contains(where: { binding in
                binding.name == name && binding.typeAnnotation?.type.lastName == "NSLayoutConstraint"
            }),
            !isInactive(name, before: assignment)
        else { return }
        scope.tell(assignment.node, "the priority of '\(name)' becomes required, which an active constraint's may not")
    }

    private static func isPreparing(_ function: String) -> Bool {
        ["init", "viewDidLoad", "loadView", "awakeFromNib"].contains(function)
            || ["setup", "setUp", "configure", "make", "create", "layout", "add"].contains { function.hasPrefix($0) }
    }

    private static func isInactive(_ name: String, before assignment: Assignment) -> Bool {
        guard let body = assignment.node.enclosingBody else { return false }
        return body.all(SequenceExprSyntax.self).compactMap(Assignment.init).contains { other in
            other.node.position < assignment.node.position
                && (other.target.path == [name, "isActive"] || other.target.path == [name])
        }
    }

    @Sendable static func animation(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        guard call.receiver?.lastName == "UIView", call.has("withDuration") || call.has("springDuration"),
            let closure = call.closures.first(where: { $0.label == nil || $0.label == "animations" })?.closure,
            !closure.names("layoutIfNeeded"),
            let change = closure.direct(SequenceExprSyntax.self).first(where: isConstant)
        else { return }
        // A function that is called there may lay out.
        let callsOthers = closure.all(FunctionCallExprSyntax.self).contains { !($0.name ?? "").hasPrefix("CG") }
        guard !callsOthers else { return }
        scope.tell(change, "the constant changes in the animation, and nothing there lays out")
    }

    private static func isConstant(_ node: SequenceExprSyntax) -> Bool {
        guard let assignment = Assignment(node), assignment.name == "constant" else { return false }
        let name = assignment.receiver?.lastName?.lowercased() ?? ""
        return name.contains("constraint")
            || ["height", "width", "top", "bottom", "leading", "trailing"].contains { name.hasSuffix($0) }
    }
}
