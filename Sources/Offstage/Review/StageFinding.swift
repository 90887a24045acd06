import TextFormatting

/// One thing that a stage has to say of a package's code, for the review of that package.
package struct StageFinding: Hashable, Sendable {
    /// What it is about: a diagnostic's kind, `audit.` and a type of audit, or a look of the review's own.
    package let kind: String
    /// A whole sentence.
    package let message: String
    /// The view or controller, as messages name it (`UILabel:title`); nil where the sentence is about none.
    package let view: String?
    /// The package's classes that it belongs to, the nearest first.
    package let types: [String]
    /// The test that made it, as SwiftPM lists it; nil where nobody knows.
    package let test: String?

    package init(kind: String, message: String, view: String? = nil, types: [String] = [], test: String? = nil) {
        (self.kind, self.message, self.view) = (kind, message, view)
        (self.types, self.test) = (types, test)
    }

    /// The finding as a line of JSON.
    package var line: String {
        JSONValue.object([
            ("kind", .string(kind)), ("message", .string(message.replacing("\n", with: " "))), ("view", .text(view)),
            ("types", .texts(types)), ("test", .text(test)),
        ]).line
    }
}
