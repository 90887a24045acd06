import Rewriter

/// Rewrites one file for people.
func rewritten(_ text: String, optionalMethods: Set<String> = [], definitions: Set<String>? = nil) -> String {
    let result = Rewriter(for: .reading, optionalMethods: optionalMethods, definitions: definitions).rewrite([
        SourceText(path: "A.swift", text: text)
    ])
    return result.texts[0] ?? text
}

/// Rewrites the files of one module for people.
func rewritten(_ texts: [String]) -> [String] {
    let sources = texts.enumerated().map { SourceText(path: "File\($0.offset).swift", text: $0.element) }
    return zip(Rewriter(for: .reading).rewrite(sources).texts, texts).map { $0 ?? $1 }
}

/// What one file has that cannot be rewritten.
func problems(_ text: String) -> [Problem] {
    Rewriter(for: .reading).rewrite([SourceText(path: "A.swift", text: text)]).problems
}
