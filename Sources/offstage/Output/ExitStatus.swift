import ArgumentParser

/// What the program's exit codes mean. ArgumentParser itself exits with 64 for wrong usage.
enum ExitStatus {
    /// A scene's `expect:` or a reference list does not hold, or a golden's pixels or account differ.
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

    static let help = """
        EXIT CODES
          0  all well
          1  an expectation, a reference list or a golden does not hold
          2  a scene or another input cannot be read
          3  goldens were recorded; look at them and run again
          4  a golden is missing
          5  a golden cannot be read
          6  a golden has another size
          7  an output cannot be written
          64 wrong usage
        """
}
