import Answers
import ArgumentParser
import Goldens

extension AnswerFailure {
    /// Any error that ended a command; the parser's own in the parser's words.
    init(_ error: any Error, of command: any ParsableCommand.Type) {
        if let known = AnswerFailure(known: error) {
            self = known
        } else if let unwritten = error as? UnwrittenOutcome {
            self.init(unwritten.reason, of: command)
        } else {
            let error = error.inWordsOfParser
            let text = Self.asToldElsewhere(command.fullMessage(for: error))
            let problem = Problem(sentence: command.message(for: error), text: text)
            self.init([problem], ExitStatus(rawValue: command.exitCode(for: error).rawValue))
        }
    }

    /// The parser's words, which begin as all errors do.
    private static func asToldElsewhere(_ text: String) -> String {
        text.hasPrefix("Error: ") ? "error: " + text.dropFirst("Error: ".count) : text
    }

    /// Tells an error that ended the program, which no answer has told.
    ///
    /// - Parameter json: In the shape of an answer; help and the version are text all the same.
    @MainActor
    static func tell(_ error: any Error, of command: any ParsableCommand.Type, json: Bool) -> ExitStatus {
        if let status = error as? ExitStatus { return status }
        let failure = AnswerFailure(error, of: command)
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

extension Error {
    /// The error as the parser tells wrong words: with the usage line of the command.
    var inWordsOfParser: any Error { (self as? WrongWords).map { ValidationError($0.description) } ?? self }
}
