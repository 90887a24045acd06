import ArgumentParser

/// A command that answers as text or, with `--json`, as Docs/json.md says.
protocol AnsweringCommand: AsyncParsableCommand {
    /// The name, at hand without the texts of `configuration`: the program looks for it each time that it starts.
    static var name: String { get }
    /// The flag `--json`.
    var json: Bool { get }
    /// What `--json` makes of the answer. Default: one document.
    static var jsonForm: Answer.Form { get }

    /// Does the work and tells of it.
    /// - Throws: The code to exit with, or what went wrong.
    @MainActor func answer(_ answer: inout Answer) async throws
}

extension AnsweringCommand {
    static var jsonForm: Answer.Form { .document }

    @MainActor
    func run() async throws {
        let (answer, status) = try await answered()
        answer.end(status)
        guard status.isSuccess else { throw status }
    }

    /// The answer, and what to exit with.
    /// - Throws: In text form, what went wrong.
    @MainActor
    func answered() async throws -> (Answer, ExitCode) {
        var answer = Answer(command: Self.name, form: json ? Self.jsonForm : .text)
        do {
            try await self.answer(&answer)
            return (answer, .success)
        } catch let status as ExitCode {
            return (answer, status)
        } catch  where json {
            let failure = CommandFailure(error, of: Self.self)
            answer.report(failure.problems)
            return (answer, failure.status)
        }
    }
}
