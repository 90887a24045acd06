import Foundation

/// What is wrong at one place of a scene file.
public struct SceneError: Error, Hashable, Sendable {
    /// The file as the caller named it.
    public let file: String
    /// Counts from 1; 0 for an error of the file as a whole.
    public let line: Int
    /// Counts from 1, in Unicode scalars; 0 for an error of the file as a whole.
    public let column: Int
    /// What is wrong, as a sentence without its full stop.
    public let message: String
    /// What may stand there: "a number from 0 to 1".
    public let expected: String?
    /// The nearest valid name; nil where none is near.
    public let suggestion: String?
    /// The line of the file that the error is about, for a caret below it.
    public let sourceLine: String?
    /// Other places that the error is about: the use of a component beside its definition.
    public let notes: [Note]

    /// A further place of an error.
    public struct Note: Hashable, Sendable {
        /// The file as the caller named it.
        public let file: String
        /// Counts from 1.
        public let line: Int
        /// Counts from 1, in Unicode scalars.
        public let column: Int
        /// What the place has to do with the error.
        public let message: String
        /// The line of the file, for a caret below it.
        public let sourceLine: String?
    }

    package init(
        file: String, line: Int, column: Int, message: String, expected: String? = nil, suggestion: String? = nil,
        sourceLine: String? = nil, notes: [Note] = []
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.expected = expected
        self.suggestion = suggestion
        self.sourceLine = sourceLine
        self.notes = notes
    }

    /// Message, expectation and suggestion in one line, without the place.
    public var sentence: String {
        var text = message
        if let expected { text += "; expected \(expected)" }
        if let suggestion { text += "; did you mean '\(suggestion)'?" }
        return text
    }

    /// `file:line:column: error: …`, in one line.
    public var summary: String {
        line > 0 ? "\(file):\(line):\(column): error: \(sentence)" : "\(file): error: \(sentence)"
    }
}

extension SceneError: CustomStringConvertible, LocalizedError {
    /// The summary, the line of the file, a caret below the place, and the same of each note.
    public var description: String {
        ([Self.text(summary, sourceLine, column)]
            + notes.map {
                Self.text("\($0.file):\($0.line):\($0.column): note: \($0.message)", $0.sourceLine, $0.column)
            })
            .joined(separator: "\n")
    }

    private static func text(_ sentence: String, _ line: String?, _ column: Int) -> String {
        guard let line, column > 0 else { return sentence }
        let (excerpt, caret) = excerpt(of: line, column: column)
        return "\(sentence)\n    \(excerpt)\n    \(caret)^"
    }

    /// The summary alone, for `localizedDescription`.
    public var errorDescription: String? { summary }

    /// At most 100 characters of the line around the place, with tabs as single blanks so that the caret stands right.
    private static func excerpt(of line: String, column: Int) -> (text: String, caret: String) {
        let scalars = Array(line.unicodeScalars)
        let start = max(0, min(column - 60, scalars.count - 100))
        let shown = scalars[start..<min(scalars.count, start + 100)].map { $0.value < 32 ? " " : $0 }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: shown)
        return (String(text), String(repeating: " ", count: max(0, column - 1 - start)))
    }
}

/// Everything that is wrong with a scene file, sorted by place.
public struct SceneErrors: Error, Hashable, Sendable {
    /// What is wrong, in the order of the file; never empty.
    public let errors: [SceneError]

    package init(_ errors: [SceneError]) {
        self.errors = errors.enumerated().sorted {
            ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset)
        }.map(\.element)
    }
}

extension SceneErrors: CustomStringConvertible, LocalizedError {
    /// All errors with their lines of the file, one below the other.
    public var description: String { errors.map(\.description).joined(separator: "\n") }
    /// The summaries of all errors, a line each, for `localizedDescription`.
    public var errorDescription: String? { errors.map(\.summary).joined(separator: "\n") }
}
