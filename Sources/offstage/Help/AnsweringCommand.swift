import Answers
import ArgumentParser

/// A command that asks a question: the answer is text or, with `--json`, as Docs/json.md says.
protocol AnsweringCommand: AsyncParsableCommand {
    associatedtype Asked: Question

    /// The flag `--json`.
    var json: Bool { get }
    /// What `--json` makes of the answer. Default: one document.
    static var jsonForm: Answer.Form { get }

    /// What the words ask.
    /// - Throws: What is wrong with them or with the environment.
    @MainActor func question() throws -> Asked
}

extension AnsweringCommand {
    /// The name, at hand without the texts of `configuration`: the program looks for it each time that it starts.
    static var name: String { Asked.command }

    static var jsonForm: Answer.Form { .document }

    @MainActor
    func run() async throws {
        var answer = Answer(command: Self.name, form: json ? Self.jsonForm : .text)
        let status = await answer.attempt {
            AnswerFailure($0, of: Self.self)
        } work: {
            try await question().answer(&$0)
        }
        answer.end(status)
        guard status.isSuccess else { throw status }
    }
}

extension Answer {
    /// What `--help` says of `--json`.
    nonisolated static var flagHelp: ArgumentHelp { "Answer in JSON: the shape of all commands' answers." }
}
