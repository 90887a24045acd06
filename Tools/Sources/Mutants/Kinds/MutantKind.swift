import SwiftSyntax

/// A kind of mistake that is put into sources on trial.
package enum MutantKind: String, CaseIterable, Sendable {
    case comparison, call, order, loop, fallback, sign, mark

    /// What the mistake is, as a table's column says it.
    package var name: String {
        switch self {
        case .comparison: "comparison turned"
        case .call: "call left out"
        case .order: "calls swapped"
        case .loop: "while made an if"
        case .fallback: "default taken"
        case .sign: "sign turned"
        case .mark: "mark not set"
        }
    }

    /// The mistakes that can be made at one node of a tree whose operators are folded.
    static func drafts(at node: Syntax) -> [(MutantKind, Draft)] {
        if let node = node.as(InfixOperatorExprSyntax.self) {
            return [
                (comparison, ComparisonTurned.draft(of: node)), (fallback, DefaultTaken.draft(of: node)),
                (sign, SignTurned.draft(of: node)),
            ].compactMap { kind, draft in draft.map { (kind, $0) } }
        }
        if let node = node.as(PrefixOperatorExprSyntax.self) {
            return SignTurned.draft(of: node).map { [(sign, $0)] } ?? []
        }
        if let node = node.as(WhileStmtSyntax.self) { return WhileOnce.draft(of: node).map { [(loop, $0)] } ?? [] }
        if let node = node.as(CodeBlockItemListSyntax.self) { return statements(of: node) }
        return []
    }

    private static func statements(of list: CodeBlockItemListSyntax) -> [(MutantKind, Draft)] {
        var found: [(MutantKind, Draft)] = []
        for item in list {
            if let draft = MarkNotSet.draft(of: item) {
                found.append((mark, draft))
            } else if let draft = CallLeftOut.draft(of: item) {
                found.append((call, draft))
            } else if let draft = SignTurned.draft(of: item) {
                found.append((sign, draft))
            }
        }
        for (first, second) in zip(list, list.dropFirst()) {
            if let draft = CallsSwapped.draft(of: first, second) { found.append((order, draft)) }
        }
        return found
    }
}
