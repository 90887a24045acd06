import SwiftSyntax

/// Lets objects observe by the name of a property: `override func observeValue(forKeyPath:of:change:context:)` of a class
/// right below `NSObject`, which has no such method here, becomes what a protocol asks for.
final class ValueObserverRule: Rule {
    override class var triggers: [StaticString] { ["func observeValue"] }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.fullName == "observeValue(forKeyPath:of:change:context:)",
            let mark = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
            let type = node.enclosingTypeName, facts.types[type]?.inherits.first == "NSObject",
            let inherited = node.enclosingTypes.first?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.last
        else { return .skipChildren }
        blank(mark)
        edits.add(.insert(", _KeyValueObserver", at: inherited.type.bytes.upperBound))
        return .skipChildren
    }
}
