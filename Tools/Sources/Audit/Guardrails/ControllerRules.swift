import SwiftSyntax

extension RuleTable {
    static let guardrailControllers: [AuditRule] = [
        longController, controllerNotFinal, actionNotPrivate, missingCoderInit, frameWithAutoLayout, unpinnedSafeArea,
    ]

    static let longController = AuditRule(
        "long-controller", "A view controller's file has at most 200 lines.",
        why: "What is longer does more than to configure views and to bind them.",
        instead: "take views, data sources and rules of the business out of it",
        guide: "guardrails, controllers, line 1", severity: .note, group: .guardrails,
        checks: [
            .types { type, scope in
                guard type.kind == .class, scope.kind(of: type.name) == .controller, !scope.file.isTest else { return }
                let first = scope.file.place(of: type.node.positionAfterSkippingLeadingTrivia.utf8Offset).line
                let last = scope.file.place(of: type.node.endPositionBeforeTrailingTrivia.utf8Offset).line
                let count = last - first + 1
                guard count > 200 else { return }
                scope.tell(type.nameToken, "'\(type.name)' has \(count) lines")
            }
        ])

    static let controllerNotFinal = AuditRule(
        "controller-not-final", "A controller is final unless others inherit from it.",
        why: "Who reads it has to reckon with overrides that there are none of.",
        instead: "final class ProfileViewController: UIViewController",
        guide: "guardrails, controllers, line 5", severity: .note, group: .guardrails,
        checks: [
            .types { type, scope in
                guard type.kind == .class, !type.modifiers.has(.final), !type.modifiers.has(.open),
                    !type.name.hasPrefix("Base"),
                    scope.kind(of: type.name) == .controller, !scope.facts.superclasses.contains(type.name)
                else { return }
                scope.tell(type.nameToken, "'\(type.name)' is not final, and nothing inherits from it")
            }
        ])

    static let actionNotPrivate = AuditRule(
        "action-not-private", "Actions are private.",
        why: "They are for the runtime; a call from elsewhere has no sender and no meaning.",
        instead: "@objc private func saveTapped()",
        guide: "guardrails, controllers, line 7", severity: .note, group: .guardrails,
        checks: [
            .types { type, scope in
                guard [.class, .extension].contains(type.kind), scope.kind(of: type.name) == .controller else { return }
                ControllerLook.actions(of: type, scope)
            },
            .files { tree, scope in
                for node in tree.statements.compactMap({ $0.item.as(ExtensionDeclSyntax.self) }) {
                    guard let type = TypeDeclaration(node), scope.kind(of: type.name) == .controller else { continue }
                    ControllerLook.actions(of: type, scope)
                }
            },
        ])

    static let missingCoderInit = AuditRule(
        "coder-initialiser", "A controller that is made in code says that no archive makes it.",
        why: "A storyboard that names it gets one without what its initialiser takes.",
        instead:
            "@available(*, unavailable) required init?(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") }",
        guide: "guardrails, controllers, line 6", severity: .note, group: .guardrails,
        checks: [
            .types { type, scope in
                guard type.kind == .class, scope.kind(of: type.name) == .controller else { return }
                let inits = type.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
                let coder = inits.first { $0.signature.parameterClause.parameters.first?.firstName.text == "coder" }
                guard let coder, inits.count > 1, let body = coder.body, !body.names("fatalError"),
                    !body.names("preconditionFailure")
                else { return }
                scope.tell(coder.initKeyword, "'\(type.name)' is made in code, and takes an archive as well")
            }
        ])

    static let frameWithAutoLayout = AuditRule(
        "frame-with-auto-layout", "A view that is constrained has no frame set.",
        why: "The next layout pass overwrites it.",
        instead: "constants of constraints",
        guide: "guardrails, layout, line 5", group: .guardrails, checks: [.assignments(["frame"], ControllerLook.frame)]
    )

    static let unpinnedSafeArea = AuditRule(
        "unpinned-safe-area", "Content ends at the safe area.",
        why: "What is pinned to the view's own edges lies under bars and behind the corners.",
        instead: "label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)",
        guide: "guardrails, layout, line 3", severity: .note, group: .guardrails,
        checks: [.calls(["constraint"], ControllerLook.edge)])
}

private enum ControllerLook {
    static func actions(of type: TypeDeclaration, _ scope: Scope) {
        for function in type.functions
        where function.attributes.contains(where: {
            $0.trimmedDescription.hasPrefix("@objc") || $0.trimmedDescription == "@IBAction"
        }) {
            let words: [Keyword] = [.private, .fileprivate, .override, .open, .public]
            let isOfExtension = type.node.as(ExtensionDeclSyntax.self)?.modifiers.has(.private) == true
            guard !words.contains(where: function.modifiers.has), !isOfExtension else { continue }
            scope.tell(function.name, "the action '\(function.name.text)' can be called from anywhere")
        }
    }

    @Sendable static func frame(_ assignment: Assignment, _ scope: Scope) {
        guard let path = assignment.receiver?.path, path.count == 1, let name = path.first, name != "layer",
            let type = assignment.node.enclosingType, scope.kind(of: type.name) != nil
        else { return }
        let isConstrained = scope.declarations(type.name).flatMap { $0.node.all(SequenceExprSyntax.self) }.compactMap(
            Assignment.init
        ).contains {
            $0.name == "translatesAutoresizingMaskIntoConstraints" && $0.receiver?.path == path
                && $0.value.trimmedDescription == "false"
        }
        guard isConstrained else { return }
        scope.tell(assignment.node, "'\(name)' is constrained, and its frame set")
    }

    private static let texts = ["label", "button", "field", "stack", "text"]

    @Sendable static func edge(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        guard let anchor = call.receiver?.as(MemberAccessExprSyntax.self),
            ["topAnchor", "bottomAnchor"].contains(anchor.declName.baseName.text),
            let to = call.argument("equalTo")?.path, to == ["view", anchor.declName.baseName.text],
            let name = anchor.base?.path?.last,
            texts.contains(where: { name.lowercased().hasSuffix($0) }), scope.kind(around: call) == .controller
        else { return }
        scope.tell(call, "'\(name)' is pinned to the view's own \(to[1] == "topAnchor" ? "top" : "bottom")")
    }
}
