import ArgumentParser

extension ParsableArguments {
    /// The words behind a verb of `offstage swift`, which the parser of the whole program does not know.
    ///
    /// - Throws: Complaints for that parser to tell; help, where the words ask for it.
    static func parsedBehindVerb(_ words: [String]) throws -> Self {
        do {
            return try parse(words)
        } catch {
            guard !exitCode(for: error).isSuccess else { throw CleanExit.message(fullMessage(for: error)) }
            throw ValidationError(message(for: error))
        }
    }
}
