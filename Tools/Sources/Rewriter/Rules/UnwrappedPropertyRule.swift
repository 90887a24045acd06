import SwiftSyntax

/// Lets a property `image: UIImage?` be what a protocol of the module wants as `image: UIImage!`: between Objective-C's
/// protocols and classes that is no difference, and what can be done with the former can be done with the latter.
final class UnwrappedPropertyRule: Rule {
    override class var triggers: [StaticString] { ["@objc"] }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = node.enclosingTypeName, facts.types[type]?.kind == .class else { return .visitChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let optional = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self), isUnwrapped(name, in: type)
            else { continue }
            edits.add(TextEdit(optional.questionMark.bytes, "!"))
        }
        return .visitChildren
    }

    private func isUnwrapped(_ name: String, in type: String) -> Bool {
        facts.lineage(type).contains { facts.types[$0]?.unwrapped.contains(name) == true }
    }
}
