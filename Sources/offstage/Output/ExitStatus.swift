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

    static let help = """
        EXIT CODES
          0  all well
          1  an expectation or a reference list does not hold, compared things differ, or several kinds of failure
          2  a scene or another input cannot be read
          3  goldens were recorded; look at them and run again
          4  a golden is missing
          5  a golden cannot be read
          6  a golden has another size
          7  an output cannot be written
          8  a golden's pixels differ
          9  a golden's pixels agree, its statistics or plan do not
          10 the self-test failed: nothing that the run says can be believed
          11 a golden was recorded with other font files
          64 wrong usage
        """
}
