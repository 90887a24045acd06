import CoreGraphics

/// The sizes of a section's items, along the axis that scrolls and across it.
///
/// Items that are alike cost nothing each. Those of which nothing is known take the average of the measured ones.
struct ItemSizes: Sendable {
    private var tree = SumTree<SizeRun>()
    /// What items of which nothing is known take as long as none is measured.
    var estimate: ItemSize

    init(estimate: ItemSize) { self.estimate = estimate }

    var count: Int { tree.total.parts }

    /// Puts items at the end; a count below 1 puts none.
    mutating func append(_ count: Int, _ kind: SizeRun.Kind) {
        if count > 0 { insert(count, kind, at: self.count) }
    }

    mutating func append(_ sizes: [ItemSize], _ kind: (ItemSize) -> SizeRun.Kind) {
        tree.append(SumTree(sizes.map { SizeRun(kind: kind($0), count: 1) }))
    }

    mutating func insert(_ count: Int, _ kind: SizeRun.Kind, at item: Int) {
        tree.replace(item..<item, with: [SizeRun(kind: kind, count: count)])
    }

    mutating func set(_ kind: SizeRun.Kind, of item: Int) {
        tree.replace(item..<item + 1, with: [SizeRun(kind: kind, count: 1)])
    }

    mutating func remove(_ item: Int) { tree.replace(item..<item + 1, with: []) }

    /// What is known of an item; nil for one that is not there.
    func kind(of item: Int) -> SizeRun.Kind? {
        item >= 0 ? tree.seek { $0.parts > item }?.element.kind : nil
    }

    /// What is known of all items.
    var kinds: [SizeRun.Kind] {
        get { tree.elements.flatMap { repeatElement($0.kind, count: $0.count) } }
        set { tree = SumTree(newValue.lazy.map { SizeRun(kind: $0, count: 1) }) }
    }

    var measuredCount: Int { tree.total.measured }

    /// The average of what was measured.
    var average: ItemSize {
        let total = tree.total
        guard total.measured > 0 else { return estimate }
        let (units, count) = ((total.along.units, total.across.units), Int64(total.measured))
        return ItemSize(
            along: ExactLength(units: (units.0 + count / 2) / count),
            across: ExactLength(units: (units.1 + count / 2) / count))
    }

    /// The items of which nothing is known, from the first to the last; nil if there are none.
    var openRange: Range<Int>? {
        guard tree.total.open > 0, let first = tree.seek({ $0.open > 0 }) else { return nil }
        let all = tree.total.open
        let last = tree.seek { $0.open >= all }
        return first.before.parts..<(last.map { $0.before.parts + $0.element.count } ?? count)
    }

    /// Runs of items of one size, from an item on, as long as the answer is true.
    func visit(from item: Int, _ body: (_ count: Int, _ size: ItemSize) -> Bool) {
        let average = average
        tree.visit(from: item) { before, run in
            body(run.count - max(0, item - before.parts), run.kind.size ?? average)
        }
    }
}

/// How large an item is.
struct ItemSize: Hashable, Sendable {
    var along: ExactLength
    var across: ExactLength

    init(along: ExactLength, across: ExactLength) {
        self.along = max(along, .zero)
        self.across = max(across, .zero)
    }

    /// Lengths below 0 are 0.
    init(_ size: CGSize, _ axis: ListAxis) {
        self.init(along: ExactLength(axis.along(size)), across: ExactLength(axis.across(size)))
    }
}

/// Items in a row of which the same is known.
struct SizeRun: SumElement, Hashable {
    enum Kind: Hashable, Sendable {
        /// Nothing is known.
        case open
        /// Fixed, or told by a delegate.
        case told(ItemSize)
        /// By its cell.
        case measured(ItemSize)

        var size: ItemSize? {
            switch self {
            case .open: nil
            case .told(let size), .measured(let size): size
            }
        }
    }

    var kind: Kind
    var count: Int

    var total: SizeSum {
        switch kind {
        case .open: SizeSum(parts: count, open: count)
        case .told: SizeSum(parts: count)
        case .measured(let size):
            SizeSum(parts: count, measured: count, along: size.along * count, across: size.across * count)
        }
    }

    func split(after parts: Int) -> (SizeRun, SizeRun) {
        (SizeRun(kind: kind, count: parts), SizeRun(kind: kind, count: count - parts))
    }

    func joined(with next: SizeRun) -> SizeRun? {
        kind == next.kind ? SizeRun(kind: kind, count: count + next.count) : nil
    }
}

struct SizeSum: PartialSum {
    var parts = 0
    /// How many are open.
    var open = 0
    /// How many were measured, and to what they add up.
    var measured = 0
    var along = ExactLength.zero
    var across = ExactLength.zero

    static let zero = Self()

    static func + (left: Self, right: Self) -> Self {
        Self(
            parts: left.parts + right.parts, open: left.open + right.open, measured: left.measured + right.measured,
            along: left.along + right.along, across: left.across + right.across)
    }
}
