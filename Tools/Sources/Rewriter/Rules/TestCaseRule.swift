import SwiftSyntax

/// Makes test methods of XCTest that are on the main actor `async`: others crash on Linux when tests are looked for.
final class TestCaseRule: Rule {
    override class var triggers: [StaticString] { ["@MainActor"] }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
            node.signature.effectSpecifiers?.asyncSpecifier == nil,
            let group = node.enclosingTypes.first, let name = node.enclosingTypeName
        else { return .skipChildren }
        let attributes = group.asProtocol((any WithAttributesSyntax).self)?.attributes
        guard node.attributes.has("MainActor") || attributes?.has("MainActor") == true,
            facts.inherits(name, from: "XCTestCase")
        else { return .skipChildren }
        edits.add(.insert(" async", at: node.signature.parameterClause.bytes.upperBound))
        return .skipChildren
    }
}
