import SwiftSyntax

/// Lets a method or property that the module adds to a class of another module hand over to that of a class below, where only
/// Objective-C would let the one override the other.
struct Dispatching {
    let files: [ParsedFile]
    let form: Rewriter.Form

    /// Renames the overriding member where it is, and has the overridden ones ask for it first.
    func add(_ dispatch: ExtensionOverrideRule.Dispatch, from index: Int, _ edits: inout [EditList]) {
        let bytes = files[index].source.bytes
        let name = "_offstage_\(dispatch.type.replacing(".", with: "_"))_\(dispatch.name.text)"
        for modifier in dispatch.modifiers where modifier.name.tokenKind == .keyword(.override) {
            edits[index].blank(modifier.bytes, of: bytes)
        }
        edits[index].add(TextEdit(dispatch.name.bytes, name))
        for base in dispatch.bases { call(name, of: dispatch, in: base, from: index, &edits) }
    }

    private func call(
        _ name: String, of dispatch: ExtensionOverrideRule.Dispatch, in base: MethodFacts.Body, from index: Int,
        _ edits: inout [EditList]
    ) {
        let (member, bytes) = (dispatch.member, files[index].source.bytes)
        let marks = member.as(FunctionDeclSyntax.self)?.callMarks ?? ""
        let arguments = base.arguments.map { "(\($0))" } ?? ""
        // By way of Any, as the compiler warns of casts that never hold.
        let statement =
            "if let _offstage_self = (self as Any) as? \(dispatch.type) "
            + "{ return \(marks)_offstage_self.\(name)\(arguments) }"
        let isInside = member.conditions { files[index].text($0) } == base.conditions
        let conditions = member.conditions { edits[index].applied(to: $0.bytes, of: bytes) }
        edits[base.file].add(.insert(text(statement, isInside ? [] : conditions, base), at: base.start))
        // With a statement before it, the only expression is no answer by itself any more.
        if let answer = base.answer { edits[base.file].addOnce(.insert("return ", at: answer)) }
    }

    /// On the brace's own line, unless it has conditions that do not hold there.
    private func text(_ statement: String, _ conditions: [String], _ base: MethodFacts.Body) -> String {
        guard !conditions.isEmpty else { return " \(statement);" }
        var lines = [""] + conditions.map { "#if \($0)" } + [statement] + conditions.map { _ in "#endif" }
        let source = files[base.file].source
        if form == .compiling { lines.append(source.directive(line: source.line(of: base.start))) }
        return lines.joined(separator: "\n") + "\n"
    }
}
