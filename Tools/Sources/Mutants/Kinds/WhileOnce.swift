import SwiftSyntax

/// A loop that does not go round: `while` becomes `if`.
enum WhileOnce {
    /// The loop ends behind its body instead. What begins again by `continue` would not, and a loop that only its body
    /// ends has no way on behind it.
    static func draft(of node: WhileStmtSyntax) -> Draft? {
        guard !node.isEndless, !node.body.goesRoundEarly else { return nil }
        return Draft(
            range: node.whileKeyword.bytes, mutated: "if",
            insertions: [
                .init(offset: node.body.rightBrace.bytes.lowerBound, text: "; if \(Draft.asked) { break } ")
            ])
    }
}

extension WhileStmtSyntax {
    fileprivate var isEndless: Bool { conditions.contains { $0.trimmedDescription == "true" } }
}

extension CodeBlockSyntax {
    fileprivate var goesRoundEarly: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.continue) }
    }
}
