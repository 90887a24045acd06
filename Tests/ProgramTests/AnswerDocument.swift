import Foundation

/// The examples of `Docs/json.md`: a command line, then what it prints.
struct AnswerDocument {
    struct Example: CustomStringConvertible {
        let words: [String]
        let json: String

        var command: String { words[0] }
        var description: String { words.joined(separator: " ") }
    }

    static let examples: [Example] = {
        let file = Repository.root.appendingPathComponent("Docs/json.md")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        var examples: [Example] = []
        var words: [String] = []
        // The blocks of code are every other part between fences.
        for block in text.components(separatedBy: "```").enumerated() where !block.offset.isMultiple(of: 2) {
            let lines = block.element.split(separator: "\n").map(String.init)
            if lines.first == "json" {
                examples.append(Example(words: words, json: lines.dropFirst().joined(separator: "\n")))
            } else if let line = lines.first(where: { $0.hasPrefix("$ offstage ") }) {
                words = line.split(separator: " ").dropFirst(2).map(String.init)
            }
        }
        return examples
    }()
}
