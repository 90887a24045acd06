/// The files of arguments that compilers take as `@file`.
package enum ResponseFile {
    /// The arguments in a text: words between blanks, with quotes and backslashes as shells have them.
    package static func arguments(in text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let last = word { words.append(last) }
        return words
    }

    /// A text in which each argument stands on a line of its own.
    package static func text(of arguments: [String]) -> String {
        arguments.map { argument in
            let escaped = argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            return "\"\(escaped)\"\n"
        }.joined()
    }

    /// The arguments with those of the response files in the places of these.
    package static func expand(_ arguments: [String], depth: Int = 0) -> [String] {
        arguments.flatMap { argument -> [String] in
            guard argument.hasPrefix("@"), depth < 8, let bytes = Files.read(String(argument.dropFirst())) else {
                return [argument]
            }
            return expand(Self.arguments(in: String(decoding: bytes, as: UTF8.self)), depth: depth + 1)
        }
    }
}
