import SwiftSyntax

/// Lets objects forward messages: `override func forwardingTarget(for:)` and `override func responds(to:)` of a class right
/// below `NSObject`, which has no such methods here, become what a protocol asks for.
final class ForwardingRule: Rule {
    override class var triggers: [StaticString] { ["func forwardingTarget", "func responds"] }

    private static let names: Set<String> = ["forwardingTarget(for:)", "responds(to:)"]
    /// What the protocol asks for, beside the methods of the app's, whose selector may be optional.
    private static let members =
        " public func _forwardingTarget(for s: Selector) -> Any? { forwardingTarget(for: s) };"
        + " public func _responds(to s: Selector) -> Bool { responds(to: s) };"

    private var classes: Set<SyntaxIdentifier> = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard Self.names.contains(node.fullName),
            let mark = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
            !node.modifiers.contains(where: { [.keyword(.class), .keyword(.static)].contains($0.name.tokenKind) }),
            let type = node.enclosingTypeName, facts.types[type]?.inherits.first == "NSObject",
            let owner = node.enclosingTypes.first?.as(ClassDeclSyntax.self),
            let inherited = owner.inheritanceClause?.inheritedTypes.last
        else { return .skipChildren }
        blank(mark)
        guard classes.insert(owner.id).inserted else { return .skipChildren }
        edits.add(.insert(", _MessageForwarder", at: inherited.type.bytes.upperBound))
        edits.add(.insert(Self.members, at: owner.memberBlock.leftBrace.bytes.upperBound))
        return .skipChildren
    }
}
