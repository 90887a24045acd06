/// A run of parts of a list that are alike, in eight bytes.
struct Span: Hashable, Sendable {
    enum Kind: UInt64 {
        case row, opening, header, footer, closing
    }

    /// From the lowest bit: kind 3, estimate 1, count 18, length in units 42.
    private let bits: UInt64

    /// What one run can hold.
    static let countLimit = 1 << 18 - 1
    /// The longest a part can be: more than 1,400,000 points.
    static let lengthLimit = ExactLength(units: 1 << 42 - 1)

    /// - Parameter count: Up to `countLimit`.
    private init(_ kind: Kind, _ length: ExactLength, isEstimate: Bool, count: Int) {
        bits = kind.rawValue | (isEstimate ? 8 : 0) | UInt64(count) << 4 | UInt64(length.units) << 22
    }

    /// A length below 0 is 0, one beyond the limit is the limit.
    init(_ kind: Kind, _ length: ListLength) {
        let exact = min(max(ExactLength(length.points), .zero), Self.lengthLimit)
        self.init(kind, exact, isEstimate: length.isEstimate, count: 1)
    }

    /// As many runs as it takes; a count below 1 takes none.
    static func rows(_ count: Int, _ length: ListLength) -> [Span] {
        let one = Span(.row, length)
        return stride(from: 0, to: count, by: countLimit).map { one.times(min(countLimit, count - $0)) }
    }

    var kind: Kind { Kind(rawValue: bits & 7) ?? .row }
    var isEstimate: Bool { bits & 8 != 0 }
    var count: Int { Int(bits >> 4 & UInt64(Self.countLimit)) }
    /// How long one part is.
    var length: ExactLength { ExactLength(units: Int64(bits >> 22)) }

    /// Each part as a run of its own.
    var singles: some Sequence<Span> { repeatElement(times(1), count: count) }

    private func times(_ count: Int) -> Span { Span(kind, length, isEstimate: isEstimate, count: count) }
}

extension Span: SumElement {
    var total: ListSum {
        let count = count
        return ListSum(
            parts: count, sections: kind == .opening ? 1 : 0, length: length * count, estimates: isEstimate ? count : 0)
    }

    func split(after parts: Int) -> (Span, Span) { (times(parts), times(count - parts)) }

    func joined(with next: Span) -> Span? {
        let isAlike = kind == .row && next.kind == .row && isEstimate == next.isEstimate && length == next.length
        guard isAlike, count + next.count <= Self.countLimit else { return nil }
        return times(count + next.count)
    }
}

/// What parts of a list add up to.
struct ListSum: PartialSum {
    var parts: Int
    /// Openings of sections.
    var sections: Int
    var length: ExactLength
    /// How many of the parts are estimates.
    var estimates: Int

    static let zero = Self(parts: 0, sections: 0, length: .zero, estimates: 0)

    static func + (left: Self, right: Self) -> Self {
        Self(
            parts: left.parts + right.parts, sections: left.sections + right.sections,
            length: left.length + right.length, estimates: left.estimates + right.estimates)
    }
}
