/// A run's results as a CI job shows them: one line, then a table of what needs a look.
struct MarkdownSummary {
    private let tally: TestTally
    /// CI systems cut summaries at a megabyte.
    private static let rowLimit = 200
    private static let cellLimit = 400

    init(_ tally: TestTally) {
        self.tally = tally
    }

    var text: String {
        let verdict = tally.failures == 0 ? "Scenes pass" : "Scenes fail"
        var lines = ["## \(verdict)", "", tally.summary + ".", ""]
        let rows = tally.cases.flatMap { test in test.verdicts.compactMap { Self.row(test, $0) } }
        if !rows.isEmpty {
            lines += ["| scene | what | how |", "|---|---|---|"] + rows.prefix(Self.rowLimit)
            if rows.count > Self.rowLimit { lines.append("| … | | \(rows.count - Self.rowLimit) more |") }
            lines.append("")
        }
        lines += tally.notes.map { "> " + Self.cell($0) + "\n" }
        return lines.joined(separator: "\n")
    }

    private static func row(_ test: TestCase, _ verdict: SceneVerdict) -> String? {
        guard verdict.kind != "matched" else { return nil }
        return "| \(cell(test.name)) | \(verdict.kind) | \(cell(verdict.message)) |"
    }

    /// A text as one line in which nothing is markup.
    private static func cell(_ text: String) -> String {
        var result = ""
        for character in text.prefix(cellLimit) {
            switch character {
            case "\n", "\r\n", "\r": result += "<br>"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "|", "`", "*", "_", "[", "]", "\\", "#", "!", "~", "@": result += "\\\(character)"
            default: result.append(character)
            }
        }
        return text.count > cellLimit ? result + "…" : result
    }
}
