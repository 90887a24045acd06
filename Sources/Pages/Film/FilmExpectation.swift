import TextFormatting

/// Something that was expected of the frames, and where it does not hold.
package struct FilmExpectation: Sendable {
    /// As the scene or the test says it.
    package var text: String
    /// The frames by number, from 0, and what is so there; empty where it holds everywhere.
    package var failures: [(frame: Int, message: String)]

    package init(text: String, failures: [(frame: Int, message: String)] = []) {
        self.text = text
        self.failures = failures
    }

    var json: JSONValue {
        .object([
            ("text", .string(text)),
            ("failures", .array(failures.map { .array([.integer($0.frame), .string($0.message)]) })),
        ])
    }
}
