/// A construct that cannot be rewritten: where it stands and the way out.
public struct Problem: Sendable, Equatable, CustomStringConvertible {
    public let path: String
    /// From 1.
    public let line: Int
    /// From 1, in bytes.
    public let column: Int
    public let message: String

    package init(path: String, line: Int, column: Int, message: String) {
        (self.path, self.line, self.column, self.message) = (path, line, column, message)
    }

    /// As compilers print errors.
    public var description: String { "\(path):\(line):\(column): error: \(message)" }
}
