import CoreGraphics

/// Where the rows of a list lie, however many there are and however little is known of them.
///
/// A list is one sequence along the axis that scrolls: section by section a space, a header, rows, a footer and a space.
/// Each has a length, known or estimated, that may be set at any time. Which part lies at an offset, at which offset a part
/// lies, and every change cost the logarithm of the number of runs of equal lengths: a million rows of one height are a
/// few runs, a million different ones take ten bytes each.
///
/// A value: the list before an update and the one after it may be kept side by side for what a plain copy costs, nothing.
/// Offsets are exact (`ExactLength`): they do not drift, and the sum of lengths is the length.
///
/// What does not exist is nil: no place that a data source makes up traps.
package struct ListOffsets: Sendable {
    /// Beside its rows a section has an opening, a header, a footer and a closing.
    private static let fixedParts = 4

    var tree: SumTree<Span>

    package init(_ sections: [ListSection] = []) {
        tree = SumTree(sections.flatMap(\.spans))
    }

    // MARK: Sums

    package var sectionCount: Int { tree.total.sections }

    /// Rows of all sections.
    package var rowCount: Int { tree.total.parts - tree.total.sections * Self.fixedParts }

    /// How long all parts are, in points.
    package var length: CGFloat { tree.total.length.points }

    /// How many lengths are estimates.
    package var estimateCount: Int { tree.total.estimates }

    /// The number of a section's rows; nil for one that is not there.
    package func rowCount(in section: Int) -> Int? { parts(of: section).map { $0.count - Self.fixedParts } }

    // MARK: From parts to offsets

    /// Where a part lies; nil for one that is not there.
    package func extent(of part: ListPart) -> ListExtent? {
        index(of: part).flatMap { index in
            tree.seek { $0.parts > index }.map { before, span in
                ListExtent(
                    exactStart: before.length + span.length * (index - before.parts), exactLength: span.length,
                    isEstimate: span.isEstimate)
            }
        }
    }

    /// Where a section lies, from its opening to its closing; nil for one that is not there.
    package func extent(ofSection section: Int) -> ListExtent? {
        guard let start = extent(of: .opening(section)), let end = extent(of: .closing(section)) else { return nil }
        return ListExtent(
            exactStart: start.exactStart, exactLength: end.exactStart + end.exactLength - start.exactStart,
            isEstimate: false)
    }

    /// The place of a part among all; nil for one that is not there.
    func index(of part: ListPart) -> Int? {
        guard let parts = parts(of: part.section) else { return nil }
        return switch part {
        case .opening: parts.lowerBound
        case .header: parts.lowerBound + 1
        case .row(_, let row): row >= 0 && row < parts.count - Self.fixedParts ? parts.lowerBound + 2 + row : nil
        case .footer: parts.upperBound - 2
        case .closing: parts.upperBound - 1
        }
    }

    /// The places of a section's parts among all; nil for a section that is not there.
    func parts(of section: Int) -> Range<Int>? {
        guard section >= 0, section < sectionCount else { return nil }
        return start(of: section)..<start(of: section + 1)
    }

    private func start(of section: Int) -> Int {
        tree.seek { $0.sections > section }?.before.parts ?? tree.total.parts
    }

    // MARK: From offsets to parts

    /// A part with where it lies.
    package struct Entry: Hashable, Sendable {
        package let part: ListPart
        package let extent: ListExtent
    }

    /// The part at an offset in points, which begins there or before it and ends behind it; nil outside the list.
    package func part(at offset: CGFloat) -> ListPart? {
        let offset = ExactLength(offset)
        guard offset >= .zero, let (before, span) = tree.seek({ $0.length > offset }) else { return nil }
        let number = Int((offset - before.length).units / span.length.units)
        return part(of: span, before, number)
    }

    /// The parts of which something lies in a range of offsets, in order. Parts without length lie nowhere.
    package func entries(in range: Range<CGFloat>) -> [Entry] {
        let (start, end) = (ExactLength(range.lowerBound), ExactLength(range.upperBound))
        guard start < end, let first = tree.seek({ $0.length > max(start, .zero) }) else { return [] }
        var entries: [Entry] = []
        var place = (section: -1, start: 0)
        tree.visit(from: first.before.parts) { before, span in
            guard before.length < end else { return false }
            guard span.length > .zero else { return true }
            // The first run may begin far before the range.
            let skipped = max(0, (start - before.length).units / span.length.units)
            var exact = before.length + span.length * Int(skipped)
            for number in Int(skipped)..<span.count where exact < end {
                let part = part(of: span, before, number, &place)
                let extent = ListExtent(exactStart: exact, exactLength: span.length, isEstimate: span.isEstimate)
                entries.append(Entry(part: part, extent: extent))
                exact = exact + span.length
            }
            return true
        }
        return entries
    }

    private func part(of span: Span, _ before: ListSum, _ number: Int) -> ListPart {
        var place = (section: -1, start: 0)
        return part(of: span, before, number, &place)
    }

    /// - Parameter place: The section that was met last and the place of its first part, so that it is sought once.
    private func part(
        of span: Span, _ before: ListSum, _ number: Int, _ place: inout (section: Int, start: Int)
    ) -> ListPart {
        let section = before.sections - (span.kind == .opening ? 0 : 1)
        switch span.kind {
        case .opening: return .opening(section)
        case .header: return .header(section)
        case .footer: return .footer(section)
        case .closing: return .closing(section)
        case .row:
            if place.section != section { place = (section, start(of: section)) }
            return .row(section, before.parts + number - place.start - 2)
        }
    }
}
