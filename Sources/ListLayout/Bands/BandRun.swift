/// Bands in a row with as many items each and of one length along the axis that scrolls: lines of a flow layout, groups of a
/// compositional one. May be cut between bands only.
struct BandRun: SumElement, Hashable {
    var bands: Int
    /// In each band.
    var items: Int
    /// How long each band is.
    var length: ExactLength

    var total: BandSum { BandSum(parts: bands * items, bands: bands, length: length * bands) }

    func split(after parts: Int) -> (BandRun, BandRun) {
        var (first, second) = (self, self)
        first.bands = parts / items
        second.bands = bands - first.bands
        return (first, second)
    }

    func joined(with next: BandRun) -> BandRun? {
        guard items == next.items, length == next.length else { return nil }
        return BandRun(bands: bands + next.bands, items: items, length: length)
    }
}

struct BandSum: PartialSum {
    /// Items.
    var parts: Int
    var bands: Int
    var length: ExactLength

    static let zero = Self(parts: 0, bands: 0, length: .zero)

    static func + (left: Self, right: Self) -> Self {
        Self(parts: left.parts + right.parts, bands: left.bands + right.bands, length: left.length + right.length)
    }
}

/// One of several bands.
struct Band: Hashable, Sendable {
    /// The items in it.
    let items: Range<Int>
    /// The place among all bands.
    let number: Int
    let length: ExactLength
    /// Where it begins, from the start of the first.
    let start: ExactLength

    var end: ExactLength { start + length }
}
