/// Finds the imports of a file without parsing it.
package struct ImportScanner {
    package struct Import: Equatable {
        package let module: String
        /// Stands in a branch of `#if`.
        package let isConditional: Bool
    }

    private static let words: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private", "struct", "class", "enum", "protocol", "func", "var",
        "let", "typealias", "actor",
    ]

    package static func imports(in bytes: [UInt8]) -> [Import] {
        var found: [Import] = []
        var depth = 0
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let first = line.first(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
            if first == UInt8(ascii: "#") {
                let text = String(decoding: line, as: UTF8.self).drop { $0.isWhitespace }
                if text.hasPrefix("#if ") || text.hasPrefix("#if(") { depth += 1 }
                if text.hasPrefix("#endif") { depth -= 1 }
            } else if mentionsImport(line) {
                found += modules(in: String(decoding: line, as: UTF8.self)).map {
                    Import(module: $0, isConditional: depth > 0)
                }
            }
        }
        return found
    }

    private static func mentionsImport(_ line: ArraySlice<UInt8>) -> Bool {
        let word = Array("import ".utf8)
        guard line.count > word.count else { return false }
        return line.indices.dropLast(word.count - 1).contains { line[$0..<($0 + word.count)].elementsEqual(word) }
    }

    /// The modules that a line imports: several where semicolons stand between.
    private static func modules(in line: String) -> [String] {
        line.split(separator: ";").compactMap { statement in
            var words = statement.split(whereSeparator: \.isWhitespace)[...]
            while let word = words.first, word.hasPrefix("@") || Self.words.contains(word) { words = words.dropFirst() }
            guard words.first == "import" else { return nil }
            words = words.dropFirst()
            while let word = words.first, Self.words.contains(word) { words = words.dropFirst() }
            return words.first.map { String($0.prefix { $0 != "." }) }
        }
    }
}
