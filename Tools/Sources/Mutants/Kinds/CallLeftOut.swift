import SwiftSyntax

/// A call to one party that is left out: a statement whose value nobody takes.
enum CallLeftOut {
    /// Functions after which there is nothing.
    static let ends: Set<String> = ["fatalError", "preconditionFailure", "exit", "abort", "_exit"]
    /// Calls that a release build does without, or that only watch.
    static let watching: Set<String> = ["assert", "assertionFailure", "precondition", "print", "debugPrint"]
    /// Calls that only save time.
    static let saving: Set<String> = ["reserveCapacity"]

    static func draft(of item: CodeBlockItemSyntax) -> Draft? {
        guard let call = item.leftOutCall, !MarkNotSet.isMark(call) else { return nil }
        return .leavingOut(item.item)
    }
}

extension CodeBlockItemSyntax {
    /// The call that this statement is, if a program can do without it.
    var leftOutCall: FunctionCallExprSyntax? {
        guard let call = statementExpression?.bareCall, !isValue, let name = call.calledExpression.lastName,
            !CallLeftOut.ends.contains(name), !CallLeftOut.watching.contains(name),
            !CallLeftOut.saving.contains(name), !call.makesOneself
        else { return nil }
        return call
    }
}

extension FunctionCallExprSyntax {
    /// Whether it is `super.f()`, `self.init()` or the call of a closure that is written there.
    fileprivate var makesOneself: Bool {
        guard let first = firstToken(viewMode: .sourceAccurate) else { return true }
        return first.tokenKind == .keyword(.super) || first.tokenKind == .leftBrace
            || calledExpression.lastName == "init"
    }
}
