/// A construct that cannot be rewritten: where it stands and the way out.
public struct Problem: Sendable, Equatable, CustomStringConvertible {
    /// Whether the compilation ends with it.
    public enum Severity: String, Sendable { case warning, error }

    public let path: String
    /// From 1.
    public let line: Int
    /// From 1, in bytes.
    public let column: Int
    public let message: String
    public let severity: Severity

    package init(path: String, line: Int, column: Int, message: String, severity: Severity = .error) {
        (self.path, self.line, self.column, self.message) = (path, line, column, message)
        self.severity = severity
    }

    /// As compilers print errors.
    public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}
