import SwiftSyntax

/// Turns `#Preview` and types that are a `PreviewProvider` into types that hand over previews, each at the top of its file:
/// `struct _Preview_File_12_1_1c2d3e4f: DeveloperToolsSupport._PreviewSource { … }`.
final class PreviewRule: Rule {
    /// Where the previews of the file come from.
    private(set) var found: [PreviewPlace] = []

    private static let module = "DeveloperToolsSupport"

    override class var triggers: [StaticString] { ["#Preview", "PreviewProvider"] }

    // MARK: #Preview

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard isAtTop(node) else { return .visitChildren }
        expand(node, pound: node.pound, name: node.macroName, node.arguments, node.trailingClosure)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isAtTop(node) else { return .visitChildren }
        expand(node, pound: node.pound, name: node.macroName, node.arguments, node.trailingClosure)
        return .visitChildren
    }

    private func expand(
        _ node: some SyntaxProtocol, pound: TokenSyntax, name: TokenSyntax, _ arguments: LabeledExprListSyntax,
        _ closure: ClosureExprSyntax?
    ) {
        // Previews of widgets say as what: there are none here, and the compiler says so.
        guard name.text == "Preview", !arguments.contains(where: { $0.label?.text == "as" }) else { return }
        let start = pound.bytes.lowerBound
        let call = opening(note(at: start)) + "\(Self.module).Preview"
        edits.add(TextEdit(start..<name.bytes.upperBound, call))
        edits.add(.insert("] } }", at: node.bytes.upperBound))
        if let body = closure ?? arguments.last?.expression.as(ClosureExprSyntax.self) { lift(body) }
    }

    /// Makes the properties at a body's begin that are `@Previewable` those of a view around the rest of it.
    private func lift(_ body: ClosureExprSyntax) {
        let properties = body.statements.prefix { previewable($0) != nil }
        for statement in properties {
            guard let attribute = previewable(statement) else { continue }
            edits.blank(attribute.bytes, of: file.source.bytes)
        }
        for statement in body.statements.dropFirst(properties.count) where previewable(statement) != nil {
            refuse(statement, "properties that are @Previewable stand before all else in the preview's body")
        }
        guard let last = properties.last else { return }
        edits.add(.insert(" struct _Content: SwiftUI.View {", at: body.leftBrace.bytes.upperBound))
        edits.add(.insert("; var body: some SwiftUI.View {", at: last.bytes.upperBound))
        edits.add(.insert("} }; return _Content() ", at: body.rightBrace.bytes.lowerBound))
    }

    private func previewable(_ statement: CodeBlockItemSyntax) -> AttributeSyntax? {
        guard let property = statement.item.as(VariableDeclSyntax.self) else { return nil }
        return property.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.trimmedDescription == "Previewable" }
    }

    // MARK: PreviewProvider

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { provide(node, node.inheritanceClause) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { provide(node, node.inheritanceClause) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { provide(node, node.inheritanceClause) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        provide(node, node.inheritanceClause)
    }

    private func provide(
        _ node: some DeclSyntaxProtocol, _ clause: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let kinds: Set = ["PreviewProvider", "SwiftUI.PreviewProvider"]
        guard clause?.inheritedTypes.contains(where: { kinds.contains(file.text($0.type)) }) == true,
            let outermost = outermost(of: node)
        else { return .visitChildren }
        let start = node.bytes.lowerBound
        let text =
            "; " + opening(note(at: start), isList: false)
            + "\(Self.module).Preview._previews(of: \(node.fullTypeName).self) } }"
        edits.add(.insert(text, at: outermost.bytes.upperBound))
        return .visitChildren
    }

    /// The declaration at the top of the file in which a type stands; nil for a type in a function.
    private func outermost(of node: some DeclSyntaxProtocol) -> DeclSyntax? {
        let found = node.enclosingTypes.last ?? DeclSyntax(node)
        return isAtTop(found) ? found : nil
    }

    // MARK: Both

    /// Whether a node is no part of a type or a function.
    private func isAtTop(_ node: some SyntaxProtocol) -> Bool {
        var next = node.parent
        while let parent = next {
            if parent.isProtocol((any DeclGroupSyntax).self) || parent.is(CodeBlockSyntax.self) { return false }
            if parent.is(ClosureExprSyntax.self) || parent.is(AccessorBlockSyntax.self) { return false }
            next = parent.parent
        }
        return true
    }

    /// What stands in front of the previews.
    private func opening(_ name: String, isList: Bool = true) -> String {
        "struct \(name): \(Self.module)._PreviewSource { @MainActor static func previews() -> [\(Self.module).Preview] "
            + (isList ? "{ [" : "{ ")
    }

    /// What tells the file from others of the module whose names make the same word, each time that it is compiled: the
    /// FNV-1a hash of its path.
    private lazy var pathMark: String = {
        let hash = file.source.path.utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }()

    /// Notes a place, and names the type that is made for it.
    private func note(at offset: Int) -> String {
        let (line, column) = (file.source.line(of: offset), file.source.column(of: offset))
        let base = file.source.path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
        let word = base.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        let name = "_Preview_\(String(word))_\(line)_\(column)_\(pathMark)"
        found.append(PreviewPlace(type: name, path: file.source.path, line: line))
        return name
    }
}
