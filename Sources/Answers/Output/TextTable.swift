/// Columns of text, padded to their widest cell.
package struct TextTable {
    package enum Alignment { case left, right }

    private let alignments: [Alignment]
    private var rows: [[String]] = []

    package init(_ header: [String], _ alignments: [Alignment]) {
        self.alignments = alignments
        rows = [header]
    }

    /// A table without a header.
    package init(_ alignments: [Alignment]) {
        self.alignments = alignments
    }

    package mutating func add(_ row: [String]) {
        rows.append(row)
    }

    package var lines: [String] {
        let widths = alignments.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = alignments.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - row[column].count)
                return alignments[column] == .left ? row[column] + padding : padding + row[column]
            }
            var line = cells.joined(separator: "  ")
            while line.hasSuffix(" ") { line.removeLast() }
            return line
        }
    }
}
