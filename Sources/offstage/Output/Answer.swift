import ArgumentParser
import TextFormatting

/// What a command has to say: lines for people as they come, or with `--json` the one shape that all commands have
/// (Docs/json.md).
@MainActor
struct Answer {
    enum Form {
        /// Lines for people.
        case text
        /// One JSON document, when the command is done.
        case document
        /// A JSON document on a line of its own whenever there is something new.
        case lines
    }

    /// Rises when a key goes or changes its meaning; new keys are no reason.
    static let formatVersion = 1

    /// What `--help` says of `--json`.
    nonisolated static let flagHelp: ArgumentHelp = "Answer in JSON: the shape of all commands' answers."

    private let command: String?
    private let form: Form
    private var results: [JSONValue] = []
    private var problems: [Problem] = []

    /// - Parameter command: The command's name; nil where the words name none.
    init(command: String?, form: Form) {
        self.command = command
        self.form = form
    }

    /// A line on standard output, for people.
    func tell(_ line: @autoclosure () -> String) {
        if form == .text { Terminal.current.print(line()) }
    }

    /// Lines on standard output, for people.
    func tell(lines: @autoclosure () -> [String]) {
        guard form == .text else { return }
        for line in lines() { Terminal.current.print(line) }
    }

    /// A line on standard error, for people; what it says must be among the results, too.
    func warn(_ line: @autoclosure () -> String) {
        if form == .text { Terminal.current.complain(line()) }
    }

    /// An entry of `results`.
    mutating func add(_ result: @autoclosure () -> JSONValue) {
        if form != .text { results.append(result()) }
    }

    /// Entries of `results`.
    mutating func add(results new: @autoclosure () -> [JSONValue]) {
        if form != .text { results += new() }
    }

    /// A problem: people read it on standard error.
    mutating func report(_ problem: Problem) {
        if form == .text {
            if !problem.text.isEmpty { Terminal.current.complain(problem.text) }
        } else {
            problems.append(problem)
        }
    }

    /// A note, which people read on standard output.
    mutating func note(_ sentence: String) {
        tell(sentence)
        if form != .text { problems.append(Problem(note: sentence)) }
    }

    mutating func report(_ problems: some Sequence<Problem>) {
        for problem in problems { report(problem) }
    }

    /// Tells what there is by now, where an answer is told in parts.
    mutating func flush() {
        guard form == .lines else { return }
        Terminal.current.print(document(nil).line)
        (results, problems) = ([], [])
    }

    /// Tells the rest, and what the program exits with.
    func end(_ status: ExitCode) {
        switch form {
        case .text: break
        case .document: Terminal.current.print(document(status).text)
        case .lines: Terminal.current.print(document(status).line)
        }
    }

    /// - Parameter status: Nil while the command goes on.
    func document(_ status: ExitCode?) -> JSONValue {
        .object([
            ("command", .text(command)), ("formatVersion", .integer(Self.formatVersion)),
            ("exitCode", status.map { .integer(Int($0.rawValue)) } ?? .null), ("results", .array(results)),
            ("problems", .array(problems.map(\.jsonValue))),
        ])
    }
}
