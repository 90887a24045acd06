import Foundation

/// A line that GitHub's runner shows at a place of a file, beside the change that it tests.
struct WorkflowCommand {
    /// As the caller named it.
    let file: String
    /// Count from 1; nil for the file as a whole.
    var line: Int?
    var column: Int?
    let message: String

    /// Whether somebody reads such lines: the runner says so.
    static let areRead = ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"

    /// `::error file=card.yml,line=3,col=5::unknown key`.
    var text: String {
        // The runner knows paths as git does.
        let path = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
        var properties = ["file=" + Self.property(path)]
        if let line { properties.append("line=\(line)") }
        if let column { properties.append("col=\(column)") }
        return "::error " + properties.joined(separator: ",") + "::" + Self.data(message)
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}

extension WorkflowCommand {
    /// Nil for what is no error of a file.
    init?(_ problem: Problem) {
        guard problem.severity == .error, let file = problem.file else { return nil }
        self.init(file: file, line: problem.line, column: problem.column, message: problem.message)
    }
}
