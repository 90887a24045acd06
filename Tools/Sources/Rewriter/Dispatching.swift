import SwiftSyntax

/// Lets a method that the module adds to a class of another module hand over to that of a class below, where only
/// Objective-C would let the one override the other.
struct Dispatching {
    let files: [ParsedFile]
    let form: Rewriter.Form

    /// Renames the overriding method where it is, and has the overridden one ask for it first.
    func add(_ dispatch: ExtensionOverrideRule.Dispatch, from index: Int, _ edits: inout [EditList]) {
        let (method, base) = (dispatch.method, dispatch.base)
        let bytes = files[index].source.bytes
        let name = "_offstage_\(dispatch.type.replacing(".", with: "_"))_\(method.name.text)"
        for modifier in method.modifiers where modifier.name.tokenKind == .keyword(.override) {
            edits[index].blank(modifier.bytes, of: bytes)
        }
        edits[index].add(TextEdit(method.name.bytes, name))
        let call = "\(method.callMarks)_offstage_self.\(name)(\(base.arguments ?? ""))"
        let statement = "if let _offstage_self = self as? \(dispatch.type) { return \(call) }"
        let conditions = method.conditions { files[index].text($0) }
        let rewritten = method.conditions { edits[index].applied(to: $0.bytes, of: bytes) }
        let isInside = conditions == base.conditions
        edits[base.file].add(.insert(text(statement, isInside ? [] : rewritten, base), at: base.start))
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
