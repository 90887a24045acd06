import SwiftSyntax

/// Rewrites members of objects whose class the source does not say: of elements of a property of type `[AnyObject]`, and
/// of what is cast to `AnyObject`.
final class AnyObjectRule: Rule {
    override class var triggers: [StaticString] { ["AnyObject", "?.", "]."] }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base, let object = object(in: base), !Self.ofLists.contains(node.declName.baseName.text)
        else { return .visitChildren }
        edits.add(.insert("_anyObject(", at: object.bytes.lowerBound))
        edits.add(.insert(")", at: object.bytes.upperBound))
        return .visitChildren
    }

    /// Members that every object has in Swift.
    private static let ofLists: Set<String> = ["self", "hash", "isEqual", "description", "map", "flatMap"]

    /// The part of a base that is an object of unknown class, without the mark behind it.
    private func object(in base: ExprSyntax) -> ExprSyntax? {
        if let chained = base.as(OptionalChainingExprSyntax.self) { return object(in: chained.expression) }
        if let forced = base.as(ForceUnwrapExprSyntax.self) { return object(in: forced.expression) }
        if let tuple = base.as(TupleExprSyntax.self) { return isCast(tuple) ? base : nil }
        if let member = base.as(MemberAccessExprSyntax.self), ["first", "last"].contains(member.declName.baseName.text)
        {
            return isList(member.base) ? base : nil
        }
        if let element = base.as(SubscriptCallExprSyntax.self), element.arguments.count == 1 {
            return isList(element.calledExpression) ? base : nil
        }
        return nil
    }

    private func isList(_ expression: ExprSyntax?) -> Bool {
        let name =
            expression?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? expression?.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name.map(facts.objectLists.contains) == true
    }

    /// `(x as AnyObject)`
    private func isCast(_ tuple: TupleExprSyntax) -> Bool {
        guard tuple.elements.count == 1, let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
            let type = sequence.elements.last?.as(TypeExprSyntax.self)
        else { return false }
        return type.trimmedDescription == "AnyObject"
            && sequence.elements.contains {
                $0.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil
                    && $0.is(UnresolvedAsExprSyntax.self)
            }
    }
}
