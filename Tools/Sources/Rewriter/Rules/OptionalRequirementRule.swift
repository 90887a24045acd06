import SwiftSyntax

/// Makes the optional requirements of a protocol ordinary ones, with an extension that stands in for classes without.
final class OptionalRequirementRule: Rule {
    override class var triggers: [StaticString] { ["optional"] }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        var defaults: [String] = []
        for member in node.memberBlock.members {
            guard
                let modifier = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
                    .first(where: { $0.name.tokenKind == .keyword(.optional) })
            else { continue }
            blank(modifier)
            if let text = standIn(for: member.decl) {
                defaults.append(text)
            } else {
                refuse(
                    member.decl,
                    "this optional requirement has no stand-in without Objective-C; "
                        + "make it a requirement and write what classes without it do in an extension of \(node.name.text)"
                )
            }
        }
        guard !defaults.isEmpty else { return .visitChildren }
        let access =
            node.modifiers.first { ["public", "package"].contains($0.name.text) }.map { $0.name.text + " " } ?? ""
        let name = node.fullTypeName
        edits.add(
            .insert(
                "; \(access)extension \(name) { \(defaults.joined(separator: "; ")) }", at: node.bytes.upperBound))
        return .visitChildren
    }

    private func standIn(for decl: DeclSyntax) -> String? {
        if let function = decl.as(FunctionDeclSyntax.self) {
            guard
                let value = StandIn.unseen(
                    of: function.signature.returnClause?.type, facts, in: function.enclosingTypeName)
            else { return nil }
            let result = value.isEmpty ? "" : "; return \(value)"
            return "\(oneLine(function)) { _optionalMethodLeftOut()\(result) }"
        }
        guard let variable = decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let type = binding.typeAnnotation?.type, let value = StandIn.value(of: type), !value.isEmpty
        else { return nil }
        let sets = binding.accessorBlock?.trimmedDescription.contains("set") == true
        let accessors = sets ? "get { \(value) } set {}" : value
        return "var \(binding.pattern.trimmedDescription): \(type.trimmedDescription) { \(accessors) }"
    }

    /// A requirement without its attributes and modifiers, on one line.
    private func oneLine(_ function: FunctionDeclSyntax) -> String {
        var plain = function
        plain.attributes = []
        plain.modifiers = []
        return plain.tokens(viewMode: .sourceAccurate).map(\.text).reduce(into: "") { line, token in
            let tight = line.isEmpty || "(.<[".contains(line.last!) || "(),:.<>?!]".contains(token.first!)
            line += (tight && !(token == "(" && line.hasSuffix("->")) ? "" : " ") + token
        }
    }
}
