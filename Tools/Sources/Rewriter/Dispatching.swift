import SwiftSyntax

/// Lets a method or property that the module adds to a class of another module hand over to that of a class below, where only
/// Objective-C would let the one override the other.
struct Dispatching {
    let files: [ParsedFile]

    /// An overriding member and the place of its file.
    typealias Found = (dispatch: Dispatch, file: Int)

    /// Renames the overriding members where they are, and has the overridden ones ask for them first.
    func add(_ found: [Found], _ edits: inout [EditList]) {
        // What stands in a class further down is asked first; the sort is stable.
        let tops = found.filter { $0.dispatch.isTop }.sorted {
            $0.dispatch.ancestors.count > $1.dispatch.ancestors.count
        }
        for (dispatch, index) in found { rename(dispatch, among: tops.map(\.dispatch), &edits[index]) }
        let called = Set(found.filter { !$0.dispatch.superCalls.isEmpty }.flatMap { $0.dispatch.bases.map(\.decl.id) })
        var seen: Set<SyntaxIdentifier> = []
        for base in tops.flatMap(\.dispatch.bases) where seen.insert(base.decl.id).inserted {
            let overriding = tops.filter { $0.dispatch.bases.contains { $0.decl.id == base.decl.id } }
            if called.contains(base.decl.id) || base.hasSetter {
                divide(base, overriding, &edits)
            } else {
                ask(overriding, in: base, &edits)
            }
        }
    }

    private func rename(_ dispatch: Dispatch, among tops: [Dispatch], _ edits: inout EditList) {
        for modifier in dispatch.modifiers where dispatch.isTop && modifier.name.tokenKind == .keyword(.override) {
            edits.add(TextEdit(modifier.bytes, String(repeating: " ", count: modifier.bytes.count)))
        }
        edits.add(TextEdit(dispatch.name.bytes, dispatch.newName))
        let above = above(dispatch, among: tops)
        for call in dispatch.superCalls { edits.add(TextEdit(call.bytes, above)) }
    }

    /// What `super` calls: the nearest class above that overrides too, else what is overridden.
    private func above(_ dispatch: Dispatch, among tops: [Dispatch]) -> String {
        guard dispatch.isTop else { return dispatch.newName }
        let bases = Set(dispatch.bases.map(\.decl.id))
        for ancestor in dispatch.ancestors {
            let found = tops.first { $0.type == ancestor && !bases.isDisjoint(with: $0.bases.map(\.decl.id)) }
            if let found { return found.newName }
        }
        return dispatch.baseName
    }

    /// Puts the questions in front of what an overridden member does.
    private func ask(_ overriding: [Found], in base: MethodFacts.Body, _ edits: inout [EditList]) {
        for (dispatch, index) in overriding {
            let statement = dispatch.question(base)
            edits[base.file].add(
                .insert(text(statement, dispatch, index, base, at: base.start, edits[index]), at: base.start))
        }
        // With a statement before it, the only expression is no answer by itself any more.
        if let answer = base.answer { edits[base.file].addOnce(.insert("return ", at: answer)) }
    }

    /// Gives an overridden member another name, by which those below call it, and puts one with its own name behind it
    /// that asks, and calls it.
    private func divide(_ base: MethodFacts.Body, _ overriding: [Found], _ edits: inout [EditList]) {
        let bytes = files[base.file].source.bytes
        guard let name = base.decl.memberName, let first = overriding.first?.dispatch else { return }
        let start = base.decl.bytes.lowerBound
        let head = edits[base.file].applied(to: start..<base.decl.headEnd, of: bytes).replacing("\n", with: " ")
        let end = base.decl.bytes.upperBound
        func questions(_ isSetting: Bool) -> String {
            overriding.map { dispatch, index in
                text(dispatch.question(base, isSetting: isSetting), dispatch, index, base, at: end, edits[index])
            }.joined()
        }
        let marks = base.decl.as(FunctionDeclSyntax.self)?.callMarks ?? ""
        let arguments = base.arguments.map { "(\($0))" } ?? ""
        let getter = "{\(questions(false)) return \(marks)\(first.baseName)\(arguments) }"
        let body =
            base.hasSetter ? "{ get \(getter) set {\(questions(true)) \(first.baseName) = newValue } }" : getter
        edits[base.file].add(.insert("; \(head) \(body)", at: end))
        edits[base.file].add(TextEdit(name.bytes, first.baseName))
    }

    /// On the line on which it goes, unless it has conditions that do not hold there.
    private func text(
        _ statement: String, _ dispatch: Dispatch, _ index: Int, _ base: MethodFacts.Body, at place: Int,
        _ edits: EditList
    ) -> String {
        let bytes = files[index].source.bytes
        let isInside = dispatch.member.conditions { files[index].text($0) } == base.conditions
        let conditions = isInside ? [] : dispatch.member.conditions { edits.applied(to: $0.bytes, of: bytes) }
        guard !conditions.isEmpty else { return " \(statement);" }
        var lines = [""] + conditions.map { "#if \($0)" } + [statement] + conditions.map { _ in "#endif" }
        let source = files[base.file].source
        lines.append(source.directive(line: source.line(of: place)))
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Dispatch {
    /// Hands over to the member where the object has it.
    fileprivate func question(_ base: MethodFacts.Body, isSetting: Bool = false) -> String {
        let marks = member.as(FunctionDeclSyntax.self)?.callMarks ?? ""
        let arguments = base.arguments.map { "(\($0))" } ?? ""
        let call = "_offstage_self.\(newName)"
        let action = isSetting ? "\(call) = newValue; return" : "return \(marks)\(call)\(arguments)"
        // By way of Any, as the compiler warns of casts that never hold.
        return "if let _offstage_self = (self as Any) as? \(type)\(isOfClass ? ".Type" : "") { \(action) }"
    }
}

extension DeclSyntax {
    fileprivate var memberName: TokenSyntax? {
        if let function = self.as(FunctionDeclSyntax.self) { return function.name }
        return self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    }

    /// Where what is repeated of a member ends: the signature, or the type.
    fileprivate var headEnd: Int {
        if let function = self.as(FunctionDeclSyntax.self) {
            return (function.genericWhereClause?.bytes ?? function.signature.bytes).upperBound
        }
        return self.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.bytes.upperBound ?? bytes.upperBound
    }
}
