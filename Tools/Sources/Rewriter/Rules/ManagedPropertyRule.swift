import SwiftSyntax

/// Gives the properties whose values layers keep, `@NSManaged var progress: CGFloat`, the accessors that Objective-C
/// makes for them at run time.
final class ManagedPropertyRule: Rule {
    override class var triggers: [StaticString] { ["@NSManaged"] }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.has("NSManaged"), node.bindings.count == 1, let binding = node.bindings.first,
            binding.accessorBlock == nil, binding.initializer == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type
        else { return .skipChildren }
        guard let value = StandIn.value(of: type), !value.isEmpty else {
            refuse(node, "without Objective-C this property has no value before it is set; make its type optional")
            return .skipChildren
        }
        let key = "forKey: \"\(name.filter { $0 != "`" })\""
        let getter = "get { value(\(key)) as? \(file.text(type)) ?? \(value) }"
        edits.add(.insert(" { \(getter) set { setValue(newValue, \(key)) } }", at: binding.bytes.upperBound))
        return .skipChildren
    }
}
