import SwiftSyntax

/// Makes test methods of XCTest that are on the main actor `async`: others crash on Linux when tests are looked for.
///
/// One that a selector names stays as it is under another name, which the selector carries, and an `async` one calls it.
final class TestCaseRule: Rule {
    override class var triggers: [StaticString] { ["func test"] }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = node.enclosingTypeName, node.isTest, facts.isMainActorTest(node.name.text, of: type) else {
            return .skipChildren
        }
        if facts.selectedNames.contains(node.name.text) {
            divide(node)
        } else {
            edits.add(.insert(" async", at: node.signature.parameterClause.bytes.upperBound))
            if let body = node.body, !body.statements.isEmpty { keepSynchronous(body, node) }
        }
        return .skipChildren
    }

    /// Puts a body into a closure that is not `async`: of two functions of one name, one of them `async`, the other is
    /// called there, as the test's author sees it. `#function` stays the test's.
    private func keepSynchronous(_ body: CodeBlockSyntax, _ node: FunctionDeclSyntax) {
        let effects = node.signature.effectSpecifiers?.throwsClause.map { " " + file.text($0) } ?? ""
        let head = " return \(node.callMarks){ ()\(effects) -> Void in"
        edits.add(.insert(head, at: body.leftBrace.bytes.upperBound))
        edits.add(.insert(" }() ", at: body.rightBrace.bytes.lowerBound))
    }

    private func divide(_ node: FunctionDeclSyntax) {
        let modifiers = node.modifiers.map { file.text($0) + " " }.joined()
        let (name, other) = (node.name.text, Self.synchronousName(node.name.text))
        let effects = node.signature.effectSpecifiers?.throwsClause.map { " " + file.text($0) } ?? ""
        let head = "@MainActor \(modifiers)func \(name)() async\(effects)"
        edits.add(.insert("; \(head) { \(node.callMarks)\(other)() }", at: node.bytes.upperBound))
        replace(node.name, with: other)
    }

    /// What a test method that a selector names is called.
    static func synchronousName(_ name: String) -> String { "_offstage_\(name)" }
}

extension FunctionDeclSyntax {
    /// Whether XCTest takes a method of a test case for a test, and calls it without waiting.
    var isTest: Bool {
        name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
            && signature.effectSpecifiers?.asyncSpecifier == nil && signature.returnClause == nil
            && !modifiers.has(.static) && !modifiers.has(.class)
    }
}
