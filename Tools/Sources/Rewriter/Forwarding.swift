import SwiftSyntax

/// A member that stays in its extension under another name, and what stands for it in the class and calls it there.
struct Forwarding {
    private let member: DeclSyntax
    private let name: TokenSyntax
    private let modifiers: DeclModifierListSyntax
    /// Where what the class repeats ends: the signature, or the type.
    private let headEnd: Int
    /// What stands behind it in the class.
    private let body: String
    private let prefix: String

    private var otherName: String { "_offstage_\(name.text)" }

    /// Nil for members that cannot be forwarded.
    init?(_ member: DeclSyntax, prefix: String) {
        self.member = member
        self.prefix = prefix
        if let function = member.as(FunctionDeclSyntax.self) {
            (name, modifiers) = (function.name, function.modifiers)
            headEnd = function.signature.bytes.upperBound
            guard let arguments = function.forwardedArguments else { return nil }
            body = "{ \(function.callMarks)_offstage_\(name.text)(\(arguments)) }"
        } else if let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, let block = binding.accessorBlock,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation
        {
            (name, modifiers) = (pattern.identifier, variable.modifiers)
            headEnd = type.bytes.upperBound
            guard let text = Self.accessors(of: block, "_offstage_\(name.text)") else { return nil }
            body = text
        } else {
            return nil
        }
    }

    /// Renames the member where it is.
    /// - Returns: What stands for it in the class.
    func forward(_ bytes: [UInt8], _ edits: inout EditList) -> String {
        let head = edits.applied(to: member.bytes.lowerBound..<headEnd, of: bytes)
        for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) {
            edits.blank(modifier.bytes, of: bytes)
        }
        edits.add(TextEdit(name.bytes, otherName))
        return "\(prefix)\(head) \(body)"
    }

    /// Nil where the property is stored, or observed.
    private static func accessors(of block: AccessorBlockSyntax, _ name: String) -> String? {
        guard case .accessors(let list) = block.accessors else { return "{ \(name) }" }
        let kinds = list.map(\.accessorSpecifier.tokenKind)
        guard kinds.contains(.keyword(.get)) else { return nil }
        return kinds.contains(.keyword(.set)) ? "{ get { \(name) } set { \(name) = newValue } }" : "{ \(name) }"
    }
}
