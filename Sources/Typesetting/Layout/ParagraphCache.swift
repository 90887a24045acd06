/// Paragraphs as they were shaped, so that a text that is measured and then laid out in another width is shaped once. What
/// was used longest ago leaves first.
package final class ParagraphCache: Sendable {
    package static let shared = ParagraphCache(budget: 16 << 20)

    private struct Key: Hashable {
        var units: [UInt16]
        var runs: [StyledText.Run]
        var style: ParagraphStyle
    }

    private let paragraphs: BudgetedCache<Key, Paragraph>

    /// - Parameter budget: bytes, about.
    init(budget: Int) {
        paragraphs = BudgetedCache(budget: budget)
    }

    func limit(to bytes: Int) { paragraphs.limit(to: bytes) }

    package func removeAll() { paragraphs.removeAll() }

    /// A paragraph by the process's fonts, from here or shaped now; by other fonts always shaped now.
    func paragraph(_ buffer: TextBuffer, style: ParagraphStyle, library: FontLibrary) -> Paragraph {
        guard library === FontLibrary.shared else { return Paragraph(buffer, style: style, library: library) }
        let key = Key(units: buffer.units, runs: buffer.runs, style: style)
        if let known = paragraphs.value(for: key) { return known }
        let new = Paragraph(buffer, style: style, library: library)
        paragraphs.keep(new, for: key, bytes: new.byteCount)
        return new
    }
}

extension Paragraph {
    /// About: units, levels, advances, breaks and a glyph for each unit.
    fileprivate var byteCount: Int { 512 + 72 * buffer.count + 128 * (buffer.runs.count + items.count) }
}
