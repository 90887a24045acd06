/// What a program exits with when it has answered, thrown where an answer ends before its end.
package struct ExitStatus: Error, RawRepresentable, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    package static let success = ExitStatus(rawValue: 0)
    /// A scene's `expect:` or a reference list does not hold, two things that were compared differ, or a run failed in
    /// several ways.
    package static let differs = ExitStatus(rawValue: 1)
    /// A scene or another input could not be read.
    package static let badInput = ExitStatus(rawValue: 2)
    /// Goldens were recorded: look at them, then run again.
    package static let recorded = ExitStatus(rawValue: 3)
    /// A golden is missing.
    package static let missing = ExitStatus(rawValue: 4)
    /// A golden could not be read.
    package static let unreadable = ExitStatus(rawValue: 5)
    /// A golden has another size.
    package static let sizeDiffers = ExitStatus(rawValue: 6)
    /// An output could not be written.
    package static let cannotWrite = ExitStatus(rawValue: 7)
    /// A golden's pixels differ.
    package static let pixelsDiffer = ExitStatus(rawValue: 8)
    /// A golden's pixels agree, its statistics or plan do not.
    package static let accountDiffers = ExitStatus(rawValue: 9)
    /// A comparison that must fail passed, so no result can be believed.
    package static let selfTestFailed = ExitStatus(rawValue: 10)
    /// A golden was recorded with other font files.
    package static let fontsDiffer = ExitStatus(rawValue: 11)
    /// Some advice could not be written into a scene; what could be is.
    package static let partlyApplied = ExitStatus(rawValue: 12)
    /// Wrong usage, by the number that `sysexits.h` has for it.
    package static let wrongUsage = ExitStatus(rawValue: 64)

    package var isSuccess: Bool { self == .success }

    /// All of them with what they mean, in their order.
    package static let meanings: [(status: ExitStatus, meaning: String)] = [
        (success, "all well"),
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
        (wrongUsage, "wrong usage"),
    ]
}
