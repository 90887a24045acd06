import RenderServer
import TextFormatting

/// Something that can be asked: what a command does when its words are read, for whoever asks it.
package protocol Question: Sendable {
    /// The command that asks it, as the answer names it.
    static var command: String { get }

    /// Does the work and tells of it.
    /// - Throws: What to exit with (`ExitStatus`), or what went wrong.
    @MainActor func answer(_ answer: inout Answer) async throws
}

extension Question {
    /// The whole answer as one document, and what a program exits with. What went wrong is in it.
    ///
    /// Nothing is told to the terminal but progress, unless the question itself names standard output as a file.
    @MainActor
    package func document() async -> (document: JSONValue, status: ExitStatus) {
        var answer = Answer(command: Self.command, form: .document)
        let status = await answer.attempt {
            AnswerFailure($0)
        } work: {
            try await self.answer(&$0)
        }
        return (answer.document(status), status)
    }
}
