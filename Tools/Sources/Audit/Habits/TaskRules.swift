import SwiftSyntax

extension RuleTable {
    static let taskNotCancelled = AuditRule(
        "task-not-cancelled", "A task that a screen starts as it appears is kept, and cancelled as it goes.",
        why: "The task holds the controller, which stays alive and is changed after it was left.",
        instead: "loadTask = Task { … }, and loadTask?.cancel() in viewDidDisappear(_:)",
        guide: "generated code, habit 3", checks: [.calls(["Task"], TaskRules.lookForLoose)])

    static let expensiveWillAppear = AuditRule(
        "expensive-view-will-appear", "viewWillAppear fetches and computes nothing.",
        why: "It runs at each change of tabs, each return, each dismissal: the work is done again and again.",
        instead: "load once in viewDidLoad or where the data changes; ask whether it is stale first",
        guide: "generated code, habit 9", checks: [.functions(["viewWillAppear"], TaskRules.lookForWork)])

    static let detachedTaskForUI = AuditRule(
        "detached-task-for-ui", "A detached task does not touch views.",
        why: "It leaves the main actor: what it does to views is a data race.",
        instead: "Task { … }, which stays on the main actor, or await MainActor.run { … } around what touches views",
        guide: "generated code, habit 10", severity: .error, checks: [.calls(["detached"], TaskRules.lookForViews)])

    static let noCancellationCheck = AuditRule(
        "no-cancellation-check", "What was awaited in a task that may be cancelled is not shown unasked.",
        why: "Cancelling stops nothing by itself: the code behind await runs on, for a screen or a row that is gone.",
        instead: "guard !Task.isCancelled else { return } behind await",
        guide: "review checklist, concurrency, line 2", severity: .note,
        checks: [.allAssignments(TaskRules.lookForChecks)])
}

