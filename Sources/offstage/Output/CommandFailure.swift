import ArgumentParser
import Goldens
import SceneFile

/// Why a command ends: problems, and what it exits with.
struct CommandFailure: Error {
    let problems: [Problem]
    let status: ExitCode

    init(_ problems: [Problem], _ status: ExitCode) {
        self.problems = problems
        self.status = status
    }

    /// Wrong usage, without the usage line of a command.
    static func usage(_ message: String) -> CommandFailure {
        CommandFailure([Problem(message)], .validationFailure)
    }

    /// Any error that ended a command; the parser's own in the parser's words.
    init(_ error: any Error, of command: any ParsableCommand.Type) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let errors as SceneErrors: self.init(errors.errors.map { Problem($0) }, ExitStatus.badInput)
        case let failure as FileFailure:
            self.init([Problem(failure)], failure.action == .read ? ExitStatus.badInput : ExitStatus.cannotWrite)
        case let unwritten as UnwrittenOutcome: self.init(unwritten.reason, of: command)
        default:
            let problem = Problem(sentence: command.message(for: error), text: command.fullMessage(for: error))
            self.init([problem], command.exitCode(for: error))
        }
    }

    /// Tells an error that ended the program, which no answer has told.
    ///
    /// - Parameter json: In the shape of an answer; help and the version are text all the same.
    @MainActor
    static func tell(_ error: any Error, of command: any ParsableCommand.Type, json: Bool) -> ExitCode {
        if let status = error as? ExitCode { return status }
        let failure = CommandFailure(error, of: command)
        if failure.status.isSuccess {
            failure.problems.map(\.text).forEach(Terminal.current.print)
        } else {
            var answer = Answer(
                command: (command as? any AnsweringCommand.Type)?.name, form: json ? .document : .text)
            answer.report(failure.problems)
            answer.end(failure.status)
        }
        return failure.status
    }
}
