import Goldens
import SceneFile

/// Why a question has no answer: problems, and what a program exits with.
package struct AnswerFailure: Error {
    package let problems: [Problem]
    package let status: ExitStatus

    package init(_ problems: [Problem], _ status: ExitStatus) {
        self.problems = problems
        self.status = status
    }

    /// Wrong usage.
    package static func usage(_ message: String) -> AnswerFailure {
        AnswerFailure([Problem(message)], .wrongUsage)
    }

    /// An error of a scene, a file or a comparison; nil for one that only whoever threw it can word.
    package init?(known error: any Error) {
        switch error {
        case let failure as AnswerFailure: self = failure
        case let errors as SceneErrors: self.init(errors.errors.map { Problem($0) }, .badInput)
        case let failure as FileFailure:
            self.init([Problem(failure)], failure.action == .read ? .badInput : .cannotWrite)
        case let unwritten as UnwrittenOutcome: self.init(known: unwritten.reason)
        default: return nil
        }
    }

    /// Any error, in its own words where nothing else is known of it.
    package init(_ error: any Error) {
        switch error {
        case let wrong as WrongWords: self = .usage(wrong.description)
        case let unwritten as UnwrittenOutcome: self.init(unwritten.reason)
        default: self = Self(known: error) ?? Self([Problem(sentence: "\(error)")], .differs)
        }
    }
}

/// Words of a question that contradict each other or mean nothing, in a sentence without a full stop.
package struct WrongWords: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
