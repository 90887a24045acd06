import ArgumentParser

/// What the program's exit codes mean. ArgumentParser itself exits with 64 for wrong usage.
enum ExitStatus {
    /// A scene's `expect:` or a reference list does not hold, two things that were compared differ, or a run failed in
    /// several ways.
    static let differs = ExitCode(1)
    /// A scene or another input could not be read.
    static let badInput = ExitCode(2)
    /// Goldens were recorded: look at them, then run again.
    static let recorded = ExitCode(3)
    /// A golden is missing.
    static let missing = ExitCode(4)
    /// A golden could not be read.
    static let unreadable = ExitCode(5)
    /// A golden has another size.
    static let sizeDiffers = ExitCode(6)
    /// An output could not be written.
    static let cannotWrite = ExitCode(7)
    /// A golden's pixels differ.
    static let pixelsDiffer = ExitCode(8)
    /// A golden's pixels agree, its statistics or plan do not.
    static let accountDiffers = ExitCode(9)
    /// A comparison that must fail passed, so no result can be believed.
    static let selfTestFailed = ExitCode(10)
    /// A golden was recorded with other font files.
    static let fontsDiffer = ExitCode(11)
    /// Some advice could not be written into a scene; what could be is.
    static let partlyApplied = ExitCode(12)

    /// All codes with what they mean, in their order.
    static let meanings: [(code: ExitCode, meaning: String)] = [
        (.success, "all well"),
        (differs, "an expectation does not hold, things differ, or failures of several kinds"),
        (badInput, "a scene or another input cannot be read"),
        (recorded, "goldens were recorded; look at them and run again"),
        (missing, "a golden is missing"),
        (unreadable, "a golden cannot be read"),
        (sizeDiffers, "a golden has another size"),
        (cannotWrite, "an output cannot be written"),
        (pixelsDiffer, "a golden's pixels differ"),
        (accountDiffers, "a golden's pixels agree, its statistics or plan do not"),
        (selfTestFailed, "the self-test failed: nothing that the run says can be believed"),
        (fontsDiffer, "a golden was recorded with other font files"),
        (partlyApplied, "some advice could not be written into a scene; what could be is"),
        (.validationFailure, "wrong usage"),
    ]

    /// Codes that every command can have.
    private static let common: [ExitCode] = [.success, cannotWrite, .validationFailure]

    /// The codes of a command, for its help.
    /// - Parameter codes: Those that it has beside the ones of every command.
    static func help(_ codes: [ExitCode]) -> String {
        let lines = meanings.filter { (common + codes).contains($0.code) }.map { code, meaning in
            let number = "\(code.rawValue)"
            return "  " + number + String(repeating: " ", count: 3 - number.count) + meaning
        }
        return (["EXIT CODES"] + lines).joined(separator: "\n")
    }
}
