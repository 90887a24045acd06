import Rewriter

/// The files of a module that its manifest keeps from the compiler, written out in the form that it takes.
///
/// What needs no rewriting is written too: each file begins with a line that names its original.
package struct AdaptedFiles {
    private let originals: [SourceText]
    private let others: [SourceText]
    private let folder: String

    /// - Parameters:
    ///   - originals: The files to write out.
    ///   - others: The files of the module that are compiled as they are.
    package init(originals: [String], others: [String], into folder: String) throws {
        func read(_ path: String) throws -> SourceText {
            guard let bytes = Files.read(path) else { throw FrontError.cannotRead(path) }
            return SourceText(path: path, bytes: bytes)
        }
        self.originals = try originals.map(read)
        self.others = try others.map(read)
        self.folder = folder
    }

    /// Writes the files that changed, unless something cannot be rewritten.
    /// - Returns: What cannot be rewritten, and, as warnings, what is written out as it is though a rule would change it.
    package func write(optionalMethods: Set<String>) throws -> [Problem] {
        let result = Rewriter(for: .compiling, optionalMethods: optionalMethods).rewrite(originals + others)
        let problems = result.problems + misplaced(result.edits.suffix(others.count))
        guard problems.isEmpty else { return result.warnings + problems }
        for (source, text) in zip(originals, result.texts) {
            let text = text ?? source.namingItself
            try Files.update("\(folder)/\(Self.name(of: source.path))", with: Array(text.utf8))
        }
        return result.warnings
    }

    /// What a file is called where it is written out.
    package static func name(of path: String) -> String {
        "\(Files.name(path).dropLast(".swift".count))+adapted.swift"
    }

    /// The files compiled as they are that would have to be rewritten; imports alone harm nobody.
    private func misplaced(_ edits: ArraySlice<[TextEdit]>) -> [Problem] {
        zip(others, edits).compactMap { source, edits in
            guard let edit = edits.first(where: { !$0.replacement.hasPrefix("; import ") }) else { return nil }
            let place = edit.range.lowerBound
            return Problem(
                path: source.path, line: source.line(of: place), column: source.column(of: place),
                message: "this needs rewriting, and the file is compiled as it is; "
                    + "move it to where the manifest excludes it")
        }
    }
}
