import Answers

/// What `--help` tells beside a command's words: paragraphs, each one line that the parser wraps to the terminal's
/// width, examples, and the exit codes that the command can have.
enum HelpText {
    /// What the program is called.
    static let program = "offstage"

    /// - Parameters:
    ///   - paragraphs: What is to be known, a string each.
    ///   - examples: Command lines.
    ///   - codes: Beside those that every command can have.
    static func discussion(
        _ paragraphs: String..., examples: [String], exits codes: [ExitStatus] = []
    ) -> String {
        (paragraphs + [list("EXAMPLES", examples), exits(codes)]).joined(separator: "\n\n")
    }

    private static func list(_ title: String, _ lines: [String]) -> String {
        ([title] + lines.map { "  " + $0 }).joined(separator: "\n")
    }

    /// Codes that every command can have.
    private static let commonCodes: [ExitStatus] = [.success, .cannotWrite, .wrongUsage]

    private static func exits(_ codes: [ExitStatus]) -> String {
        let known = ExitStatus.meanings.filter { (commonCodes + codes).contains($0.status) }
        let lines = known.map { status, meaning in
            let number = "\(status.rawValue)"
            return number + String(repeating: " ", count: 3 - number.count) + meaning
        }
        return list("EXIT CODES", lines)
    }
}
