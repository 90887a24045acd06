import RenderServer
import TextFormatting

/// What a command has to say: lines for people as they come, or with `--json` the one shape that all commands have
/// (Docs/json.md).
@MainActor
package struct Answer {
    package enum Form: Sendable {
        /// Lines for people.
        case text
        /// One JSON document, when the command is done.
        case document
        /// A JSON document on a line of its own whenever there is something new.
        case lines
    }

    /// Rises when a key goes or changes its meaning; new keys are no reason.
    package static let formatVersion = 1

    private let command: String?
    private let form: Form
    private var results: [JSONValue] = []
    private var problems: [Problem] = []

    /// - Parameter command: The command's name; nil where the words name none.
    package init(command: String?, form: Form) {
        self.command = command
        self.form = form
    }

    /// Whether anybody reads `results`: some of what they say takes its time.
    package var keepsResults: Bool { form != .text }

    /// A line on standard output, for people.
    package func tell(_ line: @autoclosure () -> String) {
        if form == .text { Terminal.current.print(line()) }
    }

    /// Lines on standard output, for people.
    package func tell(lines: @autoclosure () -> [String]) {
        guard form == .text else { return }
        for line in lines() { Terminal.current.print(line) }
    }

    /// A line on standard error, for people; what it says must be among the results, too.
    package func warn(_ line: @autoclosure () -> String) {
        if form == .text { Terminal.current.complain(line()) }
    }

    /// An entry of `results`.
    package mutating func add(_ result: @autoclosure () -> JSONValue) {
        if keepsResults { results.append(result()) }
    }

    /// Entries of `results`.
    package mutating func add(results new: @autoclosure () -> [JSONValue]) {
        if keepsResults { results += new() }
    }

    /// A problem: people read it on standard error.
    package mutating func report(_ problem: Problem) {
        if keepsResults {
            problems.append(problem)
        } else if !problem.text.isEmpty {
            Terminal.current.complain(problem.text)
            annotate(WorkflowCommand(problem))
        }
    }

    /// Tells an error to the runner of a workflow, where there is one that reads it.
    func annotate(_ command: @autoclosure () -> WorkflowCommand?) {
        guard form == .text, WorkflowCommand.areRead, let command = command() else { return }
        Terminal.current.complain(command.text)
    }

    /// A note, which people read on standard output.
    package mutating func note(_ sentence: String) {
        tell(sentence)
        if keepsResults { problems.append(Problem(note: sentence)) }
    }

    package mutating func report(_ problems: some Sequence<Problem>) {
        for problem in problems { report(problem) }
    }

    /// Tells what there is by now, where an answer is told in parts.
    package mutating func flush() {
        guard form == .lines else { return }
        Terminal.current.print(document(nil).line)
        (results, problems) = ([], [])
    }

    /// Tells the rest, and what the program exits with.
    package func end(_ status: ExitStatus) {
        switch form {
        case .text: break
        case .document: Terminal.current.print(document(status).text)
        case .lines: Terminal.current.print(document(status).line)
        }
    }

    /// Does what answers; what goes wrong is reported.
    /// - Parameter word: Words an error that ends the work.
    /// - Returns: What a program exits with.
    package mutating func attempt(
        wording word: (any Error) -> AnswerFailure, work: @MainActor (inout Answer) async throws -> Void
    ) async -> ExitStatus {
        do {
            try await work(&self)
            return .success
        } catch let status as ExitStatus {
            return status
        } catch {
            let failure = word(error)
            report(failure.problems)
            return failure.status
        }
    }

    /// - Parameter status: Nil while the command goes on.
    package func document(_ status: ExitStatus?) -> JSONValue {
        .object([
            ("command", .text(command)), ("formatVersion", .integer(Self.formatVersion)),
            ("exitCode", status.map { .integer(Int($0.rawValue)) } ?? .null), ("results", .array(results)),
            ("problems", .array(problems.map(\.jsonValue))),
        ])
    }
}
