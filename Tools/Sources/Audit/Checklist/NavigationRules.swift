import SwiftSyntax

extension RuleTable {
    static let navigation: [AuditRule] = [appearanceSlots, appearanceInWillAppear, largeTitlesToggle, sequentialPushes]

    static let appearanceSlots = AuditRule(
        "bar-appearance-slots", "A navigation bar's appearance is set in all of its slots.",
        why: "Each state of the bar has one: over the top of a list, in landscape; what is not set is the system's.",
        instead: "standardAppearance, scrollEdgeAppearance, compactAppearance, compactScrollEdgeAppearance (iOS 15)",
        guide: "review checklist, navigation, line 1", severity: .note, since: IOSVersion(13),
        checks: [.assignments(["standardAppearance"], Bars.lookAtSlots)])

    static let appearanceInWillAppear = AuditRule(
        "bar-appearance-in-will-appear", "A screen's bar is dressed on its navigationItem, once.",
        why: "The bar belongs to all screens: one that dresses it as it comes leaves it so for the next.",
        instead: "navigationItem.standardAppearance = … in viewDidLoad",
        guide: "review checklist, navigation, line 2", since: IOSVersion(13),
        checks: [
            .assignments(["standardAppearance", "scrollEdgeAppearance", "compactAppearance"]) { assignment, scope in
                guard assignment.receiver?.lastName == "navigationBar",
                    assignment.node.enclosingFunctionName == "viewWillAppear",
                    scope.kind(around: assignment.node) == .controller
                else { return }
                scope.tell(
                    assignment.node, onceFor: assignment.node.enclosingType?.name ?? "",
                    "viewWillAppear dresses the bar that all screens share")
            }
        ])

    static let largeTitlesToggle = AuditRule(
        "large-titles-toggle", "prefersLargeTitles is set once; screens choose by largeTitleDisplayMode.",
        why: "The bar jumps in the transition when it changes its height as screens come and go.",
        instead: "navigationItem.largeTitleDisplayMode = .never",
        guide: "review checklist, navigation, line 4",
        checks: [
            .assignments(["prefersLargeTitles"]) { assignment, scope in
                guard let function = assignment.node.enclosingFunctionName,
                    ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "viewIsAppearing"]
                        .contains(function),
                    scope.kind(around: assignment.node) == .controller
                else { return }
                scope.tell(assignment.node, "\(function) changes the titles of the bar that all screens share")
            }
        ])

    static let sequentialPushes = AuditRule(
        "sequential-pushes", "Several screens are shown by one setViewControllers.",
        why: "A push in the middle of another one's transition ends in a broken stack, or an exception.",
        instead: "navigationController.setViewControllers(controllers, animated: true)",
        guide: "review checklist, navigation, line 3",
        checks: [.calls(["pushViewController"], Bars.lookAtPushes)])
}

private enum Bars {
    private static let slots = [
        "standardAppearance", "scrollEdgeAppearance", "compactAppearance", "compactScrollEdgeAppearance",
    ]

    @Sendable static func lookAtSlots(_ assignment: Assignment, _ scope: Scope) {
        guard let receiver = assignment.receiver, let body = assignment.node.enclosingBody,
            RuleTable.isNavigationBar(receiver) || receiver.lastName == "navigationItem"
        else { return }
        let newest = scope.version(at: assignment.node) >= IOSVersion(15)
        let missing = slots.filter { $0 != slots[3] || newest }.filter { !body.names($0) }
        guard !missing.isEmpty else { return }
        scope.tell(
            assignment.node, onceFor: "\(body.position.utf8Offset)",
            "the bar's \(missing.joined(separator: ", ")) \(missing.count == 1 ? "is" : "are") left as the system has it"
        )
    }

    @Sendable static func lookAtPushes(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        guard let item = call.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return }
        let pushes = list.compactMap { $0.item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self) }.filter {
            $0.name == "pushViewController" && $0.receiver?.trimmedDescription == call.receiver?.trimmedDescription
        }
        guard pushes.count > 1, pushes[0].id == call.id, !scope.file.isTest else { return }
        guard pushes.dropLast().contains(where: { $0.argument("animated")?.trimmedDescription == "true" }) else {
            return
        }
        scope.tell(call, "\(pushes.count) screens are pushed one behind the other")
    }
}
