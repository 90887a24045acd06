import CoreGraphics

/// A section's lengths, as a list is told them.
///
/// Rows that are alike cost nothing each:
///
/// ```swift
/// var section = ListSection(opening: 22, header: .known(28))
/// section.appendRows(1_000_000, .estimated(44))
/// let offsets = ListOffsets([section])
/// offsets.length  // 44,000,050
/// ```
package struct ListSection: Sendable {
    private var opening: Span
    private var header: Span
    private var rows: [Span] = []
    private var footer: Span
    private var closing: Span

    /// - Parameters:
    ///   - opening: The space before the header.
    ///   - closing: The space behind the footer.
    package init(
        opening: CGFloat = 0, header: ListLength = .known(0), footer: ListLength = .known(0), closing: CGFloat = 0
    ) {
        self.opening = Span(.opening, .known(opening))
        self.header = Span(.header, header)
        self.footer = Span(.footer, footer)
        self.closing = Span(.closing, .known(closing))
    }

    /// Puts rows at the end; a count below 1 puts none.
    package mutating func appendRows(_ count: Int, _ length: ListLength) {
        for span in Span.rows(count, length) {
            if let joined = rows.last?.joined(with: span) {
                rows[rows.count - 1] = joined
            } else {
                rows.append(span)
            }
        }
    }

    package var rowCount: Int { rows.reduce(0) { $0 + $1.count } }

    var spans: [Span] { spans(around: rows) }

    func spans(around rows: [Span]) -> [Span] { [opening, header] + rows + [footer, closing] }

    // MARK: Rows one by one

    /// Each row as a run of its own.
    var singleRows: [Span] { rows.flatMap(\.singles) }

    var withoutRows: Self {
        var section = self
        section.rows = []
        return section
    }

    /// The sections that runs are made of, each without rows and with them.
    static func sections(of spans: [Span]) -> [(shell: Self, rows: [Span])] {
        var sections: [(shell: Self, rows: [Span])] = []
        for span in spans {
            switch span.kind {
            case .opening:
                sections.append((Self(), []))
                sections[sections.count - 1].shell.opening = span
            case .header: sections[sections.count - 1].shell.header = span
            case .row: sections[sections.count - 1].rows += span.singles
            case .footer: sections[sections.count - 1].shell.footer = span
            case .closing: sections[sections.count - 1].shell.closing = span
            }
        }
        return sections
    }
}
