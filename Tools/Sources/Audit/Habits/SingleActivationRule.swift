import SwiftSyntax

extension RuleTable {
    static let singleActivation = AuditRule(
        "single-constraint-activation", "Constraints that belong together are activated at once.",
        why: "The solver works between each two; a list of them is solved in one go.",
        instead: "NSLayoutConstraint.activate([ … ])",
        guide: "generated code, habit 5", severity: .note, checks: [.assignments(["isActive"], look)])

    /// The first of several in one body is told, with how many there are.
    @Sendable private static func look(_ assignment: Assignment, _ scope: Scope) {
        guard isSingle(assignment), let item = assignment.node.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return }
        // One list of statements is looked at: what stands in another case is not activated with it.
        let all = list.compactMap { $0.item.as(ExprSyntax.self)?.as(SequenceExprSyntax.self) }.compactMap(
            Assignment.init
        )
        .filter(isSingle)
        guard all.count > 1, all.first?.node.id == assignment.node.id else { return }
        scope.tell(assignment.node, "\(all.count) constraints are activated one by one")
    }

    private static func isSingle(_ assignment: Assignment) -> Bool {
        guard assignment.name == "isActive", assignment.value.trimmedDescription == "true",
            let call = assignment.receiver?.as(FunctionCallExprSyntax.self)
        else { return false }
        return call.name == "constraint" || call.name == "NSLayoutConstraint"
    }
}
