import SwiftSyntax

/// One kind of construct and what stands in its place: a walk over a file that collects edits.
class Rule: SyntaxVisitor {
    let file: ParsedFile
    let facts: ModuleFacts
    var edits = EditList()
    var problems: [Problem] = []

    /// Texts of which one stands in every file that the rule changes.
    class var triggers: [StaticString] { [] }

    required init(file: ParsedFile, facts: ModuleFacts) {
        self.file = file
        self.facts = facts
        super.init(viewMode: .sourceAccurate)
    }

    /// What is not compiled here is left alone.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        file.isFalse(node) ? .skipChildren : .visitChildren
    }

    static func mayChange(_ source: SourceText) -> Bool { triggers.contains(where: source.mentions) }

    /// Puts text in place of a node, on as many lines: what follows keeps its line.
    func replace(_ node: some SyntaxProtocol, with text: String) {
        func breaks(_ bytes: some Sequence<UInt8>) -> Int { bytes.count { $0 == UInt8(ascii: "\n") } }
        let missing = breaks(file.source.bytes[node.bytes]) - breaks(text.utf8)
        guard missing > 0 else { return edits.add(TextEdit(node.bytes, text)) }
        // Inside of a call, where a break ends nothing.
        let end = text.hasSuffix(")") ? text.index(before: text.endIndex) : text.endIndex
        let lines = text[..<end] + String(repeating: "\n", count: missing) + text[end...]
        edits.add(TextEdit(node.bytes, String(lines)))
    }

    func blank(_ node: some SyntaxProtocol) {
        edits.blank(node.bytes, of: file.source.bytes)
    }

    /// Tells of what cannot be rewritten, if it is compiled at all.
    func refuse(_ node: some SyntaxProtocol, _ message: String) {
        guard !file.isCompiledOut(node) else { return }
        problems.append(file.problem(node, message))
    }
}
