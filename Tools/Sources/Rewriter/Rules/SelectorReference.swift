import SwiftSyntax

/// What stands between the parentheses of `#selector`.
struct SelectorReference {
    enum Kind { case method, getter, setter }

    let kind: Kind
    /// What stands before the last name.
    let base: ExprSyntax?
    let name: String
    /// Nil where the name stands without parentheses.
    let labels: [String]?
    /// The type behind `as`.
    let type: TypeSyntax?

    init?(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, node.arguments.count == 1 else { return nil }
        switch argument.label?.text {
        case nil: kind = .method
        case "getter": kind = .getter
        case "setter": kind = .setter
        default: return nil
        }
        var expression = Self.unwrapped(argument.expression)
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
                let cast = parts[2].as(TypeExprSyntax.self)
            else { return nil }
            expression = Self.unwrapped(parts[0])
            type = cast.type
        } else {
            type = nil
        }
        let declName: DeclReferenceExprSyntax
        if let member = expression.as(MemberAccessExprSyntax.self) {
            guard let before = member.base else { return nil }
            (base, declName) = (before, member.declName)
        } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
            (base, declName) = (nil, plain)
        } else {
            return nil
        }
        name = declName.baseName.text.filter { $0 != "`" }
        labels = declName.argumentNames?.arguments.map(\.name.text)
    }

    /// What stands inside parentheses that only group.
    private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first, inner.label == nil
        else { return expression }
        return unwrapped(inner.expression)
    }
}
