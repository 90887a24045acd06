import SwiftSyntax

extension RuleTable {
    static let strongSelf = AuditRule(
        "strong-self", "A closure that something keeps does not hold self.",
        why: "The object and what it keeps hold each other, or a clock or a centre holds it: it is never let go.",
        instead: "{ [weak self] in guard let self else { return } … }",
        guide: "generated code, habit 6",
        checks: [
            .calls(
                ["scheduledTimer", "Timer", "addObserver", "sink", "dataTask", "downloadTask", "uploadTask"],
                StrongSelf.look),
            .calls(["assign"], StrongSelf.lookAtAssign),
            .types(StrongSelf.lookAtStored),
        ])

    static let nestedStrongSelf = AuditRule(
        "nested-strong-self", "A kept closure inside of one with a weak self does not hold self again.",
        why: "guard let self makes it strong for all that follows; an inner closure that is kept holds that one.",
        instead: "[weak self] in the inner closure, too",
        guide: "review checklist, memory, line 5",
        checks: [.calls(["scheduledTimer", "addObserver", "sink", "dataTask"], StrongSelf.lookInside)])
}

private enum StrongSelf {
    /// The closures of a call that outlive it, and who keeps them.
    private static func kept(_ call: FunctionCallExprSyntax) -> (closures: [ClosureExprSyntax], keeper: String)? {
        let closures = call.closures.map(\.closure)
        switch call.name {
        case "scheduledTimer", "Timer":
            guard call.has("repeats"), call.argument("repeats")?.trimmedDescription == "true" else { return nil }
            return (closures, "the timer, which repeats")
        case "addObserver": return call.has("forName") ? (closures, "the notification centre") : nil
        case "sink": return call.receiver == nil ? nil : (closures, "the subscription")
        case "dataTask", "downloadTask", "uploadTask":
            return call.has("with") ? (closures, "the request") : nil
        default: return nil
        }
    }

    private static func isInClass(_ node: some SyntaxProtocol, _ scope: Scope) -> Bool {
        guard let type = node.enclosingType else { return false }
        return scope.declarations(type.name).contains { $0.kind == .class }
    }

    private static func isOfScreens(_ node: some SyntaxProtocol, _ scope: Scope) -> Bool {
        guard let type = node.enclosingType else { return false }
        return scope.kind(of: type.name) != nil || ["ViewModel", "Presenter"].contains { type.name.hasSuffix($0) }
    }

    /// Whether the closure itself holds self, not by way of one around it.
    private static func holds(_ closure: ClosureExprSyntax) -> Bool {
        closure.namesSelf && !closure.capturesSelfByList
    }

    /// The closures around a node which make self weak.
    private static func isInsideWeak(_ node: some SyntaxProtocol) -> Bool {
        var next = node.parent
        while let node = next {
            if let closure = node.as(ClosureExprSyntax.self), closure.isWeak || closure.isUnowned { return true }
            if node.is(FunctionDeclSyntax.self) { return false }
            next = node.parent
        }
        return false
    }

    @Sendable static func look(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        guard let (closures, keeper) = kept(call), !isInsideWeak(call), isInClass(call, scope) else { return }
        // The app's own delegates live as long as it.
        let lasting: Set = ["UIApplicationDelegate", "UIWindowSceneDelegate"]
        if let type = call.enclosingType,
            scope.declarations(type.name).contains(where: { !lasting.isDisjoint(with: $0.inherits) })
        {
            return
        }
        if call.name == "sink", isKeptLocally(call) { return }
        // A service may well live until its request has come.
        if keeper == "the request", !isOfScreens(call, scope) { return }
        guard closures.contains(where: holds) else { return }
        scope.tell(call, "a closure holds self, and \(keeper) holds the closure")
    }

