import CompilerFront

/// What became of all mutants, in the forms that people and programs read.
package struct MutantsReport: Sendable {
    package struct Row: Equatable, Sendable {
        package let mutant: Mutant
        /// Nil where they are only listed.
        package let verdict: Verdict?

        package init(mutant: Mutant, verdict: Verdict?) {
            (self.mutant, self.verdict) = (mutant, verdict)
        }
    }

    package let rows: [Row]
    package let seed: UInt64
    /// How many were drawn and did not compile.
    package let dropped: Int

    package init(rows: [Row], seed: UInt64, dropped: Int) {
        (self.rows, self.seed, self.dropped) = (rows, seed, dropped)
    }

    /// What is looked at first.
    private static let order = ["survived", "not reached", "timed out", "noticed", "not run", ""]

    package var text: String {
        let sorted = Self.order.flatMap { name in rows.filter { ($0.verdict?.name ?? "") == name } }
        return sorted.map(Self.lines).joined(separator: "\n") + (rows.isEmpty ? "" : "\n") + summary
    }

    private static func lines(_ row: Row) -> String {
        let site = row.mutant.site
        let head = [row.verdict?.name, site.kind.name, "\(site.path):\(site.line)"].compactMap { $0 }
        let after = site.after.isEmpty ? "(nothing)" : site.after
        var lines = ["\(row.mutant.number)  " + head.joined(separator: "  "), "    - \(site.before)", "    + \(after)"]
        if let details = row.verdict?.details, !details.isEmpty { lines.append("    by \(details)") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// How many of each kind met which verdict.
    private var summary: String {
        let names = Self.order.filter { name in rows.contains { $0.verdict?.name == name } }
        guard !names.isEmpty else { return "\(rows.count) mutants of seed \(seed)\n" }
        var table = [["kind"] + names + ["all"]]
        for kind in MutantKind.allCases {
            let own = rows.filter { $0.mutant.site.kind == kind }
            if !own.isEmpty { table.append([kind.name] + Self.counts(own, names)) }
        }
        table.append(["all"] + Self.counts(rows, names))
        let note = dropped == 0 ? "" : " \(dropped) more were drawn and do not compile."
        return Self.aligned(table) + "Seed \(seed).\(note)\n"
    }

    private static func counts(_ rows: [Row], _ names: [String]) -> [String] {
        names.map { name in "\(rows.count { $0.verdict?.name == name })" } + ["\(rows.count)"]
    }

    private static func aligned(_ table: [[String]]) -> String {
        let widths = (table.first ?? []).indices.map { column in table.map { $0[column].count }.max() ?? 0 }
        return table.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + blanks : blanks + cell.0
            }.joined(separator: "  ") + "\n"
        }.joined()
    }

    package var json: String {
        let mutants = rows.map { row -> JSONText in
            let site = row.mutant.site
            var keys: [(String, JSONText)] = [
                ("number", .number(row.mutant.number)), ("kind", .text(site.kind.rawValue)),
                ("module", .text(site.module)), ("path", .text(site.path)), ("line", .number(site.line)),
                ("before", .text(site.before)), ("after", .text(site.after)),
            ]
            if let verdict = row.verdict { keys.append(("verdict", .text(verdict.name))) }
            if let details = row.verdict?.details, !details.isEmpty { keys.append(("by", .text(details))) }
            return .object(keys)
        }
        return JSONText.object([
            ("seed", .text("\(seed)")), ("notCompiled", .number(dropped)), ("mutants", .list(mutants)),
        ]).written
    }
}
