/// Where a layer is written: a file and lines of it.
public struct SourcePlace: Hashable, Sendable {
    /// The file as the caller named it.
    public let file: String
    /// Where it begins; counts from 1.
    public let line: Int
    /// Where it begins, in Unicode scalars; counts from 1.
    public let column: Int
    /// Where its own keys end, those of what lies inside left out; not before `line`.
    public let lastLine: Int

    package init(file: String, line: Int, column: Int, lastLine: Int) {
        self.file = file
        self.line = line
        self.column = column
        self.lastLine = max(line, lastLine)
    }
}

extension SourcePlace: CustomStringConvertible {
    /// `card.yml:8:5`, as editors and terminals open it.
    public var description: String { "\(file):\(line):\(column)" }
}
