/// How a run ended, and what it said.
struct ProgramOutcome: Sendable, CustomStringConvertible {
    enum End: Equatable, Sendable {
        case exit(Int32)
        case signal(Int32)
        /// Stopped at a bound of time.
        case late
    }

    let end: End
    let output: String
    let errors: String

    var description: String { "\(end)\n--- output\n\(output.prefix(20_000))\n--- errors\n\(errors.prefix(20_000))" }
}
