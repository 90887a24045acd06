import SwiftSyntax

/// Drops the attributes that only Objective-C gives a meaning to.
final class AttributeRule: Rule {
    private static let dropped: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "NSManaged", "NSCopying",
        "GKInspectable",
        "LKInspectable",
    ]
    private static let entryPoints: Set<String> = ["UIApplicationMain", "NSApplicationMain"]

    override class var triggers: [StaticString] {
        [
            "@objc", "@nonobjc", "@IBOutlet", "@IBAction", "@IBSegueAction", "@NSManaged", "@NSCopying",
            "@GKInspectable",
            "@LKInspectable", "@UIApplicationMain", "@NSApplicationMain", "@convention", "optional",
        ]
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.dropped.contains(name) {
            blank(node)
        } else if Self.entryPoints.contains(name) {
            replace(node, with: "@main")
        } else if name == "convention", isObjectiveC(node) {
            blank(node)
        }
        return .skipChildren
    }

    /// Blocks, and the functions that implement methods: those take the object and its selector.
    private func isObjectiveC(_ convention: AttributeSyntax) -> Bool {
        if convention.arguments?.trimmedDescription == "block" { return true }
        var next = convention.parent
        while let node = next, !node.is(AttributedTypeSyntax.self) { next = node.parent }
        let function = next?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
        return function?.parameters.contains { $0.type.trimmedDescription == "Selector" } == true
    }

    /// Of protocols, Objective-C's belong to classes.
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.has("objc") else { return .visitChildren }
        if let inherited = node.inheritanceClause {
            let isForClasses = inherited.inheritedTypes.contains {
                $0.type.trimmedDescription == "AnyObject" || $0.type.is(ClassRestrictionTypeSyntax.self)
            }
            if !isForClasses {
                edits.add(.insert(" AnyObject,", at: inherited.colon.bytes.upperBound))
            }
        } else {
            edits.add(.insert(": AnyObject", at: node.name.bytes.upperBound))
        }
        return .visitChildren
    }
}