    /// A subscription that goes with the function, or into what does.
    private static func isKeptLocally(_ call: FunctionCallExprSyntax) -> Bool {
        guard let store = call.parent?.parent?.as(FunctionCallExprSyntax.self), store.name == "store" else {
            return false
        }
        let target = store.argument("in").map { $0.trimmedDescription.drop { $0 == "&" } } ?? ""
        guard let body = call.enclosingBody else { return false }
        return body.all(VariableDeclSyntax.self).contains { $0.bindings.contains { $0.name ?? "" == target } }
    }

    @Sendable static func lookAtAssign(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        guard call.argument("to") != nil, call.argument("on")?.isSelf == true,
            let store = call.parent?.parent?.as(FunctionCallExprSyntax.self), store.name == "store",
            isInClass(call, scope)
        else { return }
        scope.tell(call, "assign(to:on:) holds self, and self keeps the subscription")
    }

    /// Closures that are set on what the type keeps: `viewModel.onChange = { self.… }`.
    @Sendable static func lookAtStored(_ type: TypeDeclaration, _ scope: Scope) {
        guard type.kind == .class else { return }
        let parts = scope.declarations(type.name)
        let stored = parts.reduce(into: Set<String>()) { $0.formUnion(ownedNames($1)) }
        for assignment in type.node.all(SequenceExprSyntax.self).compactMap(Assignment.init) {
            guard let closure = assignment.value.as(ClosureExprSyntax.self), holds(closure),
                assignment.node.enclosingType?.node.id == type.node.id, let path = assignment.target.path,
                let first = path.first, path.count <= 2, stored.contains(first), !isInsideWeak(assignment.node),
                !isLocal(first, at: assignment)
            else { continue }
            if path.count == 1, !isClosureProperty(first, parts) { continue }
            if isCleared(path, in: parts) { continue }
            scope.tell(closure, "the closure in '\(path.joined(separator: "."))' holds self, which holds the closure")
        }
    }

    /// Whether something takes the closure, or what has it, away again.
    private static func isCleared(_ path: [String], in parts: [TypeDeclaration]) -> Bool {
        parts.flatMap { $0.node.all(SequenceExprSyntax.self) }.compactMap(Assignment.init).contains { assignment in
            assignment.value.is(NilLiteralExprSyntax.self)
                && (assignment.target.path == path || assignment.target.path == [path[0]])
        }
    }

    /// Properties that hold what is in them.
    private static func ownedNames(_ type: TypeDeclaration) -> Set<String> {
        type.storedNames { property in
            !property.modifiers.contains { ["weak", "unowned"].contains($0.name.text) }
        }
    }

    private static func isClosureProperty(_ name: String, _ parts: [TypeDeclaration]) -> Bool {
        parts.flatMap(\.properties).flatMap(\.bindings).contains {
            $0.name == name && $0.typeAnnotation?.type.names(.arrow) == true
        }
    }

    private static func isLocal(_ name: String, at assignment: Assignment) -> Bool {
        if assignment.target.startsAtSelf { return false }
        guard let body = assignment.node.enclosingBody else { return false }
        if let function = body.as(FunctionDeclSyntax.self),
            function.signature.parameterClause.parameters.contains(where: {
                ($0.secondName ?? $0.firstName).text == name
            })
        {
            return true
        }
        return body.all(VariableDeclSyntax.self).contains { $0.bindings.contains { $0.name == name } }
            || body.all(OptionalBindingConditionSyntax.self).contains { $0.pattern.trimmedDescription == name }
    }

    @Sendable static func lookInside(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        guard let (closures, keeper) = kept(call), isInsideWeak(call), !isKeptLocally(call) else { return }
        guard closures.contains(where: holds), bindsSelf(around: call) else { return }
        scope.tell(call, "self was made strong around it, and \(keeper) holds the closure that holds it")
    }

    private static func bindsSelf(around node: some SyntaxProtocol) -> Bool {
        guard let closure = node.enclosing(ClosureExprSyntax.self) else { return false }
        return closure.all(OptionalBindingConditionSyntax.self).contains { $0.pattern.trimmedDescription == "self" }
    }
}
