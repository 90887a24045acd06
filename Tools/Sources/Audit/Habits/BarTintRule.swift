import SwiftSyntax

extension RuleTable {
    static let barTintDirectly = AuditRule(
        "bar-tint-directly", "Navigation bars are dressed by UINavigationBarAppearance.",
        why: "Since iOS 15 a bar over the top of a list is transparent, and barTintColor shows only once it scrolls.",
        instead: "a UINavigationBarAppearance in standardAppearance, scrollEdgeAppearance and both compact ones",
        guide: "generated code, habit 8", since: IOSVersion(13),
        checks: [.assignments(["barTintColor", "isTranslucent"], look)])

    @Sendable private static func look(_ assignment: Assignment, _ scope: Scope) {
        guard let receiver = assignment.receiver, isNavigationBar(receiver),
            !isSubordinate(assignment, scope)
        else { return }
        scope.tell(
            assignment.node, onceFor: "\(assignment.node.enclosingBody?.position.utf8Offset ?? 0)",
            "the bar's \(assignment.name!) is set directly")
    }

    static func isNavigationBar(_ expression: ExprSyntax) -> Bool {
        let text = expression.trimmedDescription
        return expression.lastName == "navigationBar" || text.hasPrefix("UINavigationBar.appearance(")
    }

    /// Beside an appearance in the same body it is what older systems get.
    private static func isSubordinate(_ assignment: Assignment, _ scope: Scope) -> Bool {
        assignment.node.enclosingBody?.names("standardAppearance") == true
    }
}
