import SwiftSyntax

/// Moves members of extensions into the bodies of their classes, with lines that keep telling where they came from.
struct Moving {
    let files: [ParsedFile]
    let facts: ModuleFacts
    private(set) var problems: [Problem] = []

    init(files: [ParsedFile], facts: ModuleFacts) {
        self.files = files
        self.facts = facts
    }

    /// Moves what the rule found in one file; `edits` are those of all files.
    mutating func move(_ moves: [ExtensionOverrideRule.Move], from index: Int, _ edits: inout [EditList]) {
        let file = files[index]
        for move in moves {
            guard let body = body(of: move, from: index) else {
                if move.mayStay { edits[index].add(contentsOf: move.member.modifiers?.closing ?? []) }
                continue
            }
            let conditions = move.member.conditions { edits[index].applied(to: $0.bytes, of: file.source.bytes) }
            if body.file != index, seesPrivate(move.member, index),
                let stub = Forwarding(move.member, prefix: move.prefix)
            {
                let text = stub.forward(file.source.bytes, &edits[index])
                insert(text, conditions, body, from: index, at: move.member.bytes.lowerBound, &edits)
                continue
            }
            let range = move.member.bytes
            let text = move.prefix + edits[index].applied(to: range, of: file.source.bytes)
            edits[index].cut(range, of: file.source.bytes)
            insert(text, conditions, body, from: index, at: range.lowerBound, &edits)
        }
    }

    /// The body that takes the member: the only one, else one in the same file.
    private mutating func body(of move: ExtensionOverrideRule.Move, from index: Int) -> TypeFacts.Body? {
        let bodies = facts.types[move.type]?.bodies ?? []
        if bodies.count == 1 { return bodies[0] }
        let near = bodies.filter { $0.file == index }
        if near.count == 1 { return near[0] }
        guard !move.mayStay else { return nil }
        problems.append(
            files[index].problem(
                move.member,
                "only Objective-C lets an extension override a member, and there are \(bodies.count) declarations of "
                    + "\(move.type) to take it; move the override into the class"))
        return nil
    }

    /// Whether a member speaks of what only its own file sees.
    private func seesPrivate(_ member: DeclSyntax, _ index: Int) -> Bool {
        guard let names = facts.privateNames[index] else { return false }
        return member.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }

    private func insert(
        _ text: String, _ conditions: [String], _ body: TypeFacts.Body, from index: Int, at offset: Int,
        _ edits: inout [EditList]
    ) {
        let (origin, target) = (files[index].source, files[body.file].source)
        var lines = [""]
        lines += conditions.map { "#if \($0)" }
        lines.append(origin.directive(line: origin.line(of: offset)))
        lines.append(text)
        lines += conditions.map { _ in "#endif" }
        lines.append(target.directive(line: target.line(of: body.end)))
        edits[body.file].add(.insert(lines.joined(separator: "\n") + "\n", at: body.end))
    }
}

extension SourceText {
    /// Makes the compiler count the next line as the file's of that number.
    func directive(line: Int) -> String {
        let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(name)\", line: \(line))"
    }
}