private enum TaskRules {
    private static let appearing: Set = ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]

    @Sendable static func lookForLoose(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        guard
            call.calledExpression.is(DeclReferenceExprSyntax.self)
                || call.calledExpression.is(GenericSpecializationExprSyntax.self),
            let closure = call.closures.last?.closure, closure.names(.keyword(.await)),
            scope.kind(around: call) == .controller, let function = call.enclosingFunctionName,
            appearing.contains(function)
        else { return }
        if call.isStatement {
            scope.tell(call, "nobody keeps the task that \(function) starts, so nothing can cancel it")
        } else if let name = assignedName(call), call.enclosingType != nil, !isCancelled(name, around: call, scope) {
            scope.tell(call, "the task in '\(name)' is never cancelled")
        }
    }

    private static func assignedName(_ call: FunctionCallExprSyntax) -> String? {
        call.parent?.parent?.as(SequenceExprSyntax.self).flatMap(Assignment.init)?.name
    }

    /// Whether the type, or a class above it that is known, cancels what has a name.
    private static func isCancelled(_ name: String, around node: some SyntaxProtocol, _ scope: Scope) -> Bool {
        guard let type = node.enclosingType else { return false }
        let parts = scope.facts.lineage(type.name, for: scope.file).flatMap { scope.declarations($0) }
        let stored = parts.reduce(into: Set<String>()) { $0.formUnion($1.storedNames) }
        return parts.flatMap { $0.node.all(FunctionCallExprSyntax.self) }.contains { call in
            guard call.name == "cancel", let called = call.receiver?.lastName else { return false }
            // A loop, a condition or a closure may have a name of its own for it.
            return called == name || !stored.contains(called) && call.enclosingBody?.names(name) == true
        }
    }

    /// Beginnings of names of functions that fetch.
    private static let fetching = ["fetch", "load", "download", "request"]
    private static let spared: Set = ["loadViewIfNeeded", "loadView", "requestFocus", "loaded", "requestReview"]

    @Sendable static func lookForWork(_ function: FunctionDeclSyntax, _ scope: Scope) {
        guard function.isOverride, let body = function.body, scope.kind(around: function) == .controller else { return }
        for call in body.direct(FunctionCallExprSyntax.self) where isExpensive(call) && !call.isAsked(in: body) {
            scope.tell(call, "\(call.name ?? "this") runs each time that the screen comes back")
        }
    }

    private static func isExpensive(_ call: FunctionCallExprSyntax) -> Bool {
        guard let name = call.name else { return false }
        if ["dataTask", "downloadTask", "uploadTask"].contains(name) { return true }
        if name == "Data" || name == "String" { return call.argument("contentsOf") != nil }
        if name == "decode", call.argument("from") != nil { return true }
        if name == "Task", let closure = call.closures.last?.closure { return closure.names(.keyword(.await)) }
        guard !spared.contains(name), !name.hasSuffix("IfNeeded"), !name.hasSuffix("IfStale") else { return false }
        return fetching.contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first.map(\.isUppercase) != false
        }
    }

    private static let viewProperties: Set = [
        "text", "attributedText", "image", "isHidden", "alpha", "backgroundColor", "textColor", "title", "isEnabled",
        "tintColor", "frame", "contentOffset",
    ]
    private static let viewCalls: Set = [
        "reloadData", "present", "pushViewController", "setNeedsLayout", "layoutIfNeeded", "addSubview", "setTitle",
        "setImage", "startAnimating", "stopAnimating", "reloadRows", "reloadSections", "dismiss", "popViewController",
    ]

    @Sendable static func lookForViews(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        guard call.receiver?.lastName == "Task", let closure = call.closures.last?.closure, !closure.hasMainActor else {
            return
        }
        for node in onDetached(closure) {
            if let assignment = node.as(SequenceExprSyntax.self).flatMap(Assignment.init),
                let name = assignment.name, viewProperties.contains(name), let path = assignment.target.path,
                path.count > 1,
                assignment.target.startsAtSelf
            {
                return scope.tell(
                    call, "'\(path.joined(separator: "."))' is set in a detached task, off the main actor")
            }
            if let inner = node.as(FunctionCallExprSyntax.self), let name = inner.name, viewCalls.contains(name),
                let receiver = inner.receiver, receiver.startsAtSelf, inner.parent?.is(AwaitExprSyntax.self) != true
            {
                return scope.tell(call, "'\(name)' is called in a detached task, off the main actor")
            }
        }
    }

    /// The nodes that run in the task itself, not in closures that lead back.
    private static func onDetached(_ closure: ClosureExprSyntax) -> [Syntax] {
        var found: [Syntax] = []
        var waiting = [Syntax(closure.statements)]
        while let node = waiting.popLast() {
            found.append(node)
            if let call = node.as(FunctionCallExprSyntax.self), leadsBack(call) { continue }
            waiting += node.children(viewMode: .sourceAccurate).reversed()
        }
        return found
    }

    private static func leadsBack(_ call: FunctionCallExprSyntax) -> Bool {
        let text = call.calledExpression.trimmedDescription
        if text.hasPrefix("MainActor.") || text.hasPrefix("DispatchQueue.main.") { return true }
        return call.closures.contains { $0.closure.hasMainActor }
    }

    @Sendable static func lookForChecks(_ assignment: Assignment, _ scope: Scope) {
        // Properties in which tasks are kept are called so: `task`, `loadTask`.
        guard assignment.name?.hasSuffix("ask") == true,
            let call = assignment.value.as(FunctionCallExprSyntax.self), call.name == "Task",
            let closure = call.closures.last?.closure, let kind = scope.kind(around: assignment.node),
            kind == .controller || kind.isCell, scope.typeAround(assignment.node, mentions: "cancel"),
            !closure.names("isCancelled"), !closure.names("checkCancellation")
        else { return }
        // What throws ends by itself; what swallows errors or throws none goes on.
        let waits = closure.direct(AwaitExprSyntax.self).filter { wait in
            let attempt = wait.parent?.as(TryExprSyntax.self)
            return attempt == nil || attempt?.questionOrExclamationMark != nil
        }
        let statements = closure.statements.filter { $0.names(.keyword(.await)) }
        guard !waits.isEmpty, let first = statements.first, first.id != closure.statements.last?.id,
            closure.statements.last?.names(.keyword(.self)) == true
        else { return }
        scope.tell(call, "what comes behind await is done even where the task was cancelled")
    }
}
