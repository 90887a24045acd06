import Rewriter

/// Rewrites one file for people, and leaves out the lines that tell where something came from.
func rewritten(_ text: String, optionalMethods: Set<String> = [], definitions: Set<String>? = nil) -> String {
    let result = Rewriter(for: .reading, optionalMethods: optionalMethods, definitions: definitions).rewrite([
        SourceText(path: "A.swift", text: text)
    ])
    return result.texts[0].map(withoutDirectives) ?? text
}

/// Rewrites the files of one module so.
func rewritten(_ texts: [String]) -> [String] {
    let sources = texts.enumerated().map { SourceText(path: "File\($0.offset).swift", text: $0.element) }
    return zip(Rewriter(for: .reading).rewrite(sources).texts, texts).map { $0.map(withoutDirectives) ?? $1 }
}

private func withoutDirectives(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("#sourceLocation(") }
        .joined(separator: "\n")
}

/// What one file has that cannot be rewritten.
func problems(_ text: String) -> [Problem] {
    Rewriter(for: .reading).rewrite([SourceText(path: "A.swift", text: text)]).problems
}
