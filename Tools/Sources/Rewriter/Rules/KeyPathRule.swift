import SwiftSyntax

/// Turns `#keyPath(Card.title)` into the text that it means: `"title"`.
final class KeyPathRule: Rule {
    override class var triggers: [StaticString] { ["#keyPath"] }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "keyPath" else { return .visitChildren }
        guard let path = node.arguments.first?.expression.trimmedDescription else { return .skipChildren }
        var names = path.filter { !$0.isWhitespace }.split(separator: ".").map { $0.drop { $0 == "`" } }
        while names.count > 1, names[0].first!.isUppercase || names[0] == "self" { names.removeFirst() }
        let keys = names.map { $0.filter { !"`?!".contains($0) } }
        replace(node, with: "\"\(keys.joined(separator: "."))\"")
        return .skipChildren
    }
}
