import SwiftSyntax

extension RuleTable {
    static let memory: [AuditRule] = [
        nestedStrongSelf, timerTarget, displayLinkTarget, strongDelegate, delegateProtocol,
    ]

    static let timerTarget = AuditRule(
        "timer-target", "A timer that repeats has no target.",
        why: "The run loop holds the timer and the timer its target: deinit, which would stop it, never comes.",
        instead:
            "Timer.scheduledTimer(withTimeInterval:repeats:) { [weak self] _ in … }, invalidated in viewWillDisappear",
        guide: "review checklist, memory, line 2",
        checks: [
            .calls(["scheduledTimer", "Timer"]) { call, scope in
                guard call.argument("target")?.isSelf == true, call.argument("repeats")?.trimmedDescription == "true",
                    let type = call.enclosingType, !Memory.isInvalidated(type.name, scope)
                else { return }
                scope.tell(call, "the timer holds '\(type.name)', and nothing but deinit could stop it")
            }
        ])

    static let displayLinkTarget = AuditRule(
        "display-link-target", "A display link has a target that holds its owner weakly.",
        why: "The link holds its target: an object that is its own link's target is never let go.",
        instead: "a small proxy with a weak reference as the target, or invalidate() as the view leaves its window",
        guide: "review checklist, memory, line 3",
        checks: [
            .calls(["CADisplayLink"]) { call, scope in
                guard call.argument("target")?.isSelf == true, let type = call.enclosingType,
                    !Memory.isInvalidated(type.name, scope)
                else { return }
                scope.tell(call, "the link holds '\(type.name)', and nothing but deinit could stop it")
            }
        ])

    static let strongDelegate = AuditRule(
        "strong-delegate", "Delegates are held weakly.",
        why: "Whoever owns the object is mostly its delegate: each holds the other, and neither is let go.",
        instead: "weak var delegate: SomeDelegate?",
        guide: "review checklist, memory, line 4; memory guardrails", checks: [.variables(Memory.lookAtDelegate)])

    static let delegateProtocol = AuditRule(
        "delegate-protocol", "A delegate's protocol is one of classes.",
        why: "What any type may adopt cannot be held weakly.",
        instead: "protocol SomeDelegate: AnyObject",
        guide: "review checklist, memory, line 4", severity: .note, checks: [.types(Memory.lookAtProtocol)])
}

private enum Memory {
    /// Whether anything but deinit ends a timer or a link of a type.
    static func isInvalidated(_ type: String, _ scope: Scope) -> Bool {
        scope.declarations(type).flatMap { $0.node.all(FunctionCallExprSyntax.self) }.contains { call in
            guard ["invalidate", "remove"].contains(call.name ?? "") else { return false }
            return call.enclosingBody?.is(DeinitializerDeclSyntax.self) == false
        }
    }

    private static func isDelegateName(_ name: String) -> Bool {
        name == "delegate" || name == "dataSource" || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
    }

    @Sendable static func lookAtDelegate(_ variable: VariableDeclSyntax, _ scope: Scope) {
        guard variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
            let binding = variable.bindings.first,
            let name = binding.name, isDelegateName(name), binding.initializer == nil, binding.isStored,
            !variable.modifiers.contains(where: {
                ["weak", "unowned", "static", "class", "lazy", "override"].contains($0.name.text)
            }),
            variable.attributes.isEmpty || variable.attributes.trimmedDescription == "@objc",
            let annotation = binding.typeAnnotation?.type,
            annotation.is(OptionalTypeSyntax.self) || annotation.is(ImplicitlyUnwrappedOptionalTypeSyntax.self),
            let type = annotation.lastName, type.hasSuffix("Delegate") || type.hasSuffix("DataSource"),
            !type.contains("Diffable"), !type.hasPrefix("URLSession"),
            let owner = variable.enclosingType, owner.kind == .class,
            variable.parent?.is(MemberBlockItemSyntax.self) == true
        else { return }
        // A class by such a name may well be owned; a struct cannot be weak.
        let declared = scope.facts.declaration(type, for: scope.file)?.type.kind
        if let declared, declared != .protocol { return }
        // What another module calls so may be an object that is made and kept.
        let known: Set = ["UITableViewDataSource", "UICollectionViewDataSource"]
        if type.hasSuffix("DataSource"), declared == nil, !known.contains(type) { return }
        scope.tell(variable, "'\(name)' of '\(owner.name)' holds its \(type)")
    }

    @Sendable static func lookAtProtocol(_ type: TypeDeclaration, _ scope: Scope) {
        guard type.kind == .protocol, type.name.hasSuffix("Delegate"), scope.facts.heldOptionally.contains(type.name),
            !isOfClasses(type.name, scope, depth: 0)
        else {
            return
        }
        scope.tell(type.nameToken, "'\(type.name)' may be adopted by values, so nobody can hold it weakly")
    }

    private static func isOfClasses(_ name: String, _ scope: Scope, depth: Int) -> Bool {
        if ["AnyObject", "class", "NSObjectProtocol"].contains(name) || UIKitKind.of(name) != nil { return true }
        guard depth < 8, let declared = scope.facts.declaration(name, for: scope.file)?.type else {
            // Another module's protocol: as Apple's delegates, of classes.
            return depth > 0
        }
        if declared.kind == .class { return true }
        if declared.node.as(ProtocolDeclSyntax.self)?.attributes.trimmedDescription.contains("@objc") == true {
            return true
        }
        if declared.node.as(ProtocolDeclSyntax.self)?.genericWhereClause?.names("Self") == true { return true }
        if declared.node.as(ProtocolDeclSyntax.self)?.inheritanceClause?.inheritedTypes.contains(where: {
            $0.trimmedDescription.hasPrefix("class")
        }) == true {
            return true
        }
        return declared.inherits.contains { isOfClasses($0, scope, depth: depth + 1) }
    }
}
