/// What a compiler found wrong with mutants.
package struct CompilerErrors: Sendable {
    package struct Row: Equatable, Sendable {
        /// From the package's folder.
        package let path: String
        package let line: Int
        package let message: String
    }

    package private(set) var rows: [Row] = []
    private let root: String

    /// - Parameter root: The folder whose files are meant.
    package init(root: String) {
        self.root = root
    }

    /// Reads `/root/Sources/A.swift:12:5: error: words`.
    package mutating func read(_ line: String) {
        guard line.hasPrefix(root + "/"), let mark = line.firstRange(of: ": error: ") else { return }
        let places = line[..<mark.lowerBound].split(separator: ":")
        guard places.count >= 3, let number = Int(places[places.count - 2]) else { return }
        let path = places.dropLast(2).joined(separator: ":").dropFirst(root.count + 1)
        let row = Row(path: String(path), line: number, message: String(line[mark.upperBound...]))
        if !rows.contains(row) { rows.append(row) }
    }

    /// The mutants that are to blame, by their numbers, and the rows of which none is.
    ///
    /// It is the one whose statement has the line; where there is none, as where a function has a way out without a
    /// value, the last one above the line, or else the first of the file.
    package func blamed(of mutants: [Mutant]) -> (numbers: Set<Int>, others: [Row]) {
        var numbers: Set<Int> = []
        var others: [Row] = []
        for row in rows {
            let near = mutants.filter { $0.site.path == row.path }.sorted { $0.site.line < $1.site.line }
            let found =
                near.first { $0.site.lines.contains(row.line) } ?? near.last { $0.site.line < row.line } ?? near.first
            if let found { numbers.insert(found.number) } else { others.append(row) }
        }
        return (numbers, others)
    }
}
