import SwiftSyntax

/// A mark that is not set, so that something kept is stale: `setNeedsLayout()`, `isDirty = true`, `cached = nil`.
enum MarkNotSet {
    private static let verbs = ["setNeeds", "mark", "invalidate", "forget", "noteChange", "noteNeed", "touch"]
    private static let nouns = [
        "dirty", "cache", "cached", "stale", "valid", "mark", "known", "needs", "pending", "memo", "changed", "settled",
    ]

    static func draft(of item: CodeBlockItemSyntax) -> Draft? {
        if let call = item.leftOutCall { return isMark(call) ? .leavingOut(item.item) : nil }
        guard let assignment = item.statementExpression?.as(InfixOperatorExprSyntax.self),
            assignment.operator.is(AssignmentExprSyntax.self), !item.isValue, assignment.rightOperand.isMarkValue,
            let name = assignment.leftOperand.lastName, isMark(name)
        else { return nil }
        return .leavingOut(item.item)
    }

    static func isMark(_ call: FunctionCallExprSyntax) -> Bool {
        guard let name = call.calledExpression.lastName else { return false }
        return verbs.contains { verb in
            // `mark(_:)` and `markDirty()`, not `marker()`.
            name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isLowercase != true
        }
    }

    /// Whether a name has a word of those that marks and caches are called by.
    private static func isMark(_ name: String) -> Bool {
        words(of: name).contains { word in nouns.contains(word) }
    }

    /// The words of a name, in small letters: `is`, `layout`, `dirty` of `isLayoutDirty`.
    private static func words(of name: String) -> [String] {
        var found: [String] = []
        for letter in name {
            if letter.isUppercase || found.isEmpty { found.append("") }
            found[found.count - 1] += letter.lowercased()
        }
        return found
    }
}

extension ExprSyntax {
    fileprivate var isMarkValue: Bool { self.is(BooleanLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self) }
}
