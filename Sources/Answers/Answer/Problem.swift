import Goldens
import SceneFile
import TextFormatting

/// What a command could not do, or what its user should know beside the answer.
package struct Problem: Hashable, Sendable {
    package enum Severity: String, Sendable {
        case error
        /// All went well, and there is something to be said.
        case note
    }

    package let severity: Severity
    /// A sentence without its place.
    package let message: String
    package let file: String?
    /// Line and column count from 1; nil where the file as a whole is meant, or none.
    package let line: Int?
    package let column: Int?
    /// Other places that it is about: the use of a component beside its definition.
    package let related: [SceneError.Note]
    /// What a person reads: place and sentence, and the line of the file where it helps.
    package let text: String

    private init(
        _ severity: Severity, _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil,
        related: [SceneError.Note] = [], text: String
    ) {
        self.severity = severity
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.related = related
        self.text = text
    }

    /// An error, of a file as a whole where one is named.
    package init(_ message: String, file: String? = nil) {
        self.init(.error, message, file: file, text: (file.map { $0 + ": " } ?? "") + "error: " + message)
    }

    /// An error that others have worded.
    ///
    /// - Parameter text: What a person reads, where that is more than the sentence.
    package init(sentence: String, text: String? = nil) {
        self.init(.error, sentence, text: text ?? sentence)
    }

    /// A note that is worded.
    package init(note sentence: String) {
        self.init(.note, sentence, text: sentence)
    }

    /// An error at its place in a scene file.
    package init(_ error: SceneError) {
        self.init(.error, error, text: error.description)
    }

    /// A note about a scene file, at its place where it has one.
    package init(note: SceneError) {
        let place = note.line > 0 ? "\(note.file):\(note.line):\(note.column)" : note.file
        self.init(.note, note, text: "\(place): note: \(note.sentence)")
    }

    /// What a scene's stage has to say: a note, or an error to those who want none.
    init(remark: SceneError, isStrict: Bool) {
        if isStrict { self.init(remark) } else { self.init(note: remark) }
    }

    private init(_ severity: Severity, _ error: SceneError, text: String) {
        let hasPlace = error.line > 0
        self.init(
            severity, error.sentence, file: error.file, line: hasPlace ? error.line : nil,
            column: hasPlace ? error.column : nil, related: error.notes, text: text)
    }

    /// A file that could not be read or written.
    package init(_ failure: FileFailure) {
        self.init(.error, failure.sentence, file: failure.path, text: failure.description)
    }

    /// A name that stands for nothing, with the one that was probably meant.
    ///
    /// - Parameter kind: What the name was taken for: `colour`.
    package init(unknown name: String, kind: String, among names: some Sequence<String>) {
        self.init(unknown: name, kind: kind, nearest: NearestName.nearest(to: name, among: Array(names)))
    }

    package init(unknown name: String, kind: String, nearest: String?) {
        self.init("there is no \(kind) '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }

    package var jsonValue: JSONValue {
        .object([
            ("severity", .string(severity.rawValue)), ("message", .string(message)), ("file", .text(file)),
            ("line", line.map { .integer($0) } ?? .null), ("column", column.map { .integer($0) } ?? .null),
            ("related", .array(related.map(Self.object))),
        ])
    }

    private static func object(_ note: SceneError.Note) -> JSONValue {
        .object([
            ("message", .string(note.message)), ("file", .string(note.file)), ("line", .integer(note.line)),
            ("column", .integer(note.column)),
        ])
    }
}
