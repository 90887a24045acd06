import ArgumentParser

/// What `--help` tells beside a command's words: paragraphs, each one line that the parser wraps to the terminal's
/// width, examples, and the exit codes that the command can have.
enum HelpText {
    /// - Parameters:
    ///   - paragraphs: What is to be known, a string each.
    ///   - examples: Command lines.
    ///   - codes: Beside those that every command can have.
    static func discussion(
        _ paragraphs: String..., examples: [String], exits codes: [ExitCode] = []
    ) -> String {
        (paragraphs + [list("EXAMPLES", examples), ExitStatus.help(codes)]).joined(separator: "\n\n")
    }

    private static func list(_ title: String, _ lines: [String]) -> String {
        ([title] + lines.map { "  " + $0 }).joined(separator: "\n")
    }
}
